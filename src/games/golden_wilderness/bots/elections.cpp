// How bots see an election for Governor (WI-5.3): by the votes that can be counted. Not a rule of the game.

#include <algorithm>

#include "games/golden_wilderness/bots/outlook.h"

namespace motherlode::golden_wilderness {
namespace {

// Votes the voter can still show without losing a card.
int votes_to_show(Game const& game, View const& view) {
    Table const& table = view.table;
    if (table.progress.current() != step<AddVotes> || table.progress.waiting.back().seat != view.seat)
        return 0;
    int votes = 0;
    view.hand.cards.for_each([&](int card) {
        Person const& person = game.edition().people[card];
        if (table.election.shown.contains(card)) return;
        for (int i = 0; i < person.ability_count; ++i)
            if (person.abilities[i].effect == Effect::votes && person.abilities[i].cost == Cost::show)
                votes += person.abilities[i].amount;
    });
    return votes;
}

// Who wins even if all who have not voted yet give their one vote to the next best; nobody where that is open.
Seat sure_winner(Game const& game, View const& view) {
    Election const& election = view.table.election;
    if (view.table.progress.current() == step<Fight>)
        return election.swords_against > election.swords_for ? nobody : seat_at(election.winner);
    std::array<int, max_players> votes{};
    int to_come = 0;
    for (int seat = 0; seat < game.players(); ++seat) {
        votes[seat] = election.votes[seat];
        if (election.ballots[seat] == not_voted) ++to_come;
    }
    votes[std::min<int>(election.choice, max_players - 1)] += votes_to_show(game, view);
    int best = 0;
    for (int seat = 1; seat < game.players(); ++seat)
        if (votes[seat] > votes[best]) best = seat;
    // WI-5.3d; the first Governor needs only the most (WI-5.1c).
    if (election.ballot == Ballot::governor && votes[best] < game.players()) return nobody;
    for (int seat = 0; seat < game.players(); ++seat)
        if (seat != best && votes[seat] + to_come >= votes[best]) return nobody;
    return seat_at(best);
}

}  // namespace

int worth_of_election(Game const& game, View const& view, int governor) {
    Election const& election = view.table.election;
    if (election.ballot != Ballot::governor && election.ballot != Ballot::first_governor) return 0;
    // A vote for oneself rather than for anybody else; but nobody calls an election for the sake of voting.
    bool const called_it = election.ballot == Ballot::governor && election.caller == view.seat;
    int const own_votes = called_it ? 0 : std::min<int>(election.votes[index(view.seat)], game.players());
    Seat const winner = sure_winner(game, view);
    Seat const holder = view.table.holder[index(Role::governor)];
    if (winner == nobody || winner == holder) return own_votes;
    if (called_it && winner == view.seat) return governor + idle_call;
    int const gain = winner == view.seat ? governor : -governor / (game.players() - 1);
    int const loss = holder == view.seat ? governor : 0;
    return own_votes + gain - loss;
}

}  // namespace motherlode::golden_wilderness

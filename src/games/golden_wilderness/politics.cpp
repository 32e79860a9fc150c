// Rulebook p.20, "Electing a governor", "Changing countries", and p.21, "Fighting over outcomes".

#include <algorithm>

#include "games/golden_wilderness/play.h"

namespace motherlode::golden_wilderness {
namespace {

bool about_country(Election const& election) { return election.ballot == Ballot::country; }

int candidates(Game const& game, Election const& election) {
    return about_country(election) ? static_cast<int>(game.edition().countries.size()) : game.players();
}

// WI-5.3b, WI-5.4a: votes for whoever was chosen; support only for the country the card names.
bool counts(Election const& election, Ability const& ability) {
    if (about_country(election)) return ability.effect == Effect::support && ability.what == election.choice;
    return ability.effect == Effect::votes;
}

// WI-5.3c: shown once an election; what is spent is spent.
bool can_use_for_votes(Position const& at, int card, Ability const& ability) {
    if (!counts(at.table.election, ability) || at.table.election.shown.contains(card)) return false;
    if (ability.cost == Cost::show) return true;
    if (ability.cost == Cost::pesos) return ability.pesos <= at.pesos();
    return !at.table.used.contains(card);
}

void no_election(Table& table) {
    table.election = {Ballot::none, nobody, {}, {}, 0, 0, 0, 0, 0, {}};
    table.election.ballots.fill(not_voted);
}

void elect(Play& play, Seat governor) {
    play.tell("WI-5.3d", say::governor_elected, index(governor));
    give_role(play, Role::governor, governor);
}

// WI-5.4c: everything the old country's officers held is open again.
void change_country(Play& play, int country) {
    Table& table = play.table();
    table.country = static_cast<std::uint8_t>(country);
    table.holder.fill(nobody);
    play.tell("WI-5.4b", say::country_changed, country);
    // WI-5.5b.
    bool mission = false;
    for (int const tile : Bits{table.on_board})
        mission = mission || table.sites[tile].marker == Marker::mission;
    if (table.neophytes_out != 0 && mission && play.edition().countries[country].neophytes) {
        table.neophytes_out = 0;
        add_event_card(play, EventKind::neophytes, "WI-5.5b");
    }
    call_election(play, Ballot::first_governor);
}

void install(Play& play) {
    Election const done = play.table().election;
    no_election(play.table());
    if (about_country(done))
        change_country(play, done.winner);
    else
        elect(play, seat_at(done.winner));
}

// WI-5.1c, RULING wi-29: the most votes, ties at random.
void first_governor(Play& play, int most) {
    Election const& election = play.table().election;
    FixedList<std::uint8_t, max_players> best{};
    for (int seat = 0; seat < play.game.players(); ++seat)
        if (election.votes[seat] == most) best.push_back(static_cast<std::uint8_t>(seat));
    int const winner = best.size() == 1 ? best[0] : best[play.random_below(best.size())];
    if (best.size() > 1) play.reveal("WI-5.1c", say::tie_broken, winner);
    no_election(play.table());
    elect(play, seat_at(winner));
    begin_auction(play);
}

void count_votes(Play& play) {
    Election& election = play.table().election;
    int const count = candidates(play.game, election);
    int best = 0;
    for (int i = 1; i < count; ++i)
        if (election.votes[i] > election.votes[best]) best = i;
    int const most = election.votes[best];
    if (election.ballot == Ballot::first_governor) return first_governor(play, most);

    // WI-5.3d, WI-5.4b: more than any other, and at least as many as players.
    bool const tied = std::count(election.votes.begin(), election.votes.begin() + count, most) > 1;
    int const incumbent = about_country(election) ? int{play.table().country}
                                                  : index(play.table().holder[index(Role::governor)]);
    if (tied || most < play.game.players() || best == incumbent) {
        play.tell("WI-5.3d", say::nothing_changes);
        no_election(play.table());
        return;
    }
    election.winner = static_cast<std::uint8_t>(best);
    if (about_country(election))
        play.tell("WI-5.4b", say::country_wins, best, most);
    else
        play.tell("WI-5.3d", say::governor_wins, best, most);
    play.settle_first(Step::fight, election.caller);
}

void next_voter(Play& play, Seat seat) {
    Seat const next = next_seat(seat, play.game.players());
    if (next == play.table().election.caller)
        count_votes(play);
    else
        play.settle_first(Step::vote, next);
}

void add_votes(Play& play, Seat seat, int votes) {
    Election& election = play.table().election;
    election.votes[election.choice] =
        static_cast<std::uint8_t>(std::min(election.votes[election.choice] + votes, 250));
    if (about_country(election))
        play.tell("WI-5.4a", say::support_given, index(seat), votes, election.choice);
    else
        play.tell("WI-5.3b", say::votes_given, index(seat), votes, election.choice);
}

}  // namespace

void give_role(Play& play, Role role, Seat to) {
    play.table().holder[index(role)] = to;
    play.tell("WI-5.2a", say::role_taken, index(to), index(role));
    if (role == Role::governor) look_at_pool(play, to);
}

void call_election(Play& play, Ballot ballot) {
    Table& table = play.table();
    no_election(table);
    table.election.ballot = ballot;
    table.election.caller = play.active();
    if (ballot == Ballot::governor) play.tell("WI-5.3a", say::election_called, index(play.active()));
    if (ballot == Ballot::country) play.tell("WI-5.3a", say::revolution_called, index(play.active()));
    if (ballot == Ballot::first_governor) play.tell("WI-5.4c", say::governor_needed);
    play.settle_first(Step::vote, play.active());
}

void vote_choices(Position const& at, ActionList& list) {
    if (about_country(at.table.election)) {
        for (std::size_t i = 0; i < at.edition().countries.size(); ++i)
            if (at.edition().countries[i].can_govern)
                list.push_back(number_action(ActionKind::support, static_cast<int>(i)));
    } else {
        for (int seat = 0; seat < at.game.players(); ++seat)
            list.push_back(number_action(ActionKind::vote, seat));
    }
    list.push_back(plain_action(ActionKind::abstain));
}

void vote(Play& play, Action action, TurnFrame const& frame) {
    if (kind_of(action) == ActionKind::abstain) {
        play.table().election.ballots[index(frame.seat)] = has_abstained;
        play.tell("WI-5.3b", say::abstained, index(frame.seat));
        next_voter(play, frame.seat);
        return;
    }
    play.table().election.choice = action.arg(0);
    play.table().election.ballots[index(frame.seat)] = action.arg(0);
    add_votes(play, frame.seat, 1);
    play.settle_first(Step::more_votes, frame.seat);
}

void more_votes_choices(Position const& at, ActionList& list) {
    at.hand.cards.for_each([&](int card) {
        Person const& person = at.edition().people[card];
        for (int i = 0; i < person.ability_count; ++i)
            if (can_use_for_votes(at, card, person.abilities[i]))
                list.push_back(pair_action(ActionKind::card, card, i));
    });
    // WI-5.2f; not where a first Governor is elected (WI-5.1c).
    bool const magnate = at.table.holder[index(Role::newspaper_magnate)] == at.seat;
    if (magnate && at.table.election.ballot != Ballot::first_governor &&
        at.pesos() >= at.edition().bought_vote)
        list.push_back(plain_action(ActionKind::bribe));
    list.push_back(plain_action(ActionKind::done));
}

void more_votes(Play& play, Action action, TurnFrame const& frame) {
    if (kind_of(action) == ActionKind::done) {
        play.table().election.choice = 0;
        next_voter(play, frame.seat);
        return;
    }
    if (kind_of(action) == ActionKind::bribe) {
        play.pay(frame.seat, play.edition().bought_vote);
        add_votes(play, frame.seat, 1);
    } else {
        CardId const card = action.arg(0);
        Ability const& ability = play.edition().people[card].abilities[action.arg(1)];
        if (ability.cost == Cost::show) {
            show_person(play, frame.seat, card);
            play.table().election.shown.insert(card);
        } else {
            pay_for_ability(play, frame.seat, card, ability);
        }
        add_votes(play, frame.seat, ability.amount);
    }
    play.settle_first(Step::more_votes, frame.seat);
}

void fight_choices(Position const& at, ActionList& list) {
    sword_choices(at, ActionKind::fight_for, list);
    sword_choices(at, ActionKind::fight_against, list);
    list.push_back(plain_action(ActionKind::pass));
}

// WI-5.6, RULING wi-34.
void fight(Play& play, Action action, TurnFrame const& frame) {
    Election& election = play.table().election;
    if (kind_of(action) == ActionKind::pass) {
        ++election.passes;
    } else {
        bool const upholds = kind_of(action) == ActionKind::fight_for;
        int const swords = play_swords(play, frame.seat, action.arg(0), action.arg(1));
        std::uint8_t& side = upholds ? election.swords_for : election.swords_against;
        side = static_cast<std::uint8_t>(side + swords);
        election.passes = 0;
        play.tell("WI-5.6a", say::swords_in_fight, index(frame.seat), swords, election.swords_for,
                  election.swords_against);
    }
    if (election.passes < play.game.players()) {
        play.settle_first(Step::fight, next_seat(frame.seat, play.game.players()));
        return;
    }
    if (election.swords_against > election.swords_for) {
        play.tell("WI-5.6b", say::result_defeated);
        no_election(play.table());
        return;
    }
    install(play);
}

}  // namespace motherlode::golden_wilderness

#pragma once

#include <algorithm>

#include "games/golden_wilderness/rules/attacking.h"
#include "games/golden_wilderness/rules/missions.h"
#include "games/golden_wilderness/rules/roles.h"

// Rulebook p.20, "Electing a Governor" and "Changing Countries", and p.21, "Fighting over Outcomes".
namespace motherlode::golden_wilderness {

inline bool about_country(Table const& table) { return table.election.ballot == Ballot::country; }

inline void no_election(Table& table) {
    table.election = {Ballot::none, nobody, {}, {}, 0, 0, 0, 0, 0, {}};
    table.election.ballots.fill(not_voted);
}

// WI-5.3b: the caller votes first.
inline void begin_election(Play& play, Ballot ballot) {
    Table& table = play.table();
    no_election(table);
    table.election.ballot = ballot;
    table.election.caller = table.active_player;
    if (ballot == Ballot::governor) play.log("WI-5.3a", say.election_called, table.active_player);
    if (ballot == Ballot::country) play.log("WI-5.3a", say.revolution_called, table.active_player);
    if (ballot == Ballot::first_governor) play.log("WI-5.4c", say.governor_needed);
    play.ask<Vote>(table.active_player);
}

// WI-5.3a: the active player can call one election or one revolution in a turn.
template <ActionKind of, Ballot ballot>
struct CallBallot : TurnMove<of, Level::advanced> {
    static void list(Position const& at, ActionList& list) {
        if (at.table.called == 0) list.push_back(make_action(of));
    }
    static Refusal why_not(Position const&, Action) { return refuse("WI-5.3a", say.called_already); }
    static void perform(Play& play, Action) {
        play.table().called = 1;
        begin_election(play, ballot);
    }
};
using CallElection = CallBallot<ActionKind::election, Ballot::governor>;
using CallRevolution = CallBallot<ActionKind::revolution, Ballot::country>;

// ---- The outcome ----

inline void elect(Play& play, int governor) {
    play.log("WI-5.3d", say.governor_elected, governor);
    give_role(play, Role::governor, seat_at(governor));
}

// WI-5.4c: all roles are turned in.
inline void change_country(Play& play, int country) {
    Table& table = play.table();
    table.country = byte(country);
    table.holder.fill(nobody);
    play.log("WI-5.4b", say.country_changed, country);
    bool mission = false;
    for (int const tile : Bits{table.on_board})
        mission = mission || table.sites[tile].marker == Marker::mission;
    if (mission) bring_back_neophytes(play);
    begin_election(play, Ballot::first_governor);
}

// WI-5.1c, RULING wi-29: the most votes win. Ties are broken at random.
inline void elect_first_governor(Play& play, int most) {
    Election const& election = play.table().election;
    FixedList<std::uint8_t, max_players> best{};
    for (int seat = 0; seat < play.game.players(); ++seat)
        if (election.votes[seat] == most) best.push_back(byte(seat));
    int const winner = best.size() == 1 ? best[0] : best[random_below(play, best.size())];
    if (best.size() > 1) play.reveal("WI-5.1c", say.tie_broken, winner);
    no_election(play.table());
    elect(play, winner);
    begin_auction(play);
}

// WI-5.3d, WI-5.4b: the winner needs at least as many votes as there are players.
inline int votes_needed(Game const& game) { return game.players(); }

inline void count_votes(Play& play) {
    Table& table = play.table();
    Election& election = table.election;
    int const candidates =
        about_country(table) ? static_cast<int>(play.edition().countries.size()) : play.game.players();
    auto const first = election.votes.begin();
    auto const best = std::max_element(first, first + candidates);
    if (election.ballot == Ballot::first_governor) return elect_first_governor(play, *best);

    int const winner = static_cast<int>(best - first);
    int const incumbent = about_country(table) ? int{table.country} : index(holder(table, Role::governor));
    bool const tied = std::count(first, first + candidates, *best) > 1;
    if (tied || *best < votes_needed(play.game) || winner == incumbent) {
        play.log("WI-5.3d", say.nothing_changes);
        return no_election(table);
    }
    election.winner = byte(winner);
    if (about_country(table))
        play.log("WI-5.4b", say.country_wins, winner, *best);
    else
        play.log("WI-5.3d", say.governor_wins, winner, *best);
    play.ask<Fight>(election.caller);
}

// ---- Voting ----

inline void next_voter(Play& play) {
    Seat const next = next_seat(play, play.actor);
    if (next == play.table().election.caller)
        count_votes(play);
    else
        play.ask<Vote>(next);
}

inline void add_votes(Play& play, int votes) {
    Election& election = play.table().election;
    std::uint8_t& total = election.votes[election.choice];
    total = byte(std::min(total + votes, most_votes));
    if (about_country(play.table()))
        play.log("WI-5.4a", say.support_given, play.actor, votes, election.choice);
    else
        play.log("WI-5.3b", say.votes_given, play.actor, votes, election.choice);
    play.ask<AddVotes>(play.actor);
}

// WI-5.3b, RULING wi-31: each player has one vote.
inline void cast_vote(Play& play, Action action) {
    Election& election = play.table().election;
    election.choice = action.arg(0);
    election.ballots[index(play.actor)] = action.arg(0);
    add_votes(play, 1);
}

struct VoteFor : Move<ActionKind::vote, Level::advanced> {
    static void list(Position const& at, ActionList& list) {
        for (int seat = 0; !about_country(at.table) && seat < at.game.players(); ++seat)
            list.push_back(make_action(kind, seat));
    }
    static Refusal why_not(Position const&, Action) { return refuse("WI-5.4a", say.about_country); }
    static void perform(Play& play, Action action) { cast_vote(play, action); }
};

// WI-5.4a: players support a country that can come to power (WI-5.1a).
struct SupportCountry : Move<ActionKind::support, Level::advanced> {
    static void list(Position const& at, ActionList& list) {
        auto const& countries = at.edition().countries;
        for (std::size_t i = 0; about_country(at.table) && i < countries.size(); ++i)
            if (countries[i].can_govern) list.push_back(make_action(kind, i));
    }
    static Refusal why_not(Position const& at, Action action) {
        if (!about_country(at.table)) return refuse("WI-5.3b", say.about_governor);
        return refuse("WI-5.1a", say.cannot_govern, action.arg(0));
    }
    static void perform(Play& play, Action action) { cast_vote(play, action); }
};

struct Abstain : Move<ActionKind::abstain, Level::advanced> {
    static void list(Position const&, ActionList& list) { list.push_back(make_action(kind)); }
    static void perform(Play& play, Action) {
        play.table().election.ballots[index(play.actor)] = has_abstained;
        play.log("WI-5.3b", say.abstained, play.actor);
        next_voter(play);
    }
};

struct Vote {
    static constexpr StepInfo info{.name = "vote", .rule = {"WI-5.3b"}, .heading = "Electing a Governor"};
    using Moves = MoveList<VoteFor, SupportCountry, Abstain>;

    static Message prompt(Open const& at) {
        return Message{about_country(at.table) ? say.prompt_support : say.prompt_vote, at.seat};
    }
};

// WI-5.3b, WI-5.3c: a card can be shown once in an election. Discarded and trashed cards are used up.
struct VoteByCard : Move<ActionKind::card, Level::advanced> {
    // WI-5.4a, RULING wi-36: a card supports only the country it names.
    static bool counts(Election const& election, Ability const& ability) {
        if (election.ballot != Ballot::country) return ability.effect == Effect::votes;
        return ability.effect == Effect::support && ability.what == election.choice;
    }
    static bool can(Position const& at, int card, Ability const& ability) {
        Election const& election = at.table.election;
        if (!counts(election, ability) || election.shown.contains(card)) return false;
        return ability.cost == Cost::show ||
               (ability.cost == Cost::pesos ? can_pay(at, ability) : !at.table.used.contains(card));
    }
    static void list(Position const& at, ActionList& list) {
        at.hand.cards.for_each([&](int card) {
            Person const& person = at.edition().people[card];
            for (int i = 0; i < person.ability_count; ++i)
                if (can(at, card, person.abilities[i])) list.push_back(make_action(kind, card, i));
        });
    }
    static Refusal why_not(Position const& at, Action action) {
        int const card = action.arg(0);
        bool const shown = at.hand.cards.contains(card) && at.table.election.shown.contains(card);
        if (shown) return refuse("WI-5.3c", say.already_used, card);
        if (Reason reason = refuse_card(at, card)) return *reason;
        Ability const& ability = at.edition().people[card].abilities[action.arg(1)];
        if (!can_pay(at, ability)) return refuse("WI-4.4b", say.too_few_pesos, ability.pesos);
        return refuse("WI-5.4a", say.not_here, card);
    }
    static Message describe(Open const&, Action action) {
        return Message{say.action_card, action.arg(0), ability_number(action.arg(0), action.arg(1))};
    }
    static void perform(Play& play, Action action) {
        CardId const card = action.arg(0);
        Ability const& ability = play.edition().people[card].abilities[action.arg(1)];
        if (ability.cost == Cost::show) {
            show_person(play, play.actor, card);
            play.table().election.shown.insert(card);
        } else {
            pay_for_ability(play, play.actor, card, action.arg(1));
        }
        add_votes(play, ability.amount);
    }
};

// WI-5.2f: the Newspaper Magnate can buy votes, but not in the election of a first Governor (WI-5.1c).
struct BuyVote : Move<ActionKind::bribe, Level::advanced> {
    static bool is_magnate(Position const& at) {
        return holder(at.table, Role::newspaper_magnate) == at.seat &&
               at.table.election.ballot != Ballot::first_governor;
    }
    static void list(Position const& at, ActionList& list) {
        if (is_magnate(at) && pesos_of(at) >= at.edition().bought_vote) list.push_back(make_action(kind));
    }
    static Refusal why_not(Position const& at, Action) {
        if (!is_magnate(at)) return refuse("WI-5.2f", say.not_magnate);
        return refuse("WI-5.2f", say.too_few_pesos, at.edition().bought_vote);
    }
    static void perform(Play& play, Action) {
        pay(play, play.actor, play.edition().bought_vote);
        add_votes(play, 1);
    }
};

struct DoneVoting : Move<ActionKind::done, Level::advanced> {
    static void list(Position const&, ActionList& list) { list.push_back(make_action(kind)); }
    static void perform(Play& play, Action) {
        play.table().election.choice = 0;
        next_voter(play);
    }
};

struct AddVotes {
    static constexpr StepInfo info{.name = "more_votes",
                                   .rule = {"WI-5.3b"},
                                   .heading = "Electing a Governor",
                                   .prompt = &say.prompt_more_votes};
    using Moves = MoveList<VoteByCard, BuyVote, DoneVoting>;
};

// ---- Fighting over outcomes ----

// WI-5.6b: more swords against the result keep the old Governor or country in power.
inline bool old_prevails(Election const& election) { return election.swords_against > election.swords_for; }

// WI-5.6a, RULING wi-34: players take turns until all have passed in a row.
inline void next_fighter(Play& play) {
    Election const election = play.table().election;
    if (election.passes < play.game.players()) return play.ask<Fight>(next_seat(play, play.actor));
    no_election(play.table());
    if (old_prevails(election))
        play.log("WI-5.6b", say.result_defeated);
    else if (election.ballot == Ballot::country)
        change_country(play, election.winner);
    else
        elect(play, election.winner);
}

template <ActionKind of>
struct FightOver : PlaySwords<of, Level::advanced> {
    static void perform(Play& play, Action action) {
        Election& election = play.table().election;
        int const swords = PlaySwords<of, Level::advanced>::play_card(play, action);
        add_icons(of == ActionKind::fight_for ? election.swords_for : election.swords_against, swords);
        election.passes = 0;
        play.log("WI-5.6a", say.swords_in_fight, play.actor, swords, election.swords_for,
                 election.swords_against);
        next_fighter(play);
    }
};
using FightFor = FightOver<ActionKind::fight_for>;
using FightAgainst = FightOver<ActionKind::fight_against>;

struct PassFight : Move<ActionKind::pass, Level::advanced> {
    static void list(Position const&, ActionList& list) { list.push_back(make_action(kind)); }
    static void perform(Play& play, Action) {
        ++play.table().election.passes;
        next_fighter(play);
    }
};

struct Fight {
    static constexpr StepInfo info{.name = "fight", .rule = {"WI-5.6a"}, .heading = "Fighting over Outcomes"};
    using Moves = MoveList<FightFor, FightAgainst, PassFight>;

    static Message prompt(Open const& at) {
        Election const& election = at.table.election;
        return Message{say.prompt_fight, at.seat, election.swords_for, election.swords_against};
    }
};

}  // namespace motherlode::golden_wilderness

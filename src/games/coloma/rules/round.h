#pragma once

#include "games/coloma/rules/player_turn.h"
#include "games/coloma/rules/shade.h"

// Rulebook p.8 to p.10, "A Round" (CO-4.1c); p.11, Buster in a two-player game; p.22, "Mule Duel".
namespace motherlode::coloma {

// CO-5.1a: the Bust returns to the Signpost arm, then both tiles turn one Site (CO-5.1b).
struct AdjustAndRotate {
    static constexpr StepInfo info{.name = "adjust_and_rotate",
                                   .rule = {"CO-5.1a"},
                                   .heading = "1. Adjust and rotate the Barker and Bust tiles"};

    static void run(Play& play) {
        Table& table = play.table();
        table.barker = byte((table.barker + 1) % sites);
        table.bust = byte(signpost_site(play.edition(), table));
        play.log("CO-5.1a", say.round_begins, play.edition().first_year + table.year, table.round,
                 table.barker, table.bust);
    }
};

// CO-5.2a: every player gains the Event's benefit, the Sheriff first. CO-17.2a: not in a Mule Duel.
struct TriggerEvent {
    static constexpr StepInfo info{
        .name = "trigger_event", .rule = {"CO-5.2a"}, .heading = "2. Trigger the current Event"};

    static void run(Play& play) {
        Table& table = play.table();
        if (play.game.duel()) return;
        play.log("CO-5.2a", say.event_triggered, table.barker, play.edition().events[table.barker]);
        play.ask<EventBenefit>(table.sheriff, table.barker, play.game.places());
    }
};

// One player's benefit, then the next player's. Arguments: the Site and the number of remaining players.
struct EventBenefit {
    static constexpr StepInfo info{
        .name = "event_benefit", .rule = {"CO-5.2a"}, .heading = "2. Trigger the current Event"};

    static void run(Play& play) {
        Seat const seat = play.frame.seat;
        auto const [site, players] = play.frame.args;
        if (players > 1) play.ask<EventBenefit>(play.game.next_place(seat), site, players - 1);
        if (play.game.is_shade(seat)) return Shade::trigger_event(play, site);
        Player& player = play.table().at(seat);
        // CO-17.2c: the Mule eats the Carrot.
        if (play.game.duel()) {
            player.carrots = byte(player.carrots & ~(1 << site));
            play.log("CO-17.2c", say.carrot_eaten, seat, site);
        }
        // CO-5.2b: a Tent doubles the benefit.
        int const times = has_bit(player.event_tents, site) ? 2 : 1;
        offer_effect(play, seat, play.edition().events[site], times);
    }
};

// CO-6.1a, CO-19.2a: Buster will not visit these two Sites.
struct RevealBusterCards {
    static constexpr StepInfo info{
        .name = "reveal_buster_cards", .rule = {"CO-6.1a"}, .heading = "Additional two-player rules"};

    static void run(Play& play) {
        if (!play.game.with_buster()) return;
        auto& cards = play.table().buster_cards;
        cards[0] = byte(random_below(play, sites));
        cards[1] = byte(random_below(play, sites - 1));
        if (cards[1] >= cards[0]) ++cards[1];
        play.reveal("CO-6.1a", say.buster_stays_away, cards[0], cards[1]);
    }
    // CO-6.1b: a random Site that is on neither card.
    static int draw_third_site(Play& play) {
        auto const& cards = play.table().buster_cards;
        int skip = random_below(play, sites - 2);
        for (int site = 0;; ++site)
            if (site != cards[0] && site != cards[1] && skip-- == 0) return site;
    }
};

// CO-5.4a: a dial selects the Pioneer's Site. CO-17.2b: in a Mule Duel a second dial selects the Mule's Site.
struct SetDial {
    static constexpr ActionKind kind = ActionKind::select;

    static void list(Position const& at, ActionList& list) {
        for (int site = 0; site < sites; ++site) {
            if (!at.game.duel()) list.push_back(make_action(kind, site, no_site));
            for (int mule = 0; mule < (at.game.duel() ? sites : 0); ++mule)
                list.push_back(make_action(kind, site, mule));
        }
    }
    static Reason refusal(Position const& at, Action action) {
        if (at.game.duel() == (action.arg(1) != no_site)) return {};
        return refuse("CO-17.2b", at.game.duel() ? say.mule_needed : say.no_mule);
    }
    static Message describe(Open const&, Action action) {
        if (action.arg(1) == no_site) return Message{say.action_select, action.arg(0)};
        return Message{say.action_select_mule, action.arg(0), action.arg(1)};
    }
    // CO-5.4b: the other players see that the dial is set, but not its Site.
    static void perform(Play& play, Action action);
};

// CO-5.4c, RULING co-6: only with the option `dials` at `take_back`, until the last dial is set, at most three times a
// round.
struct TakeDialBack {
    static constexpr ActionKind kind = ActionKind::take_back;
    static constexpr bool optional = true;

    static void list(Position const& at, ActionList& list) {
        if (at.table.committed.contains(at.seat)) list.push_back(make_action(kind));
    }
    static Reason refusal(Position const& at, Action) {
        if (at.table.committed.contains(at.seat)) return {};
        return refuse("CO-5.4c", say.nothing_to_take_back);
    }
    static void perform(Play& play, Action);
};

struct SelectSites {
    static constexpr StepInfo info{
        .name = "select_sites", .rule = {"CO-5.4a"}, .heading = "3. Simultaneously select Sites"};
    using Moves = MoveList<SetDial, TakeDialBack>;

    static SeatSet must(Open const& at) {
        SeatSet seats = SeatSet::first(at.game.players());
        for (Seat const seat : at.table.committed) seats = seats.without(seat);
        return seats;
    }
    static SeatSet may(Open const& at) {
        SeatSet seats;
        if (at.game.dials_committed()) return seats;
        for (Seat const seat : at.table.committed)
            if (at.table.at(seat).take_backs < most_take_backs) seats = seats.with(seat);
        return seats;
    }
    static Message prompt(Open const& at) {
        return Message{at.table.committed.contains(at.seat) ? say.prompt_waiting : say.prompt_select,
                       at.seat};
    }
    // Answers seats that have already set their dial.
    static Reason refuse_first(Open const& at, Action action) {
        if (!at.table.committed.contains(at.seat)) return {};
        if (at.game.dials_committed()) return refuse("CO-5.4c", say.dials_committed);
        bool const no_more = me(at).take_backs == most_take_backs;
        if (action.kind() == static_cast<int>(ActionKind::select)) return refuse("CO-5.4c", say.already_set);
        if (action.kind() == static_cast<int>(ActionKind::take_back))
            return no_more ? Reason{refuse("CO-5.4c", say.no_more_take_backs, most_take_backs)} : Reason{};
        return no_more ? Reason{} : Reason{refuse_now(at, info.rule)};
    }
    static void set(Play& play, std::uint8_t site, std::uint8_t mule) {
        play.hand(play.actor).dial = site;
        play.hand(play.actor).mule_dial = mule;
        if (play.table().committed != SeatSet::first(play.game.players())) play.go_to<SelectSites>();
    }
};

inline void SetDial::perform(Play& play, Action action) {
    SeatSet& committed = play.table().committed;
    committed = committed.with(play.actor);
    play.log("CO-5.4b", say.dial_set, play.actor);
    SelectSites::set(play, action.arg(0), action.arg(1));
}

inline void TakeDialBack::perform(Play& play, Action) {
    SeatSet& committed = play.table().committed;
    committed = committed.without(play.actor);
    ++play.table().at(play.actor).take_backs;
    play.log("CO-5.4c", say.dial_taken_back, play.actor);
    SelectSites::set(play, no_site, no_site);
}

// CO-5.5a: all dials are revealed.
struct PlacePioneers {
    static constexpr StepInfo info{
        .name = "place_pioneers", .rule = {"CO-5.5a"}, .heading = "4. Place Pioneers on selected Sites"};

    static void run(Play& play) {
        Table& table = play.table();
        for (Seat const seat : SeatSet::first(play.game.players())) {
            Hand& hand = play.hand(seat);
            Player& player = table.at(seat);
            player.site = hand.dial;
            player.take_backs = 0;
            play.reveal_from(seat, "CO-5.5a", say.pioneer_placed, seat, player.site);
            if (play.game.duel()) {
                player.mule = hand.mule_dial;
                play.reveal_from(seat, "CO-17.2b", say.mule_placed, seat, player.mule);
            }
            hand.dial = no_site;
            hand.mule_dial = no_site;
        }
        table.committed = SeatSet::none();

        // CO-19.2a: a coin toss chooses one of the two cards.
        if (play.game.solo()) {
            table.at(shade).site = table.buster_cards[random_below(play, 2)];
            play.reveal("CO-19.2a", say.shade_placed, table.at(shade).site);
        }
        if (play.game.with_buster()) {
            table.buster = byte(RevealBusterCards::draw_third_site(play));
            play.reveal("CO-6.1b", say.buster_placed, table.buster);
        }
        if (play.game.duel()) eat_carrots(play);
    }
    // CO-17.2c, CO-17.2d, RULING co-18: in Sheriff order, before the Bust. Waiting steps form a stack, so the
    // Sheriff's step is pushed last.
    static void eat_carrots(Play& play) {
        Table const& table = play.table();
        for (Seat const seat : {play.game.next_place(table.sheriff), table.sheriff}) {
            int const mule = table.at(seat).mule;
            if (has_bit(table.at(seat).carrots, mule)) play.ask<EventBenefit>(seat, mule, 1);
        }
    }
};

// CO-5.6a: the Site with the most Pioneers busts. CO-6.1c, CO-17.2e, CO-19.2b: Buster, Mules and Shade count.
struct DetermineBust {
    static constexpr StepInfo info{
        .name = "determine_bust", .rule = {"CO-5.6a"}, .heading = "5. Determine the Bust"};

    static void run(Play& play) {
        Table& table = play.table();
        PioneersBySite pioneers{};
        for (int place = 0; place < play.game.places(); ++place) {
            Player const& player = table.players[place];
            ++pioneers[player.site];
            if (player.mule != no_site) ++pioneers[player.mule];
        }
        if (table.buster != no_site) ++pioneers[table.buster];

        std::uint8_t const crowded = most_crowded(pioneers);
        if (crowded == no_site) {
            // CO-5.6b: after a tie, the Bust stays over the Signpost.
            play.log("CO-5.6b", say.bust_stays, table.bust);
        } else {
            table.bust = crowded;
            play.log("CO-5.6a", say.bust, table.bust);
        }
        table.turn.position = 0;
    }
};

// CO-5.7a: in order of Sites, and on each Site in turn order from the Sheriff. CO-5.7d: one turn at a time.
struct ResolveTurns {
    static constexpr StepInfo info{
        .name = "resolve_turns", .rule = {"CO-5.7a"}, .heading = "6. Resolve player turns"};

    static void run(Play& play) {
        Table& table = play.table();
        int const places = play.game.places();
        while (table.turn.position < sites * places) {
            int const site = table.turn.position / places;
            Seat const seat = seat_at((index(table.sheriff) + table.turn.position % places) % places);
            ++table.turn.position;
            if (table.at(seat).site != site) continue;
            if (play.game.is_shade(seat)) {
                Shade::take_turn(play, site);
                continue;
            }
            begin_turn(play.game, table, seat, site);
            play.log("CO-5.7a", say.turn_begins, seat, site);
            return play.go_to<TakeTurn>();
        }
        play.go_to<ReturnPioneers>();
    }
};

// CO-5.8a. CO-6.1d: Buster's cards are shuffled again.
struct ReturnPioneers {
    static constexpr StepInfo info{
        .name = "return_pioneers", .rule = {"CO-5.8a"}, .heading = "7. Return Pioneers"};

    static void run(Play& play) {
        Table& table = play.table();
        for (int place = 0; place < play.game.places(); ++place) {
            table.players[place].site = no_site;
            table.players[place].mule = no_site;
        }
        table.buster = no_site;
        table.buster_cards = {no_site, no_site};
        table.turn = {};
        table.turn.player = nobody;
        play.log("CO-5.8a", say.pioneers_returned);
        // CO-4.1b: the Shootout follows the fifth round.
        if (table.round == sites) return;
        ++table.round;
        play.go_to<AdjustAndRotate>();
    }
};

}  // namespace motherlode::coloma

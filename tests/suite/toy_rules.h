#pragma once

#include "kernel/turn.h"
#include "suite/toy_game.h"

// The steps and moves of Nuggets; toy_words.cpp has the rules in words.
namespace motherlode::nuggets {

using Open = OpenPosition<Game>;
using Position = PositionOf<Game>;
using Play = PlayOf<Game>;

// NU-2a: all seats stake a nugget, in any order.
struct StakeNugget {
    static constexpr ActionKind kind = ActionKind::stake;

    static void list(Position const& at, ActionList& list) {
        for (int slot = 0; slot < at.hand.nuggets.size(); ++slot) list.push_back(stake_action(slot));
    }
    static Refusal why_not(Position const& at, Action) {
        return refuse("NU-2a", say.no_such_nugget, at.hand.nuggets.size());
    }
    static void perform(Play& play, Action action) {
        Table& table = play.table();
        Hand& hand = play.hand(play.actor);
        int const slot = action.arg(0);
        hand.staked = hand.nuggets[slot];
        hand.nuggets.erase(slot);
        --table.in_hand[index(play.actor)];
        table.staked = table.staked.with(play.actor);
        if (play.game.has(Flaw::event_tells_secret_choice))
            play.log("NU-2a", say.staked_slot, play.actor, slot + 1);
        else
            play.log("NU-2a", say.staked, play.actor);
        // The step is over with the last stake, whoever makes it.
        if (table.staked != SeatSet::first(play.game.players())) play.go_to<Stake>();
    }
};

// NU-2b: a seat that has staked may look at the buried nugget, once a game.
struct Peek {
    static constexpr ActionKind kind = ActionKind::peek;
    static constexpr bool optional = true;
    static constexpr bool beside_the_turn = true;

    static bool possible(Open const& at) {
        return at.table.staked.contains(at.seat) && !at.table.peeked.contains(at.seat);
    }
    static void list(Position const& at, ActionList& list) {
        if (possible(at)) list.push_back(peek_action);
    }
    static Refusal why_not(Position const&, Action) { return refuse("NU-2b", say.not_now); }
    static void perform(Play& play, Action) {
        play.table().peeked = play.table().peeked.with(play.actor);
        play.hand(play.actor).buried = play.state.secret.buried;
        play.log("NU-2b", say.peeked, play.actor);
        if (!play.game.has(Flaw::learns_without_event))
            play.reveal_to(play.actor, "NU-2b", say.saw_buried, play.state.secret.buried);
    }
};

struct Stake {
    static constexpr StepInfo info{.name = "stake",
                                   .rule = {"NU-2a"},
                                   .heading = "Stake",
                                   .prompt = &say.prompt_stake,
                                   .do_this_first = &say.not_now};
    using Moves = MoveList<StakeNugget, Peek>;

    static SeatSet must(Open const& at) {
        SeatSet seats;
        for (Seat const seat : SeatSet::first(at.game.players()))
            if (!at.table.staked.contains(seat)) seats = seats.with(seat);
        return seats;
    }
    static SeatSet may(Open const& at) {
        SeatSet seats;
        for (Seat const seat : SeatSet::first(at.game.players()))
            if (Peek::possible({at.game, at.table, seat})) seats = seats.with(seat);
        return seats;
    }
};

// NU-3a, NU-3b: all stakes are turned up, and the largest wins them all.
struct Reveal {
    static constexpr StepInfo info{
        .name = "reveal", .rule = {"NU-3a"}, .heading = "Reveal", .prompt = &say.prompt_over};

    static void run(Play& play) {
        Table& table = play.table();
        int winner = 0;
        int points = 0;
        Nugget best = no_nugget;
        for (Seat const seat : SeatSet::first(play.game.players())) {
            Nugget const nugget = std::exchange(play.hand(seat).staked, no_nugget);
            table.open.push_back(nugget);
            points += nugget;
            // Of equals the first wins.
            if (nugget > best) {
                winner = index(seat);
                best = nugget;
            }
            play.reveal_from(seat, "NU-3a", say.revealed, seat, nugget);
        }
        table.staked = SeatSet::none();
        table.won[winner] = static_cast<std::uint8_t>(table.won[winner] + points);
        play.log("NU-3b", say.won, winner, points);

        play.go_to<Draw>();
        if (play.game.with_reply()) play.ask<Reply>(seat_at((winner + 1) % play.game.players()), winner);
    }
};

// NU-4a: the next seat praises the winner, who gets a point, or grumbles and gets it itself.
struct PraiseWinner {
    static constexpr ActionKind kind = ActionKind::praise;

    static Reason refusal(Position const&, Action) { return {}; }
    static Reason not_now(Open const&) { return refuse("NU-4a", say.not_now); }
    static void perform(Play& play, Action) { reply(play, say.praised, play.frame.args[0]); }

    static void reply(Play& play, MessageSpec const& message, int gains) {
        Seat const replying = play.frame.seat;
        if (!play.game.has(Flaw::never_ends)) ++play.table().replies[gains];
        play.log("NU-4a", message, replying);
        if (play.game.has(Flaw::never_ends)) play.ask<Reply>(replying, play.frame.args[0]);
    }
};

struct Grumble {
    static constexpr ActionKind kind = ActionKind::grumble;

    static Reason refusal(Position const&, Action) { return {}; }
    static Reason not_now(Open const&) { return refuse("NU-4a", say.not_now); }
    static void perform(Play& play, Action) {
        PraiseWinner::reply(play, say.grumbled, index(play.frame.seat));
    }
};

struct Reply {
    static constexpr StepInfo info{.name = "reply",
                                   .rule = {"NU-4a"},
                                   .heading = "Reply",
                                   .prompt = &say.prompt_reply,
                                   .do_this_first = &say.not_now};
    using Moves = MoveList<PraiseWinner, Grumble>;
};

// NU-5a: each seat draws a nugget. NU-5b: after the third round the game is over instead.
struct Draw {
    static constexpr StepInfo info{
        .name = "draw", .rule = {"NU-5a"}, .heading = "Draw", .prompt = &say.prompt_over};

    static void run(Play& play) {
        log_flaws(play);
        Table& table = play.table();
        if (table.round == rounds) {
            table.buried = play.state.secret.buried;
            play.reveal("NU-5b", say.dug_up, table.buried);
            return play.go_to<GameOver>();
        }
        for (Seat const seat : SeatSet::first(play.game.players())) draw_one(play, seat);
        ++table.round;
        play.go_to<Stake>();
    }

    static void draw_one(Play& play, Seat seat) {
        Table& table = play.table();
        Nugget const nugget = play.state.secret.deck.pop_back();
        --table.deck_size;
        // Late in the game, so that a suite which looks at the start only would miss it.
        bool const lost = play.game.has(Flaw::loses_a_nugget) && table.round == 2 && index(seat) == 1;
        play.hand(seat).nuggets.push_back(lost ? no_nugget : nugget);
        ++table.in_hand[index(seat)];
        if (play.game.has(Flaw::event_tells_hand)) return play.log("NU-5a", say.drew_nugget, seat, nugget);
        play.log_to(SeatSet::everyone().without(seat), "NU-5a", say.drew, seat);
        play.reveal_to(seat, "NU-5a", say.drew_nugget, seat, nugget);
    }

    static void log_flaws(Play& play) {
        static constexpr MessageSpec stranger{"nuggets.event.drew", {seat_arg}};
        if (play.game.has(Flaw::unknown_rule)) play.log("NU-9z", say.drew, seat_at(0));
        if (play.game.has(Flaw::no_sentence)) play.log("NU-5a", say.wordless);
        if (play.game.has(Flaw::seat_out_of_range)) play.log("NU-5a", say.drew, play.game.players());
        if (play.game.has(Flaw::unknown_message)) play.log("NU-5a", stranger, seat_at(0));
    }
};

struct GameOver {
    static constexpr StepInfo info{
        .name = "game_over", .rule = {"NU-5b"}, .heading = "End", .prompt = &say.prompt_over};
};

}  // namespace motherlode::nuggets

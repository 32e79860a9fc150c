#pragma once

#include "toy/nuggets/rules/play.h"

// Chapter 2, "Stake".
namespace motherlode::nuggets {

// NU-2a: face down, in any order.
struct StakeNugget {
    static constexpr ActionKind kind = ActionKind::stake;

    static Reason refusal(Position const& at, Action action) {
        int const count = at.hand.nuggets.size();
        if (action.arg(0) >= count) return refuse("NU-2a", say.no_such_nugget, count);
        return {};
    }
    static void perform(Play& play, Action action) {
        Table& table = play.table();
        Hand& hand = play.hand(play.actor);
        hand.staked = hand.nuggets[action.arg(0)];
        hand.nuggets.erase(action.arg(0));
        --table.in_hand[index(play.actor)];
        table.staked = table.staked.with(play.actor);
        play.log("NU-2a", say.staked, play.actor);
        // The step ends when all seats have staked.
        if (table.staked != SeatSet::first(play.game.players())) play.go_to<Stake>();
    }
};

// NU-2b: look at the buried nugget.
struct Peek {
    static constexpr ActionKind kind = ActionKind::peek;
    static constexpr bool optional = true;
    static constexpr bool beside_the_turn = true;

    static Reason refusal(Position const& at, Action) {
        if (!at.table.staked.contains(at.seat)) return refuse("NU-2b", say.stake_first);
        if (at.table.peeked.contains(at.seat)) return refuse("NU-2b", say.peeked_already);
        return {};
    }
    static void perform(Play& play, Action) {
        Nugget const buried = play.state.secret.buried;
        play.table().peeked = play.table().peeked.with(play.actor);
        play.hand(play.actor).buried = buried;
        play.log("NU-2b", say.peeked, play.actor);
        play.reveal_to(play.actor, "NU-2b", say.saw_buried, buried);
    }
};

struct Stake {
    static constexpr StepInfo info{.name = "stake",
                                   .rule = {"NU-2a"},
                                   .heading = "Stake",
                                   .prompt = &say.prompt_stake,
                                   .do_this_first = &say.stake_first};
    using Moves = MoveList<StakeNugget, Peek>;

    // All seats that have not staked yet, at the same time.
    static SeatSet must(Open const& at) {
        SeatSet seats;
        for (Seat const seat : SeatSet::first(at.game.players()))
            if (!at.table.staked.contains(seat)) seats = seats.with(seat);
        return seats;
    }
    static SeatSet may(Open const& at) {
        SeatSet seats;
        for (Seat const seat : at.table.staked)
            if (!at.table.peeked.contains(seat)) seats = seats.with(seat);
        return seats;
    }
};

}  // namespace motherlode::nuggets

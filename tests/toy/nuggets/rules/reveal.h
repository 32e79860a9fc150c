#pragma once

#include <algorithm>
#include <utility>

#include "kernel/packed.h"
#include "toy/nuggets/rules/play.h"

// Chapters 3 and 4, "Reveal" and "Reply".
namespace motherlode::nuggets {

struct Reveal {
    static constexpr StepInfo info{.name = "reveal", .rule = {"NU-3a"}, .heading = "Reveal"};

    static void run(Play& play) {
        Table& table = play.table();
        Seat winner{};
        int points = 0;
        Nugget best = no_nugget;
        for (Seat const seat : SeatSet::first(play.game.players())) {
            Nugget const nugget = std::exchange(play.hand(seat).staked, no_nugget);
            table.open.push_back(nugget);
            points += nugget;
            // NU-3b: if several are equal, the first wins.
            if (nugget > best) winner = seat;
            best = std::max(best, nugget);
            play.reveal_from(seat, "NU-3a", say.revealed, seat, nugget);
        }
        table.staked = SeatSet::none();
        add_to(table.won[index(winner)], points);
        play.log("NU-3b", say.won, winner, points);

        Seat const neighbour = seat_at((index(winner) + 1) % play.game.players());
        if (play.game.with_reply()) play.ask<Reply>(neighbour, index(winner));
    }
};

// NU-4a: the two replies.
struct Praise {
    static constexpr ActionKind kind = ActionKind::praise;

    static Reason refusal(Position const&, Action) { return {}; }
    static Refusal not_now(Open const&) { return refuse("NU-4a", say.no_reply_now); }
    static void perform(Play& play, Action) {
        ++play.table().replies[play.frame.args[0]];
        play.log("NU-4a", say.praised, play.actor);
    }
};
struct Grumble {
    static constexpr ActionKind kind = ActionKind::grumble;

    static Reason refusal(Position const&, Action) { return {}; }
    static Refusal not_now(Open const&) { return refuse("NU-4a", say.no_reply_now); }
    static void perform(Play& play, Action) {
        ++play.table().replies[index(play.actor)];
        play.log("NU-4a", say.grumbled, play.actor);
    }
};

struct Reply {
    static constexpr StepInfo info{.name = "reply",
                                   .rule = {"NU-4a"},
                                   .heading = "Reply",
                                   .prompt = &say.prompt_reply,
                                   .do_this_first = &say.reply_first};
    using Moves = MoveList<Praise, Grumble>;
};

}  // namespace motherlode::nuggets

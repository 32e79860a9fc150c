#pragma once

#include "toy/nuggets/rules/play.h"

// Chapter 5, "Draw".
namespace motherlode::nuggets {

struct Draw {
    static constexpr StepInfo info{.name = "draw", .rule = {"NU-5a"}, .heading = "Draw"};

    static void run(Play& play) {
        Table& table = play.table();
        // NU-5b: after the last round, the next step is the end of the game.
        if (table.round == play.edition().rounds) {
            table.buried = play.state.secret.buried;
            return play.reveal("NU-5b", say.dug_up, table.buried);
        }
        for (Seat const seat : SeatSet::first(play.game.players())) {
            Nugget const nugget = play.state.secret.deck.pop_back();
            --table.deck_size;
            play.hand(seat).nuggets.push_back(nugget);
            ++table.in_hand[index(seat)];
            play.log_to(SeatSet::everyone().without(seat), "NU-5a", say.drew, seat);
            play.reveal_to(seat, "NU-5a", say.drew_nugget, seat, nugget);
        }
        ++table.round;
        play.go_to<Stake>();
    }
};

struct GameOver {
    static constexpr StepInfo info{
        .name = "game_over", .rule = {"NU-5b"}, .heading = "Draw", .prompt = &say.prompt_over};
};

}  // namespace motherlode::nuggets

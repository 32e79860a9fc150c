#pragma once

#include <cstddef>

namespace motherlode {

// The seat's part of first place: a whole, or what it shares with the seats tied with it. Of a Result, or of anything
// else with players and the ranks of their seats.
template <class Ranked>
double win_share(Ranked const& game, int seat) {
    if (game.seats[static_cast<std::size_t>(seat)].rank != 1) return 0;
    int winners = 0;
    for (int other = 0; other < game.players; ++other)
        winners += game.seats[static_cast<std::size_t>(other)].rank == 1;
    return 1.0 / winners;
}

}  // namespace motherlode

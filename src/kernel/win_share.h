#pragma once

#include <cstddef>

namespace motherlode {

// The seat's share of first place: 1, or an equal part if several seats tie. Works for a Result and for anything else
// with players and the ranks of their seats.
template <class Ranked>
double win_share(Ranked const& game, int seat) {
    if (game.seats[static_cast<std::size_t>(seat)].rank != 1) return 0;
    int winners = 0;
    for (int opponent = 0; opponent < game.players; ++opponent)
        winners += game.seats[static_cast<std::size_t>(opponent)].rank == 1;
    return 1.0 / winners;
}

}  // namespace motherlode

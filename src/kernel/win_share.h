#pragma once

#include "kernel/contract.h"

namespace motherlode {

// The seat's part of first place: a whole, or what it shares with the seats tied with it.
inline double win_share(Result const& result, int seat) {
    if (result.seats[static_cast<std::size_t>(seat)].rank != 1) return 0;
    int winners = 0;
    for (int other = 0; other < result.players; ++other)
        winners += result.seats[static_cast<std::size_t>(other)].rank == 1;
    return 1.0 / winners;
}

}  // namespace motherlode

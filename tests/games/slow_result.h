#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "kernel/contract.h"

namespace motherlode {

// What a slow scorer expects of Game::result.
struct SlowResult {
    struct Seat {
        std::vector<int> by_source;   // in the order of score_sources
        std::vector<int> tie_breaks;  // the game's own, the first to be compared first
        int total = 0;
        int rank = 0;
    };
    std::vector<Seat> seats;
    int rival_total = 0;
    int rival_rank = 0;     // 0 where there is no rival
    std::string tie_break;  // the last part of its message's key; "" where the points decide
};

// Adds up the sources and ranks the seats: more points first, then by one tie-break after the other. Seats that are
// level in all of them share a rank. `names` are the tie-breaks' message names, and at the end the name for a shared
// win, "" where the game has none.
void add_up_and_rank(SlowResult& result, std::span<std::string_view const> names);

// The first difference in words, or "".
std::string difference(Result const& result, SlowResult const& expected,
                       std::span<std::string_view const> score_sources);

}  // namespace motherlode

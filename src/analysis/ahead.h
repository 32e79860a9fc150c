#pragma once

#include <atomic>
#include <functional>
#include <vector>

#include "analysis/effort.h"
#include "analysis/outlook.h"
#include "kernel/match.h"

// What may come of a position, by what one seat sees of it and nothing else.
namespace motherlode::analysis {

// The best actions of a seat that has something to decide, the best first; nothing once it is stopped.
std::vector<Choice> hint(Match const& match, Seat seat, Effort const& effort, std::atomic<bool> const& stop);

// Has greedy bots play `games` games to their end, each from another deal of what the seat cannot see, and tells how
// each of them ended.
void finish(Match const& match, Seat seat, int games, std::uint64_t seed,
            std::function<void(Ending const&)> const& tell, std::atomic<bool> const& stop);

}  // namespace motherlode::analysis

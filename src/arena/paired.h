#pragma once

#include <vector>

#include "arena/results.h"

namespace motherlode::arena {

// The 95 % intervals of the bots' win rates, with each deal as one observation: all games with the same seed, in which
// the bots swap seats. Unlike the interval of a Tally, they are correct if the games of a deal are related. They count
// one more deal that the bot won in all seats and one that it lost (Agresti and Coull 1998), so that no interval is
// empty, and use Student's t, because deals may be few.
std::vector<Interval> win_intervals_by_deal(Results const& results);

}  // namespace motherlode::arena

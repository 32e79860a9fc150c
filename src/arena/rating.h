#pragma once

#include <vector>

#include "arena/results.h"

namespace motherlode::arena {

struct Rating {
    double value;  // as in chess: 400 points mean odds of ten to one, and the mean of all bots is 1500
    double low;    // 95 % interval
    double high;
};

// The strength of the bots by the Bradley–Terry model over all pairs at a table. A tie is half a win each. Every bot
// also gets one drawn game against an average bot, so that a bot that never lost has a rating too. The interval is the
// wider of two: one treats every pair of a game as independent, and is never zero; the other uses the variation between
// seeds, because the games of a seed and the pairs of a game are related.
std::vector<Rating> ratings(Results const& results);

}  // namespace motherlode::arena

#pragma once

#include <vector>

#include "arena/results.h"

namespace motherlode::arena {

struct Rating {
    double value;  // as in chess: 400 points are odds of ten to one, and the mean of all bots is 1500
    double low;    // 95 % interval
    double high;
};

// How strong the bots are by who finished before whom: Bradley and Terry's model over all pairs at a table, a tie as half
// a win each, and one drawn game of every bot against an average one, so that who never lost has a rating too. The
// interval is the wider of two. One takes every pair of a game for a draw of its own, and has some width also where every
// game was won; the other goes by how much the seeds differ, since the games of a seed and the pairs of a game hang
// together.
std::vector<Rating> ratings(Results const& results);

}  // namespace motherlode::arena

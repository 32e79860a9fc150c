#pragma once

#include <vector>

#include "arena/played.h"

namespace motherlode::arena {

struct Rating {
    double value;  // as in chess: 400 points are odds of ten to one, and the mean of all bots is 1500
    double low;    // 95 % interval
    double high;
};

// How strong the bots are by who finished before whom: Bradley and Terry's model over all pairs at a table, a tie as half
// a win each, and one drawn game of every bot against an average one, so that who never lost has a rating too. The
// interval is that of 200 samples of the seeds, drawn again.
std::vector<Rating> ratings(std::vector<Played> const& games, std::size_t bots);

}  // namespace motherlode::arena

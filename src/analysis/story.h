#pragma once

#include <optional>

#include "analysis/review.h"

// What decided a game, found in its moments.
namespace motherlode::analysis {

// The seat that won; nobody where several did, or none.
std::optional<std::size_t> single_winner(Result const& result);

// The first moment from which on nobody's outlook was better than the winner's. Who plays alone has nobody to be ahead
// of: the first from which on it was more likely to win than not or, if it lost, less likely. -1: there is none, or no
// single winner.
int turning_point(std::vector<Moment> const& moments, Result const& result);

}  // namespace motherlode::analysis

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

// What another seat's mistake or blunder gave to a seat.
struct Chance {
    std::size_t moment;  // the mistake
    double share;        // of the win
};

// A mistake or blunder is a missed chance where one of another seat just before, since the seat's last decision in front
// of the others', had given it at least a tenth of the win: the greatest such gift. What was decided at the same time the
// seat could not know.
std::optional<Chance> missed_chance(std::vector<Moment> const& moments, std::size_t at);

// Those that were not fine, the costliest first, as places in the moments.
std::vector<std::size_t> mistakes(std::vector<Moment> const& moments);

// Those that kept at least a tenth of the win against the next best choice, by more than chance could do: the best
// three of them.
std::vector<std::size_t> best_decisions(std::vector<Moment> const& moments);

}  // namespace motherlode::analysis

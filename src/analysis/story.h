#pragma once

#include <optional>

#include "analysis/review.h"

// What decided a game, found in its moments.
namespace motherlode::analysis {

// The seat that won; empty if several did, or none.
std::optional<std::size_t> single_winner(Result const& result);

// The turning point: the first moment after which no seat's outlook was better than the winner's. In a solo game: the
// first after which a win (or, if the game was lost, a loss) was always more likely. -1: there is none, or no single
// winner.
int turning_point(std::vector<Moment> const& moments, Result const& result);

// The win probability that a seat gained from another seat's mistake or blunder.
struct Chance {
    std::size_t moment;  // the mistake
    double share;        // win probability
};

// A mistake or blunder is a missed chance if an earlier one by another seat, since this seat's previous turn, had given
// it at least a tenth of the win: the largest such gift. Simultaneous decisions do not count, because the seat could
// not know them.
std::optional<Chance> missed_chance(std::vector<Moment> const& moments, std::size_t at);

// Indices of the decisions that were not fine, costliest first.
std::vector<std::size_t> mistakes(std::vector<Moment> const& moments);

// The three best decisions: those that were better than the next-best choice by at least a tenth of a win, and by more
// than chance explains.
std::vector<std::size_t> best_decisions(std::vector<Moment> const& moments);

}  // namespace motherlode::analysis

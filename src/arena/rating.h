#pragma once

#include <cstdint>
#include <vector>

#include "arena/results.h"

namespace motherlode::arena {

struct Rating {
    double value;  // as in chess: 400 points mean odds of ten to one, and the mean of all bots is 1500
    double low;    // 95 % interval
    double high;
};

// Who finished before whom in the games of an arena: all that ratings need of them. Whole numbers, so that the sum over
// several arenas does not depend on their order.
struct PairResults {
    explicit PairResults(std::size_t bot_count) : bots{bot_count}, wins(bots * bots), products(bots * bots) {}

    std::size_t bots;
    std::int64_t deals = 0;
    // At row a and column b, two for each time that a finished before b, and one for each tie.
    std::vector<std::int64_t> wins;
    // The sum over all deals of the wins of a times the wins of b, each against all opponents in that deal.
    std::vector<std::int64_t> products;

    std::int64_t wins_against(std::size_t a, std::size_t b) const { return wins[a * bots + b]; }
    std::int64_t all_wins(std::size_t a) const;
};

PairResults pair_results(Results const& results);

// The strength of the bots by the Bradley–Terry model over all pairs at a table. A tie is half a win each. Every bot
// also gets one drawn game against an average bot, so that a bot that never lost has a rating too. The interval is the
// wider of two: one treats every pair of a game as independent, and is never zero; the other uses the variation between
// seeds, because the games of a seed and the pairs of a game are related.
std::vector<Rating> ratings(Results const& results);

// The same over several arenas: the sums of their wins, and the sum of their variation between deals, by
// `deal_covariance`. Both have one row for each bot.
using Matrix = std::vector<std::vector<double>>;
std::vector<Rating> ratings(Matrix const& wins, Matrix const& covariance);
Matrix deal_covariance(PairResults const& results);

}  // namespace motherlode::arena

#include "arena/paired.h"

#include <algorithm>
#include <cmath>

namespace motherlode::arena {
namespace {

// A bot's win rates in the deals, in fractions of Tally::parts.
struct DealSums {
    std::int64_t sum = 0;
    std::int64_t squares = 0;
};

// Adds to each bot the parts of first places that it got in this game.
void add_win_parts(Results const& results, std::size_t number, std::vector<std::int64_t>& parts) {
    std::vector<int> const bots = results.schedule().fixture(number).bots;
    int winners = 0;
    auto const has_won = [&](std::size_t seat) {
        return results.at(number, static_cast<int>(seat)).rank == 1;
    };
    for (std::size_t seat = 0; seat < bots.size(); ++seat) winners += has_won(seat) ? 1 : 0;
    for (std::size_t seat = 0; seat < bots.size(); ++seat)
        if (has_won(seat)) parts[static_cast<std::size_t>(bots[seat])] += Tally::parts / winners;
}

// The 97.5 % quantile of Student's t (Cornish and Fisher). The error is below 1 % from 3 degrees of freedom on.
double t_quantile(double degrees) {
    double const z = z95;
    double const z3 = z * z * z;
    double const z5 = z3 * z * z;
    double const z7 = z5 * z * z;
    return z + (z3 + z) / (4 * degrees) + (5 * z5 + 16 * z3 + 3 * z) / (96 * degrees * degrees) +
           (3 * z7 + 19 * z5 + 17 * z3 - 15 * z) / (384 * degrees * degrees * degrees);
}

// `whole` is the sum of a deal in which the bot won every game.
Interval interval_of(DealSums const& sums, double deals, double whole) {
    double const count = deals + 2;
    double const sum = static_cast<double>(sums.sum) / whole + 1;
    double const squares = static_cast<double>(sums.squares) / (whole * whole) + 1;
    double const mean = sum / count;
    double const variance = (squares - sum * mean) / (count - 1);
    double const margin = t_quantile(count - 1) * std::sqrt(std::max(0.0, variance) / count);
    return {std::max(0.0, mean - margin), std::min(1.0, mean + margin)};
}

}  // namespace

std::vector<Interval> win_intervals_by_deal(Results const& results) {
    Schedule const& schedule = results.schedule();
    auto const bots = static_cast<std::size_t>(schedule.bots());
    std::vector<DealSums> sums(bots);
    for (std::size_t deal = 0; deal < schedule.seeds(); ++deal) {
        std::vector<std::int64_t> parts(bots);
        for (std::size_t const number : schedule.games_of_seed(deal)) add_win_parts(results, number, parts);
        for (std::size_t bot = 0; bot < bots; ++bot) {
            sums[bot].sum += parts[bot];
            sums[bot].squares += parts[bot] * parts[bot];
        }
    }
    auto const deals = static_cast<double>(schedule.seeds());
    std::vector<Interval> intervals;
    for (std::size_t bot = 0; bot < bots; ++bot) {
        double const games_in_deal = static_cast<double>(results.tallies().by_bot[bot].games) / deals;
        intervals.push_back(interval_of(sums[bot], deals, Tally::parts * games_in_deal));
    }
    return intervals;
}

}  // namespace motherlode::arena

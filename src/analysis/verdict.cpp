#include "analysis/verdict.h"

#include <algorithm>
#include <cmath>

namespace motherlode::analysis {
namespace {

// Half the width of a difference's interval, in standard errors. It is more than the usual 1.96, because the same
// playouts selected the best action, so chance had several tries.
constexpr double width = 2.4;

Verdict verdict_on(double loss) {
    if (loss >= 0.2) return Verdict::blunder;
    if (loss >= 0.1) return Verdict::mistake;
    if (loss >= 0.05) return Verdict::inaccuracy;
    return Verdict::fine;
}

}  // namespace

Estimate difference(std::vector<Ending> const& best, std::vector<Ending> const& taken, Seat seat) {
    auto const seat_index = static_cast<std::size_t>(index(seat));
    std::size_t const common = std::min(best.size(), taken.size());
    auto const games = static_cast<double>(common);
    double sum = 0;
    double squares = 0;
    for (std::size_t i = 0; i < common; ++i) {
        double const loss = best[i].win[seat_index] - taken[i].win[seat_index];
        sum += loss;
        squares += loss * loss;
    }
    double const mean = sum / games;
    // One playout says nothing about the spread.
    if (common < 2) return {mean, -1, 1};
    double const variance = (squares - sum * mean) / (games - 1);
    // A few playouts may agree by chance, so the spread is at least what one more with the opposite result would give.
    double const least_variance = (squares + mean * mean - (sum - mean) * (sum - mean) / (games + 1)) / games;
    // With few playouts the spread itself is uncertain: approximately Student's t.
    double const student = width + 2.8 / (games - 1);
    double const margin = student * std::sqrt(std::max({0.0, variance, least_variance}) / games);
    return {mean, std::max(-1.0, mean - margin), std::min(1.0, mean + margin)};
}

Verdict verdict_on(Estimate const& loss) { return loss.low > 0 ? verdict_on(loss.value) : Verdict::fine; }

bool in_doubt(Estimate const& loss) { return verdict_on(loss.low) != verdict_on(loss.high); }

std::string_view verdict_name(Verdict verdict) {
    switch (verdict) {
        case Verdict::fine: return "fine";
        case Verdict::inaccuracy: return "inaccuracy";
        case Verdict::mistake: return "mistake";
        case Verdict::blunder: return "blunder";
    }
    return "";
}

}  // namespace motherlode::analysis

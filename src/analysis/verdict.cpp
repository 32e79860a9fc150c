#include "analysis/verdict.h"

#include <algorithm>
#include <cmath>

namespace motherlode::analysis {
namespace {

// How wide the interval of a difference is, in standard errors: more than the usual 1.96, since the best was picked by
// these very games, so chance has had more than one try.
constexpr double width = 2.4;

Verdict verdict_on(double lost) {
    if (lost >= 0.2) return Verdict::blunder;
    if (lost >= 0.1) return Verdict::mistake;
    if (lost >= 0.05) return Verdict::inaccuracy;
    return Verdict::fine;
}

}  // namespace

Estimate difference(std::vector<Ending> const& best, std::vector<Ending> const& taken, Seat seat) {
    auto const mine = static_cast<std::size_t>(index(seat));
    std::size_t const common = std::min(best.size(), taken.size());
    auto const games = static_cast<double>(common);
    double sum = 0;
    double squares = 0;
    for (std::size_t i = 0; i < common; ++i) {
        double const lost = best[i].win[mine] - taken[i].win[mine];
        sum += lost;
        squares += lost * lost;
    }
    double const mean = sum / games;
    // One game tells nothing of how much they differ.
    if (common < 2) return {mean, -1, 1};
    double const seen = (squares - sum * mean) / (games - 1);
    // A few games may agree by chance: they are taken to differ at least as much as with one more that went the other
    // way.
    double const at_least = (squares + mean * mean - (sum - mean) * (sum - mean) / (games + 1)) / games;
    // Of few games the spread is itself only guessed: Student's t, near enough.
    double const student = width + 2.8 / (games - 1);
    double const margin = student * std::sqrt(std::max({0.0, seen, at_least}) / games);
    return {mean, std::max(-1.0, mean - margin), std::min(1.0, mean + margin)};
}

Verdict verdict_on(Estimate const& lost) { return lost.low > 0 ? verdict_on(lost.value) : Verdict::fine; }

bool in_doubt(Estimate const& lost) { return verdict_on(lost.low) != verdict_on(lost.high); }

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

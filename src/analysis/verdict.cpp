#include "analysis/verdict.h"

#include <algorithm>
#include <cmath>

namespace motherlode::analysis {
namespace {

// A quarter of a decisive lead weighs as much as 5 % of the win, and so on.
constexpr double win_of_decisive_lead = 0.25;

Verdict verdict_on(double loss) {
    if (loss >= 0.2) return Verdict::blunder;
    if (loss >= 0.1) return Verdict::mistake;
    if (loss >= 0.05) return Verdict::inaccuracy;
    return Verdict::fine;
}

Verdict verdict_on(Estimate const& loss) { return loss.low > 0 ? verdict_on(loss.value) : Verdict::fine; }

bool in_doubt(Estimate const& loss) { return verdict_on(loss.low) != verdict_on(loss.high); }

Estimate as_win(Estimate const& points, int decisive_lead) {
    double const scale = win_of_decisive_lead / decisive_lead;
    return {scale * points.value, scale * points.low, scale * points.high};
}

// The part of a loss that is not chance: a loss smaller than its error counts little.
double reliable(Estimate const& loss) {
    if (loss.value <= 0) return 0;
    double const error = (loss.value - loss.low) / 2;
    return loss.value * loss.value * loss.value / (loss.value * loss.value + error * error);
}

}  // namespace

Verdict verdict_on(Difference const& loss, int decisive_lead) {
    return std::max(verdict_on(loss.win), verdict_on(as_win(loss.score, decisive_lead)));
}

bool in_doubt(Difference const& loss, int decisive_lead) {
    return in_doubt(loss.win) || in_doubt(as_win(loss.score, decisive_lead));
}

double accuracy_of(Difference const& loss, int decisive_lead) {
    constexpr double steepness = 5;
    double const lost = std::max(reliable(loss.win), reliable(as_win(loss.score, decisive_lead)));
    return 100 * std::exp(-steepness * lost);
}

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

#include "analysis/effort.h"

#include <algorithm>

namespace motherlode::analysis {

Effort effort_of_hint() {
    Effort effort;
    effort.milliseconds = 1000;
    return effort;
}

Effort effort_of_review(int decisions) {
    constexpr int all_milliseconds = 180'000;
    constexpr int most_milliseconds = 400;
    Effort effort;
    effort.milliseconds = std::clamp(all_milliseconds / std::max(1, decisions), 1, most_milliseconds);
    if (effort.milliseconds < most_milliseconds) effort.iterations = 100;
    return effort;
}

}  // namespace motherlode::analysis

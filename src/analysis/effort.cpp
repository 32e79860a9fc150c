#include "analysis/effort.h"

#include <algorithm>

namespace motherlode::analysis {

Effort effort_of_hint() {
    Effort effort;
    effort.iterations = 300;
    effort.listed = 3;
    effort.playouts = 40;
    effort.milliseconds = 1000;
    return effort;
}

// The playouts after each action take most of the time, and each is longer in a longer game.
Effort effort_of_review(int decisions) {
    constexpr int long_game = 900;
    constexpr int all_milliseconds = 180'000;
    Effort effort;
    effort.milliseconds = std::min(2000, all_milliseconds / std::max(1, decisions));
    if (decisions > long_game) {
        effort.iterations = 60;
        effort.playouts = 8;
        effort.horizon = {.decisions = 200, .rounds = 1};
    }
    return effort;
}

Effort quick(Effort effort) {
    effort.iterations = std::min(effort.iterations, 40);
    effort.listed = 1;
    effort.playouts = std::min(effort.playouts, 4);
    effort.quick = true;
    return effort;
}

Effort with_playouts(Effort effort, int playouts) {
    // The time limit does not cover the search.
    if (playouts < effort.playouts)
        effort.iterations = std::max(1, effort.iterations * playouts / effort.playouts);
    effort.playouts = playouts;
    return effort;
}

}  // namespace motherlode::analysis

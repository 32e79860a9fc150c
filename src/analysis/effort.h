#pragma once

#include <cstdint>

namespace motherlode::analysis {

// How far a playout goes. A round ends at the next turn of the deciding seat, after all others have had theirs. So all
// seats have had the same number of turns when the game is judged, whatever the first action was.
struct Horizon {
    int decisions = 1000;  // more than the longest of the first three games takes
    int rounds = 0;        // 0: no limit
};

// How much work to spend on a decision.
struct Effort {
    int from = 0;          // the first decision to review
    int to = 1 << 30;      // the decision after the last one to review
    int iterations = 150;  // of the search that makes the short list
    int listed = 2;        // actions on that list, besides the one played
    int playouts = 16;     // playouts for each action; more while the verdict is in doubt
    Horizon horizon{};     // of a playout
    int milliseconds = 0;  // time limit for the playouts of a decision; 0: no limit
    bool quick = false;    // no more playouts than these, even in doubt
    bool overview = true;  // a review first looks at all decisions quickly
    std::uint64_t seed = 1;
    int threads = 1;
};

// A second of work, because somebody is waiting.
Effort effort_of_hint();

// For a game with this many decisions on a shared machine: a few minutes of work at most.
Effort effort_of_review(int decisions);

// For the first, quick look at all decisions.
Effort quick(Effort effort);

// Uses this many playouts for each action, and a smaller search if they are fewer. Its time limit stays.
Effort with_playouts(Effort effort, int playouts);

}  // namespace motherlode::analysis

#pragma once

#include <cstdint>

namespace motherlode::analysis {

// How much is thought about a decision.
struct Effort {
    int from = 0;          // the first decision that is looked at
    int iterations = 300;  // of the search that makes the short list
    int listed = 3;        // actions on it, besides the one played
    int playouts = 40;     // imagined games for each of them
    int longest = 400;     // decisions of an imagined game; then it is judged at the seat's next turn
    int milliseconds = 0;  // of work on a decision: after that there are no more imagined games; 0: no bound
    std::uint64_t seed = 1;
    int threads = 1;
};

// A second of work: somebody waits for it.
Effort effort_of_hint();

// For a game of so many decisions, where others want to have theirs, too: some minutes of work at most.
Effort effort_of_review(int decisions);

}  // namespace motherlode::analysis

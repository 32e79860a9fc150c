#pragma once

#include <cstdint>

namespace motherlode::analysis {

// How far an imagined game is played. Rounds go from one turn of the seat that decides to its next, once all others have
// had theirs: whatever it did first, all have had the same turns when the game is judged.
struct Horizon {
    int decisions = 1000;  // more than the first three games take with all players and options
    int rounds = 0;        // 0: no bound
};

// How much is thought about a decision.
struct Effort {
    int from = 0;          // the first decision that is looked at
    int iterations = 300;  // of the search that makes the short list
    int listed = 3;        // actions on it, besides the one played
    int playouts = 40;     // imagined games for each of them; more where it is in doubt what was given away
    Horizon horizon{};     // of an imagined game
    int milliseconds = 0;  // of work on a decision: after that there are no more imagined games; 0: no bound
    std::uint64_t seed = 1;
    int threads = 1;
};

// A second of work: somebody waits for it.
Effort effort_of_hint();

// For a game of so many decisions, where others want to have theirs, too: some minutes of work at most.
Effort effort_of_review(int decisions);

// With so many imagined games for each action, and a smaller search where they are fewer; its bounds stay.
Effort with_playouts(Effort effort, int playouts);

}  // namespace motherlode::analysis

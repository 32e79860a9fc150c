#pragma once

#include "suite/policies.h"
#include "suite/subject.h"

// The suite that every game must pass. The checks are in
//
//   legality.h  legal actions, refusals and results
//   texts.h     texts of events, prompts, refusals and actions
//   hidden.h    hidden information
//   odds.h      the probabilities of redeals
//   storage.h   saved forms: hash, record, position, undo
//
// and suite.cpp runs them while it plays whole games.
namespace motherlode::suite {

// How often checks run. On average, one decision in `checked_one_in` gets the cheap checks. Of those, one in
// `thorough_one_in` gets all checks. One finished game in `saved_one_in` is saved and read again.
struct Effort {
    int checked_one_in = 1;
    int thorough_one_in = 1;
    int saved_one_in = 1;
};

// The number of games to play for a subject, and how often to check them.
struct Share {
    int games;
    Effort effort;
};

// Plays long games less often and checks them less, so that every subject takes about the same time.
Share fair_share(Subject const& subject, Share usual);

// Plays one game to its end. Stops at the first decision with a failure.
Failures play_and_check(Subject const& subject, Policy policy, std::uint64_t seed, Effort effort);

// Checks at the start of a game: seeds, and that redealing changes something.
Failures check_start(Subject const& subject, std::uint64_t seed);

// Plays a few games with each policy and runs every check at every decision.
Failures run_suite(Subject const& subject, int games_per_policy);

}  // namespace motherlode::suite

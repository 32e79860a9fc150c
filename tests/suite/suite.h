#pragma once

#include "suite/policies.h"
#include "suite/subject.h"

// The suite that every game must pass. The checks are in
//
//   legality.h  legal actions: lists, refusals, scores
//   saying.h    texts: events, prompts, reasons, names of actions
//   hidden.h    hidden information
//   odds.h      how likely a redeal is
//   keeping.h   stored forms: hash, record, undo
//
// and are made here at the decisions of whole games.
namespace motherlode::suite {

// One random decision in `looked_at_one_in` gets the cheap checks, and of those one in `thorough_one_in` all of them; one
// game in `kept_one_in` is saved and read again when it is over.
struct Effort {
    int looked_at_one_in = 1;
    int thorough_one_in = 1;
    int kept_one_in = 1;
};

// How many games of a subject to play, and how many checks to make.
struct Share {
    int games;
    Effort effort;
};

// Games differ greatly in length. A longer one is played less often and checked less, so that every subject takes about
// the same time.
Share fair_share(Subject const& subject, Share usual);

// Plays one game to its end. Stops at the first decision with a failure.
Failures play_and_check(Subject const& subject, Policy policy, std::uint64_t seed, Effort effort);

// Checks that need no game: seeds, and whether redealing changes anything.
Failures check_start(Subject const& subject, std::uint64_t seed);

// A few games with each policy that works for the game, with every check at every decision.
Failures run_suite(Subject const& subject, int games_per_policy);

}  // namespace motherlode::suite

#pragma once

#include "suite/policies.h"
#include "suite/subject.h"

// The suite every game passes, from one place. The checks themselves are in
//
//   legality.h  what may be done: lists, refusals, scores
//   saying.h    what is said: events, prompts, reasons, names of actions
//   hidden.h    what is seen, and what must not be
//   keeping.h   what a game is kept as: hash, record, undo
//
// and are made here at the decisions of whole games.
namespace motherlode::suite {

// One decision in so many (by lot) gets the cheap checks, and of those one in so many all of them; one game in so many
// is kept and read again when it is over.
struct Effort {
    int looked_at_one_in = 1;
    int thorough_one_in = 1;
    int kept_one_in = 1;
};

// How many games of a subject to play, and how closely to look.
struct Share {
    int games;
    Effort effort;
};

// Games differ much in length. One that is longer than usual is played less often, and fewer of its decisions are
// looked at, so that every subject costs about the same.
Share fair_share(Subject const& subject, Share usual);

// Plays one game to its end. Stops at the first decision where something is wrong.
Failures play_and_check(Subject const& subject, Policy policy, std::uint64_t seed, Effort effort);

// What needs no game to be played: seeds, and whether redealing varies.
Failures check_start(Subject const& subject, std::uint64_t seed);

// A few games under each policy that the game can be played by, every check at every decision.
Failures run_suite(Subject const& subject, int games_per_policy);

}  // namespace motherlode::suite

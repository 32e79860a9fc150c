#pragma once

#include "kernel/match.h"

namespace motherlode::suite {

// Ways to play that reach different corners of a game.
enum class Policy : std::uint8_t {
    random,
    greedy,       // as the bot of that name does; for registered games only
    first_legal,  // the first seat due does the first thing listed
    last_legal,   // the last seat due, also one that only may, does the last thing listed
    adversarial,  // whatever leaves the next seat the fewest choices
};
inline constexpr Policy all_policies[]{Policy::random, Policy::greedy, Policy::first_legal,
                                       Policy::last_legal, Policy::adversarial};

std::string_view policy_name(Policy policy);

struct Decision {
    Seat seat;
    Action action;
};

// Somebody due, and something legal for them. Some seat must have a legal action.
Decision decide(Policy policy, Match const& match, Rng& rng);

}  // namespace motherlode::suite

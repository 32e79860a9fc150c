#pragma once

#include "kernel/match.h"

namespace motherlode::suite {

// Ways to choose actions, so that games reach different positions.
enum class Policy : std::uint8_t {
    random,
    greedy,       // the bot with this name; only for registered games
    first_legal,  // the first pending seat takes the first action listed
    last_legal,   // the last pending seat, even if it need not act, takes the last action listed
    adversarial,  // the action that leaves the next seat the fewest choices
};
inline constexpr Policy all_policies[]{Policy::random, Policy::greedy, Policy::first_legal,
                                       Policy::last_legal, Policy::adversarial};

std::string_view policy_name(Policy policy);

struct Decision {
    Seat seat;
    Action action;
};

// Chooses a pending seat and one of its legal actions. Some pending seat must have one.
Decision decide(Policy policy, Match const& match, Rng& rng);

}  // namespace motherlode::suite

#pragma once

#include "kernel/match.h"

namespace motherlode::suite {

// Policies that reach different corners of a game.
enum class Policy : std::uint8_t {
    random,
    greedy,       // like the bot of that name; for registered games only
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

// A pending seat and one of its legal actions. Some seat must have one.
Decision decide(Policy policy, Match const& match, Rng& rng);

}  // namespace motherlode::suite

#pragma once

#include <span>

#include "suite/subject.h"

// Legal actions, refusals and results.
namespace motherlode::suite {

// Seats that must act have a legal action, and seats that are not pending have none. No legal action is
// listed twice or refused.
Failures check_legal_lists(Match const& match);

// Mostly illegal actions: random bytes, legal actions with one byte changed, actions of other seats, and
// earlier actions of the game.
std::vector<Action> dubious_actions(Match const& match, std::span<Action const> past, Rng& rng);

// An action is refused to a seat exactly if it is not in the seat's list. The refusal gives a reason, and
// trying to play the action changes nothing.
Failures check_refusals(Subject const& subject, History& history, std::span<Action const> dubious);

// Scores add up, and when the game is over, ranks match them.
Failures check_result(Match const& match);

}  // namespace motherlode::suite

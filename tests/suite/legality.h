#pragma once

#include <span>

#include "suite/subject.h"

// Which actions are legal, and that no others are.
namespace motherlode::suite {

// Seats that must act have a legal action, others have none; no action is listed twice or refused.
Failures check_legal_lists(Match const& match);

// Actions that are mostly illegal: random bytes, legal ones with a changed byte, actions of other seats, and earlier
// ones.
std::vector<Action> dubious_actions(Match const& match, std::span<Action const> past, Rng& rng);

// An action is refused to a seat exactly if it is not in the seat's list, with a reason, and trying to play it changes
// nothing.
Failures check_refusals(Subject const& subject, History& history, std::span<Action const> dubious);

// Scores that add up, and ranks that match them when the game is over.
Failures check_result(Match const& match);

}  // namespace motherlode::suite

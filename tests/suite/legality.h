#pragma once

#include <span>

#include "suite/subject.h"

// What may be done, and that nothing else can be.
namespace motherlode::suite {

// Who is due has something to do, who is not has nothing; no action is listed twice or refused.
Failures check_legal_lists(Match const& match);

// Actions that are mostly not legal: made of random bytes, of legal ones with a byte changed, of what others
// may do now and of what somebody could do before.
std::vector<Action> dubious_actions(Match const& match, std::span<Action const> past, Rng& rng);

// An action is refused to a seat exactly if the seat's list does not hold it, with a reason, and to play it
// changes nothing.
Failures check_refusals(Subject const& subject, History& history, std::span<Action const> dubious);

// Scores that add up, and ranks that go by them once the game is over.
Failures check_result(Match const& match);

}  // namespace motherlode::suite

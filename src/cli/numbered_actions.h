#pragma once

#include <vector>

#include "kernel/match.h"

namespace motherlode::cli {

struct NumberedAction {
    int number;
    Action action;
};

// The legal actions with the numbers to type, in ascending order. If a thing has a number (a bin, a Site, a card), that
// is also the number of its action; the other actions get the numbers after the highest of these.
std::vector<NumberedAction> numbered_actions(Match const& match, ActionList const& legal);

}  // namespace motherlode::cli

#pragma once

#include <span>
#include <string_view>

#include "cli/numbered_actions.h"

namespace motherlode::cli {

// The action that a typed line means: a number in the list of legal actions, an action's text ("build d3"), or a part
// that fits only one ("d3"). The action need not be legal, so that the caller can explain why it is not.
Outcome<Action> find_action(Match const& match, std::span<NumberedAction const> legal,
                            std::string_view input);

}  // namespace motherlode::cli

#pragma once

#include <string_view>

#include "kernel/match.h"

namespace motherlode::cli {

// What a person means by a line: a number of the list of legal actions, an action's text ("build d3"), or
// a part of it that fits only one ("d3"). The action need not be legal: then it can be explained why not.
Outcome<Action> find_action(Match const& match, ActionList const& legal, std::string_view input);

}  // namespace motherlode::cli

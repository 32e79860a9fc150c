#pragma once

#include <string>
#include <string_view>

#include "kernel/contract.h"
#include "kernel/style.h"

namespace motherlode::cli {

// The rules of a game that match a query, formatted for reading: a rule's id, the beginning of ids ("BB-4.2"), or a
// word in the text or heading of a rule. An empty query matches all. Empty if nothing matches.
std::string rules_about(GameInfo const& info, std::string_view query, Style style, int width,
                        std::string_view language = "en");

// The text of one rule by its id, to show with a refusal; empty if there is no such rule.
std::string_view rule_text(GameInfo const& info, RuleId rule);

}  // namespace motherlode::cli

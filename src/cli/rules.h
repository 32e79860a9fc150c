#pragma once

#include <string>
#include <string_view>

#include "kernel/contract.h"
#include "kernel/style.h"

namespace motherlode::cli {

// The rules of a game that a query asks for, laid out for reading: a rule's id, the beginning of ids
// ("BB-4.2"), or a word in any rule's text or heading. An empty query asks for all. Empty where nothing fits.
std::string rules_about(GameInfo const& info, std::string_view query, Style style, int width);

// The text of one rule by its id, for use beside a refusal; empty where there is no such rule.
std::string_view rule_text(GameInfo const& info, RuleId rule);

}  // namespace motherlode::cli

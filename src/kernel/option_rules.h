#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "kernel/match.h"

// What a game's options have besides names and values: when an option has an effect, and how games were played before
// there was such an option.
namespace motherlode {

struct OptionRule {
    std::string_view option;
    // It has an effect only with one of these values of an earlier option. Without a name, always.
    struct {
        std::string_view option;
        std::span<std::string_view const> values;
    } used_with{};
    // The rules version that brought the option, and the value by which earlier games were played.
    int since = 1;
    std::string_view before{};
};

// A game that has such rules defines one object of this class in its setup.cpp.
class OptionRules {
public:
    OptionRules(std::string_view game, std::span<OptionRule const> rules);
    // The rule of the option, or nothing.
    static OptionRule const* of(GameInfo const& info, std::string_view option);
};

// The options of a saved game in this version of the rules: options that came later get the value that describes how
// games were played before them, and options without effect, which were once accepted, are left out.
OptionChoices upgraded_options(GameInfo const& info, int rules, OptionChoices const& choices);

// Refuses options that the other choices leave without effect.
std::optional<Error> check_ignored_options(GameInfo const& info, Options const& options);

// Empty if this program plays games of this version of the rules. Games of all earlier versions replay.
std::optional<Error> check_rules(GameInfo const& info, int rules);

}  // namespace motherlode

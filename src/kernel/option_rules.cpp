#include "kernel/option_rules.h"

#include <algorithm>
#include <map>

namespace motherlode {
namespace {

std::map<std::string_view, std::span<OptionRule const>>& rules_by_game() {
    static std::map<std::string_view, std::span<OptionRule const>> rules;
    return rules;
}

std::string_view chosen_value(GameInfo const& info, OptionChoices const& choices, std::string_view option) {
    for (auto const& [name, value] : choices)
        if (name == option) return value;
    for (OptionSpec const& spec : info.options)
        if (spec.name == option) return spec.values.front();
    return {};
}

bool has_effect(GameInfo const& info, OptionChoices const& choices, OptionRule const* rule) {
    if (rule == nullptr || rule->used_with.option.empty()) return true;
    auto const& values = rule->used_with.values;
    return std::find(values.begin(), values.end(), chosen_value(info, choices, rule->used_with.option)) !=
           values.end();
}

bool is_value(GameInfo const& info, std::string_view option, std::string_view value) {
    for (OptionSpec const& spec : info.options)
        if (spec.name == option)
            return std::find(spec.values.begin(), spec.values.end(), value) != spec.values.end();
    return false;
}

}  // namespace

OptionRules::OptionRules(std::string_view game, std::span<OptionRule const> rules) {
    rules_by_game().emplace(game, rules);
}

OptionRule const* OptionRules::of(GameInfo const& info, std::string_view option) {
    auto const found = rules_by_game().find(info.name);
    if (found == rules_by_game().end()) return nullptr;
    for (OptionRule const& rule : found->second)
        if (rule.option == option) return &rule;
    return nullptr;
}

OptionChoices upgraded_options(GameInfo const& info, int rules, OptionChoices const& choices) {
    OptionChoices upgraded;
    // Unknown values are kept, so that parse_options() refuses them.
    for (auto const& choice : choices)
        if (has_effect(info, choices, OptionRules::of(info, choice.first)) ||
            !is_value(info, choice.first, choice.second))
            upgraded.push_back(choice);
    for (OptionSpec const& spec : info.options) {
        OptionRule const* const rule = OptionRules::of(info, spec.name);
        if (rule != nullptr && rules < rule->since && has_effect(info, choices, rule))
            upgraded.emplace_back(spec.name, rule->before);
    }
    return upgraded;
}

std::optional<Error> check_ignored_options(GameInfo const& info, Options const& options) {
    OptionChoices const choices = option_choices(info, options);
    for (int i = 0; i < options.size(); ++i) {
        OptionRule const* const rule = OptionRules::of(info, info.options[i].name);
        if (options[i] == 0 || has_effect(info, choices, rule)) continue;
        auto const& [other, values] = rule->used_with;
        std::string listed;
        for (std::string_view const value : values) listed.append(listed.empty() ? "" : " or ").append(value);
        return Error{"The option “" + std::string{rule->option} + "” is used only with " +
                     std::string{other} + "=" + listed + ". Leave it out, or add " + std::string{other} +
                     "=" + std::string{values.front()} + "."};
    }
    return {};
}

std::optional<Error> check_rules(GameInfo const& info, int rules) {
    if (rules >= 1 && rules <= info.rules_version) return {};
    std::string const newest = std::to_string(info.rules_version);
    return Error{"this program plays " + (info.rules_version == 1 ? "version 1" : "versions 1 to " + newest) +
                 " of the rules, not “" + std::to_string(rules) + "”."};
}

}  // namespace motherlode

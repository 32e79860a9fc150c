#include "cli/action_input.h"

#include <algorithm>
#include <cctype>
#include <charconv>
#include <string>
#include <vector>

#include <fmt/format.h>

namespace motherlode::cli {
namespace {

// Lower case with single spaces, like the texts of actions.
std::string tidied(std::string_view input) {
    std::string tidy;
    for (char const c : input) {
        if (c != ' ' && c != '\t')
            tidy += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
        else if (!tidy.empty() && tidy.back() != ' ')
            tidy += ' ';
    }
    if (tidy.ends_with(' ')) tidy.pop_back();
    return tidy;
}

bool is_number(std::string_view text) {
    return !text.empty() &&
           std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

Outcome<Action> by_number(std::span<NumberedAction const> legal, std::string const& digits) {
    int number = 0;
    std::from_chars(digits.data(), digits.data() + digits.size(), number);
    for (NumberedAction const& option : legal)
        if (option.number == number) return option.action;
    return Error{fmt::format("There is no number {} in the list.", digits)};
}

// "d1" means "build d1" rather than "build d10", and "tri" means "invest triple".
std::vector<Action> by_part(Match const& match, std::span<NumberedAction const> legal,
                            std::string const& part) {
    std::vector<Action> whole_words;
    std::vector<Action> beginnings;
    for (auto const& [number, action] : legal) {
        std::string const text = " " + match.text(action);
        if (text.ends_with(" " + part)) whole_words.push_back(action);
        if (text.find(" " + part) != std::string::npos) beginnings.push_back(action);
    }
    return whole_words.empty() ? beginnings : whole_words;
}

// "d3" for "build d3", even if d3 is not legal but other actions begin with "build".
std::optional<Action> with_a_verb(Match const& match, std::span<NumberedAction const> legal,
                                  std::string const& arguments) {
    for (auto const& [number, action] : legal) {
        std::string const text = match.text(action);
        std::string const verb = text.substr(0, text.find(' '));
        if (std::optional<Action> parsed = match.parse(verb + " " + arguments)) return parsed;
    }
    return {};
}

}  // namespace

Outcome<Action> find_action(Match const& match, std::span<NumberedAction const> legal,
                            std::string_view input) {
    std::string const text = tidied(input);
    if (is_number(text)) return by_number(legal, text);
    if (std::optional<Action> const action = match.parse(text)) return *action;

    std::vector<Action> const fitting = by_part(match, legal, text);
    if (fitting.size() == 1) return fitting.front();
    if (fitting.size() > 1)
        return Error{fmt::format("“{}” could mean “{}” or “{}”; type more of it.", text,
                                 match.text(fitting[0]), match.text(fitting[1]))};
    if (std::optional<Action> const action = with_a_verb(match, legal, text)) return *action;
    return Error{fmt::format("“{}” is neither an action nor a command. Type ? for help.", text)};
}

}  // namespace motherlode::cli

#include "cli/numbered_actions.h"

#include <algorithm>
#include <charconv>
#include <set>
#include <string>

namespace motherlode::cli {
namespace {

std::optional<int> as_number(std::string_view word) {
    int number = 0;
    auto const [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
    if (error != std::errc{} || end != word.data() + word.size() || number < 1) return {};
    return number;
}

// The number in the action's text, as in "activate 3", if there is exactly one.
std::optional<int> own_number(std::string_view text) {
    std::optional<int> own;
    while (!text.empty()) {
        std::size_t const end = std::min(text.find(' '), text.size());
        if (std::optional<int> const number = as_number(text.substr(0, end))) {
            if (own) return {};
            own = number;
        }
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return own;
}

}  // namespace

std::vector<NumberedAction> numbered_actions(Match const& match, ActionList const& legal) {
    std::vector<NumberedAction> numbered;
    std::vector<Action> others;
    std::set<int> used;
    bool all_differ = true;
    for (Action const action : legal) {
        std::optional<int> const number = own_number(match.text(action));
        if (number) {
            numbered.push_back({*number, action});
            all_differ = used.insert(*number).second && all_differ;
        } else {
            others.push_back(action);
        }
    }
    if (!all_differ) {
        numbered.clear();
        others.assign(legal.begin(), legal.end());
    }

    int next = numbered.empty() ? 1 : *used.rbegin() + 1;
    for (Action const action : others) numbered.push_back({next++, action});
    std::sort(numbered.begin(), numbered.end(),
              [](NumberedAction const& a, NumberedAction const& b) { return a.number < b.number; });
    return numbered;
}

}  // namespace motherlode::cli

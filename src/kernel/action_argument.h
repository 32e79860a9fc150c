#pragma once

#include <cstdint>
#include <string>
#include <variant>

namespace motherlode {

// An argument of an action as pages send it: {"hex": "c4"} or {"bin": 2}.
struct ActionArgument {
    std::string kind;
    std::variant<std::int64_t, std::string> value;
};

// Why a verb and its arguments are not an action. Later values are closer to a valid action.
struct ActionProblem {
    enum class Is : std::uint8_t { unknown_verb, wrong_count, wrong_kind, unknown_value, misfit };

    Is is = Is::unknown_verb;
    int number = 0;    // of the argument, from 1; for a wrong count, the number of arguments expected
    std::string text;  // the verb, or the kind that the argument should have
};

}  // namespace motherlode

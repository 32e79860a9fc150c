#pragma once

#include <span>
#include <string>
#include <string_view>

namespace motherlode {

// “ Did you mean “play”?” with the name that is most like `word`; empty where none is close enough to be a typing error.
std::string did_you_mean(std::string_view word, std::span<std::string_view const> names);

// How many letters have to be added, left out, changed or swapped with the next one to get from one word to the other.
int typing_errors(std::string_view from, std::string_view to);

}  // namespace motherlode

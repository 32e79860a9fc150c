#pragma once

#include <span>
#include <string>
#include <string_view>

namespace motherlode {

// “ Did you mean “play”?” with the name most similar to `word`; empty if none is close enough to be a typing error.
std::string did_you_mean(std::string_view word, std::span<std::string_view const> names);

// The number of letters to insert, delete, change or swap with the next one to turn one word into the other.
int typing_errors(std::string_view from, std::string_view to);

}  // namespace motherlode

#pragma once

#include <string>
#include <string_view>

#include "fit.h"

// The numbers of a file such as src/games/gold_west/weights.inc: a header comment, a blank line, and initialisers with
// comments between them.
namespace motherlode::tune {

Numbers numbers_in(std::string_view text);

// The same text with these numbers, as many as it has, and another header.
std::string with_numbers(std::string_view text, std::string_view head, Numbers const& numbers);

}  // namespace motherlode::tune

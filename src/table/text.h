#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace motherlode {

// What people type, made fit to be shown to others on one line: line ends and tabs become spaces, spaces at
// both ends go, and so do control characters and those that turn the direction of writing around (they
// would let a line pose as another). Nothing where the text is not UTF-8.
std::optional<std::string> clean_line(std::string_view text);

// How many characters (code points) a text in UTF-8 has.
int characters(std::string_view text);

// As many whole characters from the front as fit into this number of bytes.
std::string_view front_of(std::string_view text, std::size_t bytes);

// A client's text, short enough to be repeated in a sentence.
inline std::string_view excerpt(std::string_view text) { return front_of(text, 60); }

}  // namespace motherlode

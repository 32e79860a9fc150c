#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace motherlode {

// Makes a player's text safe to show on one line: line breaks and tabs become spaces; spaces at both ends are removed,
// and so are control characters and those that change the direction of writing (they could disguise one line as
// another). Empty if the text is not UTF-8.
std::optional<std::string> clean_line(std::string_view text);

// The number of characters (code points) in a UTF-8 text.
int characters(std::string_view text);

// The longest prefix of whole characters that fits into this number of bytes.
std::string_view front_of(std::string_view text, std::size_t bytes);

// A client's text, shortened so that a sentence can quote it.
inline std::string_view excerpt(std::string_view text) { return front_of(text, 60); }

}  // namespace motherlode

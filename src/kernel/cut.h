#pragma once

#include <string_view>
#include <utility>

namespace motherlode {

// "3 rest of the line" → "3" and "rest of the line".
inline std::pair<std::string_view, std::string_view> cut(std::string_view text) {
    std::size_t const space = text.find(' ');
    return {text.substr(0, space),
            space == std::string_view::npos ? std::string_view{} : text.substr(space + 1)};
}

// The text without the white space around it.
inline std::string_view trimmed(std::string_view text, std::string_view space = " \t") {
    std::size_t const first = text.find_first_not_of(space);
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(space) - first + 1);
}

}  // namespace motherlode

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

}  // namespace motherlode

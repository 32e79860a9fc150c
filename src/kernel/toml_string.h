#pragma once

#include <string>
#include <string_view>

namespace motherlode {

// The text as a string of TOML, in double quotes.
inline std::string toml_string(std::string_view text) {
    constexpr std::string_view digits = "0123456789abcdef";
    std::string result = "\"";
    for (char const c : text) {
        auto const byte = static_cast<unsigned char>(c);
        if (byte < 0x20 || byte == 0x7f) {
            result += "\\u00";
            result += digits[byte >> 4];
            result += digits[byte & 0xf];
            continue;
        }
        if (c == '"' || c == '\\') result += '\\';
        result += c;
    }
    return result + '"';
}

}  // namespace motherlode

#pragma once

#include <string>
#include <string_view>

// For drawings of tables as text.
namespace motherlode {

// Width on the screen: a UTF-8 character is one column wide, a colour code none.
inline std::size_t shown_width(std::string_view text) {
    std::size_t width = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '\x1b')
            i = text.find('m', i);
        else if ((static_cast<unsigned char>(text[i]) & 0xc0U) != 0x80U)
            ++width;
    }
    return width;
}

inline std::string padded(std::string text, std::size_t width) {
    std::size_t const shown = shown_width(text);
    return shown < width ? text.append(width - shown, ' ') : text;
}

}  // namespace motherlode

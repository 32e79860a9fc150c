#include "table/text.h"

namespace motherlode {
namespace {

struct Character {
    unsigned code = 0;
    std::size_t size = 0;  // in bytes; 0 if the text is not UTF-8
};

// The first character of a text. Overlong forms and surrogates are not valid UTF-8.
Character first_character(std::string_view text) {
    auto const byte = [&](std::size_t i) -> unsigned {
        return i < text.size() ? static_cast<unsigned char>(text[i]) : 0U;
    };
    unsigned const lead = byte(0);
    if (lead < 0x80) return {lead, 1};
    if (lead < 0xc2 || lead > 0xf4) return {};
    std::size_t const size = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : 2;
    unsigned code = lead & (0xffU >> (size + 1));
    for (std::size_t i = 1; i < size; ++i) {
        if ((byte(i) & 0xc0U) != 0x80U) return {};
        code = code << 6U | (byte(i) & 0x3fU);
    }
    constexpr unsigned least[]{0, 0, 0x80, 0x800, 0x10000};
    if (code < least[size] || code > 0x10ffff || (code >= 0xd800 && code < 0xe000)) return {};
    return {code, size};
}

bool is_space(unsigned code) {
    return code == ' ' || (code >= '\t' && code <= '\r') || code == 0x85 || code == 0xa0 || code == 0x1680 ||
           (code >= 0x2000 && code <= 0x200a) || code == 0x2028 || code == 0x2029 || code == 0x202f ||
           code == 0x205f || code == 0x3000;
}

// Neither is visible alone: one joins two characters, the other modifies the symbol before it.
bool is_joiner(unsigned code) { return code == 0x200c || code == 0x200d; }
bool is_variation(unsigned code) { return code >= 0xfe00 && code <= 0xfe0f; }
bool is_symbol(unsigned code) { return code >= 0x2000; }

bool unfit(unsigned code) {
    bool const control = code < 0x20 || (code >= 0x7f && code < 0xa0);
    bool const turns_direction =
        code == 0x61c || code == 0x200e || code == 0x200f || (code >= 0x202a && code <= 0x202e);
    bool const invisible = code == 0xad || code == 0x34f || code == 0x115f || code == 0x1160 ||
                           code == 0x17b4 || code == 0x17b5 || (code >= 0x180b && code <= 0x180f) ||
                           code == 0x200b || (code >= 0x2060 && code <= 0x206f) || code == 0x2800 ||
                           code == 0x3164 || code == 0xfeff || code == 0xffa0 ||
                           (code >= 0xfff9 && code <= 0xfffb) || (code >= 0xe0000 && code <= 0xe0fff);
    bool const not_a_character = (code & 0xfffeU) == 0xfffe || (code >= 0xfdd0 && code <= 0xfdef);
    return control || turns_direction || invisible || not_a_character;
}

}  // namespace

std::optional<std::string> clean_line(std::string_view text) {
    std::string clean;
    std::string_view joiner;  // held back until the next visible character
    unsigned before = ' ';
    while (!text.empty()) {
        auto const [code, size] = first_character(text);
        if (size == 0) return {};
        std::string_view const character = text.substr(0, size);
        if (is_space(code)) {
            if (!clean.empty()) clean += ' ';
            before = ' ';
            joiner = {};
        } else if (is_joiner(code)) {
            if (before != ' ') joiner = character;
        } else if (is_variation(code)) {
            if (is_symbol(before)) clean += character;
        } else if (!unfit(code)) {
            clean.append(joiner).append(character);
            before = code;
            joiner = {};
        }
        text.remove_prefix(size);
    }
    while (clean.ends_with(' ')) clean.pop_back();
    return clean;
}

int characters(std::string_view text) {
    int count = 0;
    for (char const c : text)
        if ((static_cast<unsigned char>(c) & 0xc0U) != 0x80U) ++count;
    return count;
}

std::string_view front_of(std::string_view text, std::size_t bytes) {
    if (text.size() <= bytes) return text;
    while (bytes > 0 && (static_cast<unsigned char>(text[bytes]) & 0xc0U) == 0x80U) --bytes;
    return text.substr(0, bytes);
}

}  // namespace motherlode

#pragma once

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>
#include <utility>

// The requests from the page are lines of words, perhaps followed by more text.
namespace motherlode::wasm {

// The first line, and everything after it.
inline std::pair<std::string_view, std::string_view> split_line(std::string_view text) {
    std::size_t const end = std::min(text.find('\n'), text.size());
    return {text.substr(0, end), text.substr(std::min(end + 1, text.size()))};
}

// Takes the next word off the front; empty at the end.
inline std::string_view next_word(std::string_view& rest) {
    std::size_t const start = std::min(rest.find_first_not_of(' '), rest.size());
    std::size_t const end = std::min(rest.find(' ', start), rest.size());
    std::string_view const word = rest.substr(start, end - start);
    rest.remove_prefix(end);
    return word;
}

// 0 if it is not a number.
inline std::uint64_t number(std::string_view word) {
    std::uint64_t value = 0;
    std::from_chars(word.data(), word.data() + word.size(), value);
    return value;
}

// A number with all its bits, as a word.
inline std::string exact(double value) {
    std::uint64_t bits = 0;
    std::memcpy(&bits, &value, sizeof bits);
    return std::to_string(bits);
}
inline double exact_number(std::string_view word) {
    std::uint64_t const bits = number(word);
    double value = 0;
    std::memcpy(&value, &bits, sizeof value);
    return value;
}

}  // namespace motherlode::wasm

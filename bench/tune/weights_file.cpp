#include "weights_file.h"

#include <cctype>
#include <charconv>

namespace motherlode::tune {
namespace {

bool is_digit(char c) { return std::isdigit(static_cast<unsigned char>(c)) != 0; }
bool is_word(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_'; }

// Calls `number(text)` for every number and `rest(text)` for the text between them.
template <class Number, class Rest>
void scan(std::string_view text, Number const& number, Rest const& rest) {
    while (!text.empty()) {
        std::size_t length = 1;
        bool const is_number = is_digit(text[0]) || (text[0] == '-' && text.size() > 1 && is_digit(text[1]));
        if (is_number) {
            while (length < text.size() && is_digit(text[length])) ++length;
            number(text.substr(0, length));
        } else {
            if (text.starts_with("//"))
                length = std::min(text.find('\n'), text.size());
            else
                while (is_word(text[0]) && length < text.size() && is_word(text[length])) ++length;
            rest(text.substr(0, length));
        }
        text.remove_prefix(length);
    }
}

}  // namespace

Numbers numbers_in(std::string_view text) {
    Numbers numbers;
    scan(
        text,
        [&](std::string_view number) {
            std::from_chars(number.data(), number.data() + number.size(), numbers.emplace_back());
        },
        [](std::string_view) {});
    return numbers;
}

std::string with_numbers(std::string_view text, std::string_view head, Numbers const& numbers) {
    std::string changed{head};
    std::size_t next = 0;
    scan(
        text.substr(text.find("\n\n") + 1),
        [&](std::string_view) { changed += std::to_string(numbers[next++]); },
        [&](std::string_view rest) { changed += rest; });
    return changed;
}

}  // namespace motherlode::tune

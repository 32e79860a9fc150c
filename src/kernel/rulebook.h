#pragma once

#include <string_view>
#include <vector>

namespace motherlode {

// One rule of docs/rules/<game>.md, or of its translation docs/rules/<language>/<game>.md.
struct RuleText {
    std::string_view id;       // "BB-4.2a"
    std::string_view heading;  // "2) Place Track Token"
    std::string_view text;
    bool needs_code;  // false if the line ends with " *(no code)*", which is not part of the text
};

// All rules of a game, in the book's order; the views live as long as `markdown`.
std::vector<RuleText> parse_rulebook(std::string_view markdown);

// The rules of a game by name, from the compiled-in file; empty if there is none. Only the English rules say which of
// them need no code.
std::vector<RuleText> rulebook_of(std::string_view game);
// The same in another language; empty if the rules are not translated into it.
std::vector<RuleText> rulebook_of(std::string_view game, std::string_view language);

}  // namespace motherlode

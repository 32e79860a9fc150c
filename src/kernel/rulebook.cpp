#include "kernel/rulebook.h"

#include <algorithm>
#include <string>

#include "kernel/embedded_files.h"

namespace motherlode {
namespace {

bool remove_suffix(std::string_view& text, std::string_view suffix) {
    if (!text.ends_with(suffix)) return false;
    text.remove_suffix(suffix.size());
    return true;
}

}  // namespace

// A heading starts with #; a rule is one line, "**ID** text" or "**ID** text *(no code)*".
std::vector<RuleText> parse_rulebook(std::string_view markdown) {
    constexpr std::string_view mark = "**";
    constexpr std::string_view no_code_mark = " *(no code)*";
    std::vector<RuleText> rules;
    std::string_view heading;
    while (!markdown.empty()) {
        std::size_t const end = markdown.find('\n');
        std::string_view line = markdown.substr(0, end);
        markdown.remove_prefix(end == std::string_view::npos ? markdown.size() : end + 1);
        if (line.starts_with('#')) {
            heading = line.substr(std::min(line.find_first_not_of("# "), line.size()));
        } else if (line.starts_with(mark)) {
            bool const needs_code = !remove_suffix(line, no_code_mark);
            std::size_t const close = line.find(mark, mark.size());
            if (close == std::string_view::npos) continue;
            std::size_t const text = line.find_first_not_of(' ', close + mark.size());
            rules.push_back({line.substr(mark.size(), close - mark.size()), heading,
                             text == std::string_view::npos ? std::string_view{} : line.substr(text),
                             needs_code});
        }
    }
    return rules;
}

std::vector<RuleText> rulebook_of(std::string_view game) {
    return parse_rulebook(embedded_file("docs/rules/" + std::string{game} + ".md"));
}

std::vector<RuleText> rulebook_of(std::string_view game, std::string_view language) {
    if (language == "en") return rulebook_of(game);
    return parse_rulebook(
        embedded_file("docs/rules/" + std::string{language} + "/" + std::string{game} + ".md"));
}

}  // namespace motherlode

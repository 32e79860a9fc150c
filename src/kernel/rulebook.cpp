#include "kernel/rulebook.h"

#include <algorithm>
#include <string>

#include "kernel/embedded_files.h"

namespace motherlode {

// A heading starts with #; a rule is one line, "**ID** text".
std::vector<RuleText> parse_rulebook(std::string_view markdown) {
    constexpr std::string_view mark = "**";
    std::vector<RuleText> rules;
    std::string_view heading;
    while (!markdown.empty()) {
        std::size_t const end = markdown.find('\n');
        std::string_view const line = markdown.substr(0, end);
        markdown.remove_prefix(end == std::string_view::npos ? markdown.size() : end + 1);
        if (line.starts_with('#')) {
            heading = line.substr(std::min(line.find_first_not_of("# "), line.size()));
        } else if (line.starts_with(mark)) {
            std::size_t const close = line.find(mark, mark.size());
            if (close == std::string_view::npos) continue;
            std::size_t const text = line.find_first_not_of(' ', close + mark.size());
            rules.push_back({line.substr(mark.size(), close - mark.size()), heading,
                             text == std::string_view::npos ? std::string_view{} : line.substr(text)});
        }
    }
    return rules;
}

std::vector<RuleText> rulebook_of(std::string_view game) {
    return parse_rulebook(embedded_file("docs/rules/" + std::string{game} + ".md"));
}

}  // namespace motherlode

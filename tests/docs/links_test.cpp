// Links between the documents: every file and every heading they lead to exists.

#include <algorithm>
#include <cctype>
#include <set>

#include <gtest/gtest.h>

#include "source_tree.h"

namespace motherlode {
namespace {

namespace fs = std::filesystem;

std::vector<fs::path> documents() {
    std::vector<fs::path> all;
    for (char const* folder : {"docs", "src", "tests"})
        for (fs::path const& path : files_below(folder, {".md"})) all.push_back(path);
    for (auto const& entry : fs::directory_iterator{source_root()})
        if (entry.path().extension() == ".md") all.push_back(entry.path());
    return all;
}

// The anchor that GitHub makes from a heading: lower case, spaces as hyphens, no punctuation.
std::string anchor_of(std::string_view heading) {
    std::string anchor;
    for (char const c : heading) {
        auto const letter = static_cast<unsigned char>(c);
        if (c == ' ') anchor += '-';
        if (std::isalnum(letter) != 0 || c == '-' || c == '_' || letter >= 0x80)
            anchor += static_cast<char>(std::tolower(letter));
    }
    return anchor;
}

std::set<std::string> anchors_in(std::string const& text) {
    std::set<std::string> anchors;
    for (std::size_t at = 0; at < text.size();) {
        std::size_t const end = std::min(text.find('\n', at), text.size());
        std::string_view line{text.data() + at, end - at};
        at = end + 1;
        if (!line.starts_with("#")) continue;
        line.remove_prefix(std::min(line.find_first_not_of("# "), line.size()));
        anchors.insert(anchor_of(line));
    }
    return anchors;
}

// The targets of links, [text](target), except those to other sites.
std::vector<std::string> targets_in(std::string const& text) {
    std::vector<std::string> targets;
    for (std::size_t at = text.find("]("); at != std::string::npos; at = text.find("](", at + 1)) {
        std::string const target = text.substr(at + 2, text.find(')', at) - at - 2);
        bool const is_code = target.find(' ') != std::string::npos;  // a lambda, [&](auto& table)
        if (!is_code && !target.starts_with("https://")) targets.push_back(target);
    }
    return targets;
}

TEST(Links, LeadToFilesAndHeadingsThatExist) {
    int checked = 0;
    for (fs::path const& document : documents()) {
        std::string const text = file_text(document);
        for (std::string const& target : targets_in(text)) {
            std::size_t const hash = target.find('#');
            std::string const file = target.substr(0, hash);
            fs::path const path = file.empty() ? document : document.parent_path() / file;
            ++checked;
            if (!fs::exists(path)) {
                ADD_FAILURE() << document << ": there is no file " << target;
            } else if (hash != std::string::npos) {
                EXPECT_TRUE(anchors_in(file_text(path)).contains(target.substr(hash + 1)))
                    << document << ": there is no heading " << target;
            }
        }
    }
    EXPECT_GT(checked, 50);
}

}  // namespace
}  // namespace motherlode

// Every game has the files that docs/adding-a-game.md lists, and no others outside rules/.

#include <set>

#include <gtest/gtest.h>

#include "source_tree.h"

namespace motherlode {
namespace {

// The names in the first column of the guide's table of files.
std::set<std::string> names_in_guide() {
    std::string const guide = file_text(source_root() / "docs/adding-a-game.md");
    std::size_t at = guide.find("| file | content | step |");
    std::set<std::string> names;
    while (at != std::string::npos && guide[at] == '|') {
        std::size_t const end = guide.find('\n', at);
        std::string const cell = guide.substr(at, guide.find('|', at + 1) - at);
        for (std::size_t open = cell.find('`'); open != std::string::npos;) {
            std::size_t const close = cell.find('`', open + 1);
            names.insert(cell.substr(open + 1, close - open - 1));
            open = cell.find('`', close + 1);
        }
        at = end == std::string::npos ? end : end + 1;
    }
    return names;
}

// The toy game has nothing to ask about.
std::set<std::string> const may_be_missing{"edition_board.cpp", "edition_cards.cpp", "weights.h",
                                           "weights.inc",       "about.h",           "about.cpp",
                                           "topics.cpp"};

std::set<std::string> names_in(std::filesystem::path const& folder) {
    std::set<std::string> names;
    for (auto const& entry : std::filesystem::directory_iterator{folder})
        names.insert(entry.path().filename().string() + (entry.is_directory() ? "/" : ""));
    return names;
}

void expect_files_of_the_guide(std::filesystem::path const& folder, std::set<std::string> const& others) {
    std::set<std::string> const listed = names_in_guide();
    std::set<std::string> const present = names_in(folder);
    for (std::string const& name : present)
        EXPECT_TRUE(listed.contains(name) || others.contains(name)) << folder << " has " << name;
    for (std::string const& name : listed)
        EXPECT_TRUE(present.contains(name) || may_be_missing.contains(name)) << folder << " lacks " << name;
}

TEST(GameFiles, AreTheSameInEveryGame) {
    for (auto const& folder : std::filesystem::directory_iterator{source_root() / "src/games"})
        expect_files_of_the_guide(folder.path(), {});
}

// Its edition, rules and sentences are in its folder, since only the tests know them.
TEST(GameFiles, AreTheSameInTheToyGame) {
    expect_files_of_the_guide(source_root() / "tests/toy/nuggets", {"placer.toml", "rules.md", "en.toml"});
}

TEST(GameFiles, AreListedInTheGuide) { EXPECT_GT(names_in_guide().size(), 20U); }

}  // namespace
}  // namespace motherlode

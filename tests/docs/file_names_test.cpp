// Whoever knows the files of one game knows those of all games.

#include <map>
#include <set>

#include <gtest/gtest.h>

#include "registry/registry.h"
#include "source_tree.h"

namespace motherlode {
namespace {

namespace fs = std::filesystem;

// Everything in a game's folder except `rules/`, whose files are named after the chapters of the rulebook, and
// `edition_*.cpp`, the parts of an edition that is too long for one file.
std::set<std::string> file_names(std::string_view game) {
    fs::path const folder = source_root() / "src/games" / game;
    std::set<std::string> names;
    for (fs::recursive_directory_iterator entry{folder}; entry != fs::end(entry); ++entry) {
        if (entry->is_directory() && entry->path() == folder / "rules") {
            entry.disable_recursion_pending();
            continue;
        }
        std::string name = fs::relative(entry->path(), folder).generic_string();
        if (entry->is_regular_file() && !name.starts_with("edition_")) names.insert(std::move(name));
    }
    return names;
}

TEST(FileNames, AreTheSameInEveryGame) {
    std::map<std::string, std::set<std::string>> games_with;
    for (GameType const* const game : all_games())
        for (std::string const& file : file_names(game->info().name))
            games_with[file].insert(std::string{game->info().name});
    ASSERT_FALSE(games_with.empty());
    for (auto const& [file, games] : games_with) {
        if (games.size() == all_games().size()) continue;
        std::string names;
        for (std::string const& game : games) names += " " + game;
        ADD_FAILURE() << file << " is only in" << names;
    }
}

}  // namespace
}  // namespace motherlode

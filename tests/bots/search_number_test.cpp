// The fingerprint of a search, fixed for each game: it changes with every change in the bots' decisions, and with a
// machine whose arithmetic differs; tests/wasm compares it with a browser. After an intended change of a game, its
// evaluation or the search, update the numbers here.

#include <gtest/gtest.h>

#include "registry/registry.h"
#include "wasm/checks.h"

namespace motherlode {
namespace {

struct Signed {
    std::string_view game;
    OptionChoices options;
    std::string_view way;
    std::uint64_t number;
};

// In a three-player game.
std::uint64_t number_of(Signed const& row) {
    GameType const& type = *find_game(row.game);
    EditionSource const edition = *embedded_edition(type.info(), type.info().default_edition);
    return *wasm::search_number(type, GameSetup{3, row.options, edition, 49}, row.way);
}

TEST(SearchNumber, IsUnchanged) {
    for (Signed const& row : {
             Signed{"boomtown_builders", {}, "search:200", 6123162261465865824ULL},
             Signed{"boomtown_builders", {}, "search:200:guided", 1590685878669135251ULL},
             Signed{"gold_west", {}, "search:200", 372518321348752514ULL},
             Signed{"coloma", {}, "search:200", 3900642046146398947ULL},
             Signed{"golden_wilderness", {}, "search:200", 15430901603385430359ULL},
             Signed{"golden_wilderness", {{"level", "standard"}}, "search:200", 17370708075419480498ULL},
         })
        EXPECT_EQ(number_of(row), row.number) << row.game << ", " << row.way;
}

}  // namespace
}  // namespace motherlode

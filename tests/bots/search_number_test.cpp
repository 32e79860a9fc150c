// The fingerprint of a search, fixed for each game: it changes with every change in the bots' decisions, and with a
// machine whose arithmetic differs. After an intended change of a game, its evaluation or the search, update the
// numbers here.

#include <gtest/gtest.h>

#include "bots/search/search.h"
#include "registry/games.h"
#include "registry/registry.h"

namespace motherlode {
namespace {

struct Signed {
    std::string_view game;
    OptionChoices options;
    std::string_view way;
    std::uint64_t number;
};

// A search for the first seat that must act after 20 random decisions of a three-player game.
std::uint64_t number_of(Signed const& row) {
    GameType const& type = *find_game(row.game);
    EditionSource const edition = *embedded_edition(type.info(), type.info().default_edition);
    return visit_game(type, [&]<class Game>() {
        auto const game = *make_game<Game>(GameSetup{3, row.options, edition, 0});
        typename Game::State state = game->setup(49);
        Rng rng{49};
        NoEvents none;
        ActionList legal;
        for (int decision = 0;; ++decision) {
            Seat const seat = *game->pending(state.table).must.begin();
            legal.clear();
            game->legal_actions(state.table, state.hands[index(seat)], seat, legal);
            if (decision >= 20 && legal.size() > 1)
                return search::Search<Game>{
                    *game, *search::parse_settings(row.way, Game::bot_hooks.profile(*game).search)}
                    .run(game->view(state, seat), legal, rng)
                    .number;
            game->apply(state, seat, legal[rng.below(legal.size())], none);
        }
    });
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

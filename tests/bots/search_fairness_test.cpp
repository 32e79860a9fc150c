// A search must never see hidden information: in two games that differ only in hidden parts, it makes the same decision
// with exactly the same numbers.

#include <gtest/gtest.h>

#include "bots/search/search.h"
#include "registry/games.h"
#include "registry/registry.h"

namespace motherlode {
namespace {

using search::Report;
using search::Search;

template <class Game>
Report search_from(Game const& game, typename Game::State const& state, Seat seat,
                   search::Settings const& settings, std::uint64_t seed) {
    ActionList legal;
    game.legal_actions(state.table, state.hands[index(seat)], seat, legal);
    Rng rng{seed};
    return Search<Game>{game, settings}.run(game.view(state, seat), legal, rng);
}

// Tests every few decisions of a random game, for every seat that must act. Returns the number of pairs whose hidden
// parts did differ, because a test on equal states would prove nothing.
template <class Game>
int compare_along_a_game(Game const& game, search::Settings const& settings, std::uint64_t seed) {
    constexpr int every = 7;
    constexpr int moments = 8;
    typename Game::State state = game.setup(seed);
    Rng rng{seed};
    NoEvents none;
    int different = 0;
    for (int decision = 0; decision < every * moments; ++decision) {
        SeatSet const due = game.pending(state.table).must;
        if (due.empty()) break;
        for (Seat const seat : decision % every == 0 ? due : SeatSet::none()) {
            typename Game::State const redealt = game.redeal(game.view(state, seat), rng);
            if (game.hash(state) != game.hash(redealt)) ++different;
            Report const real = search_from(game, state, seat, settings, seed);
            Report const simulated = search_from(game, redealt, seat, settings, seed);
            EXPECT_EQ(real.number, simulated.number) << "decision " << decision << ", seed " << seed;
            EXPECT_EQ(real.best, simulated.best) << "decision " << decision << ", seed " << seed;
        }
        Seat const seat = *due.begin();
        ActionList legal;
        game.legal_actions(state.table, state.hands[index(seat)], seat, legal);
        game.apply(state, seat, legal[rng.below(legal.size())], none);
    }
    return different;
}

void compare(GameType const& type, OptionChoices const& options) {
    EditionSource const edition = *embedded_edition(type.info(), type.info().default_edition);
    for (int players = 2; players <= type.info().max_players; players += 2) {
        SCOPED_TRACE(std::string{type.info().name} + ", " + std::to_string(players) + " players");
        visit_game(type, [&]<class Game>() {
            auto const game = make_game<Game>(GameSetup{players, options, edition, 0});
            int different = 0;
            std::uint64_t seed = 1;
            for (std::string_view const way :
                 {"search:30", "search:20:full:flat:habits:x2", "search:20:guided"})
                different += compare_along_a_game(
                    **game, *search::parse_settings(way, Game::bot_hooks.profile(**game).search), seed++);
            EXPECT_GT(different, 6);
        });
    }
}

TEST(SearchFairness, HiddenInformationChangesNeitherMoveNorNumber) {
    for (GameType const* type : all_games()) compare(*type, {});
}

// The Beginner Rules hide little; the hands are hidden here.
TEST(SearchFairness, HiddenHandsInTheAdvancedGoldenWildernessChangeNothing) {
    compare(*find_game("golden_wilderness"), {{"level", "advanced"}, {"length", "short"}});
}

}  // namespace
}  // namespace motherlode

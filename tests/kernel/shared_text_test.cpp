#include <gtest/gtest.h>

#include "kernel/shared_text.h"
#include "registry/games.h"
#include "registry/registry.h"

namespace motherlode {
namespace {

TEST(SharedText, EqualTextsShareOneObject) {
    std::string const brought = "gold in the millrace";
    SharedText const one{brought};
    SharedText const other{std::string{brought}};
    EXPECT_EQ(one, other);
    EXPECT_EQ(std::string_view{one}.data(), std::string_view{other}.data());
    EXPECT_NE(one, SharedText{"gold in the millpond"});
    EXPECT_EQ(std::string_view{SharedText{}}, "");
}

TEST(SharedText, GamesWithTheSameEditionShareItsText) {
    using Game = std::tuple_element_t<0, Games>;
    Outcome<EditionSource> const source = embedded_edition(Game::info, Game::info.default_edition);
    ASSERT_TRUE(source);
    auto const one = make_game<Game>({Game::info.min_players, {}, *source, 1});
    auto const other = make_game<Game>({Game::info.max_players, {}, *source, 2});
    ASSERT_TRUE(one && other);
    EXPECT_EQ(&(*one)->edition(), &(*other)->edition());
}

}  // namespace
}  // namespace motherlode

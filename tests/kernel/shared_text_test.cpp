#include <gtest/gtest.h>

#include "kernel/shared_text.h"
#include "registry/games.h"
#include "registry/registry.h"

namespace motherlode {
namespace {

TEST(SharedText, EqualTextsShareOneObject) {
    std::string const brought = "gold in the millrace";
    SharedText const first{brought};
    SharedText const second{std::string{brought}};
    EXPECT_EQ(first, second);
    EXPECT_EQ(std::string_view{first}.data(), std::string_view{second}.data());
    EXPECT_NE(first, SharedText{"gold in the millpond"});
    EXPECT_EQ(std::string_view{SharedText{}}, "");
}

TEST(SharedText, GamesWithTheSameEditionShareItsText) {
    using Game = std::tuple_element_t<0, Games>;
    Outcome<EditionSource> const source = embedded_edition(Game::info, Game::info.default_edition);
    ASSERT_TRUE(source);
    auto const first = make_game<Game>({Game::info.min_players, {}, *source, 1});
    auto const second = make_game<Game>({Game::info.max_players, {}, *source, 2});
    ASSERT_TRUE(first && second);
    EXPECT_EQ(&(*first)->edition(), &(*second)->edition());
}

}  // namespace
}  // namespace motherlode

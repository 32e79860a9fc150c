// The generated types in web/ are those of the games as they are now.

#include <gtest/gtest.h>

#include "registry/games.h"
#include "source_tree.h"

namespace motherlode {
namespace {

template <class Game>
void expect_fresh_types() {
    if constexpr (HasShapes<Game>) {
        std::string const path = "web/src/games/" + std::string{Game::info.name} + "/types.ts";
        Outcome<std::string> const types = registered_type<Game>().json_types(TypeFormat::typescript);
        ASSERT_TRUE(types) << Game::info.name << ": " << types.error().sentence;
        EXPECT_EQ(file_text(source_root() / path), *types)
            << path << " is stale. Run scripts/generate_types.sh.";
    }
}

TEST(GeneratedTypes, AreUpToDate) {
    [&]<class... Game>(std::tuple<Game...>*) {
        (expect_fresh_types<Game>(), ...);
    }(static_cast<Games*>(nullptr));
}

}  // namespace
}  // namespace motherlode

// The generated types in web/ are those of the games as they are now.

#include <gtest/gtest.h>

#include "registry/registry.h"
#include "source_tree.h"

namespace motherlode {
namespace {

TEST(GeneratedTypes, AreUpToDate) {
    for (GameType const* const type : all_games()) {
        std::string const path = "web/src/games/" + std::string{type->info().name} + "/types.ts";
        Outcome<std::string> const types = type->json_types(TypeFormat::typescript);
        ASSERT_TRUE(types) << path << ": " << types.error().sentence;
        EXPECT_EQ(file_text(source_root() / path), *types)
            << path << " is stale. Run scripts/generate_types.sh.";
    }
}

}  // namespace
}  // namespace motherlode

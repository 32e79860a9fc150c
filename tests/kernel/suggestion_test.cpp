#include <array>

#include <gtest/gtest.h>

#include "kernel/suggestion.h"

namespace motherlode {
namespace {

constexpr std::array<std::string_view, 4> games{"boomtown_builders", "gold_west", "coloma",
                                                "golden_wilderness"};

TEST(Suggestion, CountsTypingErrors) {
    EXPECT_EQ(typing_errors("", ""), 0);
    EXPECT_EQ(typing_errors("play", "play"), 0);
    EXPECT_EQ(typing_errors("ply", "play"), 1);
    EXPECT_EQ(typing_errors("plaay", "play"), 1);
    EXPECT_EQ(typing_errors("plax", "play"), 1);
    EXPECT_EQ(typing_errors("paly", "play"), 1);
    EXPECT_EQ(typing_errors("greddy", "greedy"), 1);
    EXPECT_EQ(typing_errors("", "play"), 4);
}

TEST(Suggestion, OffersTheClosestName) {
    EXPECT_EQ(did_you_mean("colma", games), " Did you mean “coloma”?");
    EXPECT_EQ(did_you_mean("goldwest", games), " Did you mean “gold_west”?");
    EXPECT_EQ(did_you_mean("boomtown", games), " Did you mean “boomtown_builders”?");
}

TEST(Suggestion, OffersNothingIfNoNameIsClose) {
    EXPECT_EQ(did_you_mean("chess", games), "");
    EXPECT_EQ(did_you_mean("", games), "");
    EXPECT_EQ(did_you_mean("coloma", {}), "");
}

}  // namespace
}  // namespace motherlode

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>

#include <gtest/gtest.h>

#include "fit.h"
#include "games/boomtown_builders/weights.h"
#include "games/coloma/weights.h"
#include "games/gold_west/weights.h"
#include "games/golden_wilderness/weights.h"
#include "kernel/rng.h"
#include "source_tree.h"
#include "weights_file.h"

namespace motherlode::tune {
namespace {

constexpr int positions = 4000;

// A toy evaluation, not linear in its weights: a chance times a worth, and something on top.
double expected(std::size_t position, Numbers const& weights) {
    Rng rng = Rng::stream(position, 1);
    int const cubes = rng.below(8);
    int const cards = rng.below(5);
    int const tents = rng.below(2);
    return cubes * weights[0] * weights[1] / 64.0 + cards * weights[2] + tents * weights[3];
}

Data toy(Numbers const& truth, int noise) {
    Data data;
    data.expected = expected;
    for (std::size_t i = 0; i < positions; ++i) {
        Rng rng = Rng::stream(i, 2);
        data.seen.push_back(expected(i, truth) + rng.below(2 * noise + 1) - noise);
    }
    return data;
}

TEST(Fit, FindsWeightsAgain) {
    // The data determine only the product of the first two; the pull determines the rest.
    Numbers const truth{40, 96, -30, 200};
    Numbers const found = fit(toy(truth, 0), {40, 60, 10, 100});
    EXPECT_NEAR(found[0] * found[1], truth[0] * truth[1], 100);
    EXPECT_NEAR(found[2], truth[2], 2);
    EXPECT_NEAR(found[3], truth[3], 3);
}

TEST(Fit, SeesThroughNoise) {
    Numbers const truth{40, 96, -30, 200};
    Data const data = toy(truth, 100);
    Numbers const start{40, 60, 10, 100};
    Numbers const found = fit(data, start);
    EXPECT_LT(error_of(data, found), error_of(data, start));
    EXPECT_NEAR(error_of(data, found), 100 / std::sqrt(3.0), 3);  // all that is left is the noise
    EXPECT_NEAR(found[2], truth[2], 8);
}

TEST(Fit, LeavesAloneWhatTheDataSayNothingOf) {
    Data data;
    data.seen = {5, 10, 15};
    data.expected = [](std::size_t i, Numbers const& weights) {
        return weights[0] * (static_cast<double>(i) + 1);
    };
    EXPECT_EQ(fit(data, {5, 77}), (Numbers{5, 77}));
}

TEST(WeightsFile, KeepsEverythingButHeadAndNumbers) {
    std::string_view const text =
        "// Made in 1849.\n\n.metal_2 = 72,  // 3 of them\n.bins = {{-4, 5}, {6, 0}},\n";
    EXPECT_EQ(numbers_in(text), (Numbers{72, -4, 5, 6, 0}));
    EXPECT_EQ(with_numbers(text, "// Anew.\n", {1, 20, -300, 4, 5}),
              "// Anew.\n\n.metal_2 = 1,  // 3 of them\n.bins = {{20, -300}, {4, 5}},\n");
}

// What a game's file says, and what its bots go by.
template <class Weights>
void expect_file(std::string const& game, Weights const& weights) {
    auto const in_use = std::bit_cast<std::array<int, sizeof(Weights) / sizeof(int)>>(weights);
    EXPECT_EQ(numbers_in(file_text(source_root() / "src/games" / game / "weights.inc")),
              (Numbers{in_use.begin(), in_use.end()}))
        << game;
}

TEST(WeightsFile, IsWhatTheProgramUses) {
    expect_file("boomtown_builders", boomtown_builders::tuned_weights);
    expect_file("gold_west", gold_west::tuned_weights);
    expect_file("coloma", coloma::tuned_weights);
    expect_file("golden_wilderness", golden_wilderness::tuned_weights);
}

TEST(WeightsFile, OfBoomtownBuildersHoldsChances) {
    for (boomtown_builders::Outlook const& look : boomtown_builders::tuned_weights.outlook) {
        EXPECT_GE(look.tie_if_level, 0);
        EXPECT_LE(look.tie_if_level, 64);
        EXPECT_GE(look.further, 0);
        EXPECT_LE(look.further, 64);
        for (std::size_t by = 0; by < look.lead_wins.size(); ++by) {
            EXPECT_GE(look.lead_wins[by], 0);
            EXPECT_GE(look.lead_ties[by], 0);
            EXPECT_LE(look.lead_wins[by] + look.lead_ties[by], 64);
        }
    }
}

}  // namespace
}  // namespace motherlode::tune

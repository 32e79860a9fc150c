#include <map>
#include <numeric>
#include <vector>

#include <gtest/gtest.h>

#include "kernel/fixed_list.h"
#include "kernel/rng.h"

namespace motherlode {
namespace {

std::vector<int> draws(std::uint64_t seed, int bound, int count) {
    Rng rng{seed};
    std::vector<int> numbers;
    for (int i = 0; i < count; ++i) numbers.push_back(rng.below(bound));
    return numbers;
}

// The known answers of SplitMix64 as published for seed 1234567.
TEST(Rng, IsSplitMix64) {
    Rng rng{1234567};
    for (std::uint64_t const known : {6457827717110365317U, 3203168211198807973U, 9817491932198370423U,
                                      4593380528125082431U, 16408922859458223821U})
        EXPECT_EQ(rng.next(), known);
}

// FROZEN, like all literals in this file: every record depends on them. A second program, written for this purpose,
// gave the same numbers.
TEST(Rng, BelowGivesTheFrozenNumbers) {
    EXPECT_EQ(draws(2024, 6, 20), (std::vector{3, 0, 1, 0, 4, 3, 0, 3, 1, 2, 2, 5, 5, 3, 0, 4, 5, 2, 4, 2}));
    EXPECT_EQ(draws(2024, 1'000'000'007, 5),
              (std::vector{622765540, 97231909, 298576163, 116186731, 830577939}));
    EXPECT_EQ(draws(2024, 2'147'483'647, 4), (std::vector{1337378805, 208803933, 641187423, 249509103}));
}

// One draw in four is rejected for this bound; here it happens four times.
TEST(Rng, BelowRejectsBiasedDraws) {
    EXPECT_EQ(draws(6, 1'610'612'737, 4), (std::vector{169982214, 887032396, 310236646, 326405917}));
    Rng rng{6};
    for (int i = 0; i < 4; ++i) rng.below(1'610'612'737);
    EXPECT_EQ(rng.state().low, 6 + 8 * 0x9e3779b97f4a7c15U);
}

TEST(Rng, BelowOneIsAlwaysZero) { EXPECT_EQ(draws(1, 1, 3), (std::vector{0, 0, 0})); }

TEST(Rng, ShuffleGivesTheFrozenOrder) {
    std::vector<int> list(10);
    std::iota(list.begin(), list.end(), 0);
    Rng rng{5};
    rng.shuffle(list);
    EXPECT_EQ(list, (std::vector{2, 8, 4, 9, 5, 7, 0, 1, 6, 3}));
}

TEST(Rng, ShuffleTakesAnyListWithSizeAndIndex) {
    FixedList<std::uint8_t, 12> list{};
    for (std::uint8_t i = 0; i < 10; ++i) list.push_back(i);
    Rng rng{5};
    rng.shuffle(list);
    std::vector<int> const order{list.begin(), list.end()};
    EXPECT_EQ(order, (std::vector{2, 8, 4, 9, 5, 7, 0, 1, 6, 3}));
}

TEST(Rng, ShufflingAtMostOneItemDrawsNothing) {
    Rng rng{5};
    std::vector<int> none;
    std::vector<int> single{7};
    rng.shuffle(none);
    rng.shuffle(single);
    EXPECT_EQ(rng, Rng{5});
}

TEST(Rng, StreamsAreFrozenAndDifferBySeedAndPurpose) {
    EXPECT_EQ(Rng::stream(1, 0).state().low, 0xc87831003a95207cU);
    EXPECT_EQ(Rng::stream(1, 1).state().low, 0x37670e0f9292a73aU);
    EXPECT_EQ(Rng::stream(2, 0).state().low, 0xc22f185c7f63b366U);
    EXPECT_EQ(Rng::stream(~std::uint64_t{0}, ~std::uint64_t{0}).next(), 18111638627446191403U);
}

TEST(Rng, WorksAtCompileTime) {
    constexpr int drawn = [] {
        Rng rng{2024};
        return rng.below(6);
    }();
    static_assert(drawn == 3);
}

// Chi-square test for uniformity. The seeds are fixed, so a test cannot fail by chance; the limits are the 99.9 %
// quantiles, which a biased draw would clearly exceed.
double chi_square(std::vector<int> const& hits) {
    double const expected = std::accumulate(hits.begin(), hits.end(), 0.0) / static_cast<double>(hits.size());
    double sum = 0;
    for (int const hit : hits) sum += (hit - expected) * (hit - expected) / expected;
    return sum;
}

// The counts of many draws in buckets from the lowest to the highest.
double chi_square(std::uint64_t seed, int bound, int buckets, int count) {
    std::vector<int> hits(buckets);
    for (int const drawn : draws(seed, bound, count)) ++hits[std::int64_t{drawn} * buckets / bound];
    return chi_square(hits);
}

TEST(Rng, SmallBoundsAreUniform) {
    EXPECT_LT(chi_square(1, 2, 2, 100'000), 10.8);
    EXPECT_LT(chi_square(2, 3, 3, 100'000), 13.8);
    EXPECT_LT(chi_square(3, 6, 6, 100'000), 20.5);
    EXPECT_LT(chi_square(4, 7, 7, 100'000), 22.5);
    EXPECT_LT(chi_square(5, 60, 60, 200'000), 98.3);
}

// Near 2^31 a remainder or a float would be biased: the lower half would occur more often than the upper.
TEST(Rng, LargeBoundsAreUniform) {
    EXPECT_LT(chi_square(6, 2'147'483'647, 16, 100'000), 37.7);
    EXPECT_LT(chi_square(7, 1'610'612'737, 16, 100'000), 37.7);
    EXPECT_LT(chi_square(8, 1'431'655'766, 16, 100'000), 37.7);
}

// Without rejection, every third number would occur twice for every three times of its neighbours.
TEST(Rng, AdjacentNumbersAreUniform) {
    std::vector<int> hits(3);
    for (int const drawn : draws(10, 3 << 29, 100'000)) ++hits[drawn % 3];
    EXPECT_LT(chi_square(hits), 13.8);
}

// All 24 orders of four cards occur equally often.
TEST(Rng, ShufflesAreUniform) {
    std::map<std::vector<int>, int> orders;
    Rng rng{9};
    for (int i = 0; i < 48'000; ++i) {
        std::vector<int> cards{0, 1, 2, 3};
        rng.shuffle(cards);
        ++orders[cards];
    }
    std::vector<int> hits;
    for (auto const& [order, count] : orders) hits.push_back(count);
    EXPECT_EQ(hits.size(), 24U);
    EXPECT_LT(chi_square(hits), 49.7);
}

}  // namespace
}  // namespace motherlode

#include <gtest/gtest.h>

#include "kernel/rng.h"

namespace motherlode {
namespace {

// The key of the published test vectors: the bytes 0 to 15.
constexpr Seed published_key{0x0706050403020100U, 0x0f0e0d0c0b0a0908U};

TEST(Seed, HasOneSpelling) {
    EXPECT_EQ(seed_text(11), "11");
    EXPECT_EQ(seed_text(~std::uint64_t{0}), "18446744073709551615");
    EXPECT_EQ(seed_text({5, 0xabcU}), "0000000000000abc0000000000000005");
    for (Seed const seed : {Seed{}, Seed{11}, Seed{~std::uint64_t{0}}, Seed{5, 0xabcU}, Seed{~std::uint64_t{0}, ~std::uint64_t{0}}})
        EXPECT_EQ(parse_seed(seed_text(seed)), seed);
    for (char const* const text : {"", "-1", "011", "18446744073709551616", "0000000000000000000000000000000b",
                                   "0000000000000ABC0000000000000005", "0000000000000abc000000000000005",
                                   "0000000000000abc00000000000000050", "+0000000000000bc0000000000000005", "x"})
        EXPECT_FALSE(parse_seed(text)) << text;
}

// Of the reference implementation of SipHash-2-4, for the message of the bytes 0 to 7.
TEST(SipHash, GivesThePublishedNumber) {
    EXPECT_EQ(siphash(published_key, 0x0706050403020100U), 0x93f5f5799a932462U);
}

// FROZEN, like the numbers of rng_test.cpp: a second program, written for this purpose, gave the same ones.
TEST(LongSeed, GivesTheFrozenNumbers) {
    Rng rng{published_key};
    EXPECT_EQ(rng.next(), 4166820438245540263U);
    EXPECT_EQ(rng.next(), 3808033851113056052U);
    EXPECT_EQ(rng.below(1000), 714);
    EXPECT_EQ(Rng::stream(published_key, 0).next(), 12738934228520077586U);
    EXPECT_EQ(Rng::stream(published_key, 7).next(), 3092894536795270602U);
}

TEST(LongSeed, EveryBitCounts) {
    std::uint64_t const number = Rng::stream(published_key, 0).next();
    for (unsigned bit = 0; bit < 64; ++bit) {
        std::uint64_t const change = std::uint64_t{1} << bit;
        Seed const low{published_key.low ^ change, published_key.high};
        Seed const high{published_key.low, published_key.high ^ change};
        EXPECT_NE(Rng::stream(low, 0).next(), number) << bit;
        EXPECT_NE(Rng::stream(high, 0).next(), number) << bit;
    }
}

TEST(LongSeed, ContinuesFromItsState) {
    Rng rng{published_key};
    rng.next();
    Rng again{rng.state()};
    EXPECT_EQ(again.next(), rng.next());
    EXPECT_NE(rng.next_seed().high, 0U);
    Rng simple{5};
    EXPECT_EQ(simple.next_seed(), Seed{Rng{5}.next()});
}

}  // namespace
}  // namespace motherlode

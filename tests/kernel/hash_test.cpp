#include <gtest/gtest.h>

#include "kernel/hash.h"

namespace motherlode {
namespace {

template <class... Values>
std::uint64_t hash_of(Values const&... values) {
    Hasher hasher;
    (hasher.add(values), ...);
    return hasher.value();
}

// FROZEN: the hashes in every record depend on these numbers. A second program computed them.
TEST(Hasher, GivesTheFrozenNumbers) {
    EXPECT_EQ(hash_of(), 0x4d6f746865724c6fU);
    EXPECT_EQ(hash_of(std::uint64_t{0}), 0x78c4b89991bf3735U);
    EXPECT_EQ(hash_of(~std::uint64_t{0}), 0x06c7354341b3b147U);
    EXPECT_EQ(hash_of(std::uint64_t{1}, std::uint64_t{2}), 0x932bdc2037425810U);
    EXPECT_EQ(hash_of(std::uint64_t{2}, std::uint64_t{1}), 0x320ac51dc02bbcdcU);
    EXPECT_EQ(hash_of(std::string_view{"gold"}), 0x5b94510ff9e13f35U);
}

// A char may be signed: the bytes of é must count as 195 and 169, not as negative numbers.
TEST(Hasher, HashesBytesAbove127Unchanged) { EXPECT_EQ(hash_of(std::string_view{"é"}), 0x64bdb33cc34f0a6fU); }

TEST(Hasher, HashesAListBySizeAndItems) {
    FixedList<std::uint8_t, 5> list{};
    for (std::uint8_t value = 7; value <= 9; ++value) list.push_back(value);
    EXPECT_EQ(hash_of(list), 0x4af87c3bfb12a2f6U);
}

// The hash survives a change of capacity or of item type, as the header promises.
TEST(Hasher, IgnoresTheCapacityOfAList) {
    FixedList<std::uint8_t, 5> small{};
    FixedList<std::uint16_t, 50> large{};
    for (std::uint8_t value = 7; value <= 9; ++value) {
        small.push_back(value);
        large.push_back(value);
    }
    EXPECT_EQ(hash_of(small), hash_of(large));
}

TEST(Hasher, DistinguishesListsWithTheSameConcatenation) {
    EXPECT_NE(hash_of(std::string_view{"ab"}, std::string_view{"c"}),
              hash_of(std::string_view{"a"}, std::string_view{"bc"}));
    EXPECT_NE(hash_of(std::string_view{}), hash_of());
}

}  // namespace
}  // namespace motherlode

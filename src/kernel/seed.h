#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "kernel/packed.h"

namespace motherlode {

// Decides everything random in a game. A seed of 64 bits, whose upper half is 0, is convenient for research and tests.
// On a server every deal has 128 random bits, so that nobody can find the seed by trying all that fit what they see.
struct Seed {
    std::uint64_t low = 0;
    std::uint64_t high = 0;

    constexpr Seed() = default;
    constexpr Seed(std::uint64_t the_low, std::uint64_t the_high = 0) : low{the_low}, high{the_high} {}
    friend constexpr bool operator==(Seed, Seed) = default;
};

// A decimal number of 64 bits, or 32 hexadecimal digits if it is longer. Only this spelling is valid.
std::string seed_text(Seed seed);
std::optional<Seed> parse_seed(std::string_view text);

// A seed as bytes, in a State.
struct PackedSeed {
    Packed<std::uint64_t> low;
    Packed<std::uint64_t> high;

    PackedSeed() = default;
    PackedSeed& operator=(Seed seed) {
        low = seed.low;
        high = seed.high;
        return *this;
    }
    operator Seed() const { return {low, high}; }
};

}  // namespace motherlode

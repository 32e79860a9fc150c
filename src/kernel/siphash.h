#pragma once

#include <bit>
#include <cstdint>

#include "kernel/seed.h"

namespace motherlode {

// SipHash-2-4 (Aumasson, Bernstein 2012) of one 64-bit number: without the key, nobody can predict the result for one
// number from the results for others. FROZEN, like Rng.
constexpr std::uint64_t siphash(Seed key, std::uint64_t number) {
    std::uint64_t v0 = key.low ^ 0x736f6d6570736575U;
    std::uint64_t v1 = key.high ^ 0x646f72616e646f6dU;
    std::uint64_t v2 = key.low ^ 0x6c7967656e657261U;
    std::uint64_t v3 = key.high ^ 0x7465646279746573U;
    auto const mix = [&](int rounds) {
        for (int round = 0; round < rounds; ++round) {
            v0 += v1;
            v2 += v3;
            v1 = std::rotl(v1, 13) ^ v0;
            v3 = std::rotl(v3, 16) ^ v2;
            v0 = std::rotl(v0, 32);
            v2 += v1;
            v0 += v3;
            v1 = std::rotl(v1, 17) ^ v2;
            v3 = std::rotl(v3, 21) ^ v0;
            v2 = std::rotl(v2, 32);
        }
    };
    constexpr std::uint64_t length = std::uint64_t{sizeof number} << 56U;
    for (std::uint64_t const block : {number, length}) {
        v3 ^= block;
        mix(2);
        v0 ^= block;
    }
    v2 ^= 0xffU;
    mix(4);
    return v0 ^ v1 ^ v2 ^ v3;
}

}  // namespace motherlode

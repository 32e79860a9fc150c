#pragma once

#include <cstdint>
#include <utility>

#include "kernel/seed.h"
#include "kernel/siphash.h"

namespace motherlode {

// The random number generator of all games: SplitMix64 (Steele, Lea, Flood 2014), an unbiased bounded draw and a
// shuffle. FROZEN: every record ever written depends on the exact numbers, with every compiler. The known-answer tests
// guard it; std:: distributions differ between libraries.
//
// With a seed of more than 64 bits the numbers come from SipHash instead, whose key is the state of 128 bits: whoever
// sees some of the numbers learns nothing about the others. That is for deals; bots search with the fast generator.
class Rng {
public:
    constexpr Rng() = default;
    constexpr explicit Rng(std::uint64_t seed) : state_{seed} {}
    constexpr explicit Rng(Seed seed) : state_{seed.low}, key_{seed.high} {}

    constexpr std::uint64_t next() {
        if (key_ != 0) [[unlikely]]
            return next_keyed();
        state_ += 0x9e3779b97f4a7c15U;
        return mix(state_);
    }

    // Uniform in 0 … bound-1, without bias: Lemire's multiplication with rejection on the upper 32 bits.
    constexpr int below(int bound) {
        auto const range = static_cast<std::uint32_t>(bound);
        std::uint64_t product = draw32() * range;
        if (static_cast<std::uint32_t>(product) < range) {
            std::uint32_t const threshold = (0U - range) % range;
            while (static_cast<std::uint32_t>(product) < threshold) product = draw32() * range;
        }
        return static_cast<int>(product >> 32U);
    }

    // Fisher–Yates from the back; for any list with size() and operator[].
    template <class List>
    constexpr void shuffle(List& list) {
        for (int i = static_cast<int>(list.size()) - 1; i > 0; --i) {
            int const j = below(i + 1);
            std::swap(list[i], list[j]);
        }
    }

    // An independent generator for another purpose (a bot, the n-th game of a series).
    static constexpr Rng stream(Seed seed, std::uint64_t purpose) {
        if (seed.high == 0) return Rng{mix(seed.low + mix(purpose + 0x632be59bd9b4e019U))};
        // Never the numbers that `next_keyed` hashes.
        std::uint64_t const first = std::uint64_t{1} << 63U | purpose << 1U;
        return Rng{Seed{siphash(seed, first), siphash(seed, first + 1)}};
    }

    // The seed of a generator that continues with the same numbers.
    constexpr Seed state() const { return {state_, key_}; }
    // A seed of the same length, for another generator.
    constexpr Seed next_seed() {
        std::uint64_t const low = next();
        return {low, key_ != 0 ? next() : 0};
    }
    friend constexpr bool operator==(Rng, Rng) = default;

    static constexpr std::uint64_t mix(std::uint64_t z) {
        z = (z ^ (z >> 30U)) * 0xbf58476d1ce4e5b9U;
        z = (z ^ (z >> 27U)) * 0x94d049bb133111ebU;
        return z ^ (z >> 31U);
    }

private:
    constexpr std::uint64_t draw32() { return next() >> 32U; }

    // Replaces the key with every number, so the state does not show earlier numbers.
    [[gnu::noinline]] constexpr std::uint64_t next_keyed() {
        Seed const key = state();
        state_ = siphash(key, 1);
        key_ = siphash(key, 2);
        return siphash(key, 0);
    }

    std::uint64_t state_ = 0;
    std::uint64_t key_ = 0;  // 0: SplitMix64
};

}  // namespace motherlode

#pragma once

#include <cstdint>
#include <string_view>

#include "kernel/fixed_list.h"
#include "kernel/rng.h"

namespace motherlode {

// Folds numbers, one after another, into 64 bits. A state is hashed by its values, not by its bytes, so the hash in a
// record survives a change of layout or capacity. FROZEN, like Rng.
class Hasher {
public:
    constexpr void add(std::uint64_t value) { hash_ = Rng::mix(hash_ + 0x9e3779b97f4a7c15U + value) ^ value; }
    constexpr void add(std::string_view text) {
        add(text.size());
        for (char const c : text) add(std::uint64_t{static_cast<unsigned char>(c)});
    }
    template <class T, int N>
    constexpr void add(FixedList<T, N> const& list) {
        add(static_cast<std::uint64_t>(list.size()));
        for (T const& value : list) add(static_cast<std::uint64_t>(value));
    }
    constexpr std::uint64_t value() const { return hash_; }

private:
    std::uint64_t hash_ = 0x4d6f746865724c6fU;
};

}  // namespace motherlode

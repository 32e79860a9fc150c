#pragma once

#include <array>
#include <bit>
#include <cstdint>

namespace motherlode {

// A set of numbers from 0 to 63, such as hexes. Stored as bytes, so that a State with some of them has no padding.
// The builtin is what std::bit_cast calls; the library of the browser build has no std::bit_cast yet.
template <class Number>
class SmallSet {
public:
    constexpr SmallSet() = default;
    constexpr explicit SmallSet(Number number) : SmallSet{std::uint64_t{1} << number} {}
    static constexpr SmallSet from_bits(std::uint64_t bits) { return SmallSet{bits}; }

    constexpr std::uint64_t bits() const { return __builtin_bit_cast(std::uint64_t, bytes_); }
    constexpr bool contains(int number) const {
        return ((bits() >> static_cast<unsigned>(number)) & 1U) != 0;
    }
    constexpr bool empty() const { return bits() == 0; }
    constexpr int count() const { return std::popcount(bits()); }
    constexpr Number first() const { return static_cast<Number>(std::countr_zero(bits())); }

    constexpr void add(Number number) { *this = *this | SmallSet{number}; }
    constexpr void remove(Number number) { *this = *this - SmallSet{number}; }
    constexpr SmallSet operator|(SmallSet other) const { return SmallSet{bits() | other.bits()}; }
    constexpr SmallSet operator&(SmallSet other) const { return SmallSet{bits() & other.bits()}; }
    constexpr SmallSet operator-(SmallSet other) const { return SmallSet{bits() & ~other.bits()}; }
    friend constexpr bool operator==(SmallSet, SmallSet) = default;

    // In ascending order.
    class Iterator {
    public:
        constexpr explicit Iterator(std::uint64_t remaining) : remaining_{remaining} {}
        constexpr Number operator*() const { return static_cast<Number>(std::countr_zero(remaining_)); }
        constexpr Iterator& operator++() {
            remaining_ &= remaining_ - 1;
            return *this;
        }
        friend constexpr bool operator==(Iterator, Iterator) = default;

    private:
        std::uint64_t remaining_;
    };
    constexpr Iterator begin() const { return Iterator{bits()}; }
    constexpr Iterator end() const { return Iterator{0}; }

private:
    constexpr explicit SmallSet(std::uint64_t bits)
        : bytes_{__builtin_bit_cast(std::array<std::uint8_t, 8>, bits)} {}

    std::array<std::uint8_t, 8> bytes_{};
};

}  // namespace motherlode

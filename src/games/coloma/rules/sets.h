#pragma once

#include <bit>
#include <cstdint>

#include "kernel/packed.h"

// Small sets, stored as bits.
namespace motherlode::coloma {

// The numbers of the bits that are set, lowest first.
class Bits {
public:
    constexpr explicit Bits(std::uint64_t bits) : bits_{bits} {}

    class Iterator {
    public:
        constexpr explicit Iterator(std::uint64_t remaining) : remaining_{remaining} {}
        constexpr int operator*() const { return std::countr_zero(remaining_); }
        constexpr Iterator& operator++() {
            remaining_ &= remaining_ - 1;
            return *this;
        }
        friend constexpr bool operator==(Iterator, Iterator) = default;

    private:
        std::uint64_t remaining_;
    };
    constexpr Iterator begin() const { return Iterator{bits_}; }
    constexpr Iterator end() const { return Iterator{0}; }

private:
    std::uint64_t bits_;
};
constexpr std::uint64_t bit(int number) { return std::uint64_t{1} << static_cast<unsigned>(number); }
constexpr bool has_bit(std::uint64_t bits, int number) {
    return (bits >> static_cast<unsigned>(number) & 1U) != 0;
}
constexpr void set_bit(std::uint8_t& bits, int number) {
    bits = static_cast<std::uint8_t>(bits | 1U << static_cast<unsigned>(number));
}

// A set of up to 32 cards.
class CardSet {
public:
    static CardSet from_bits(std::uint32_t bits) {
        CardSet set{};
        set.bits_ = bits;
        return set;
    }
    std::uint32_t bits() const { return bits_; }
    bool has(int card) const { return has_bit(bits(), card); }
    void add(int card) { bits_ = bits() | 1U << static_cast<unsigned>(card); }
    void remove(int card) { bits_ = bits() & ~(1U << static_cast<unsigned>(card)); }
    int size() const { return std::popcount(bits()); }
    Bits::Iterator begin() const { return Bits{bits()}.begin(); }
    Bits::Iterator end() const { return Bits{bits()}.end(); }
    friend bool operator==(CardSet const&, CardSet const&) = default;

private:
    Packed<std::uint32_t> bits_;
};

}  // namespace motherlode::coloma

#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <cstring>

#include "kernel/packed.h"

// Sets stored as plain bytes, so that they add no padding to the State.
namespace motherlode::golden_wilderness {

// Iterates over the numbers in a set, lowest first.
class Bits {
public:
    explicit Bits(std::uint64_t numbers) : remaining_{numbers} {}
    int operator*() const { return std::countr_zero(remaining_); }
    Bits& operator++() {
        remaining_ &= remaining_ - 1;
        return *this;
    }
    friend bool operator==(Bits, Bits) = default;
    Bits begin() const { return *this; }
    Bits end() const { return Bits{0}; }

private:
    std::uint64_t remaining_;
};

// A set of tiles, one bit each.
using TileSet = Packed<std::uint64_t>;
constexpr std::uint64_t tile_bit(int tile) { return std::uint64_t{1} << tile; }
constexpr bool has_tile(std::uint64_t set, int tile) { return ((set >> tile) & 1U) != 0; }
inline void add_tile(TileSet& set, int tile) { set = set | tile_bit(tile); }
inline void remove_tile(TileSet& set, int tile) { set = set & ~tile_bit(tile); }

// A set of people cards, one bit each.
class CardSet {
public:
    bool contains(int card) const { return ((bytes_[card / 8] >> (card % 8)) & 1U) != 0; }
    void insert(int card) { bytes_[card / 8] |= static_cast<std::uint8_t>(1U << (card % 8)); }
    void erase(int card) { bytes_[card / 8] &= static_cast<std::uint8_t>(~(1U << (card % 8))); }
    void insert_all(CardSet const& cards) { store(low() | cards.low(), high() | cards.high()); }
    void erase_all(CardSet const& cards) { store(low() & ~cards.low(), high() & ~cards.high()); }
    // All cards from `first` up to, but not including, `end`.
    static CardSet range(int first, int end) {
        auto const below = [](int card) {
            return card >= 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << card) - 1;
        };
        CardSet cards{};
        cards.store(below(end) & ~below(first),
                    below(std::max(end - 64, 0)) & ~below(std::max(first - 64, 0)));
        return cards;
    }
    bool empty() const { return low() == 0 && high() == 0; }
    int count() const { return std::popcount(low()) + std::popcount(high()); }
    std::uint8_t first() const {
        return static_cast<std::uint8_t>(low() != 0 ? std::countr_zero(low())
                                                    : 64 + std::countr_zero(high()));
    }

    // Calls `visit` with each card, lowest first.
    template <class Visit>
    void for_each(Visit visit) const {
        for (int const card : Bits{low()}) visit(card);
        for (int const card : Bits{high()}) visit(card + 64);
    }
    std::uint64_t low() const { return part<std::uint64_t>(0); }
    std::uint64_t high() const { return part<std::uint32_t>(8); }
    friend bool operator==(CardSet const&, CardSet const&) = default;

private:
    void store(std::uint64_t low, std::uint64_t high) {
        std::memcpy(bytes_.data(), &low, sizeof low);
        auto const upper = static_cast<std::uint32_t>(high);
        std::memcpy(bytes_.data() + sizeof low, &upper, sizeof upper);
    }
    template <class Number>
    Number part(std::size_t at) const {
        Number number;
        std::memcpy(&number, bytes_.data() + at, sizeof number);
        return number;
    }
    std::array<std::uint8_t, 12> bytes_;
};

}  // namespace motherlode::golden_wilderness

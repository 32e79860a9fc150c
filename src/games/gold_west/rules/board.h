#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <vector>

namespace motherlode::gold_west {

inline constexpr int max_hexes = 64;  // a set of hexes is a word of bits

// Hexes are numbered row by row from the top, each row from the left.
using HexId = std::uint8_t;
inline constexpr HexId no_hex = 255;

// A set of hexes. Kept as bytes, so that a State that holds some has no padding.
class HexSet {
public:
    constexpr HexSet() = default;
    constexpr explicit HexSet(HexId hex) : HexSet{std::uint64_t{1} << hex} {}
    static constexpr HexSet from_bits(std::uint64_t bits) { return HexSet{bits}; }

    constexpr std::uint64_t bits() const { return std::bit_cast<std::uint64_t>(bytes_); }
    constexpr bool contains(int hex) const { return ((bits() >> static_cast<unsigned>(hex)) & 1U) != 0; }
    constexpr bool empty() const { return bits() == 0; }
    constexpr int count() const { return std::popcount(bits()); }
    constexpr HexId first() const { return static_cast<HexId>(std::countr_zero(bits())); }

    constexpr void add(HexId hex) { *this = *this | HexSet{hex}; }
    constexpr void remove(HexId hex) { *this = *this - HexSet{hex}; }
    constexpr HexSet operator|(HexSet other) const { return HexSet{bits() | other.bits()}; }
    constexpr HexSet operator&(HexSet other) const { return HexSet{bits() & other.bits()}; }
    constexpr HexSet operator-(HexSet other) const { return HexSet{bits() & ~other.bits()}; }
    friend constexpr bool operator==(HexSet, HexSet) = default;

    class Iterator {
    public:
        constexpr explicit Iterator(std::uint64_t left) : left_{left} {}
        constexpr HexId operator*() const { return static_cast<HexId>(std::countr_zero(left_)); }
        constexpr Iterator& operator++() {
            left_ &= left_ - 1;
            return *this;
        }
        friend constexpr bool operator==(Iterator, Iterator) = default;

    private:
        std::uint64_t left_;
    };
    constexpr Iterator begin() const { return Iterator{bits()}; }
    constexpr Iterator end() const { return Iterator{0}; }

private:
    constexpr explicit HexSet(std::uint64_t bits)
        : bytes_{std::bit_cast<std::array<std::uint8_t, 8>>(bits)} {}

    std::array<std::uint8_t, 8> bytes_{};
};

// Axial coordinates. Rows of equal r are horizontal, and r grows downwards.
struct Axial {
    int q;
    int r;

    static void fields(auto& place, auto& visit) { visit.hash_only((place.q + 128) * 256 + place.r + 128); }
    friend constexpr bool operator==(Axial, Axial) = default;
    friend constexpr Axial operator+(Axial one, Axial other) { return {one.q + other.q, one.r + other.r}; }
};

// The six neighbours, from the upper right on against the clock: the order of a terrain tile's ring.
inline constexpr std::array<Axial, 6> directions{{{1, -1}, {0, -1}, {-1, 0}, {-1, 1}, {0, 1}, {1, 0}}};

// What follows from where the hexes lie and which of them are in use; worked out once for a set-up, so that
// the rules only look it up.
struct Board {
    HexSet used;
    HexSet at_water;                             // in use and beside water
    HexSet on_edge;                              // GW-6.3c
    std::array<HexSet, max_hexes> neighbours{};  // those in use
    std::vector<HexSet> lines;                   // GW-6.3l

    // The hexes that touch one of the set.
    HexSet around(HexSet set) const;
    // The part of `set` that is connected with `start`.
    HexSet group(HexSet set, HexId start) const;
};

Board make_board(std::vector<Axial> const& hexes, std::vector<Axial> const& water, HexSet used);

}  // namespace motherlode::gold_west

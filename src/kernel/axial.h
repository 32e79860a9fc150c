#pragma once

#include <array>

namespace motherlode {

// A hex by axial coordinates. Rows of equal r are horizontal, and r grows downwards.
struct Axial {
    int q;
    int r;

    static void fields(auto& place, auto& visit) { visit.hash_only((place.q + 128) * 256 + place.r + 128); }
    friend constexpr bool operator==(Axial, Axial) = default;
    friend constexpr Axial operator+(Axial a, Axial b) { return {a.q + b.q, a.r + b.r}; }
};

// The six neighbours, anticlockwise from the upper right.
inline constexpr std::array<Axial, 6> directions{{{1, -1}, {0, -1}, {-1, 0}, {-1, 1}, {0, 1}, {1, 0}}};

}  // namespace motherlode

#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "kernel/axial.h"
#include "kernel/small_set.h"

namespace motherlode::gold_west {

inline constexpr int max_hexes = 64;  // because a set of hexes is a 64-bit word

// Hexes are numbered row by row from the top, each row from the left.
using HexId = std::uint8_t;
inline constexpr HexId no_hex = 255;

using HexSet = SmallSet<HexId>;

// The geometry of the hexes in use. It is computed once for each set-up, so that the rules only look it up.
struct Board {
    HexSet used;
    HexSet at_water;                             // hexes in use that touch water
    HexSet on_edge;                              // GW-6.3c
    std::array<HexSet, max_hexes> neighbours{};  // only hexes in use
    std::vector<HexSet> lines;                   // GW-6.3l

    // The hexes that touch a hex of the set.
    HexSet around(HexSet set) const;
    // The hexes of `set` that are connected to `start`.
    HexSet group(HexSet set, HexId start) const;
};

Board make_board(std::vector<Axial> const& hexes, std::vector<Axial> const& water, HexSet used);

}  // namespace motherlode::gold_west

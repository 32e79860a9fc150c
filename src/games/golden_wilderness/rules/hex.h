#pragma once

#include <array>
#include <cstdint>
#include <string_view>

// The geometry of the board: hexagons with a point to the north (WI-1.3a, RULING wi-4).
namespace motherlode::golden_wilderness {

// Clockwise, starting in the east.
enum class Edge : std::uint8_t { e, se, sw, w, nw, ne };
inline constexpr int edges = 6;
inline constexpr std::array<std::string_view, edges> edge_names{"E", "SE", "SW", "W", "NW", "NE"};

constexpr int turned(int edge, int steps) { return (edge + steps) % edges; }
constexpr int opposite(int edge) { return turned(edge, 3); }

// A set of edges of a tile, one bit each.
using EdgeSet = std::uint8_t;
inline constexpr EdgeSet all_edges = 0x3f;

constexpr bool has_edge(EdgeSet set, int edge) { return ((set >> edge) & 1U) != 0; }
constexpr EdgeSet edge_bit(int edge) { return static_cast<EdgeSet>(1U << edge); }
// The same edges after the tile is turned clockwise.
constexpr EdgeSet turn_edges(EdgeSet set, int steps) {
    unsigned const doubled = set * 65U;  // the six bits, repeated
    return static_cast<EdgeSet>((doubled >> (edges - steps)) & all_edges);
}
// Every set with its edges in reverse order.
inline constexpr auto mirrored = [] {
    std::array<EdgeSet, all_edges + 1> sets{};
    for (int set = 0; set <= all_edges; ++set)
        for (int edge = 0; edge < edges; ++edge)
            if (has_edge(static_cast<EdgeSet>(set), edge)) sets[set] |= edge_bit((edges - edge) % edges);
    return sets;
}();

// A place on the grid, which wraps around at its sides. A connected board of at most 40 tiles is too small to
// meet itself on a grid of 42 by 42, so the rules can treat the grid as endless.
inline constexpr int grid_size = 42;
inline constexpr int grid_places = grid_size * grid_size;

struct Hex {
    std::uint8_t q;
    std::uint8_t r;

    friend constexpr bool operator==(Hex, Hex) = default;
};

constexpr Hex hex_at(int q, int r) {
    return {static_cast<std::uint8_t>((q + 2 * grid_size) % grid_size),
            static_cast<std::uint8_t>((r + 2 * grid_size) % grid_size)};
}
constexpr int place_of(Hex hex) { return hex.r * grid_size + hex.q; }
// The place as an argument of actions and messages, one byte for each coordinate.
constexpr int hex_number(Hex hex) { return hex.r * 256 + hex.q; }

// OPTIMIZATION: wraps coordinates with a table instead of a division. Index i holds coordinate i - 1.
inline constexpr auto wrapped = [] {
    std::array<std::uint8_t, grid_size + 2> coordinates{};
    for (int i = 0; i < grid_size + 2; ++i) coordinates[i] = hex_at(i - 1, 0).q;
    return coordinates;
}();
constexpr Hex beside(Hex hex, int edge) {
    constexpr std::array<std::array<int, 2>, edges> step{
        {{1, 0}, {0, 1}, {-1, 1}, {-1, 0}, {0, -1}, {1, -1}}};
    return {wrapped[hex.q + step[edge][0] + 1], wrapped[hex.r + step[edge][1] + 1]};
}

// Coordinates for people to read: doubled x and row, counted from the middle of the grid to keep them small.
struct DoubledHex {
    int x;
    int y;
};
inline constexpr int grid_middle = grid_size / 2;
constexpr DoubledHex doubled(Hex hex) {
    int const r = hex.r - grid_middle;
    int const q = hex.q - grid_middle;
    return {2 * q + r, r};
}
constexpr Hex from_doubled(int x, int y) { return hex_at((x - y) / 2 + grid_middle, y + grid_middle); }

}  // namespace motherlode::golden_wilderness

#pragma once

#include "games/golden_wilderness/state.h"

// Queries about the board that several rules share: borders, roads, and which tiles can be reached.
namespace motherlode::golden_wilderness {

// WI-4.5c: whether a coastal tile has to join the coastline.
enum class Joining : std::uint8_t { anywhere, coastline };

// Looks up tiles by place, and knows which edges of each empty place must be land or coast.
class Grid {
public:
    explicit Grid(Table const& table);
    // `site.beside` must already be filled in.
    void add(Site const& site, TileId tile);
    TileId at(Hex hex) const { return tiles_[place_of(hex)]; }
    // WI-4.5b, WI-4.5c: bit n is set if a tile with this coast fits there after n clockwise steps.
    EdgeSet ways_to_turn(EdgeSet coast, Hex hex, Joining joining) const;

private:
    struct Surroundings {
        EdgeSet land;   // edges that must be land
        EdgeSet coast;  // edges that must be coast
        // The edges in `land` with the neighbour's coast at their clockwise or counter-clockwise end.
        EdgeSet coast_clockwise;
        EdgeSet coast_counter_clockwise;
    };
    std::array<TileId, grid_places> tiles_;
    std::array<Surroundings, grid_places> around_{};
};

// Lists every place where the tile fits, turned in any way.
using HexList = FixedList<Hex, 200>;
void fitting_places(Edition const& edition, Table const& table, Grid const& grid, TileId tile,
                    Joining joining, HexList& list);
void lay_tile(Edition const& edition, Table& table, Grid& grid, TileId tile, Hex hex, int steps);
inline void lay_tile(Edition const& edition, Table& table, TileId tile, Hex hex, int steps) {
    Grid grid{table};
    lay_tile(edition, table, grid, tile, hex, steps);
}
void lay_road(Table& table, TileId tile, int edge);

// WI-2.3, WI-3.2: tiles where a settlement may be built, ignoring its cost.
std::uint64_t settleable(Edition const& edition, Table const& table);
// WI-2.9b: tiles that can be settled sooner or later, without roads.
std::uint64_t reachable(Edition const& edition, Table const& table);

// The product of the settlement on a tile; no_industry if there is none.
int product_at(Edition const& edition, Table const& table, TileId tile);
// The population of a settlement (WI-3.3a) or a city (WI-3.5a); 0 on an empty tile.
int population_at(Edition const& edition, Table const& table, TileId tile);
// The settlements of a seat that produce this product (WI-2.7c).
std::uint64_t producers(Edition const& edition, Table const& table, int seat, int product);

// WI-3.6a.
int road_cost(Edition const& edition, Table const& table, TileId tile, int edge);
bool can_take_road(Table const& table, TileId tile, int edge);

// WI-2.7, WI-3.8: tiles where a market of this kind can be held.
std::uint64_t market_tiles(Edition const& edition, Table const& table, Location location);
inline constexpr int furthest_step = 31;
// The tiles that roads join to a market, by their number of steps from it.
struct Reach {
    int steps;  // number of sets in use
    // OPTIMIZATION: sets that are not in use stay uninitialised.
    std::array<std::uint64_t, furthest_step + 1> at;
};
Reach reach_from(Table const& table, TileId tile, int most_steps);
// WI-3.8a: what a market pays for these settlements: the price on its own tile, 1 peso less for each step.
int income_from(Reach const& reach, std::uint64_t settlements, int price);
// For each product, the tiles where a market would pay somebody.
using ByProduct = std::array<std::uint64_t, max_products>;
ByProduct paying_tiles(Edition const& edition, Table const& table, int players, Prices const& prices);

// Returns `nobody` if the tile has no such piece.
Seat owner_of(Table const& table, TileId tile, Piece piece);
// WI-4.6b.
bool is_protected(Table const& table, TileId tile, Piece piece);

}  // namespace motherlode::golden_wilderness

#pragma once

#include "games/golden_wilderness/state.h"

// Where things lie and what can be reached: questions about the board that the rules share.
namespace motherlode::golden_wilderness {

// WI-4.5c: whether a coastal tile has to join the coastline.
enum class Joining : std::uint8_t { anywhere, coastline };

// The tiles by their place, and what they ask of a tile beside them.
class Grid {
public:
    explicit Grid(Table const& table);
    // Its neighbours are known.
    void add(Site const& site, TileId tile);
    TileId at(Hex hex) const { return tiles_[place_of(hex)]; }
    // WI-4.5b, WI-4.5c: a bit for each number of steps by which a tile with this coast may be turned there.
    EdgeSet ways_to_turn(EdgeSet coast, Hex hex, Joining joining) const;

private:
    struct Surroundings {
        EdgeSet land;   // edges that must be land
        EdgeSet coast;  // edges that must be coast
        // Of the land borders, those with the neighbour's coast at their end, on either side as seen from the place.
        EdgeSet coast_clockwise;
        EdgeSet coast_back;
    };
    std::array<TileId, grid_places> tiles_;
    std::array<Surroundings, grid_places> around_{};
};

// Every place beside the board where the tile fits in some way.
using HexList = FixedList<Hex, 200>;
void fitting_places(Edition const& edition, Table const& table, Grid const& grid, TileId tile,
                    Joining joining, HexList& list);
void lay_tile(Edition const& edition, Table& table, Grid& grid, TileId tile, Hex hex, int turned);
inline void lay_tile(Edition const& edition, Table& table, TileId tile, Hex hex, int turned) {
    Grid grid{table};
    lay_tile(edition, table, grid, tile, hex, turned);
}
void lay_road(Table& table, TileId tile, int edge);

// WI-2.3, WI-3.2: tiles where a settlement may be built, whatever it costs.
std::uint64_t settleable(Edition const& edition, Table const& table);
// WI-2.9b: tiles that can ever be settled without roads.
std::uint64_t reachable(Edition const& edition, Table const& table);

// What a settlement's tile makes, or no_industry; and how many live there, in a settlement (WI-3.3a) or a city (WI-3.5a).
int product_at(Edition const& edition, Table const& table, TileId tile);
int population_at(Edition const& edition, Table const& table, TileId tile);
// The settlements of a seat that make the product (WI-2.7c).
std::uint64_t producers(Edition const& edition, Table const& table, int seat, int product);

// WI-3.6a.
int road_cost(Edition const& edition, Table const& table, TileId tile, int edge);
bool can_take_road(Table const& table, TileId tile, int edge);

// WI-2.7, WI-3.8: where a market of this kind may be held, and which tiles lie how many steps off.
std::uint64_t market_tiles(Edition const& edition, Table const& table, Location location);
inline constexpr int furthest_step = 31;
struct Reach {
    int steps;  // how many of the sets are filled
    std::array<std::uint64_t, furthest_step + 1>
        at;  // by steps; OPTIMIZATION: those beyond are left as they are
};
Reach reach_from(Table const& table, TileId tile, int most_steps);
// WI-3.8a: what a market pays a seat, by the steps from its tile.
int income_from(Reach const& reach, std::uint64_t makers, int price);
// Tiles where a market for a product would pay somebody.
using Prices = std::array<std::uint8_t, max_products>;
using ByProduct = std::array<std::uint64_t, max_products>;
ByProduct paying_tiles(Edition const& edition, Table const& table, int players, Prices const& prices);

// Nobody where there is no such piece.
Seat owner_of(Table const& table, TileId tile, Piece piece);
// WI-4.6b.
bool is_protected(Table const& table, TileId tile, Piece piece);

}  // namespace motherlode::golden_wilderness

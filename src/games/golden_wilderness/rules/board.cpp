#include "games/golden_wilderness/rules/board.h"

#include <bitset>

namespace motherlode::golden_wilderness {

Grid::Grid(Table const& table) {
    tiles_.fill(no_tile);
    for (int const tile : Bits{table.on_board}) add(table.sites[tile], byte(tile));
}

void Grid::add(Site const& site, TileId tile) {
    tiles_[place_of(site.hex)] = tile;
    // Edges whose previous or next edge, going clockwise, is coast. The neighbour counts the other way round.
    EdgeSet const coast_before = turn_edges(site.coast, 1);
    EdgeSet const coast_after = turn_edges(site.coast, edges - 1);
    for (int edge = 0; edge < edges; ++edge) {
        if (site.beside[edge] != no_tile) continue;
        Surroundings& around = around_[place_of(beside(site.hex, edge))];
        int const facing = opposite(edge);
        if (has_edge(site.coast, edge)) {
            around.coast |= edge_bit(facing);
            continue;
        }
        around.land |= edge_bit(facing);
        if (has_edge(coast_before, edge)) around.coast_clockwise |= edge_bit(facing);
        if (has_edge(coast_after, edge)) around.coast_counter_clockwise |= edge_bit(facing);
    }
}

EdgeSet Grid::ways_to_turn(EdgeSet coast, Hex hex, Joining joining) const {
    Surroundings const& around = around_[place_of(hex)];
    // WI-4.5b: a tile needs at least one land border …
    if (around.land == 0 || at(hex) != no_tile) return 0;

    // OPTIMIZATION: checks all turns at once. Bit n is set if this edge is coast (or land) after n steps.
    auto const is_coast = [&](int edge) { return turn_edges(mirrored[coast], edge); };
    auto const is_land = [&](int edge) { return turn_edges(mirrored[coast ^ all_edges], edge); };

    // … and all its borders must match.
    EdgeSet turns = all_edges;
    for (int const edge : Bits{around.land}) turns &= is_land(edge);
    for (int const edge : Bits{around.coast}) turns &= is_coast(edge);
    if (joining == Joining::anywhere || coast == 0) return turns;

    // WI-4.5c: it joins the coastline across a sea border, or where coast edges of both tiles meet at an end
    // of a shared land border.
    if (around.coast != 0) return turns;
    EdgeSet joins = 0;
    for (int const edge : Bits{around.coast_clockwise}) joins |= is_coast(edge + 1);
    for (int const edge : Bits{around.coast_counter_clockwise}) joins |= is_coast(turned(edge, 5));
    return turns & joins;
}

void fitting_places(Edition const& edition, Table const& table, Grid const& grid, TileId tile,
                    Joining joining, HexList& list) {
    std::bitset<grid_places> seen;
    EdgeSet const coast = edition.tiles[tile].coast;
    for (int const neighbour : Bits{table.on_board}) {
        Site const& site = table.sites[neighbour];
        for (int edge = 0; edge < edges; ++edge) {
            // A tile needs a land border, so a sea border alone does not make a place fit.
            if (site.beside[edge] != no_tile || has_edge(site.coast, edge)) continue;
            Hex const hex = beside(site.hex, edge);
            if (seen[place_of(hex)]) continue;
            seen[place_of(hex)] = true;
            if (grid.ways_to_turn(coast, hex, joining) != 0) list.push_back(hex);
        }
    }
}

void lay_tile(Edition const& edition, Table& table, Grid& grid, TileId tile, Hex hex, int steps) {
    Site& site = table.sites[tile];
    site.hex = hex;
    site.turned = byte(steps);
    site.coast = turn_edges(edition.tiles[tile].coast, steps);
    site.mountains = turn_edges(edition.tiles[tile].mountains, steps);
    add_tile(table.on_board, tile);
    for (int edge = 0; edge < edges; ++edge) {
        TileId const neighbour = grid.at(beside(hex, edge));
        if (neighbour == no_tile) continue;
        site.beside[edge] = neighbour;
        table.sites[neighbour].beside[opposite(edge)] = tile;
        // WI-1.3b, WI-1.3c: adjacent means a land border.
        if (has_edge(site.coast, edge)) continue;
        add_tile(table.adjacent[tile], neighbour);
        add_tile(table.adjacent[neighbour], tile);
    }
    grid.add(site, tile);
}

void lay_road(Table& table, TileId tile, int edge) {
    TileId const neighbour = table.sites[tile].beside[edge];
    table.sites[tile].roads |= edge_bit(edge);
    table.sites[neighbour].roads |= edge_bit(opposite(edge));
    add_tile(table.joined[tile], neighbour);
    add_tile(table.joined[neighbour], tile);
    table.roaded = table.roaded | tile_bit(tile) | tile_bit(neighbour);
}

namespace {

// All tiles adjacent to at least one of these.
std::uint64_t beside_any(Table const& table, std::uint64_t tiles) {
    std::uint64_t beside = 0;
    for (int const tile : Bits{tiles}) beside |= table.adjacent[tile];
    return beside;
}

// These tiles and all tiles that roads join to them (WI-3.2b), up to a number of steps.
std::uint64_t by_road(Table const& table, std::uint64_t tiles, int most_steps = max_tiles) {
    std::uint64_t const roaded = table.roaded;
    std::uint64_t frontier = tiles & roaded;
    for (int step = 0; frontier != 0 && step < most_steps; ++step) {
        std::uint64_t next = 0;
        for (int const tile : Bits{frontier}) next |= table.joined[tile];
        frontier = next & ~tiles;
        tiles |= next;
    }
    return tiles;
}

}  // namespace

std::uint64_t settleable(Edition const& edition, Table const& table) {
    std::uint64_t const inhabited = table.inhabited();
    std::uint64_t const coastal = edition.coastal_tiles & table.on_board;
    std::uint64_t const near = beside_any(table, inhabited) | by_road(table, coastal | inhabited);
    return near & table.on_board & ~inhabited & ~edition.tiles_of[index(Terrain::desert)];
}

std::uint64_t reachable(Edition const& edition, Table const& table) {
    std::uint64_t const open = table.on_board & ~edition.tiles_of[index(Terrain::desert)];
    std::uint64_t reached = open & (edition.coastal_tiles | table.inhabited());
    for (std::uint64_t frontier = reached; frontier != 0;) {
        frontier = beside_any(table, frontier) & open & ~reached;
        reached |= frontier;
    }
    return reached;
}

namespace {

// Null if the tile has no settlement.
Industry const* industry_at(Edition const& edition, Table const& table, TileId tile) {
    Seat const owner = table.sites[tile].owner;
    if (owner == nobody) return nullptr;
    return &edition.industries[table.board(owner).industry[index(edition.tiles[tile].terrain)]];
}

}  // namespace

int product_at(Edition const& edition, Table const& table, TileId tile) {
    Industry const* const industry = industry_at(edition, table, tile);
    return industry != nullptr ? industry->product : no_industry;
}

int population_at(Edition const& edition, Table const& table, TileId tile) {
    if (has_tile(table.cities, tile)) return edition.city_population;
    Industry const* const industry = industry_at(edition, table, tile);
    return industry != nullptr ? industry->cost : 0;
}

std::uint64_t producers(Edition const& edition, Table const& table, int seat, int product) {
    std::uint64_t tiles = 0;
    for (int terrain = 0; terrain < settled_terrains; ++terrain) {
        int const industry = table.players[seat].industry[terrain];
        if (industry != no_industry && edition.industries[industry].product == product)
            tiles |= table.settlements[seat] & edition.tiles_of[terrain];
    }
    return tiles;
}

int road_cost(Edition const& edition, Table const& table, TileId tile, int edge) {
    Site const& site = table.sites[tile];
    if (has_edge(site.coast, edge)) return edition.sea_road;
    Site const& neighbour = table.sites[site.beside[edge]];
    bool const mountainous = has_edge(site.mountains, edge) || has_edge(neighbour.mountains, opposite(edge));
    return mountainous ? edition.mountain_road : edition.lowland_road;
}

bool can_take_road(Table const& table, TileId tile, int edge) {
    Site const& site = table.sites[tile];
    return site.beside[edge] != no_tile && !has_edge(site.roads, edge);
}

std::uint64_t market_tiles(Edition const& edition, Table const& table, Location location) {
    if (location == Location::coast) return edition.coastal_tiles & table.on_board;
    if (location == Location::city) return table.cities;
    std::uint64_t tiles = 0;
    for (int const tile : Bits{table.on_board})
        if (table.sites[tile].marker == Marker::presidio) tiles |= tile_bit(tile);
    return tiles;
}

Reach reach_from(Table const& table, TileId tile, int most_steps) {
    Reach reach;  // NOLINT: only the sets in use are filled
    std::uint64_t seen = tile_bit(tile);
    reach.at[0] = seen;
    reach.steps = 1;
    std::uint64_t frontier = seen & table.roaded;
    while (frontier != 0 && reach.steps <= most_steps && reach.steps <= furthest_step) {
        std::uint64_t next = 0;
        for (int const from : Bits{frontier}) next |= table.joined[from];
        frontier = next & ~seen;
        if (frontier == 0) break;
        seen |= frontier;
        reach.at[reach.steps++] = frontier;
    }
    return reach;
}

int income_from(Reach const& reach, std::uint64_t settlements, int price) {
    int income = 0;
    for (int step = 0; step < reach.steps && step < price; ++step)
        income += std::popcount(reach.at[step] & settlements) * (price - step);
    return income;
}

ByProduct paying_tiles(Edition const& edition, Table const& table, int players, Prices const& prices) {
    ByProduct tiles{};
    for (int seat = 0; seat < players; ++seat) {
        std::uint64_t const settled = table.settlements[seat];
        for (int terrain = 0; terrain < settled_terrains; ++terrain)
            if (int const industry = table.players[seat].industry[terrain]; industry != no_industry)
                tiles[edition.industries[industry].product] |= settled & edition.tiles_of[terrain];
    }
    for (int product = 0; product < max_products; ++product)
        if (tiles[product] != 0)
            tiles[product] = prices[product] == 0 ? 0 : by_road(table, tiles[product], prices[product] - 1);
    return tiles;
}

Seat owner_of(Table const& table, TileId tile, Piece piece) {
    Site const& site = table.sites[tile];
    if (piece == Piece::settlement) return site.owner;
    return site.marker == (piece == Piece::mission ? Marker::mission : Marker::presidio) ? site.marker_owner
                                                                                         : nobody;
}

bool is_protected(Table const& table, TileId tile, Piece piece) {
    if (piece != Piece::presidio && table.sites[tile].marker == Marker::presidio) return true;
    for (int const neighbour : Bits{table.adjacent[tile]})
        if (table.sites[neighbour].marker == Marker::presidio) return true;
    return false;
}

}  // namespace motherlode::golden_wilderness

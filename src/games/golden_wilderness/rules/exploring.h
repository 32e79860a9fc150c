#pragma once

#include "games/golden_wilderness/rules/board.h"
#include "games/golden_wilderness/rules/play.h"

// Rulebook p.16, "Exploring".
namespace motherlode::golden_wilderness {

inline int remaining_tiles(Table const& table, int inland) {
    return table.tiles_hidden[inland] + table.tiles_under[inland].size();
}

inline TileId draw_tile(Play& play, int inland) {
    auto& hidden = play.state.secret.tiles[inland];
    auto& under = play.table().tiles_under[inland];
    if (!hidden.empty()) {
        --play.table().tiles_hidden[inland];
        return hidden.pop_back();
    }
    TileId const tile = under[0];
    under.erase(0);
    return tile;
}

inline void put_under(Play& play) {
    Exploring& exploring = play.table().exploring;
    play.table().tiles_under[exploring.inland].push_back(exploring.tile);
    play.log("WI-4.5d", say.tile_put_under, exploring.tile);
    exploring.tile = no_tile;
}

inline Joining joining(Exploring const& exploring) {
    return exploring.joins != 0 ? Joining::coastline : Joining::anywhere;
}

// WI-4.5d, RULING wi-24: draws tiles until one fits somewhere. Each tile is tried once.
inline void draw_next(Play& play, Grid const& grid) {
    Exploring& exploring = play.table().exploring;
    while (exploring.to_place > 0 && exploring.tries > 0) {
        --exploring.tries;
        exploring.tile = draw_tile(play, exploring.inland);
        play.reveal("WI-4.5a", say.tile_drawn, play.actor, exploring.tile);

        // WI-4.5c, WI-4.5e: the tile must join the coastline if it can. Otherwise it can go anywhere it fits.
        for (int const joins : {1, 0}) {
            exploring.joins = byte(joins);
            HexList places{};
            fitting_places(play.edition(), play.table(), grid, exploring.tile, joining(exploring), places);
            if (!places.empty()) return play.ask<Explore>(play.actor);
        }
        put_under(play);
    }
    exploring = no_exploring;
}

// WI-4.5a: tiles are drawn and placed one at a time.
inline void begin_exploring(Play& play, int inland, int tiles) {
    int const tries = remaining_tiles(play.table(), inland);
    play.table().exploring = {no_tile, byte(inland), byte(tiles), byte(tries), 0, {}};
    draw_next(play, Grid{play.table()});
}

inline void lay_explored(Play& play, Grid& grid, Hex hex, int steps) {
    Exploring& exploring = play.table().exploring;
    lay_tile(play.edition(), play.table(), grid, exploring.tile, hex, steps);
    play.log("WI-4.5a", say.tile_placed, play.actor, exploring.tile, hex_number(hex));
    exploring.tile = no_tile;
    --exploring.to_place;
    draw_next(play, grid);
}

// The ways to turn the tile, without those that look the same.
inline EdgeSet distinct_turns(Open const& at, Grid const& grid, Hex hex) {
    Exploring const& exploring = at.table.exploring;
    TileFace const& face = at.edition().tiles[exploring.tile];
    EdgeSet const fitting = grid.ways_to_turn(face.coast, hex, joining(exploring));
    EdgeSet distinct = 0;
    for (int steps = 0; steps < edges; ++steps) {
        if (!has_edge(fitting, steps)) continue;
        bool same = false;
        for (int earlier = 0; earlier < steps; ++earlier)
            same = same || (has_edge(distinct, earlier) &&
                            turn_edges(face.coast, earlier) == turn_edges(face.coast, steps) &&
                            turn_edges(face.mountains, earlier) == turn_edges(face.mountains, steps));
        if (!same) distinct |= edge_bit(steps);
    }
    return distinct;
}

// Why the tile cannot be placed on this hex, turned in any of these ways: its borders do not match (WI-4.5b),
// or it would miss the coastline (WI-4.5c).
inline Refusal refuse_place(Open const& at, Hex hex, EdgeSet turns) {
    Exploring const& exploring = at.table.exploring;
    EdgeSet const coast = at.edition().tiles[exploring.tile].coast;
    Grid const grid{at.table};
    EdgeSet const matching_turns = grid.ways_to_turn(coast, hex, Joining::anywhere) & turns;
    EdgeSet const joining_turns = grid.ways_to_turn(coast, hex, joining(exploring)) & turns;
    bool const misses_coastline = matching_turns != 0 && joining_turns == 0;
    return refuse(misses_coastline ? "WI-4.5c" : "WI-4.5b", say.tile_does_not_fit);
}

// WI-4.5a, WI-4.5b: the player places the tile anywhere it fits …
struct PlaceTile : Move<ActionKind::place> {
    static void list(Position const& at, ActionList& list) {
        Exploring const& exploring = at.table.exploring;
        HexList places{};
        fitting_places(at.edition(), at.table, Grid{at.table}, exploring.tile, joining(exploring), places);
        for (Hex const hex : places) list.push_back(make_action(kind, hex.q, hex.r));
    }
    static Refusal why_not(Position const& at, Action action) {
        return refuse_place(at, {action.arg(0), action.arg(1)}, all_edges);
    }
    static void perform(Play& play, Action action) {
        Hex const hex{action.arg(0), action.arg(1)};
        Grid grid{play.table()};
        EdgeSet const turns = distinct_turns(play.position(play.actor), grid, hex);
        if (std::popcount(turns) == 1) return lay_explored(play, grid, hex, std::countr_zero(turns));
        play.table().exploring.place = hex;
        play.ask<TurnTile>(play.actor);
    }
};

// WI-4.5e: … or puts a coastal tile that cannot join the coastline under its stack and draws another one.
struct PutTileUnder : Move<ActionKind::under> {
    static void list(Position const& at, ActionList& list) {
        if (at.table.exploring.joins == 0 && at.table.exploring.inland == 0)
            list.push_back(make_action(kind));
    }
    static Refusal why_not(Position const&, Action) { return refuse("WI-4.5e", say.not_now); }
    static void perform(Play& play, Action) {
        put_under(play);
        draw_next(play, Grid{play.table()});
    }
};

struct Explore {
    static constexpr StepInfo info{.name = "explore", .rule = {"WI-4.5a"}, .heading = "Exploring"};
    using Moves = MoveList<PlaceTile, PutTileUnder>;

    static Message prompt(Open const& at) {
        return Message{say.prompt_explore, at.seat, at.table.exploring.tile};
    }
};

// WI-4.5a: the player chooses how to turn the tile.
struct TurnTile : Move<ActionKind::turn> {
    static constexpr StepInfo info{.name = "turn_tile", .rule = {"WI-4.5a"}, .heading = "Exploring"};
    using Moves = MoveList<TurnTile>;

    static Message prompt(Open const& at) {
        return Message{say.prompt_turn, at.seat, at.table.exploring.tile};
    }
    static void list(Position const& at, ActionList& list) {
        for (int const steps : Bits{distinct_turns(at, Grid{at.table}, at.table.exploring.place)})
            list.push_back(make_action(kind, steps));
    }
    static Refusal why_not(Position const& at, Action action) {
        return refuse_place(at, at.table.exploring.place, edge_bit(action.arg(0)));
    }
    static void perform(Play& play, Action action) {
        Hex const place = play.table().exploring.place;
        play.table().exploring.place = {};
        Grid grid{play.table()};
        lay_explored(play, grid, place, action.arg(0));
    }
};

}  // namespace motherlode::golden_wilderness

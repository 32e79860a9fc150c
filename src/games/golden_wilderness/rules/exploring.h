#pragma once

#include "games/golden_wilderness/rules/board.h"
#include "games/golden_wilderness/rules/play.h"

// Rulebook p.16, "Exploring"; p.2 and p.10, "Setup": a board that the players put together.
namespace motherlode::golden_wilderness {

// The rule by which tiles are placed at this level.
inline std::string_view rule_of_placing(Game const& game) {
    return game.at_least(Level::standard) ? "WI-4.5a" : game.at_least(Level::easy) ? "WI-3.1a" : "WI-2.1a";
}

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

inline void put_under(Play& play, TileId tile) {
    play.table().tiles_under[play.table().exploring.inland].push_back(tile);
    play.log("WI-4.5d", say.tile_put_under, tile);
}

inline Joining joining(Exploring const& exploring) {
    return exploring.joins != 0 ? Joining::coastline : Joining::anywhere;
}

// WI-4.5c, WI-4.5e: the tile must join the coastline if it can. Otherwise it can go anywhere it fits.
enum class Fit : std::uint8_t { nowhere, anywhere, coastline };
inline Fit fit_of(Edition const& edition, Table const& table, Grid const& grid, TileId tile) {
    if (table.on_board == 0) return Fit::coastline;
    HexList places{};
    fitting_places(edition, table, grid, tile, Joining::coastline, places);
    if (!places.empty()) return Fit::coastline;
    fitting_places(edition, table, grid, tile, Joining::anywhere, places);
    return places.empty() ? Fit::nowhere : Fit::anywhere;
}

// WI-4.5d, RULING wi-24: draws tiles until one fits somewhere. Each tile is tried once.
inline void draw_next(Play& play, Grid const& grid) {
    Exploring& exploring = play.table().exploring;
    while (exploring.to_place > 0 && exploring.tries > 0) {
        --exploring.tries;
        exploring.tile = draw_tile(play, exploring.inland);
        play.reveal("WI-4.5a", say.tile_drawn, play.actor, exploring.tile);
        Fit const fit = fit_of(play.edition(), play.table(), grid, exploring.tile);
        exploring.joins = byte(fit == Fit::coastline ? 1 : 0);
        if (fit != Fit::nowhere) return play.ask<Explore>(play.actor);
        put_under(play, exploring.tile);
        exploring.tile = no_tile;
    }
    exploring = no_exploring;
}

// ---- All tiles at once (RULING wi-39), and a board put together by hand (RULING wi-37) ----

inline bool needs_coast(Game const& game, Table const& table) {
    bool const last = table.exploring.to_place == 1 && game.level() == Level::beginner;
    return last && (table.on_board & game.edition().coastal_tiles) == 0;
}

// The drawn tiles that fit somewhere. WI-2.1a: a Beginner board has at least one coastal tile.
inline std::uint64_t placeable_tiles(Game const& game, Table const& table, Grid const& grid) {
    std::uint64_t placeable = 0;
    for (int const tile : Bits{std::uint64_t{table.exploring.drawn}})
        if (fit_of(game.edition(), table, grid, byte(tile)) != Fit::nowhere) placeable |= tile_bit(tile);
    std::uint64_t const coastal = placeable & game.edition().coastal_tiles;
    return needs_coast(game, table) && coastal != 0 ? coastal : placeable;
}

inline void lay_explored(Play& play, Grid& grid, Hex hex, int steps);

// The seat places this tile next. The first tile of a board goes to the middle of the grid.
inline void pick_tile(Play& play, Grid& grid, Seat seat, TileId tile) {
    Exploring& exploring = play.table().exploring;
    remove_tile(exploring.drawn, tile);
    exploring.tile = tile;
    exploring.joins = byte(fit_of(play.edition(), play.table(), grid, tile) == Fit::coastline ? 1 : 0);
    if (play.table().on_board == 0) return lay_explored(play, grid, {grid_middle, grid_middle}, 0);
    play.ask<Explore>(seat);
}

// Returns false if no drawn tile fits.
inline bool choose_among_drawn(Play& play, Grid& grid, Seat seat) {
    std::uint64_t const placeable = placeable_tiles(play.game, play.table(), grid);
    if (std::popcount(placeable) == 1)
        pick_tile(play, grid, seat, byte(std::countr_zero(placeable)));
    else if (placeable != 0)
        play.ask<ChooseTile>(seat);
    return placeable != 0;
}

// WI-4.5a, WI-4.5d: draws the tiles, and replaces them if none of them fits anywhere.
inline void explore_drawn(Play& play, Grid& grid) {
    Exploring& exploring = play.table().exploring;
    while (exploring.to_place > 0) {
        while (std::popcount(std::uint64_t{exploring.drawn}) < exploring.to_place && exploring.tries > 0) {
            --exploring.tries;
            TileId const tile = draw_tile(play, exploring.inland);
            add_tile(exploring.drawn, tile);
            play.reveal("WI-4.5a", say.tile_drawn, play.actor, tile);
        }
        if (exploring.drawn == 0) break;
        if (choose_among_drawn(play, grid, play.actor)) return;
        for (int const tile : Bits{std::uint64_t{exploring.drawn}}) put_under(play, byte(tile));
        exploring.drawn = 0;
    }
    exploring = no_exploring;
}

// Tiles that fit nowhere stay in the box.
inline void continue_board(Play& play, Grid& grid, Seat seat) {
    Exploring& exploring = play.table().exploring;
    if (exploring.to_place == 0 || !choose_among_drawn(play, grid, seat)) exploring = no_exploring;
}

// WI-2.1a, WI-3.1a, RULING wi-37: before the first turn, the players place one tile each, in turn.
inline void begin_board(Play& play) {
    Edition const& edition = play.edition();
    auto const tiles = static_cast<int>(edition.tiles.size());
    Exploring& exploring = play.table().exploring;
    exploring.inland = 1;  // no tile can be put aside
    exploring.to_place = byte(play.game.level() == Level::beginner ? edition.beginner_tiles : tiles);
    exploring.drawn = tile_bit(tiles) - 1;
    play.ask<ChooseTile>(play.table().active_player);
}

inline void next_tile(Play& play, Grid& grid) {
    if (!play.game.at_least(Level::standard)) return continue_board(play, grid, next_seat(play, play.actor));
    return play.game.explores_one_by_one() ? draw_next(play, grid) : explore_drawn(play, grid);
}

// WI-4.5a.
inline void begin_exploring(Play& play, int inland, int tiles) {
    int const tries = remaining_tiles(play.table(), inland);
    play.table().exploring = {no_tile, byte(inland), byte(tiles), byte(tries), 0, {}, {}};
    Grid grid{play.table()};
    next_tile(play, grid);
}

inline void lay_explored(Play& play, Grid& grid, Hex hex, int steps) {
    Exploring& exploring = play.table().exploring;
    lay_tile(play.edition(), play.table(), grid, exploring.tile, hex, steps);
    play.log(rule_of_placing(play.game), say.tile_placed, play.actor, exploring.tile, hex_number(hex));
    exploring.tile = no_tile;
    --exploring.to_place;
    next_tile(play, grid);
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
        Exploring& exploring = play.table().exploring;
        put_under(play, exploring.tile);
        exploring.tile = no_tile;
        Grid grid{play.table()};
        next_tile(play, grid);
    }
};

// WI-4.5a, RULING wi-39: the player chooses which of the drawn tiles to place next. RULING wi-37: or which tile joins
// the board.
struct ChooseTile : Move<ActionKind::tile> {
    static constexpr StepInfo info{.name = "choose_tile", .rule = {"WI-4.5a"}, .heading = "Exploring"};
    using Moves = MoveList<ChooseTile>;

    static RuleId rule(Open const& at) { return {rule_of_placing(at.game)}; }
    static Message prompt(Open const& at) {
        return Message{at.game.at_least(Level::standard) ? say.prompt_choose_tile : say.prompt_board_tile,
                       at.seat, at.table.exploring.to_place};
    }
    static void list(Position const& at, ActionList& list) {
        for (int const tile : Bits{placeable_tiles(at.game, at.table, Grid{at.table})})
            list.push_back(make_action(kind, tile));
    }
    static Refusal why_not(Position const& at, Action action) {
        if (!has_tile(at.table.exploring.drawn, action.arg(0)))
            return refuse(rule_of_placing(at.game), say.tile_not_drawn, action.arg(0));
        if (needs_coast(at.game, at.table) && !has_tile(at.edition().coastal_tiles, action.arg(0)))
            return refuse("WI-2.1a", say.coast_needed);
        return refuse("WI-4.5b", say.tile_fits_nowhere, action.arg(0));
    }
    static void perform(Play& play, Action action) {
        Grid grid{play.table()};
        play.log(rule_of_placing(play.game), say.tile_chosen, play.actor, action.arg(0));
        pick_tile(play, grid, play.actor, action.arg(0));
    }
};

struct Explore {
    static constexpr StepInfo info{.name = "explore", .rule = {"WI-4.5a"}, .heading = "Exploring"};
    using Moves = MoveList<PlaceTile, PutTileUnder>;

    static RuleId rule(Open const& at) { return {rule_of_placing(at.game)}; }
    static Message prompt(Open const& at) {
        return Message{say.prompt_explore, at.seat, at.table.exploring.tile};
    }
};

// WI-4.5a: the player chooses how to turn the tile.
struct TurnTile : Move<ActionKind::turn> {
    static constexpr StepInfo info{.name = "turn_tile", .rule = {"WI-4.5a"}, .heading = "Exploring"};
    using Moves = MoveList<TurnTile>;

    static RuleId rule(Open const& at) { return {rule_of_placing(at.game)}; }
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

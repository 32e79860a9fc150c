// Rulebook p.16, "Exploring".

#include "games/golden_wilderness/play.h"

namespace motherlode::golden_wilderness {
namespace {

TileId draw_tile(Play& play, int inland) {
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

void put_under(Play& play) {
    Exploring& exploring = play.table().exploring;
    play.table().tiles_under[exploring.inland].push_back(exploring.tile);
    play.tell("WI-4.5d", say::tile_put_under, exploring.tile);
    exploring.tile = no_tile;
}

// Draws until a tile fits somewhere, or no more are to be placed or tried (WI-4.5d).
void draw_next(Play& play) {
    Exploring& exploring = play.table().exploring;
    while (exploring.to_place > 0 && exploring.tries > 0) {
        --exploring.tries;
        exploring.tile = draw_tile(play, exploring.inland);
        play.reveal("WI-4.5a", say::tile_drawn, index(play.active()), exploring.tile);

        // WI-4.5c, WI-4.5e: with the coastline if it can, else anywhere.
        HexList places{};
        exploring.joins = 1;
        fitting_places(play.edition(), play.table(), exploring.tile, Joining::coastline, places);
        if (places.empty()) {
            exploring.joins = 0;
            fitting_places(play.edition(), play.table(), exploring.tile, Joining::anywhere, places);
        }
        if (!places.empty()) {
            play.settle_first(Step::explore, play.active());
            return;
        }
        put_under(play);
    }
    exploring = {no_tile, 0, 0, 0, 0, {}};
}

Joining joining(Exploring const& exploring) {
    return exploring.joins != 0 ? Joining::coastline : Joining::anywhere;
}

// The ways to turn the tile that differ: where all edges are alike, one is enough.
EdgeSet different_turns(Position const& at, Hex hex) {
    Exploring const& exploring = at.table.exploring;
    TileFace const& face = at.edition().tiles[exploring.tile];
    EdgeSet const fitting =
        ways_to_turn(at.edition(), at.table, Grid{at.table}, exploring.tile, hex, joining(exploring));
    EdgeSet different = 0;
    for (int steps = 0; steps < edges; ++steps) {
        if (!has_edge(fitting, steps)) continue;
        bool same = false;
        for (int earlier = 0; earlier < steps; ++earlier)
            same = same || (has_edge(different, earlier) &&
                            turn_edges(face.coast, earlier) == turn_edges(face.coast, steps) &&
                            turn_edges(face.mountains, earlier) == turn_edges(face.mountains, steps));
        if (!same) different |= edge_bit(steps);
    }
    return different;
}

void lay(Play& play, Hex hex, int steps) {
    Table& table = play.table();
    TileId const tile = table.exploring.tile;
    lay_tile(play.edition(), table, tile, hex, steps);
    play.tell("WI-4.5a", say::tile_placed, index(play.active()), tile, place_of(hex));
    table.exploring.tile = no_tile;
    --table.exploring.to_place;
    draw_next(play);
}

}  // namespace

void begin_exploring(Play& play, bool inland, int tiles) {
    Table& table = play.table();
    int const which = inland ? 1 : 0;
    int const left = table.tiles_hidden[which] + table.tiles_under[which].size();
    table.exploring = {no_tile,
                       static_cast<std::uint8_t>(which),
                       static_cast<std::uint8_t>(tiles),
                       static_cast<std::uint8_t>(left),
                       0,
                       {}};
    draw_next(play);
}

void explore_choices(Position const& at, ActionList& list) {
    Exploring const& exploring = at.table.exploring;
    HexList places{};
    fitting_places(at.edition(), at.table, exploring.tile, joining(exploring), places);
    for (Hex const hex : places) list.push_back(pair_action(ActionKind::place, hex.q, hex.r));
    if (exploring.joins == 0 && exploring.inland == 0) list.push_back(plain_action(ActionKind::under));
}

void explore(Play& play, Action action, TurnFrame const& frame) {
    if (kind_of(action) == ActionKind::under) {
        put_under(play);
        draw_next(play);
        return;
    }
    Position const at{play.game, play.table(), play.hand(frame.seat), frame.seat};
    EdgeSet const turns = different_turns(at, hex_of(action));
    if (std::popcount(turns) == 1) {
        lay(play, hex_of(action), std::countr_zero(turns));
        return;
    }
    play.table().exploring.place = hex_of(action);
    play.settle_first(Step::turn_tile, frame.seat);
}

void turn_choices(Position const& at, ActionList& list) {
    EdgeSet const turns = different_turns(at, at.table.exploring.place);
    for (int steps = 0; steps < edges; ++steps)
        if (has_edge(turns, steps)) list.push_back(number_action(ActionKind::turn, steps));
}

void turn_tile(Play& play, Action action, TurnFrame const&) {
    Hex const place = play.table().exploring.place;
    play.table().exploring.place = {};
    lay(play, place, action.arg(0));
}

}  // namespace motherlode::golden_wilderness

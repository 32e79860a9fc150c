// "Why not?": every action that is not in the list of legal ones, and the rule that forbids it.

#include "games/boomtown_builders/game.h"

namespace motherlode::boomtown_builders {
namespace {

Refusal refuse(std::string_view rule, Message const& message) { return {RuleId{rule}, message}; }

// An action the game itself would write: no stray arguments, a kind it knows.
bool well_formed(Action action) {
    switch (kind_of(action)) {
        case ActionKind::draft: return action == draft_action(slot_of(action));
        case ActionKind::build: return action == build_action(location_of(action));
        case ActionKind::invest: return action == invest_action(size_of(action));
        case ActionKind::discard: return action == discard_action(slot_of(action));
    }
    return false;
}

// BB-3.0e, BB-3.0f: Build, then Invest; and within Build first the card, then its place.
std::optional<Refusal> refuse_step(Edition const& edition, Table const& table, Seat seat, ActionKind kind) {
    switch (table.progress.current()) {
        case Step::draft:
            if (kind == ActionKind::draft || kind == ActionKind::discard) return {};
            if (!can_build(edition, table, seat)) return refuse("BB-3.1e", Message{say::must_discard});
            return refuse("BB-3.0f", Message{say::draft_first});
        case Step::build:
            if (kind != ActionKind::build) return refuse("BB-3.0f", Message{say::build_first, table.drafted});
            return {};
        default:
            if (kind != ActionKind::invest)
                return refuse("BB-3.2a", Message{say::invest_first, table.at(table.placed).card});
            return {};
    }
}

std::optional<Refusal> refuse_card(Game const& game, Table const& table, Seat seat, Action action) {
    int const slots = game.numbers().draft_row;
    if (slot_of(action) >= slots) return refuse("BB-3.1a", Message{say::no_such_slot, slots});
    if (table.draft_row[slot_of(action)] == no_card)
        return refuse("BB-3.1a", Message{say::slot_empty, slot_of(action) + 1});

    bool const builds = can_build(game.edition(), table, seat);
    if (kind_of(action) == ActionKind::draft && !builds) return refuse("BB-3.1e", Message{say::must_discard});
    if (kind_of(action) == ActionKind::discard && builds)
        return refuse("BB-3.1e", Message{say::may_not_pass});
    return {};
}

std::string_view terrain_rule(Terrain terrain) {
    switch (terrain) {
        case Terrain::lake: return "BB-6.3a";
        case Terrain::goldmine: return "BB-6.4a";
        case Terrain::hideout: return "BB-6.5a";
        default: return "BB-6.2a";
    }
}

std::optional<Refusal> refuse_location(Edition const& edition, Table const& table, Seat seat,
                                       Location place) {
    if (place.row >= edition.rows || place.column >= edition.columns) {
        Location const last = location_at(edition.rows - 1, edition.columns - 1);
        return refuse("BB-1.3a", Message{say::off_the_board, location_number(last)});
    }
    if (place.row < table.tokens_placed) return refuse("BB-3.1b", Message{say::row_has_track, place.row + 1});
    Site const& site = table.at(place);
    if (site.card != no_card)
        return refuse("BB-3.1c", Message{say::location_built, location_number(place), site.card});
    if (site.terrain != Terrain::none)
        return refuse(terrain_rule(site.terrain),
                      Message{say::location_terrain, location_number(place), index(site.terrain)});
    if (place.row < first_row_open_to(edition, table, seat))
        return refuse("BB-3.1d", Message{say::no_cube_for_row, place.row + 1, rows_ahead(table, place.row)});
    return {};
}

std::optional<Refusal> refuse_cube(Edition const& edition, Table const& table, Seat seat, CubeSize size) {
    int const which = index(size);
    if (which >= cube_sizes) return refuse("BB-3.2c", Message{say::no_such_cube});
    int const ahead = rows_ahead(table, table.placed.row);
    int const needed = edition.rows_ahead[which];
    if (ahead < needed)
        return refuse(ahead == 1 ? "BB-3.2f" : "BB-3.2g",
                      Message{say::cube_too_large, index(size), needed, ahead});
    if (table.cubes[index(seat)][which] == 0)
        return refuse("BB-2.7b", Message{say::no_cube_left, index(size)});
    return {};
}

}  // namespace

std::optional<Refusal> Game::refusal(Table const& table, Hand const&, Seat seat, Action action) const {
    if (!well_formed(action)) return refuse("BB-3.0e", Message{say::unknown_action});
    if (table.progress.current() == Step::game_over) return refuse("BB-5.1a", Message{say::game_over});
    if (seat != table.active_player)
        return refuse("BB-3.0d", Message{say::not_your_turn, index(table.active_player)});
    if (std::optional<Refusal> refusal = refuse_step(*edition_, table, seat, kind_of(action))) return refusal;

    switch (kind_of(action)) {
        case ActionKind::build: return refuse_location(*edition_, table, seat, location_of(action));
        case ActionKind::invest: return refuse_cube(*edition_, table, seat, size_of(action));
        default: return refuse_card(*this, table, seat, action);
    }
}

}  // namespace motherlode::boomtown_builders

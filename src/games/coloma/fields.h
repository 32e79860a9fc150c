#pragma once

#include "games/coloma/game.h"
#include "kernel/fields.h"

namespace motherlode::coloma {

inline constexpr FieldType step_type = type::named(Turn::count, Game::step_name);
inline constexpr std::array<std::string_view, 3> done_names{"base", "tents", "horses"};

// In a solo game, Shade has a seat too.
inline FieldType seat_type(Game const& game) {
    return game.solo() ? type::seat.with(index(shade), "shade") : type::seat;
}
inline constexpr FieldType site_type = type::or_none(Kind::site);
// Between turns, all fields of a turn are 0.
inline constexpr FieldType part_type = FieldType{Kind::part}.with(neither, "neither").absent_as(0);
inline constexpr FieldType wheel_type = FieldType{Kind::wheel}.with(no_site, "none").absent_as(0);

// One count for each kind of Barrel in the edition. The State has space for more kinds.
template <class Counts, class Visit>
void barrel_fields(Game const& game, std::string_view name, Counts& counts, Visit& visit) {
    int const kinds = static_cast<int>(game.edition().barrels.size());
    visit.field(name, first(counts, kinds), type::by(Kind::barrel, type::count(255)));
    for (int kind = kinds; kind < max_barrel_kinds; ++kind) visit.hash_only(counts[kind]);
}

template <class Performances, class Visit>
void performance_fields(std::string_view name, Performances& performances, Visit& visit) {
    visit.rows(name, Kind::part, 2, [&](int part, auto& each) {
        auto& performance = performances[part];
        each.field("action_of", performance.base, wheel_type);
        each.field("buildings_of", performance.rows, wheel_type);
        each.field("section", performance.section, FieldType{Kind::section}.absent_as(0));
        each.field("done", performance.done, type::set_of(type::named(done_names)));
        each.field("built", performance.built, type::set_of(type::named(structure_names)));
    });
}

template <class PlayerTurn, class Visit>
void turn_fields(Game const& game, PlayerTurn& turn, Visit& visit) {
    visit.field("player", turn.player, type::or_none(type::seat));
    visit.field("position", turn.position, type::count(sites * game.places()));
    performance_fields("parts", turn.performance, visit);
    visit.field("used_first_row", turn.used[0], type::set_of(Kind::building));
    visit.field("used_second_row", turn.used[1], type::set_of(Kind::building));
    visit.field("built", turn.built_this_turn, type::set_of(Kind::building));
    visit.field("under_way", turn.under_way, part_type);
    visit.field("finished", turn.finished, type::set_of(Kind::part));
    visit.field("row_filled", turn.row_filled, type::flag);
    visit.field("exchanged", turn.exchanged, FieldType{Kind::specialty}.with(none, "none").absent_as(0));
    visit.field("wagon_part_of", turn.wagon_part_of, part_type);
    visit.field("steps_left", turn.steps_left, type::count(255));
    visit.field("path", turn.path, Kind::space);
    if (!game.barrel_abilities()) return;
    visit.part("suspended", [&](auto& each) {
        auto& suspended = turn.suspended;
        performance_fields("parts", suspended.performance, each);
        each.field("under_way", suspended.under_way, part_type);
        each.field("finished", suspended.finished, type::set_of(Kind::part));
        each.field("used_first_row", suspended.used[0], type::set_of(Kind::building));
        each.field("used_second_row", suspended.used[1], type::set_of(Kind::building));
    });
}

template <class Player, class Visit>
void player_fields(Game const& game, Player& player, Visit& visit) {
    constexpr FieldType count = type::count(255);
    visit.field("points", player.points, type::count(65535));
    visit.field("bucks", player.bucks, type::count(65535));
    visit.field("gold", player.gold, count);
    visit.field("horses", player.horses, count);
    visit.field("dudes", player.lodge_dudes, count);
    visit.field("dudes_in_supply", player.supply_dudes, count);
    visit.field("gunmen", player.gunmen, count);
    visit.field("hotel_dudes", player.hotel_dudes, count);
    visit.field("graves", player.graves, type::count(static_cast<int>(game.edition().graves.size())));
    visit.field("tents", player.lodge_tents, count);
    visit.field("tents_in_supply", player.supply_tents, count);
    visit.field("event_tents", player.event_tents, type::set_of(Kind::site));
    visit.field("land_tents", player.land_tents, type::set_of(Kind::land));
    // Shade can have more Rivers than a player has Canyons.
    visit.field("rivers", player.rivers, type::set_of(type::between(0, 7)));
    visit.field("bridges", player.bridges, type::set_of(Kind::stack));
    visit.field("hotels", player.hotels, count);
    visit.field("carrots", player.carrots, type::set_of(Kind::site));
    visit.field("wagon", player.wagon, Kind::space);
    visit.field("board", player.board, type::or_none(Kind::board));
    visit.field("pioneer", player.pioneer, type::or_none(Kind::pioneer));
    visit.field("hand_size", player.hand_size, count);
    visit.field("deck_size", player.deck_size, count);
    visit.field("known_top", player.known_top, count);
    visit.field("known_bottom", player.known_bottom, count);
    visit.field("site", player.site, site_type);
    visit.field("mule", player.mule, site_type);
    visit.field("take_backs", player.take_backs, type::count(most_take_backs));
    visit.field("tableau", player.tableau, type::set_of(Kind::building));
    barrel_fields(game, "barrels", player.barrels, visit);
    barrel_fields(game, "used_barrels", player.used_barrels, visit);
}

// All stored fields of the State. Their order decides the hash; see kernel/fields.h.
template <class State, class Visit>
void fields(Game const& game, State& state, Visit& visit) {
    auto& table = state.table;
    visit.field("step", table.progress.step, step_type);
    visit.list("waiting", table.progress.waiting, [&](auto& frame, auto& each) {
        each.field("step", frame.step, step_type);
        each.field("seat", frame.seat, seat_type(game));
        each.field("args", frame.args, type::count(255));
    });
    visit.field("year", table.year, type::count(years - 1));
    visit.field("round", table.round, type::between(1, sites));
    visit.field("barker", table.barker, Kind::site);
    visit.field("bust", table.bust, Kind::site);
    visit.field("sheriff", table.sheriff, seat_type(game));
    visit.field("outlaws", table.outlaws, type::count(65535));
    visit.field("gold", table.gold, type::count(65535));
    visit.field("cart", table.cart, type::count(65535));
    visit.field("hotels", table.hotels_left, type::count(255));
    visit.field("buster", table.buster, site_type);
    visit.field("shades_wagons", table.shades_wagons, type::set_of(type::count(max_wagon_deck - 1)));
    visit.field("stash", table.stash, type::or_none(Kind::barrel));
    barrel_fields(game, "barrel_stack", table.stack, visit);
    barrel_fields(game, "barrels_discarded", table.discarded, visit);
    visit.field("bridge_kinds", table.bridge_kinds, Kind::bridge);
    visit.field("bridges_left", table.bridges_left, type::count(255));
    visit.field("charts", table.charts, type::or_none(Kind::chart));
    visit.field("rows", table.rows, type::or_none(seat_type(game)).with(index(neutral), "neutral"));
    visit.field("buster_cards", table.buster_cards, site_type);
    visit.field("committed", table.committed, type::set_of(type::seat));
    visit.part("turn", [&](auto& each) { turn_fields(game, table.turn, each); });
    visit.group("player", type::seat, game.places(),
                [&](int place, auto& each) { player_fields(game, table.players[place], each); });
    visit.group("hand", type::seat, game.players(), [&](int seat, auto& each) {
        auto& hand = state.hands[seat];
        each.field("cards", hand.cards, type::set_of(Kind::building));
        each.field("deck_top", hand.top, Kind::building);
        each.field("deck_bottom", hand.bottom, Kind::building);
        each.field("dial", hand.dial, site_type);
        each.field("mule_dial", hand.mule_dial, site_type);
    });
    visit.field("generator", state.secret.generator, type::word);
}

}  // namespace motherlode::coloma

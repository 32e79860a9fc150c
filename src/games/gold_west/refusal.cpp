// "Why not?": every action that is not in the list of legal ones, and the rule that forbids it.

#include "games/gold_west/game.h"

namespace motherlode::gold_west {
namespace {

using Reason = std::optional<Refusal>;

Reason refuse(std::string_view rule, Message const& message) { return Refusal{RuleId{rule}, message}; }

// An action the game itself would write: no stray arguments, a kind it knows.
bool well_formed(Action action) {
    switch (kind_of(action)) {
        case ActionKind::done:
        case ActionKind::settlement:
        case ActionKind::loot: return action.ends_after(0);
        case ActionKind::store: return action.ends_after(2);
        default: return kind_of(action) <= ActionKind::keep && action.ends_after(1);
    }
}

bool uses_metals(ActionKind kind) {
    return kind == ActionKind::invest || kind == ActionKind::boomtown || kind == ActionKind::ship ||
           kind == ActionKind::done;
}

bool takes_token(ActionKind kind) {
    return kind == ActionKind::token || kind == ActionKind::camp || kind == ActionKind::settlement ||
           kind == ActionKind::loot || kind == ActionKind::bin;
}

// What a card's ability or a Trading Post must ask for.
bool only_by_effect(ActionKind kind) {
    return kind == ActionKind::look || kind == ActionKind::upgrade || kind == ActionKind::store ||
           kind == ActionKind::keep;
}

// GW-4.1b: what belongs to the step that the game is in?
bool belongs(Step step, ActionKind kind) {
    switch (step) {
        case Step::activate_supply_track: return kind == ActionKind::activate;
        case Step::leave_resource: return kind == ActionKind::leave;
        case Step::use_metals: return uses_metals(kind);
        case Step::choose_token: return kind == ActionKind::token;
        case Step::build_or_loot:
            return kind == ActionKind::camp || kind == ActionKind::settlement || kind == ActionKind::loot;
        case Step::place_resources: return kind == ActionKind::bin;
        case Step::place_influence_token: return kind == ActionKind::boomtown;
        case Step::look: return kind == ActionKind::look;
        case Step::advance_stagecoach: return kind == ActionKind::ship;
        case Step::upgrade_camp: return kind == ActionKind::upgrade;
        case Step::gain_resource: return kind == ActionKind::store;
        case Step::trading_post: return kind == ActionKind::store || kind == ActionKind::keep;
        default: return false;
    }
}

// What must be done first instead.
Reason refuse_step(Table const& table, ActionKind kind) {
    Step const step = table.progress.current();
    if (belongs(step, kind)) return {};
    bool const building = step >= Step::choose_token && step <= Step::place_resources;
    if (building && uses_metals(kind)) return refuse("GW-4.1b", Message{say::metals_over});
    if (table.final_turn != 0 && takes_token(kind)) return refuse("GW-6.1b", Message{say::no_building});
    if (step > Step::leave_resource && step <= Step::place_resources) {
        if (kind == ActionKind::activate) return refuse("GW-4.1b", Message{say::activated_already});
        if (only_by_effect(kind)) return refuse("GW-5.3d", Message{say::nothing_gives_that});
    }
    // Choosing a token first would not help.
    bool const builds = kind == ActionKind::camp || kind == ActionKind::settlement;
    if (step == Step::choose_token && builds && !can_build(table))
        return refuse(kind == ActionKind::camp ? "GW-5.7a" : "GW-5.8a", Message{say::nothing_to_build_with});
    switch (step) {
        case Step::activate_supply_track: return refuse("GW-4.1b", Message{say::activate_first});
        case Step::leave_resource: return refuse("GW-5.1b", Message{say::leave_first, table.passing});
        case Step::use_metals: return refuse("GW-4.1b", Message{say::metals_first});
        case Step::choose_token: return refuse("GW-5.6a", Message{say::token_first});
        case Step::build_or_loot: return refuse("GW-5.6a", Message{say::way_first, table.chosen});
        case Step::place_resources: return refuse("GW-5.10b", Message{say::bin_first});
        case Step::place_influence_token: return refuse("GW-5.3d", Message{say::influence_first});
        case Step::look: return refuse("GW-5.3i", Message{say::look_first});
        case Step::advance_stagecoach: return refuse("GW-5.3j", Message{say::advance_first});
        case Step::upgrade_camp: return refuse("GW-5.3k", Message{say::upgrade_first});
        case Step::gain_resource: return refuse("GW-5.3l", Message{say::gain_first});
        default: return refuse("GW-8.2d", Message{say::trading_post_first, say::first_single + table.single});
    }
}

Reason refuse_bin(int bin) {
    if (bin >= bins) return refuse("GW-5.1a", Message{say::no_such_bin, bins});
    return {};
}

Reason refuse_activation(Table const& table, int bin) {
    if (Reason reason = refuse_bin(bin)) return reason;
    if (table.active().supply[bin].empty()) return refuse("GW-7.1a", Message{say::bin_empty, bin + 1});
    return {};
}

Reason refuse_leave(Table const& table, Resource resource) {
    if (index(resource) >= resources) return refuse("GW-2.1f", Message{say::no_such_resource});
    if (table.usage_area[resource] == 0)
        return refuse("GW-5.1b", Message{say::not_on_the_way, index(resource)});
    return {};
}

Reason refuse_investment(Game const& game, Table const& table, int slot) {
    if (slot >= game.edition().display)
        return refuse("GW-5.3b", Message{say::no_such_card, game.edition().display});
    int const card = table.display[slot];
    if (table.investors[slot] != nobody)
        return refuse("GW-5.3b", Message{say::card_taken, card, index(table.investors[slot])});
    if (table.invested != 0) return refuse("GW-5.3a", Message{say::invested_already});
    if (!can_invest(game, table, slot)) return refuse("GW-5.3b", Message{say::card_too_dear, card, card});
    return {};
}

Reason refuse_space(Game const& game, Table const& table, int space) {
    if (space >= spaces) return refuse("GW-5.4c", Message{say::no_such_space, spaces});
    int const place = place_number(table, space);
    bool const free = table.progress.current() == Step::place_influence_token;
    if (free) {
        auto const where = static_cast<FreeToken>(table.progress.waiting.back().args[1]);
        if (can_place_free(game, table, space, where)) return {};
        if (where == FreeToken::on_occupied)
            return refuse("GW-5.3h", Message{say::space_not_occupied, space + 1, place});
        return refuse("GW-5.4c", Message{say::space_taken, space + 1, place});
    }
    if (table.influenced != 0) return refuse("GW-5.4a", Message{say::influenced_already});
    if (is_occupied(game, table, space))
        return refuse("GW-5.4c", Message{say::space_taken, space + 1, place});
    if (!can_influence(game, table, space))
        return refuse("GW-5.4b", Message{say::space_too_dear, space + 1, space});
    return {};
}

Reason refuse_shipping(Game const& game, Table const& table, Resource metal) {
    if (index(metal) >= resources || !is_metal(metal)) return refuse("GW-2.1f", Message{say::not_a_metal});
    bool const free = table.progress.current() == Step::advance_stagecoach;
    if (!free && table.usage_area[metal] == 0) return refuse("GW-5.5a", Message{say::no_metal, index(metal)});
    if (!can_ship(game, table, metal)) return refuse("GW-5.5d", Message{say::track_finished, index(metal)});
    return {};
}

// What lies on a hex instead of a token that could be taken or looked at.
Reason refuse_hex(Game const& game, Table const& table, HexId hex) {
    if (hex >= game.edition().hexes.size()) return refuse("GW-2.1a", Message{say::no_such_hex});
    if (!game.board().used.contains(hex)) return refuse("GW-3.2c", Message{say::hex_unused, hex});
    if (table.looted.contains(hex)) return refuse("GW-5.9c", Message{say::hex_looted, hex});
    for (int seat = 0; seat < game.players(); ++seat)
        if (table.players[seat].buildings.contains(hex))
            return refuse("GW-5.7a", Message{say::hex_built, hex, seat});
    return {};
}

Reason refuse_token(Game const& game, Table const& table, HexId hex) {
    if (Reason reason = refuse_hex(game, table, hex)) return reason;
    if (table.face_down.contains(hex)) return refuse("GW-5.6a", Message{say::hex_face_down, hex});
    return {};
}

Reason refuse_look(Game const& game, Table const& table, HexId hex) {
    if (Reason reason = refuse_hex(game, table, hex)) return reason;
    if (!table.face_down.contains(hex)) return refuse("GW-5.3i", Message{say::not_face_down, hex});
    if (!can_look_at(table).contains(hex)) return refuse("GW-5.3i", Message{say::looked_already, hex});
    return {};
}

Reason refuse_upgrade(Game const& game, Table const& table, HexId hex) {
    if (hex >= game.edition().hexes.size()) return refuse("GW-2.1a", Message{say::no_such_hex});
    if (!(table.active().buildings - table.active().settlements).contains(hex))
        return refuse("GW-5.3k", Message{say::not_your_camp, hex});
    return {};
}

Reason refuse_camp(Table const& table, Resource price) {
    if (price != Resource::wood && price != Resource::stone)
        return refuse("GW-5.7a", Message{say::camp_price});
    if (table.usage_area[price] == 0) return refuse("GW-5.7a", Message{say::no_resource, index(price)});
    return {};
}

Reason refuse_settlement(Table const& table) {
    if (table.usage_area[Resource::wood] == 0 || table.usage_area[Resource::stone] == 0)
        return refuse("GW-5.8a", Message{say::settlement_price});
    return {};
}

// Of a Trading Post, or by an investment.
Reason refuse_gain(Game const& game, Table const& table, Action action) {
    Resource const resource = resource_of(action);
    if (index(resource) >= resources) return refuse("GW-2.1f", Message{say::no_such_resource});
    bool const trades = table.progress.current() == Step::trading_post;
    if (trades && game.edition().singles[table.single].goods[resource] == 0)
        return refuse("GW-8.2c",
                      Message{say::not_offered, index(resource), say::first_single + table.single});
    if (kind_of(action) == ActionKind::store) return refuse_bin(bin_of(action));
    return {};
}

}  // namespace

std::optional<Refusal> Game::refusal(Table const& table, Hand const&, Seat seat, Action action) const {
    if (!well_formed(action)) return refuse("GW-4.1b", Message{say::unknown_action});
    if (table.progress.current() == Step::game_over) return refuse("GW-6.1a", Message{say::game_over});
    if (seat != table.active_player)
        return refuse("GW-4.1a", Message{say::not_your_turn, index(table.active_player)});
    if (Reason reason = refuse_step(table, kind_of(action))) return reason;

    switch (kind_of(action)) {
        case ActionKind::activate: return refuse_activation(table, bin_of(action));
        case ActionKind::leave: return refuse_leave(table, resource_of(action));
        case ActionKind::invest: return refuse_investment(*this, table, slot_of(action));
        case ActionKind::boomtown: return refuse_space(*this, table, space_of(action));
        case ActionKind::ship: return refuse_shipping(*this, table, resource_of(action));
        case ActionKind::token: return refuse_token(*this, table, hex_of(action));
        case ActionKind::camp: return refuse_camp(table, resource_of(action));
        case ActionKind::settlement: return refuse_settlement(table);
        case ActionKind::bin: return refuse_bin(bin_of(action));
        case ActionKind::look: return refuse_look(*this, table, hex_of(action));
        case ActionKind::upgrade: return refuse_upgrade(*this, table, hex_of(action));
        case ActionKind::store:
        case ActionKind::keep: return refuse_gain(*this, table, action);
        default: return {};
    }
}

}  // namespace motherlode::gold_west

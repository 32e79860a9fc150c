// Manual 5, "Step 2: Use Metals": investments, Boomtown and shipping.

#include <cassert>

#include "games/gold_west/play.h"

namespace motherlode::gold_west {

bool is_occupied(Game const& game, Table const& table, int space) {
    for (int seat = 0; seat < game.players(); ++seat)
        if (table.players[seat].boomtown[space] > 0) return true;
    return false;
}

// GW-5.3a, GW-5.3b.
bool can_invest(Game const& game, Table const& table, int slot) {
    return table.invested == 0 && table.display[slot] != none && table.investors[slot] == nobody &&
           table.usage_area.cover(game.edition().cards[table.display[slot]].cost);
}

// GW-5.4a to GW-5.4c.
bool can_influence(Game const& game, Table const& table, int space) {
    return table.influenced == 0 && table.usage_area.cover(game.edition().prices[space]) &&
           !is_occupied(game, table, space);
}

// GW-5.5a, GW-5.5d; also for free steps, where nothing is paid.
bool can_ship(Game const& game, Table const& table, Resource metal) {
    return table.active().coaches[metal_index(metal)] < game.edition().shipping.steps;
}

// GW-5.1g, RULING gw-5.
bool can_use_metals(Game const& game, Table const& table) {
    for (int metal = 0; metal < metals; ++metal)
        if (table.usage_area[metal_at(metal)] > 0 && can_ship(game, table, metal_at(metal))) return true;
    for (int space = 0; space < spaces; ++space)
        if (can_influence(game, table, space)) return true;
    for (int slot = 0; slot < game.edition().display; ++slot)
        if (can_invest(game, table, slot)) return true;
    return false;
}

// GW-5.2a: in any order, and done at any time.
void use_metals_choices(Position const& at, ActionList& list) {
    auto const& [game, table] = at;
    if (table.invested == 0)
        for (int slot = 0; slot < game.edition().display; ++slot)
            if (can_invest(game, table, slot)) list.push_back(invest_action(slot));
    if (table.influenced == 0)
        for (int space = 0; space < spaces; ++space)
            if (can_influence(game, table, space)) list.push_back(boomtown_action(space));
    for (int metal = 0; metal < metals; ++metal)
        if (table.usage_area[metal_at(metal)] > 0 && can_ship(game, table, metal_at(metal)))
            list.push_back(ship_action(metal_at(metal)));
    list.push_back(done_action());
}

namespace {

// "Investments".
template <class Sink>
void invest(Play<Sink>& play, int slot) {
    Table& table = play.table();
    Player& player = play.player();
    int const number = table.display[slot];
    Card const& card = play.edition().cards[number];

    table.usage_area.pay(card.cost);
    table.invested = 1;
    table.investors[slot] = table.active_player;
    player.invested = static_cast<std::uint8_t>(player.invested + card.points);
    play.tell("GW-5.3b", Message{say::invested, play.seat(), number, number, card.points});

    // GW-5.3e: the highest bonus tile that is left. The manual takes it after the ability, which may have to wait for
    // a decision; no ability touches the tiles, so nobody can tell the difference.
    auto const& tiles = play.game.numbers().bonus_tiles;
    if (table.bonus_tiles_taken < tiles.size()) {
        int const bonus = tiles[table.bonus_tiles_taken++];
        player.invested = static_cast<std::uint8_t>(player.invested + bonus);
        play.tell("GW-5.3e", Message{say::bonus_taken, play.seat(), bonus});
    }
    resolve_ability(play, number);
}

}  // namespace

// GW-5.4c, GW-5.4e, GW-8.2c: what a token on this space brings at once.
template <class Sink>
void put_influence_token(Play<Sink>& play, int space, std::string_view rule) {
    Table& table = play.table();
    Player& player = play.player();
    ++player.boomtown[space];
    int const place = place_number(table, space);
    play.tell(rule, Message{say::token_placed, play.seat(), place, space + 1});
    if (table.offices[space] != none) return;

    Single const& single = play.edition().singles[table.single];
    if (single.is_trading_post()) {
        table.progress.settle_first(Step::trading_post, table.active_player, {1, 0});
        return;
    }
    player.single_space = static_cast<std::uint8_t>(player.single_space + single.points);
    play.tell("GW-5.4e", Message{say::single_scored, play.seat(), place, single.points});
}

// GW-5.5: one step, with what it passes.
template <class Sink>
void move_stagecoach(Play<Sink>& play, Resource metal, std::string_view rule) {
    Player& player = play.player();
    Shipping const& shipping = play.edition().shipping;
    int const track = metal_index(metal);
    int const step = ++player.coaches[track];
    play.tell(rule, Message{say::shipped, play.seat(), index(metal), step});

    for (std::size_t i = 0; i < shipping.threshold_steps.size(); ++i) {
        if (shipping.threshold_steps[i] != step) continue;
        int const points = shipping.threshold_points[i];
        player.shipped = static_cast<std::uint8_t>(player.shipped + points);
        play.tell("GW-5.5c", Message{say::threshold_reached, play.seat(), index(metal), points});
    }
    for (int pile = 0; pile < piles; ++pile) {
        std::uint8_t& taken = play.table().tiles_taken[track][pile];
        if (shipping.bonus_steps[pile] != step || taken == 2) continue;
        int const points = play.game.pile_values(track, pile)[taken];
        ++taken;
        ++player.shipping_tiles;
        player.shipped = static_cast<std::uint8_t>(player.shipped + points);
        play.tell("GW-5.5b", Message{say::tile_taken, play.seat(), index(metal), points});
    }
}

template <class Sink>
void use_metals(Play<Sink>& play, Action action, TurnFrame const&) {
    Table& table = play.table();
    // What an ability asks for is settled before this is.
    play.go_to(Step::metals_left);
    switch (kind_of(action)) {
        case ActionKind::invest: invest(play, slot_of(action)); return;
        case ActionKind::boomtown:
            table.usage_area.pay(play.edition().prices[space_of(action)]);
            table.influenced = 1;
            put_influence_token(play, space_of(action), "GW-5.4c");
            return;
        case ActionKind::ship:
            --table.usage_area[resource_of(action)];
            move_stagecoach(play, resource_of(action), "GW-5.5a");
            return;
        default:
            assert(kind_of(action) == ActionKind::done);
            // GW-6.1b: in the final turn nothing is built.
            play.go_to(table.final_turn != 0 ? Step::end_turn : Step::choose_token);
    }
}

template void use_metals(Play<NoEvents>&, Action, TurnFrame const&);
template void use_metals(Play<EventLog>&, Action, TurnFrame const&);
template void put_influence_token(Play<NoEvents>&, int, std::string_view);
template void put_influence_token(Play<EventLog>&, int, std::string_view);
template void move_stagecoach(Play<NoEvents>&, Resource, std::string_view);
template void move_stagecoach(Play<EventLog>&, Resource, std::string_view);

}  // namespace motherlode::gold_west

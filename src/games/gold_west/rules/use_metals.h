#pragma once

#include "games/gold_west/rules/play.h"

// Manual 5, "Step 2: Use Metals": investments, Boomtown and shipping.
namespace motherlode::gold_west {

// GW-5.4d, GW-7.4a: the two spaces of an office are occupied separately.
inline bool is_occupied(Open const& at, int space) {
    for (int seat = 0; seat < at.game.players(); ++seat)
        if (at.table.players[seat].boomtown[space] > 0) return true;
    return false;
}

// GW-5.5d: a stagecoach stops at the end of its track. This applies to free steps too.
inline bool can_advance(Open const& at, Resource metal) {
    return at.table.active().coaches[metal_index(metal)] < at.edition().shipping.steps;
}

// GW-5.4c, GW-5.4e, GW-8.2c: a token on the single space scores or trades immediately.
inline void put_influence_token(Play& play, int space, std::string_view rule) {
    Table& table = play.table();
    Player& player = table.active();
    ++player.boomtown[space];
    int const place = place_number(table, space);
    play.log(rule, say.token_placed, play.actor, place, space + 1);
    if (table.offices[space] != none) return;

    Single const& single = play.edition().singles[table.single];
    if (single.is_trading_post()) return play.ask<UseTradingPost>(play.actor, 1);
    add_to(player.single_space, single.points);
    play.log("GW-5.4e", say.single_scored, play.actor, place, single.points);
}

// "Shipping": one step, with its points and tiles.
inline void move_stagecoach(Play& play, Resource metal, std::string_view rule) {
    Player& player = play.table().active();
    Shipping const& shipping = play.edition().shipping;
    int const track = metal_index(metal);
    int const step = ++player.coaches[track];
    play.log(rule, say.shipped, play.actor, metal, step);

    // GW-5.5c: the points of a threshold.
    for (std::size_t i = 0; i < shipping.threshold_steps.size(); ++i) {
        if (shipping.threshold_steps[i] != step) continue;
        int const points = shipping.threshold_points[i];
        add_to(player.shipped, points);
        play.log("GW-5.5c", say.threshold_reached, play.actor, metal, points);
    }
    // GW-5.5b, RULING gw-3: the top tile of the pile at this step.
    for (int pile = 0; pile < piles; ++pile) {
        std::uint8_t& tiles_taken = play.table().tiles_taken[track][pile];
        if (shipping.bonus_steps[pile] != step || tiles_taken == 2) continue;
        int const points = play.game.pile_values(track, pile)[tiles_taken];
        ++tiles_taken;
        ++player.shipping_tiles;
        add_to(player.shipped, points);
        play.log("GW-5.5b", say.tile_taken, play.actor, metal, points);
    }
}

// GW-4.1b: metals cannot be used after the Build or Loot step has begun.
inline Reason refuse_metals_now(Open const& at) {
    Step const now = at.table.progress.current();
    if (now < step<ChooseToken> || now > step<PlaceResources>) return {};
    return refuse("GW-4.1b", say.metals_over);
}

void resolve_ability(Play& play, int card);

// "Investments". GW-5.3a: one per turn.
struct Invest {
    static constexpr ActionKind kind = verb("invest");

    // GW-5.3b: a card on display that the player can pay for.
    static bool can(Open const& at, int slot) {
        return at.table.invested == 0 && at.table.display[slot] != none &&
               at.table.investors[slot] == nobody &&
               at.table.usage_area.cover(at.edition().cards[at.table.display[slot]].cost);
    }
    static void list(Position const& at, ActionList& list) {
        if (at.table.invested != 0) return;
        for (int slot = 0; slot < at.edition().display; ++slot)
            if (can(at, slot)) list.push_back(make_action(kind, slot));
    }
    static Refusal why_not(Position const& at, Action action) {
        int const slot = action.arg(0);
        if (slot >= at.edition().display) return refuse("GW-5.3b", say.no_such_card, at.edition().display);
        int const card = at.table.display[slot];
        Seat const investor = at.table.investors[slot];
        if (investor != nobody) return refuse("GW-5.3b", say.card_taken, card, investor);
        if (at.table.invested != 0) return refuse("GW-5.3a", say.invested_already);
        return refuse("GW-5.3b", say.card_too_dear, card, card);
    }
    static Reason not_now(Open const& at) { return refuse_metals_now(at); }
    static Message describe(Open const& at, Action action) {
        int const card = at.table.display[action.arg(0)];
        if (card == none) return Message{say.action_unknown};
        return Message{say.action_invest, card, card, at.edition().cards[card].points};
    }
    static void perform(Play& play, Action action) {
        play.go_to<MetalsLeft>();
        Table& table = play.table();
        int const slot = action.arg(0);
        int const card_number = table.display[slot];
        Card const& card = play.edition().cards[card_number];
        table.usage_area.pay(card.cost);
        table.invested = 1;
        table.investors[slot] = table.active_player;
        // GW-5.3c: the points of the card.
        add_to(table.active().invested, card.points);
        play.log("GW-5.3b", say.invested, play.actor, card_number, card_number, card.points);

        // GW-5.3e: the highest remaining bonus tile. In the manual it is taken after the ability, which may
        // need a decision first. No ability uses the tiles, so the order makes no difference.
        auto const& tiles = play.game.numbers().bonus_tiles;
        if (table.bonus_tiles_taken < tiles.size()) {
            int const bonus = tiles[table.bonus_tiles_taken++];
            add_to(table.active().invested, bonus);
            play.log("GW-5.3e", say.bonus_taken, play.actor, bonus);
        }
        resolve_ability(play, card_number);
    }
};

// "Boomtown". GW-5.4a: one influence token per turn. GW-5.4b: it costs the price of its space. GW-5.4c: the
// space must be unoccupied.
struct InfluenceBoomtown {
    static constexpr ActionKind kind = verb("boomtown");

    static bool can(Open const& at, int space) {
        return at.table.influenced == 0 && at.table.usage_area.cover(at.edition().prices[space]) &&
               !is_occupied(at, space);
    }
    static void list(Position const& at, ActionList& list) {
        if (at.table.influenced != 0) return;
        for (int space = 0; space < spaces; ++space)
            if (can(at, space)) list.push_back(make_action(kind, space));
    }
    static Refusal why_not(Position const& at, Action action) {
        int const space = action.arg(0);
        if (at.table.influenced != 0) return refuse("GW-5.4a", say.influenced_already);
        if (is_occupied(at, space))
            return refuse("GW-5.4c", say.space_taken, space + 1, place_number(at.table, space));
        return refuse("GW-5.4b", say.space_too_dear, space + 1, space);
    }
    static Reason not_now(Open const& at) { return refuse_metals_now(at); }
    static Message describe(Open const& at, Action action) {
        int const space = action.arg(0);
        return Message{say.action_boomtown, place_number(at.table, space), space + 1, space};
    }
    static void perform(Play& play, Action action) {
        play.go_to<MetalsLeft>();
        play.table().usage_area.pay(play.edition().prices[action.arg(0)]);
        play.table().influenced = 1;
        put_influence_token(play, action.arg(0), "GW-5.4c");
    }
};

// "Shipping". GW-5.5a, GW-7.7a: each metal moves the stagecoach one step on its track.
struct Ship {
    static constexpr ActionKind kind = verb("ship");

    static bool can(Open const& at, Resource metal) {
        return at.table.usage_area[metal] > 0 && can_advance(at, metal);
    }
    static void list(Position const& at, ActionList& list) {
        for (int metal = 0; metal < metals; ++metal)
            if (can(at, metal_at(metal))) list.push_back(make_action(kind, metal_at(metal)));
    }
    static Refusal why_not(Position const& at, Action action) {
        Resource const metal = resource_of(action);
        bool const none_to_ship = is_metal(metal) && at.table.usage_area[metal] == 0;
        return none_to_ship ? refuse("GW-5.5a", say.no_metal, metal) : refuse_step(metal);
    }
    static Refusal refuse_step(Resource metal) {
        if (!is_metal(metal)) return refuse("GW-2.1f", say.not_a_metal);
        return refuse("GW-5.5d", say.track_finished, metal);
    }
    static Reason not_now(Open const& at) { return refuse_metals_now(at); }
    static Message describe(Open const& at, Action action) {
        return describe_as(say.action_ship, at, action);
    }
    static Message describe_as(MessageSpec const& message, Open const& at, Action action) {
        Resource const metal = resource_of(action);
        if (!is_metal(metal)) return Message{say.action_unknown};
        return Message{message, metal, at.table.active().coaches[metal_index(metal)] + 1};
    }
    static void perform(Play& play, Action action) {
        play.go_to<MetalsLeft>();
        --play.table().usage_area[resource_of(action)];
        move_stagecoach(play, resource_of(action), "GW-5.5a");
    }
};

// GW-5.2a: the player may stop at any time. GW-6.1b, RULING gw-8: the final turn ends here, without building.
struct DoneWithMetals {
    static constexpr ActionKind kind = verb("done");

    static void list(Position const&, ActionList& list) { list.push_back(make_action(kind)); }
    static Reason not_now(Open const& at) { return refuse_metals_now(at); }
    static void perform(Play& play, Action) {
        if (play.table().final_turn != 0)
            play.go_to<EndTurn>();
        else
            play.go_to<ChooseToken>();
    }
};

// GW-5.2a: metals are used in any order.
struct UseMetals {
    static constexpr StepInfo info{.name = "use_metals",
                                   .rule = {"GW-5.2a"},
                                   .heading = "Use Metals",
                                   .prompt = &say.prompt_use_metals,
                                   .do_this_first = &say.metals_first,
                                   .first_rule = {"GW-4.1b"}};
    using Moves = MoveList<Invest, InfluenceBoomtown, Ship, DoneWithMetals>;
};

// GW-5.1g, RULING gw-5: skips the decision if the player cannot use any metals.
struct MetalsLeft {
    static constexpr StepInfo info{.name = "metals_left", .rule = {"GW-5.1g"}, .heading = "Use Metals"};

    static bool can_use_metals(Open const& at) {
        Goods const& area = at.table.usage_area;
        // Every use costs metals, so without metals the searches below would find nothing.
        if (area[Resource::copper] + area[Resource::silver] + area[Resource::gold] == 0) return false;
        for (int metal = 0; metal < metals; ++metal)
            if (Ship::can(at, metal_at(metal))) return true;
        for (int space = 0; space < spaces; ++space)
            if (InfluenceBoomtown::can(at, space)) return true;
        for (int slot = 0; slot < at.edition().display; ++slot)
            if (Invest::can(at, slot)) return true;
        return false;
    }
    static void run(Play& play) {
        if (!can_use_metals(Open{play.game, play.table(), play.actor})) DoneWithMetals::perform(play, {});
    }
};

}  // namespace motherlode::gold_west

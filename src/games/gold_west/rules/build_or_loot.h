#pragma once

#include "games/gold_west/rules/play.h"

// Manual 5, "Step 3: Build or Loot" and "Completing the Build Action".
namespace motherlode::gold_west {

// GW-5.10a: after a token is taken, the tokens beside it are revealed.
inline void reveal_neighbours(Play& play, HexId hex) {
    Table& table = play.table();
    HexSet const hidden = play.game.board().neighbours[hex] & table.face_down;
    table.face_down = table.face_down - hidden;
    table.revealed = table.revealed | hidden;
    for (HexId const neighbour : hidden) {
        table.tokens[neighbour] = play.state.secret.tokens[neighbour];
        play.reveal("GW-5.10a", say.revealed, neighbour, table.tokens[neighbour]);
    }
}

// GW-7.5a: a camp is placed whether the player builds or loots.
template <class PlaceCamp>
void take_token(Play& play, PlaceCamp place_camp) {
    Table& table = play.table();
    --table.active().camps;
    table.revealed.remove(table.chosen);
    place_camp(table.chosen, terrain_of(table, table.chosen));
    reveal_neighbours(play, table.chosen);
    play.go_to<PlaceResources>();
}

// GW-6.1b: there is no building in the final turn.
inline Reason refuse_building_now(Open const& at) {
    return at.table.final_turn != 0 ? Reason{refuse("GW-6.1b", say.no_building)} : Reason{};
}

// Without wood or stone, choosing a token would not help, so the refusal names the missing resources.
inline Reason refuse_building_now(Open const& at, std::string_view rule) {
    if (Reason reason = refuse_building_now(at)) return reason;
    bool const choosing = at.table.progress.current() == step<ChooseToken>;
    return choosing && !can_build(at.table) ? Reason{refuse(rule, say.nothing_to_build_with)} : Reason{};
}

// GW-5.7a, "Build a Camp": costs a wood or a stone.
struct BuildCamp {
    static constexpr ActionKind kind = verb("camp");

    static void list(Position const& at, ActionList& list) {
        for (Resource const price : {Resource::wood, Resource::stone})
            if (at.table.usage_area[price] > 0) list.push_back(make_action(kind, price));
    }
    static Refusal why_not(Position const&, Action action) {
        Resource const price = resource_of(action);
        if (is_metal(price)) return refuse("GW-5.7a", say.camp_price);
        return refuse("GW-5.7a", say.no_resource, price);
    }
    static Reason not_now(Open const& at) { return refuse_building_now(at, "GW-5.7a"); }
    static Message describe(Open const& at, Action action) {
        return Message{say.action_camp, at.table.chosen, action.arg(0)};
    }
    static void perform(Play& play, Action action) {
        take_token(play, [&](HexId hex, int terrain) {
            --play.table().usage_area[resource_of(action)];
            play.table().active().buildings.add(hex);
            play.log("GW-5.7a", say.camp_built, play.actor, hex, terrain, action.arg(0));
            gain_influence(play, terrain, 1, "GW-5.7b");
        });
    }
};

// GW-5.8a, "Build a Settlement": costs a wood and a stone. It is a camp with an influence token underneath.
struct BuildSettlement {
    static constexpr ActionKind kind = verb("settlement");

    static void list(Position const& at, ActionList& list) {
        if (at.table.usage_area[Resource::wood] > 0 && at.table.usage_area[Resource::stone] > 0)
            list.push_back(make_action(kind));
    }
    static Refusal why_not(Position const&, Action) { return refuse("GW-5.8a", say.settlement_price); }
    static Reason not_now(Open const& at) { return refuse_building_now(at, "GW-5.8a"); }
    static Message describe(Open const& at, Action) {
        return Message{say.action_settlement, at.table.chosen};
    }
    static void perform(Play& play, Action) {
        take_token(play, [&](HexId hex, int terrain) {
            --play.table().usage_area[Resource::wood];
            --play.table().usage_area[Resource::stone];
            play.table().active().buildings.add(hex);
            play.table().active().settlements.add(hex);
            play.log("GW-5.8a", say.settlement_built, play.actor, hex, terrain);
            gain_influence(play, terrain, 2, "GW-5.8b");
        });
    }
};

// GW-5.9b, "Loot". The lost point is counted from the camps in the Wanted area; see Source::looting.
struct Loot {
    static constexpr ActionKind kind = verb("loot");

    // GW-5.9a: a player who could build may loot instead.
    static void list(Position const&, ActionList& list) { list.push_back(make_action(kind)); }
    static Reason not_now(Open const& at) { return refuse_building_now(at); }
    static Message describe(Open const& at, Action) {
        return Message{say.action_loot, at.table.chosen, at.edition().loot_penalty};
    }
    static void perform(Play& play, Action) {
        take_token(play, [&](HexId hex, int terrain) {
            ++play.table().active().wanted;
            // GW-5.9c, GW-7.6a: the token leaves the game, and the hex stays empty.
            play.table().looted.add(hex);
            play.log("GW-5.9b", say.looted, play.actor, hex, terrain, play.edition().loot_penalty);
        });
    }
};

// GW-5.6a, GW-5.6b, GW-7.3a: any revealed token, anywhere on the board.
struct ChooseToken {
    static constexpr StepInfo info{.name = "choose_token",
                                   .rule = {"GW-5.6a"},
                                   .heading = "Build or Loot",
                                   .do_this_first = &say.token_first};
    static constexpr ActionKind kind = verb("token");

    static Message prompt(Open const& at) {
        return Message{can_build(at.table) ? say.prompt_choose_token : say.prompt_choose_loot, at.seat};
    }
    static void list(Position const& at, ActionList& list) {
        for (HexId const hex : at.table.revealed) list.push_back(make_action(kind, hex));
    }
    static Refusal why_not(Position const& at, Action action) {
        if (Reason reason = refuse_hex(at, hex_of(action))) return *reason;
        return refuse("GW-5.6a", say.hex_face_down, hex_of(action));
    }
    static Reason not_now(Open const& at) { return refuse_building_now(at); }
    static Message describe(Open const& at, Action action) {
        HexId const hex = hex_of(action);
        TokenId const token = at.table.tokens[hex];
        if (token == none) return Message{say.action_unknown};
        int const terrain = terrain_of(at.table, hex);
        if (can_build(at.table)) return Message{say.action_token, hex, terrain, token};
        return Message{say.action_loot_token, hex, terrain, token, at.edition().loot_penalty};
    }
    // GW-5.1e, GW-5.1g: without wood or stone the player can only loot, and is not asked.
    static void perform(Play& play, Action action) {
        play.table().chosen = hex_of(action);
        if (!can_build(play.table())) Loot::perform(play, {});
    }
};

// GW-5.6a: how to take the chosen token.
struct BuildOrLoot {
    static constexpr StepInfo info{.name = "build_or_loot", .rule = {"GW-5.6a"}, .heading = "Build or Loot"};
    using Moves = MoveList<BuildCamp, BuildSettlement, Loot>;

    static Message prompt(Open const& at) {
        return Message{say.prompt_build_or_loot, at.seat, at.table.chosen};
    }
    static Refusal do_this_first(Open const& at) { return refuse("GW-5.6a", say.way_first, at.table.chosen); }
};

// GW-5.10b: all the token's resources go into one bin. GW-5.10c: the bin scores its points.
struct PlaceResources {
    static constexpr StepInfo info{.name = "place_resources",
                                   .rule = {"GW-5.10b"},
                                   .heading = "Completing the Build Action",
                                   .do_this_first = &say.bin_first};
    static constexpr ActionKind kind = verb("bin");

    static Message prompt(Open const& at) {
        return Message{say.prompt_place_resources, at.seat, at.table.tokens[at.table.chosen]};
    }
    static void list(Position const&, ActionList& list) {
        for (int bin = 0; bin < bins; ++bin) list.push_back(make_action(kind, bin));
    }
    static Reason not_now(Open const& at) { return refuse_building_now(at); }
    static Message describe(Open const& at, Action action) {
        int const bin = action.arg(0);
        return Message{say.action_bin, at.table.tokens[at.table.chosen], bin + 1,
                       at.edition().bin_points[bin]};
    }
    static void perform(Play& play, Action action) {
        Table& table = play.table();
        TokenId const token = table.tokens[table.chosen];
        int const bin = action.arg(0);
        int const points = play.edition().bin_points[bin];
        // GW-5.7b, GW-5.8b, GW-5.9c: the resources are gained whether the player built or looted.
        table.active().supply[bin].add(play.edition().tokens[token].goods);
        add_to(table.active().stored, points);
        table.chosen = no_hex;
        play.log("GW-5.10c", say.resources_placed, play.actor, token, bin + 1, points);
    }
};

}  // namespace motherlode::gold_west

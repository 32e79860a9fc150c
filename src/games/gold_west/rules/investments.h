#pragma once

#include "games/gold_west/rules/use_metals.h"

// Manual 5, "Investments": the cards' abilities, and the Trading Posts. Each is a small decision of its own
// that waits in front of the turn (RULING gw-6).
namespace motherlode::gold_west {

// Has the active player decide this many times, as far as there is anything to decide on (GW-5.3d).
template <class Ability>
bool ask_times(Play& play, int times, int detail = 0) {
    if (times == 0 || !Ability::has_target(Open{play.game, play.table(), play.actor}, detail)) return false;
    play.ask<Ability>(play.actor, times, detail);
    return true;
}

// GW-5.3g, GW-5.3h: a free influence token.
struct PlaceInfluenceToken {
    static constexpr StepInfo info{
        .name = "place_influence_token", .rule = {"GW-5.3g"}, .heading = "Investments"};
    using Moves = MoveList<PlaceInfluenceToken>;
    static constexpr ActionKind kind = ActionKind::boomtown;

    // On a space that another player occupies, or on one that nobody does.
    enum Where : std::uint8_t { on_unoccupied, on_occupied };
    static Where where(Open const& at) { return static_cast<Where>(at.frame().args[1]); }

    static bool can(Open const& at, int space, int where) {
        if (where == on_unoccupied) return !is_occupied(at, space);
        for (int seat = 0; seat < at.game.players(); ++seat)
            if (seat_at(seat) != at.table.active_player && at.table.players[seat].boomtown[space] > 0)
                return true;
        return false;
    }
    static bool has_target(Open const& at, int where) {
        for (int space = 0; space < spaces; ++space)
            if (can(at, space, where)) return true;
        return false;
    }
    static Message prompt(Open const& at) {
        return Message{where(at) == on_occupied ? say.prompt_token_on_occupied
                                                : say.prompt_token_on_unoccupied,
                       at.seat};
    }
    static Refusal do_this_first(Open const&) { return refuse("GW-5.3d", say.influence_first); }
    static void list(Position const& at, ActionList& list) {
        for (int space = 0; space < spaces; ++space)
            if (can(at, space, where(at))) list.push_back(make_action(kind, space));
    }
    static Refusal why_not(Position const& at, Action action) {
        int const space = action.arg(0);
        bool const occupied = where(at) == on_occupied;
        return refuse(occupied ? "GW-5.3h" : "GW-5.4c", occupied ? say.space_not_occupied : say.space_taken,
                      space + 1, place_number(at.table, space));
    }
    static Message describe(Open const& at, Action action) {
        return Message{say.action_boomtown_free, place_number(at.table, action.arg(0)), action.arg(0) + 1};
    }
    static void perform(Play& play, Action action) {
        put_influence_token(play, action.arg(0), play.frame.args[1] == on_occupied ? "GW-5.3h" : "GW-5.3g");
    }
};

// GW-5.3i: at face-down tokens the player has not seen.
struct Look {
    static constexpr StepInfo info{
        .name = "look", .rule = {"GW-5.3i"}, .heading = "Investments", .do_this_first = &say.look_first};
    using Moves = MoveList<Look>;
    static constexpr ActionKind kind = ActionKind::look;

    static HexSet targets(Table const& table) {
        HexSet unseen = table.face_down;
        for (HexId const hex : table.active().looked) unseen.remove(hex);
        return unseen;
    }
    static bool has_target(Open const& at, int) { return !targets(at.table).empty(); }
    static Message prompt(Open const& at) { return Message{say.prompt_look, at.seat, times_left(at)}; }
    static Message describe(Open const& at, Action action) {
        return describe_hex(say.action_look, at, action);
    }
    static void list(Position const& at, ActionList& list) {
        for (HexId const hex : targets(at.table)) list.push_back(make_action(kind, hex));
    }
    static Refusal why_not(Position const& at, Action action) {
        HexId const hex = hex_of(action);
        if (Reason reason = refuse_hex(at, hex)) return *reason;
        return refuse("GW-5.3i", at.table.face_down.contains(hex) ? say.looked_already : say.not_face_down,
                      hex);
    }
    static Reason not_now(Open const& at) { return refuse_without_ability(at); }
    static void perform(Play& play, Action action) {
        HexId const hex = hex_of(action);
        TokenId const token = play.state.secret.tokens[hex];
        play.table().active().looked.push_back(hex);
        play.hand(play.actor).seen.push_back(token);
        play.log("GW-5.3i", say.looked, play.actor, hex);
        play.reveal_to(play.actor, "GW-9.1b", say.seen, play.actor, hex, token);
        ask_times<Look>(play, play.frame.args[0] - 1);
    }
};

// GW-5.3j: free steps on the shipping tracks.
struct AdvanceStagecoach {
    static constexpr StepInfo info{.name = "advance_stagecoach",
                                   .rule = {"GW-5.3j"},
                                   .heading = "Investments",
                                   .do_this_first = &say.advance_first};
    using Moves = MoveList<AdvanceStagecoach>;
    static constexpr ActionKind kind = ActionKind::ship;

    static bool has_target(Open const& at, int) {
        for (int metal = 0; metal < metals; ++metal)
            if (can_advance(at, metal_at(metal))) return true;
        return false;
    }
    static Message prompt(Open const& at) { return Message{say.prompt_advance, at.seat, times_left(at)}; }
    static Message describe(Open const& at, Action action) {
        return Ship::describe_as(say.action_advance, at, action);
    }
    static void list(Position const& at, ActionList& list) {
        for (int metal = 0; metal < metals; ++metal)
            if (can_advance(at, metal_at(metal))) list.push_back(make_action(kind, metal_at(metal)));
    }
    static Refusal why_not(Position const&, Action action) {
        Resource const metal = resource_of(action);
        if (!is_metal(metal)) return refuse("GW-2.1f", say.not_a_metal);
        return refuse("GW-5.5d", say.track_finished, metal);
    }
    static void perform(Play& play, Action action) {
        move_stagecoach(play, resource_of(action), "GW-5.3j");
        ask_times<AdvanceStagecoach>(play, play.frame.args[0] - 1);
    }
};

// GW-5.3k: an influence token under a camp makes it a settlement.
struct UpgradeCamp {
    static constexpr StepInfo info{.name = "upgrade_camp",
                                   .rule = {"GW-5.3k"},
                                   .heading = "Investments",
                                   .prompt = &say.prompt_upgrade,
                                   .do_this_first = &say.upgrade_first};
    using Moves = MoveList<UpgradeCamp>;
    static constexpr ActionKind kind = ActionKind::upgrade;

    static HexSet camps(Player const& player) { return player.buildings - player.settlements; }
    static bool has_target(Open const& at, int) { return !camps(at.table.active()).empty(); }
    static Message describe(Open const& at, Action action) {
        return describe_hex(say.action_upgrade, at, action);
    }
    static void list(Position const& at, ActionList& list) {
        for (HexId const hex : camps(at.table.active())) list.push_back(make_action(kind, hex));
    }
    static Refusal why_not(Position const&, Action action) {
        return refuse("GW-5.3k", say.not_your_camp, hex_of(action));
    }
    static Reason not_now(Open const& at) { return refuse_without_ability(at); }
    static void perform(Play& play, Action action) {
        HexId const hex = hex_of(action);
        play.table().active().settlements.add(hex);
        play.log("GW-5.3k", say.upgraded, play.actor, hex);
        gain_influence(play, terrain_of(play.table(), hex), 1, "GW-5.3k");
        ask_times<UpgradeCamp>(play, play.frame.args[0] - 1);
    }
};

inline void list_bins(Resource resource, ActionList& list) {
    for (int bin = 0; bin < bins; ++bin) list.push_back(make_action(ActionKind::store, resource, bin));
}

// GW-5.3l: any resource into any bin, without bin points.
struct GainResource {
    static constexpr StepInfo info{.name = "gain_resource",
                                   .rule = {"GW-5.3l"},
                                   .heading = "Investments",
                                   .do_this_first = &say.gain_first};
    using Moves = MoveList<GainResource>;
    static constexpr ActionKind kind = ActionKind::store;

    static bool has_target(Open const&, int) { return true; }
    static Message prompt(Open const& at) { return Message{say.prompt_gain, at.seat, times_left(at)}; }
    static Message describe(Open const&, Action action) {
        return Message{say.action_store, action.arg(0), action.arg(1) + 1, 0};
    }
    static void list(Position const&, ActionList& list) {
        for (int resource = 0; resource < resources; ++resource) list_bins(resource_at(resource), list);
    }
    static Reason not_now(Open const& at) { return refuse_without_ability(at); }
    static void perform(Play& play, Action action) {
        int const bin = action.arg(1);
        ++play.table().active().supply[bin][resource_of(action)];
        play.log("GW-5.3l", say.stored, play.actor, resource_of(action), bin + 1, 0);
        ask_times<GainResource>(play, play.frame.args[0] - 1);
    }
};

// GW-8.2c: a resource of the Trading Post.
inline Refusal refuse_offer(Open const& at, Action action) {
    return refuse("GW-8.2c", say.not_offered, action.arg(0), first_single + at.table.single);
}

// GW-8.2d: into a bin, for its points …
struct StoreOffered {
    static constexpr ActionKind kind = ActionKind::store;

    static Refusal why_not(Position const& at, Action action) { return refuse_offer(at, action); }
    static Message describe(Open const& at, Action action) {
        int const bin = action.arg(1);
        return Message{say.action_store, action.arg(0), bin + 1, at.edition().bin_points[bin]};
    }
    static void perform(Play& play, Action action) {
        int const bin = action.arg(1);
        int const points = play.edition().bin_points[bin];
        ++play.table().active().supply[bin][resource_of(action)];
        add_to(play.table().active().stored, points);
        play.log("GW-8.2d", say.stored, play.actor, resource_of(action), bin + 1, points);
    }
};

// … or to use this turn.
struct KeepOffered {
    static constexpr ActionKind kind = ActionKind::keep;

    static Refusal why_not(Position const& at, Action action) { return refuse_offer(at, action); }
    static Reason not_now(Open const& at) { return refuse_without_ability(at); }
    static void perform(Play& play, Action action) {
        ++play.table().usage_area[resource_of(action)];
        play.log("GW-8.2d", say.kept, play.actor, resource_of(action));
    }
};

struct UseTradingPost {
    static constexpr StepInfo info{.name = "trading_post", .rule = {"GW-8.2d"}, .heading = "Trading Post"};
    using Moves = MoveList<StoreOffered, KeepOffered>;

    static Message prompt(Open const& at) {
        return Message{say.prompt_trading_post, at.seat, first_single + at.table.single};
    }
    static Refusal do_this_first(Open const& at) {
        return refuse("GW-8.2d", say.trading_post_first, first_single + at.table.single);
    }
    static void list(Position const& at, ActionList& list) {
        Goods const& offered = at.edition().singles[at.table.single].goods;
        for (int resource = 0; resource < resources; ++resource) {
            if (offered.of[resource] == 0) continue;
            list.push_back(make_action(ActionKind::keep, resource));
            list_bins(resource_at(resource), list);
        }
    }
};

// "Resolve any special ability immediately".
inline void resolve_ability(Play& play, int number) {
    Card const& card = play.edition().cards[number];
    auto const asked = [&] {
        switch (card.effect) {
            case Effect::token_on_occupied:
                return ask_times<PlaceInfluenceToken>(play, card.amount, PlaceInfluenceToken::on_occupied);
            case Effect::token_on_unoccupied:
                return ask_times<PlaceInfluenceToken>(play, card.amount, PlaceInfluenceToken::on_unoccupied);
            case Effect::look: return ask_times<Look>(play, card.amount);
            case Effect::ship: return ask_times<AdvanceStagecoach>(play, card.amount);
            case Effect::upgrade: return ask_times<UpgradeCamp>(play, card.amount);
            case Effect::gain: return ask_times<GainResource>(play, card.amount);
            default: return true;
        }
    };
    if (card.effect == Effect::influence)
        gain_influence(play, index(card.terrain), card.amount, "GW-5.3f");
    else if (!asked())
        play.log("GW-5.3d", say.no_target, play.actor, number);
}

}  // namespace motherlode::gold_west

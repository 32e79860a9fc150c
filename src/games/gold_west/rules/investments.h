#pragma once

#include "games/gold_west/rules/use_metals.h"

// Manual 5, "Investments": the abilities of the cards, and the Trading Posts. Each is a decision that must be
// made before the turn continues (RULING gw-6).
namespace motherlode::gold_west {

// Common parts of the abilities. GW-5.3d: an ability is used times_left more times while it has targets.
struct Ability {
    static constexpr StepInfo info_of(std::string_view name, std::string_view rule,
                                      MessageSpec const* prompt = nullptr) {
        return {.name = name,
                .rule = {rule},
                .heading = "Investments",
                .prompt = prompt,
                .do_this_first = &say.ability_first};
    }
    static int times_left(Open const& at) { return at.frame().args[0]; }
    // Only a card or a Trading Post allows these actions.
    static Reason not_now(Open const& at) {
        return is_later_in_turn(at) ? Reason{refuse("GW-5.3d", say.nothing_gives_that)} : Reason{};
    }
};

template <class Ability>
bool ask_times(Play& play, int times, int detail = 0) {
    if (times == 0 || !Ability::has_target(Open{play.game, play.table(), play.actor}, detail)) return false;
    play.ask<Ability>(play.actor, times, detail);
    return true;
}
template <class Ability>
void ask_again(Play& play) {
    ask_times<Ability>(play, play.frame.args[0] - 1);
}

// An ability that is used on a hex of `Self::targets`.
template <class Self>
struct HexAbility : Ability {
    static bool has_target(Open const& at, int) { return !Self::targets(at.table).empty(); }
    static void list(Position const& at, ActionList& list) {
        for (HexId const hex : Self::targets(at.table)) list.push_back(make_action(Self::kind, hex));
    }
    static Message describe(Open const& at, Action action) {
        HexId const hex = hex_of(action);
        if (!at.game.board().used.contains(hex)) return Message{say.action_unknown};
        return Message{*forms[static_cast<int>(Self::kind)].description, hex, terrain_of(at.table, hex)};
    }
    static void ask_again(Play& play) { gold_west::ask_again<Self>(play); }
};

// GW-5.3g, GW-5.3h: place a free influence token.
struct PlaceInfluenceToken : Ability {
    static constexpr StepInfo info = info_of("place_influence_token", "GW-5.3g");
    static constexpr ActionKind kind = verb("boomtown");

    // GW-5.3g: on a space that nobody occupies. GW-5.3h: on a space that another player occupies.
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
    static Refusal do_this_first(Open const&) { return refuse("GW-5.3d", say.ability_first); }
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

// GW-5.3i: look at face-down tokens that the player has not seen.
struct Look : HexAbility<Look> {
    static constexpr StepInfo info = info_of("look", "GW-5.3i");
    static constexpr ActionKind kind = verb("look");

    static HexSet targets(Table const& table) {
        HexSet unseen = table.face_down;
        for (HexId const hex : table.active().looked) unseen.remove(hex);
        return unseen;
    }
    static Message prompt(Open const& at) { return Message{say.prompt_look, at.seat, times_left(at)}; }
    static Refusal why_not(Position const& at, Action action) {
        HexId const hex = hex_of(action);
        if (Reason reason = refuse_hex(at, hex)) return *reason;
        return refuse("GW-5.3i", at.table.face_down.contains(hex) ? say.looked_already : say.not_face_down,
                      hex);
    }
    static void perform(Play& play, Action action) {
        HexId const hex = hex_of(action);
        TokenId const token = play.state.secret.tokens[hex];
        play.table().active().looked.push_back(hex);
        play.hand(play.actor).seen.push_back(token);
        play.log("GW-5.3i", say.looked, play.actor, hex);
        play.reveal_to(play.actor, "GW-9.1b", say.seen, play.actor, hex, token);
        ask_again(play);
    }
};

// GW-5.3j: free steps on the shipping tracks.
struct AdvanceStagecoach : Ability {
    static constexpr StepInfo info = info_of("advance_stagecoach", "GW-5.3j");
    static constexpr ActionKind kind = verb("ship");

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
    static Refusal why_not(Position const&, Action action) { return Ship::refuse_step(resource_of(action)); }
    static void perform(Play& play, Action action) {
        move_stagecoach(play, resource_of(action), "GW-5.3j");
        ask_again<AdvanceStagecoach>(play);
    }
};

// GW-5.3k: an influence token under a camp makes it a settlement.
struct UpgradeCamp : HexAbility<UpgradeCamp> {
    static constexpr StepInfo info = info_of("upgrade_camp", "GW-5.3k", &say.prompt_upgrade);
    static constexpr ActionKind kind = verb("upgrade");

    static HexSet targets(Table const& table) {
        return table.active().buildings - table.active().settlements;
    }
    static Refusal why_not(Position const&, Action action) {
        return refuse("GW-5.3k", say.not_your_camp, hex_of(action));
    }
    static void perform(Play& play, Action action) {
        HexId const hex = hex_of(action);
        play.table().active().settlements.add(hex);
        play.log("GW-5.3k", say.upgraded, play.actor, hex);
        gain_influence(play, terrain_of(play.table(), hex), 1, "GW-5.3k");
        ask_again(play);
    }
};

inline void list_bins(Resource resource, ActionList& list) {
    for (int bin = 0; bin < bins; ++bin) list.push_back(make_action(verb("store"), resource, bin));
}

// GW-5.3l: put any resource into any bin, without scoring the bin.
struct GainResource : Ability {
    static constexpr StepInfo info = info_of("gain_resource", "GW-5.3l");
    static constexpr ActionKind kind = verb("store");

    static bool has_target(Open const&, int) { return true; }
    static Message prompt(Open const& at) { return Message{say.prompt_gain, at.seat, times_left(at)}; }
    static Message describe(Open const&, Action action) {
        return Message{say.action_store, action.arg(0), action.arg(1) + 1, 0};
    }
    static void list(Position const&, ActionList& list) {
        for (int resource = 0; resource < resources; ++resource) list_bins(resource_at(resource), list);
    }
    static void perform(Play& play, Action action) {
        int const bin = action.arg(1);
        ++play.table().active().supply[bin][resource_of(action)];
        play.log("GW-5.3l", say.stored, play.actor, resource_of(action), bin + 1, 0);
        ask_again<GainResource>(play);
    }
};

// GW-8.2c: only resources that the Trading Post offers.
inline Refusal refuse_offer(Open const& at, Action action) {
    return refuse("GW-8.2c", say.not_offered, action.arg(0), first_single + at.table.single);
}

// GW-8.2d: put the resource of the Trading Post into a bin and score the bin.
struct StoreOffered {
    static constexpr ActionKind kind = verb("store");

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

// GW-8.2d: put the resource of the Trading Post into the Usage Area, to use this turn.
struct KeepOffered : Ability {
    static constexpr ActionKind kind = verb("keep");

    static Refusal why_not(Position const& at, Action action) { return refuse_offer(at, action); }
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
            list.push_back(make_action(verb("keep"), resource));
            list_bins(resource_at(resource), list);
        }
    }
};

// GW-5.3d: "Resolve any special ability immediately".
inline void resolve_ability(Play& play, int card_number) {
    Card const& card = play.edition().cards[card_number];
    auto const ask_for_targets = [&] {
        switch (card.effect) {
            case does("token_on_occupied"):
                return ask_times<PlaceInfluenceToken>(play, card.amount, PlaceInfluenceToken::on_occupied);
            case does("token_on_unoccupied"):
                return ask_times<PlaceInfluenceToken>(play, card.amount, PlaceInfluenceToken::on_unoccupied);
            case does("look"): return ask_times<Look>(play, card.amount);
            case does("ship"): return ask_times<AdvanceStagecoach>(play, card.amount);
            case does("upgrade"): return ask_times<UpgradeCamp>(play, card.amount);
            case does("gain"): return ask_times<GainResource>(play, card.amount);
            default: return true;
        }
    };
    if (card.effect == does("influence"))
        gain_influence(play, index(card.terrain), card.amount, "GW-5.3f");
    else if (!ask_for_targets())
        play.log("GW-5.3d", say.no_target, play.actor, card_number);
}

}  // namespace motherlode::gold_west

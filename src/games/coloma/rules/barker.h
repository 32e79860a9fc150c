#pragma once

#include "games/coloma/rules/abilities.h"

// Rulebook p.12, "The Barker tile" and "Barrel tokens".
namespace motherlode::coloma {

// ---- The Stash ----

// CO-1.5b: when the stack is empty, the discarded Barrels are mixed to form a new one.
inline void mix_discarded_barrels(Play& play) {
    Table& table = play.table();
    if (total(table.stack) > 0 || total(table.discarded) == 0) return;
    table.stack = table.discarded;
    table.discarded = {};
    play.log("CO-1.5b", say.barrels_mixed);
}

// Returns `none` if no Barrels remain.
inline int draw_barrel(Play& play) {
    Counts& stack = play.table().stack;
    mix_discarded_barrels(play);
    if (total(stack) == 0) return none;
    int skip = random_below(play, total(stack));
    int kind = 0;
    while (skip >= stack[kind]) skip -= stack[kind++];
    --stack[kind];
    return kind;
}

// CO-7.2c. RULING co-24: this includes spaces that could not be refilled earlier.
inline void refill_stash(Play& play) {
    Table& table = play.table();
    for (std::size_t space = 0; space < play.edition().space_outlaws.size(); ++space) {
        if (table.stash[space] != none) continue;
        int const kind = draw_barrel(play);
        if (kind == none) return;
        table.stash[space] = byte(kind);
        play.reveal("CO-7.2c", say.barrel_revealed, kind, space + 1);
    }
    mix_discarded_barrels(play);
}

// CO-7.2b: adds the Outlaws of the space. Space 0 is the face-down stack.
inline int barrel_from_stash(Play& play, int space) {
    Table& table = play.table();
    if (space == 0) {
        table.outlaws.add(play.edition().stack_outlaws);
        return draw_barrel(play);
    }
    int const kind = table.stash[space - 1];
    table.outlaws.add(play.edition().space_outlaws[space - 1]);
    table.stash[space - 1] = none;
    return kind;
}

inline void take_barrel(Play& play, Seat seat, int space) {
    Table& table = play.table();
    int const before = table.outlaws;
    int const kind = barrel_from_stash(play, space);
    ++table.at(seat).barrels[kind];
    if (space == 0)
        play.reveal("CO-7.2a", say.took_barrel, seat, kind, table.outlaws - before);
    else
        play.log("CO-7.2a", say.took_barrel, seat, kind, table.outlaws - before);
    refill_stash(play);
}

// CO-7.2a: a face-up Barrel or the top of the stack.
struct TakeBarrel {
    static constexpr ActionKind kind = ActionKind::take_barrel;

    static void list(Position const& at, ActionList& list) {
        if (has_stack(at.table)) list.push_back(make_action(kind, 0));
        for (int space = 0; space < max_stash_spaces; ++space)
            if (at.table.stash[space] != none) list.push_back(make_action(kind, space + 1));
    }
    static Reason refusal(Position const& at, Action action) {
        int const space = action.arg(0);
        if (space == 0 ? has_stack(at.table) : at.table.stash[space - 1] != none) return {};
        return refuse("CO-7.2a", say.no_such_barrel);
    }
    static Message describe(Open const& at, Action action) {
        int const space = action.arg(0);
        if (space == 0) return Message{say.action_take_from_stack, at.edition().stack_outlaws};
        if (at.table.stash[space - 1] == none) return Message{say.action_unknown};
        return Message{say.action_take_barrel, at.table.stash[space - 1],
                       at.edition().space_outlaws[space - 1]};
    }
    static void perform(Play& play, Action action) { take_barrel(play, play.actor, action.arg(0)); }
};

// CO-7.2d, RULING co-13: the player chooses every Barrel gained.
struct GainBarrel {
    static constexpr StepInfo info{.name = "take_a_barrel",
                                   .rule = {"CO-7.2d"},
                                   .heading = "The Barker tile",
                                   .prompt = &say.prompt_take_barrel};
    using Moves = MoveList<TakeBarrel>;
};

// Gains several Barrels, one at a time, until none remain. Argument: the number of Barrels.
struct BarrelsDue {
    static constexpr StepInfo info{.name = "barrels_due", .rule = {"CO-7.2d"}, .heading = "The Barker tile"};

    static void run(Play& play) {
        if (!has_barrel_to_take(play.table())) return;
        if (play.frame.args[0] > 1) play.ask<BarrelsDue>(play.frame.seat, play.frame.args[0] - 1);
        play.ask<GainBarrel>(play.frame.seat);
    }
};

// CO-7.3c: used and unused Barrels can be discarded.
struct DiscardBarrel {
    static constexpr StepInfo info{.name = "discard_a_barrel",
                                   .rule = {"CO-7.3c"},
                                   .heading = "Barrel tokens",
                                   .prompt = &say.prompt_discard_barrel};
    static constexpr ActionKind kind = ActionKind::discard_barrel;

    static void list(Position const& at, ActionList& list) {
        for (int barrel = 0; barrel < max_barrel_kinds; ++barrel) {
            if (me(at).used_barrels[barrel] > 0) list.push_back(make_action(kind, barrel, Use::used));
            if (me(at).barrels[barrel] > 0) list.push_back(make_action(kind, barrel, Use::unused));
        }
    }
    static Reason refusal(Position const& at, Action action) {
        if ((is_used(action) ? me(at).used_barrels : me(at).barrels)[action.arg(0)] > 0) return {};
        return refuse("CO-7.3c", say.no_barrel, action.arg(0));
    }
    static bool is_used(Action action) { return static_cast<Use>(action.arg(1)) == Use::used; }
    static Message describe(Open const&, Action action) {
        return Message{is_used(action) ? say.action_discard_used_barrel : say.action_discard_barrel,
                       action.arg(0)};
    }
    static void perform(Play& play, Action action) {
        Player& player = play.table().at(play.actor);
        int const barrel = action.arg(0);
        --(is_used(action) ? player.used_barrels : player.barrels)[barrel];
        ++play.table().discarded[barrel];
        play.log("CO-7.3c", say.discarded_barrel, play.actor, barrel);
        refill_stash(play);
    }
};

// CO-7.3a: at any time on the player's own turn. CO-7.3b: its owner keeps it, face down.
struct UseBarrel {
    static constexpr ActionKind kind = ActionKind::use_barrel;

    static void list(Position const& at, ActionList& list) {
        // OPTIMIZATION: most players have no Barrels, and one comparison is faster than the loop.
        if (me(at).barrels == Counts{}) return;
        for (int barrel = 0; barrel < static_cast<int>(at.edition().barrels.size()); ++barrel)
            if (me(at).barrels[barrel] > 0 && can_use(at, at.edition().barrels[barrel].effect))
                list.push_back(make_action(kind, barrel));
    }
    static Reason refusal(Position const& at, Action action) {
        int const barrel = action.arg(0);
        if (me(at).barrels[barrel] == 0) return refuse("CO-7.3b", say.no_unused_barrel, barrel);
        EffectId const id = at.edition().barrels[barrel].effect;
        if (can_use(at, id)) return {};
        auto const& acts = at.edition().effect(id).acts;
        bool const signpost =
            std::any_of(acts.begin(), acts.end(), [](Act const& act) { return act.verb == Verb::signpost; });
        std::string_view rule = "CO-10.2f";
        if (signpost && at.game.bust_blocks_signpost_barrel() &&
            at.table.bust == signpost_site(at.edition(), at.table))
            rule = "CO-7.3l";
        if (signpost && at.table.bust == pointed_to(at.edition(), at.table)) rule = "CO-7.3k";
        return refuse(rule, say.changes_nothing, id);
    }
    static Message describe(Open const& at, Action action) {
        return Message{say.action_use_barrel, action.arg(0), at.edition().barrels[action.arg(0)].effect};
    }
    static void perform(Play& play, Action action) {
        Player& player = play.table().at(play.actor);
        int const barrel = action.arg(0);
        EffectId const effect = play.edition().barrels[barrel].effect;
        play.go_to<TakeTurn>();
        play.table().turn.exchanged = none;
        --player.barrels[barrel];
        ++player.used_barrels[barrel];
        play.log("CO-7.3a", say.used_barrel, play.actor, barrel, effect);
        start_effect(play, play.actor, effect);
    }
};

// ---- Tents and Horses ----

// CO-7.1b, RULING co-27: with the option `purchases` at `once`, Tents are one payment in a Common, and so are Horses.
inline bool bought_already(Open const& at, int bought) {
    return !at.game.purchases_repeated() && (at.table.turn.performance[common].done & bought) != 0;
}

// CO-7.1a: any number of Tents.
struct BuyTents {
    static constexpr ActionKind kind = ActionKind::buy_tents;

    static int price(Edition const& edition, Table const& table) {
        return changes_of(edition, table, common).tent_bucks;
    }
    static void list(Position const& at, ActionList& list) {
        if (bought_already(at, tents_bought)) return;
        int const bucks = price(at.edition(), at.table);
        for (int count = 1; count <= me(at).supply_tents; ++count) {
            if (!can_pay(at, Cost{.bucks = count * bucks})) return;
            list.push_back(make_action(kind, count));
        }
    }
    static Reason refusal(Position const& at, Action action) {
        int const count = action.arg(0);
        if (bought_already(at, tents_bought)) return refuse("CO-7.1b", say.done_already);
        if (count > me(at).supply_tents) return refuse("CO-5.2f", say.no_tents_left, me(at).supply_tents);
        if (count > 0 && can_pay(at, Cost{.bucks = count * price(at.edition(), at.table)})) return {};
        return refuse("CO-7.1a", say.cannot_pay);
    }
    static Message describe(Open const& at, Action action) {
        int const count = action.arg(0);
        return Message{say.action_buy_tents, count, count * price(at.edition(), at.table)};
    }
    static void perform(Play& play, Action action) {
        play.ask<Bought>(play.actor, static_cast<int>(Thing::tent), action.arg(0));
        charge(play, play.actor, Cost{.bucks = action.arg(0) * price(play.edition(), play.table())});
    }
};

// CO-7.1c: up to the limit of Horses.
struct BuyHorses {
    static constexpr ActionKind kind = ActionKind::buy_horses;

    static void list(Position const& at, ActionList& list) {
        if (bought_already(at, horses_bought)) return;
        for (int count = 1; me(at).horses + count <= at.edition().player.horses; ++count)
            if (me(at).gold >= count * at.edition().horse_gold) list.push_back(make_action(kind, count));
    }
    static Reason refusal(Position const& at, Action action) {
        int const count = action.arg(0);
        if (bought_already(at, horses_bought)) return refuse("CO-7.1b", say.done_already);
        if (me(at).horses + count > at.edition().player.horses)
            return refuse("CO-7.1c", say.horse_limit, at.edition().player.horses);
        if (count > 0 && me(at).gold >= count * at.edition().horse_gold) return {};
        return refuse("CO-7.1a", say.cannot_pay);
    }
    static Message describe(Open const& at, Action action) {
        return Message{say.action_buy_horses, action.arg(0), action.arg(0) * at.edition().horse_gold};
    }
    static void perform(Play& play, Action action) {
        play.ask<Bought>(play.actor, static_cast<int>(Thing::horse), action.arg(0));
        charge(play, play.actor, Cost{.gold = action.arg(0) * play.edition().horse_gold});
    }
};

// Delivers Tents or Horses after the payment. Arguments: the Thing and its count.
struct Bought {
    static constexpr StepInfo info{.name = "bought", .rule = {"CO-7.1a"}, .heading = "The Barker tile"};

    static void run(Play& play) {
        gain(play, play.frame.seat, static_cast<Thing>(play.frame.args[0]), play.frame.args[1]);
    }
};

}  // namespace motherlode::coloma

#pragma once

#include "games/coloma/rules/barker.h"
#include "games/coloma/rules/construction.h"
#include "games/coloma/rules/frontier.h"
#include "games/coloma/rules/wagons.h"

// Carries out the effects of cards, Barrels, Canyons, charts, Events, Specialties and spaces, act by act:
// CO-5.2c, CO-5.2d, CO-7.3e and CO-18.2a to CO-18.2l. docs/editions.md describes their vocabulary.
namespace motherlode::coloma {

// ---- The Boom of a Site or of the Barker, without abilities (CO-7.3k) ----

inline bool can_perform_boom(Open const& at, int base) {
    switch (base) {
        case mill_site: return can_use(at, at.edition().mill[second]);
        case rivers_site:
            return can_build<SurveyRiver>(at, Tool::saw, neither) ||
                   can_build<BuildBridge>(at, Tool::saw, neither);
        case town_site:
            return can_build<BuildTownBuilding>(at, Tool::saw, neither) ||
                   can_build<BuildHotel>(at, Tool::saw, neither);
        case wagon_site: return can_use_wagon(at, neither);
        case frontier_site: return can_gain(at, Thing::tent);
        default: return can_gain(at, Thing::barrel);
    }
}

inline void perform_boom(Play& play, Seat seat, int base) {
    switch (base) {
        case mill_site: return offer_effect(play, seat, play.edition().mill[second]);
        case rivers_site:
            return ChooseStructure::ask(play, seat, {Tool::saw, {Structure::river, Structure::bridge}},
                                        false);
        case town_site:
            return ChooseStructure::ask(play, seat, {Tool::saw, {Structure::building, Structure::hotel}},
                                        false);
        case wagon_site: return begin_wagon(play, seat, neither, false);
        case frontier_site: return gain(play, seat, Thing::tent, 1);
        default: return gain(play, seat, Thing::barrel, 1);
    }
}

// ---- The same Boom with abilities (CO-7.3k, RULING co-26) ----

inline Performance signpost_barrel_boom(Open const& at) {
    std::uint8_t const target = site_or_barker(at.table, pointed_to(at.edition(), at.table));
    return copied_boom(at.game, site_or_barker(at.table, me(at).site), target);
}

// An "after" ability needs the base action, which is checked first.
inline bool can_use_copied_abilities(Open const& at) {
    Performance const boom = signpost_barrel_boom(at);
    if (boom.rows == no_site) return false;
    auto const& rows = at.edition().used_rows[boom.rows][static_cast<int>(Section::boom)];
    for (int row = 0; row < Building::rows_each; ++row)
        for (int const card : Bits{me(at).tableau.bits() & rows[row]}) {
            EffectId const effect = at.edition().buildings[card].rows[row].effect;
            if (!at.table.turn.built_this_turn.has(card) &&
                UseAbility::is_due(boom, at.edition().effect(effect).when) && can_use(at, effect))
                return true;
        }
    return false;
}

// The copied Boom takes the place of both parts of the turn, until the player is done with it.
inline void begin_signpost_boom(Play& play, Seat seat) {
    PlayerTurn& turn = play.table().turn;
    turn.suspended = {turn.performance, turn.under_way, turn.finished, turn.used};
    turn.performance = {Performance{no_site, no_site, Section::common, 0, 0},
                        signpost_barrel_boom(open(play, seat))};
    turn.under_way = neither;
    turn.finished = 0;
    turn.used = {};
    play.ask<SignpostBoom>(seat);
}

inline void end_signpost_boom(PlayerTurn& turn) {
    turn.performance = turn.suspended.performance;
    turn.under_way = turn.suspended.under_way;
    turn.finished = turn.suspended.finished;
    turn.used = turn.suspended.used;
    turn.suspended = {};
}

// ---- Acts ----

inline bool can_act(Open const& at, Act const& act) {
    switch (act.verb) {
        case Verb::gain: return amount_of(act, me(at)) > 0 && can_gain(at, act.thing);
        case Verb::gold_from_cart: return at.table.cart > 0;
        case Verb::stack_barrel: return has_stack(at.table);
        case Verb::river: return can_build<SurveyRiver>(at, act.tool, neither);
        case Verb::crossing:
            return can_build<SurveyRiver>(at, act.tool, neither) ||
                   can_build<BuildBridge>(at, act.tool, neither);
        case Verb::building: return can_build<BuildTownBuilding>(at, act.tool, neither);
        case Verb::wagon: return can_use_wagon(at, neither);
        case Verb::pitch: return can_pitch(at);
        case Verb::row: return FillShootoutRow::can_any(at);
        case Verb::signpost: {
            // CO-7.3k: not while the Bust covers that Boom.
            int const target = pointed_to(at.edition(), at.table);
            if (at.table.bust == target) return false;
            // CO-7.3l, RULING co-2: nor while the Bust covers the Signpost.
            if (at.game.bust_blocks_signpost_barrel() &&
                at.table.bust == signpost_site(at.edition(), at.table))
                return false;
            if (can_perform_boom(at, site_or_barker(at.table, target))) return true;
            return at.game.barrel_abilities() && can_use_copied_abilities(at);
        }
        default: return false;
    }
}

// Whether an act finishes without a decision.
inline bool is_immediate(Act const& act) {
    switch (act.verb) {
        case Verb::gain: return act.thing != Thing::barrel && act.thing != Thing::grave;
        case Verb::gold_from_cart:
        case Verb::stack_barrel: return true;
        default: return false;
    }
}

// CO-18.2g.
inline void gain_from_cart(Play& play, Seat seat, int most) {
    Table& table = play.table();
    int const taken = std::min<int>(most, table.cart);
    table.cart.add(-taken);
    add_to(table.at(seat).gold, taken);
    play.log("CO-18.2g", say.gold_from_cart, seat, taken);
}

inline void perform_act(Play& play, Seat seat, Act const& act, bool optional) {
    Table& table = play.table();
    switch (act.verb) {
        case Verb::gain: return gain(play, seat, act.thing, amount_of(act, table.at(seat)));
        case Verb::gold_from_cart: return gain_from_cart(play, seat, act.amount);
        case Verb::stack_barrel:
            if (has_stack(table)) take_barrel(play, seat, 0);
            return;
        case Verb::river: return ChooseStructure::ask(play, seat, {act.tool, {Structure::river}}, optional);
        case Verb::crossing:
            return ChooseStructure::ask(play, seat, {act.tool, {Structure::river, Structure::bridge}},
                                        optional);
        case Verb::building:
            return ChooseStructure::ask(play, seat, {act.tool, {Structure::building}}, optional);
        // CO-7.3i: abilities do not apply.
        case Verb::wagon: return begin_wagon(play, seat, neither, optional);
        case Verb::pitch:
            if (can_pitch(open(play, seat))) play.ask<PitchTents>(seat);
            return;
        case Verb::row:
            if (FillShootoutRow::can_any(open(play, seat))) play.ask<FillRow>(seat);
            return;
        case Verb::signpost:
            if (play.game.barrel_abilities()) return begin_signpost_boom(play, seat);
            return perform_boom(play, seat, site_or_barker(table, pointed_to(play.edition(), table)));
        default: return;
    }
}

// Performs the acts from index `from` on. After an act that needs a decision, RemainingActs continues.
inline void perform_acts(Play& play, Seat seat, EffectId id, int from) {
    auto const& acts = play.edition().effect(id).acts;
    for (int i = from; i < acts.size(); ++i) {
        bool const immediate = is_immediate(acts[i]);
        if (!immediate && i + 1 < acts.size()) play.ask<RemainingActs>(seat, id, i + 1);
        perform_act(play, seat, acts[i], i > 0);
        if (!immediate) return;
    }
}

// Arguments: the effect and the index of its next act.
struct RemainingActs {
    static constexpr StepInfo info{.name = "act", .rule = {"CO-10.2b"}, .heading = "Abilities"};

    static void run(Play& play) {
        perform_acts(play, play.frame.seat, play.frame.args[0], play.frame.args[1]);
    }
};

// ---- Effects ----

// RULING co-11: effects that would change nothing are not offered.
inline bool can_use(Open const& at, EffectId id) {
    Effect const& effect = at.edition().effect(id);
    bool const pays = effect.when == When::spend || effect.when == When::spend_up_to;
    if (pays) {
        int const least = effect.when == When::spend ? effect.spends : 1;
        if (effect.spent == Thing::buck ? !can_pay(at, Cost{.bucks = least})
                                        : held(me(at), effect.spent) < least)
            return false;
    }
    return std::any_of(effect.acts.begin(), effect.acts.end(),
                       [&](Act const& act) { return can_act(at, act); });
}

inline void start_effect(Play& play, Seat seat, EffectId id) {
    Effect const& effect = play.edition().effect(id);
    if (effect.when == When::spend_up_to) return play.ask<DiscardForEach>(seat, id, effect.spends);
    if (effect.when != When::spend) return perform_acts(play, seat, id, 0);
    switch (effect.spent) {
        case Thing::card:
            play.ask<RemainingActs>(seat, id);
            return play.ask<DiscardCards>(seat, effect.spends);
        case Thing::barrel: play.ask<RemainingActs>(seat, id); return play.ask<DiscardBarrel>(seat);
        case Thing::buck:
            play.ask<RemainingActs>(seat, id);
            return charge(play, seat, Cost{.bucks = effect.spends});
        default: spend(play, seat, effect.spent, effect.spends); return perform_acts(play, seat, id, 0);
    }
}

// CO-5.2e, RULING co-10: a gain without a choice happens automatically.
inline void offer_effect(Play& play, Seat seat, EffectId id, int times) {
    if (play.edition().effect(id).when == When::spend) {
        if (can_use(open(play, seat), id)) play.ask<AcceptOrDecline>(seat, id, times);
        return;
    }
    // A decision of the last repetition comes first, which makes no difference: all repetitions are the same.
    for (int i = 0; i < times; ++i) start_effect(play, seat, id);
}

struct Accept {
    static constexpr ActionKind kind = ActionKind::accept;

    static EffectId effect(Open const& at) { return at.frame().args[0]; }
    static Reason refusal(Position const& at, Action) {
        if (can_use(at, effect(at))) return {};
        return refuse("CO-10.2f", say.changes_nothing, effect(at));
    }
    static Message describe(Open const& at, Action) { return Message{say.action_accept, effect(at)}; }
    // Offers the effect again, if the player can still pay for it.
    static void perform(Play& play, Action) {
        auto const [effect, times] = play.frame.args;
        start_effect(play, play.actor, effect);
        if (times > 1) offer_effect(play, play.actor, effect, times - 1);
    }
};

using Decline = Pass<ActionKind::decline>;

// Arguments: the effect and how many times it is offered.
struct AcceptOrDecline {
    static constexpr StepInfo info{.name = "accept_or_decline", .rule = {"CO-5.2e"}, .heading = "Event 5"};
    using Moves = MoveList<Accept, Decline>;

    static Message prompt(Open const& at) { return Message{say.prompt_accept, at.seat, Accept::effect(at)}; }
};

// Argument: the number of cards.
struct DiscardCards : Discard {
    static constexpr StepInfo info{
        .name = "discard_cards", .rule = {"CO-2.7b"}, .heading = "Discarding cards"};

    static Message prompt(Open const& at) { return Message{say.prompt_discard, at.seat, at.frame().args[0]}; }
    static void perform(Play& play, Action action) {
        Discard::perform(play, action);
        if (play.frame.args[0] > 1) play.ask<DiscardCards>(play.actor, play.frame.args[0] - 1);
    }
};

struct DiscardOneMore : Discard {
    static void perform(Play& play, Action action) {
        Discard::perform(play, action);
        auto const [effect, limit] = play.frame.args;
        if (limit > 1 && play.table().at(play.actor).hand_size > 0)
            play.ask<DiscardForEach>(play.actor, effect, limit - 1);
        perform_acts(play, play.actor, effect, 0);
    }
};

// A player who uses the effect must discard at least one card.
struct DiscardNoMore : Done {
    static void list(Position const& at, ActionList& list) {
        auto const [effect, limit] = at.frame().args;
        if (limit < at.edition().effect(effect).spends) Done::list(at, list);
    }
};

// Arguments: the effect and the number of cards that the player may still discard for it.
struct DiscardForEach {
    static constexpr StepInfo info{
        .name = "discard_for_each", .rule = {"CO-2.7b"}, .heading = "Discarding cards"};
    using Moves = MoveList<DiscardOneMore, DiscardNoMore>;

    static Message prompt(Open const& at) {
        auto const [effect, limit] = at.frame().args;
        return Message{say.prompt_discard_for_each, at.seat, limit, effect};
    }
};

}  // namespace motherlode::coloma

#pragma once

#include <span>

#include "games/coloma/rules/effects.h"

// Rulebook p.10, "6. Resolve player turns"; p.13, Sutter's Mill; p.23, Specialties.
namespace motherlode::coloma {

// CO-8.1a, CO-8.1b: the shovel and the wheelbarrow of Sutter's Mill.
struct UseMill {
    static constexpr ActionKind kind = ActionKind::mill;

    static void list(Open const& at, int part, ActionList& list) {
        if (can_use(at, at.edition().mill[part])) list.push_back(make_action(kind, part));
    }
    static Reason refusal(Position const& at, Action action) {
        EffectId const effect = at.edition().mill[action.arg(0)];
        if (Reason const reason = refuse_base(at, action.arg(0), mill_site)) return reason;
        return can_use(at, effect) ? Reason{} : refuse("CO-10.2f", say.changes_nothing, effect);
    }
    static Message describe(Open const& at, Action action) {
        return Message{say.action_mill, at.edition().mill[action.arg(0)]};
    }
    static void perform(Play& play, Action action) {
        begin_part(play, action.arg(0)).done |= base_done;
        offer_effect(play, play.actor, play.edition().mill[action.arg(0)]);
    }
};

// CO-18.1a: a Pioneer's Specialty can be used any number of times.
struct UseSpecialty {
    static constexpr ActionKind kind = ActionKind::use_specialty;

    static bool spends_and_gains(Effect const& effect, Thing spent, Thing gained) {
        return effect.when == When::spend && effect.spent == spent && effect.acts.size() == 1 &&
               effect.acts[0].verb == Verb::gain && effect.acts[0].thing == gained;
    }
    // RULING co-11: whether the next exchange would reverse this one.
    static bool undoes(Effect const& exchange, Effect const& next) {
        return exchange.acts.size() == 1 && next.acts.size() == 1 &&
               spends_and_gains(next, exchange.acts[0].thing, exchange.spent) &&
               spends_and_gains(exchange, next.acts[0].thing, next.spent);
    }
    // The effects of the player's Pioneer, in the printed order.
    // CO-18.2b, CO-18.2c, CO-18.2d, CO-18.2f, CO-18.2h, CO-18.2k: the exchanges are in the edition.
    static std::span<EffectId const> effects(Open const& at) {
        if (me(at).pioneer == none) return {};
        auto const& ids = at.edition().pioneers[me(at).pioneer].does;
        return {ids.begin(), ids.end()};
    }
    static bool can(Open const& at, std::size_t number) {
        std::span<EffectId const> const ids = effects(at);
        std::size_t const last = at.table.turn.exchanged;
        Effect const& effect = at.edition().effect(ids[number]);
        if (effect.when != When::spend || !can_use(at, ids[number])) return false;
        return last == none || last == number || !undoes(at.edition().effect(ids[last]), effect);
    }
    static void list(Position const& at, ActionList& list) {
        for (std::size_t number = 0; number < effects(at).size(); ++number)
            if (can(at, number)) list.push_back(make_action(kind, number));
    }
    static Reason refusal(Position const& at, Action action) {
        std::size_t const number = action.arg(0);
        if (number >= effects(at).size()) return refuse("CO-18.1a", say.no_specialty);
        return can(at, number) ? Reason{} : refuse("CO-10.2f", say.changes_nothing, effects(at)[number]);
    }
    static Message describe(Open const& at, Action action) {
        std::span<EffectId const> const ids = effects(at);
        if (action.arg(0) >= ids.size()) return Message{say.action_unknown};
        return Message{say.action_use_specialty, me(at).pioneer, ids[action.arg(0)]};
    }
    static void perform(Play& play, Action action) {
        int const pioneer = play.table().at(play.actor).pioneer;
        EffectId const effect = play.edition().pioneers[pioneer].does[action.arg(0)];
        play.go_to<TakeTurn>();
        play.table().turn.exchanged = action.arg(0);
        play.log("CO-18.1a", say.used_specialty, play.actor, pioneer, effect);
        start_effect(play, play.actor, effect);
    }
};

struct EndTurn {
    static constexpr ActionKind kind = ActionKind::end_turn;

    static void list(Position const&, ActionList& list) { list.push_back(make_action(kind)); }
    static void perform(Play& play, Action) {
        play.log("CO-5.7b", say.turn_ended, play.actor);
        play.go_to<ResolveTurns>();
    }
};

// CO-5.7b: a player may use any of the Site's actions and abilities, or none.
struct TakeTurn {
    static constexpr StepInfo info{
        .name = "take_turn", .rule = {"CO-5.7b"}, .heading = "6. Resolve player turns"};
    // CO-12.1a: on Site 5, a player may fill a row, pitch Tents, or do both.
    using Moves =
        MoveList<Build, UseMill, UseWagon, OnTurn<BuyTents, common, barker_site, tents_bought>,
                 OnTurn<BuyHorses, common, barker_site, horses_bought>,
                 OnTurn<TakeBarrel, second, barker_site, base_done>,
                 OnTurn<GainTent, second, frontier_site, base_done>,
                 OnTurn<FillShootoutRow, common, frontier_site>, OnTurn<PitchOnEvent, common, frontier_site>,
                 OnTurn<PitchOnLand, common, frontier_site>, OnTurn<HouseDude, common, frontier_site>,
                 UseAbility, UseBarrel, UseSpecialty, EndTurn>;

    static Message prompt(Open const& at) { return Message{say.prompt_turn, at.seat, me(at).site}; }
    static Refusal do_this_first(Open const& at) { return {info.rule, Message{say.not_now}, prompt(at)}; }

    // For each part: first the action of the Site or of the Barker, then the abilities.
    static void list(Position const& at, ActionList& list) {
        for (int const part : {common, second}) {
            if (!is_open(at.game, at.table, part)) continue;
            list_base(at, part, list);
            UseAbility::list(at, part, list);
        }
        UseBarrel::list(at, list);
        UseSpecialty::list(at, list);
        EndTurn::list(at, list);
    }

    static void list_base(Position const& at, int part, ActionList& list) {
        Performance const& performance = at.table.turn.performance[part];
        if ((performance.done & base_done) != 0) return;
        switch (performance.base) {
            case mill_site: return UseMill::list(at, part, list);
            case rivers_site:
                list_structures<SurveyRiver>(at, tool_for(part), part, list);
                return list_structures<BuildBridge>(at, tool_for(part), part, list);
            case town_site:
                list_structures<BuildTownBuilding>(at, tool_for(part), part, list);
                return list_structures<BuildHotel>(at, tool_for(part), part, list);
            case wagon_site: return UseWagon::list(at, part, list);
            case frontier_site:
                if (part == second) return GainTent::list(at, list);
                FillShootoutRow::list(at, list);
                PitchOnEvent::list(at, list);
                PitchOnLand::list(at, list);
                return HouseDude::list(at, list);
            case barker_site:
                if (part == second) return TakeBarrel::list(at, list);
                BuyTents::list(at, list);
                return BuyHorses::list(at, list);
            default: return;
        }
    }
};

// CO-7.3k, RULING co-26: the Boom of the Signpost Barrel with its abilities. Each move continues it, until the player is
// done.
template <class Rule>
struct InSignpostBoom : Rule {
    static void perform(Play& play, Action action) {
        play.ask<SignpostBoom>(play.actor);
        Rule::perform(play, action);
    }
};

struct DoneWithSignpostBoom : Done {
    static void perform(Play& play, Action) { end_signpost_boom(play.table().turn); }
};

struct SignpostBoom {
    static constexpr StepInfo info{.name = "signpost_boom",
                                   .rule = {"CO-7.3k"},
                                   .heading = "Barrel tokens",
                                   .prompt = &say.prompt_signpost_boom};
    using Moves = MoveList<InSignpostBoom<Build>, InSignpostBoom<UseMill>, InSignpostBoom<UseWagon>,
                           InSignpostBoom<OnTurn<TakeBarrel, second, barker_site, base_done>>,
                           InSignpostBoom<OnTurn<GainTent, second, frontier_site, base_done>>,
                           InSignpostBoom<UseAbility>, DoneWithSignpostBoom>;

    static void list(Position const& at, ActionList& list) {
        TakeTurn::list_base(at, second, list);
        UseAbility::list(at, second, list);
        Done::list(at, list);
    }
};

}  // namespace motherlode::coloma

#pragma once

#include "games/coloma/rules/abilities.h"

// Rulebook p.16, "Site 4: Moving Wagons on the Frontier Map".
namespace motherlode::coloma {

// CO-11.2f, CO-11.2g: Boomtowns hold any number of Wagons, other spaces one.
inline std::uint64_t occupied_spaces(Open const& at) {
    std::uint64_t spaces = 0;
    for (int seat = 0; seat < at.game.players(); ++seat)
        if (seat_at(seat) != at.seat) spaces |= bit(at.table.players[seat].wagon);
    return spaces & ~at.edition().boomtowns;
}

// CO-11.2b: where a step can lead. CO-11.2f: occupied spaces are skipped as if they were not there.
inline std::uint64_t next_spaces(Open const& at) {
    std::uint64_t const occupied = occupied_spaces(at);
    std::uint64_t seen = bit(me(at).wagon);
    for (std::uint8_t const space : at.table.turn.path) seen |= bit(space);
    std::uint64_t reached = at.edition().spaces[me(at).wagon].near & ~seen;
    for (std::uint64_t skipped = reached & occupied; skipped != 0;) {
        std::uint64_t const beyond = at.edition().spaces[std::countr_zero(skipped)].near & ~seen & ~reached;
        reached |= beyond;
        skipped = (skipped & (skipped - 1)) | (beyond & occupied);
    }
    return reached & ~occupied;
}

// The effect of a Specialty that goes with Wagons or graves, or no_effect.
inline EffectId specialty_effect(Open const& at, When when) {
    if (me(at).pioneer == none) return no_effect;
    for (EffectId const effect : at.edition().pioneers[me(at).pioneer].does)
        if (at.edition().effect(effect).when == when) return effect;
    return no_effect;
}

// CO-11.1a, RULING co-25: as many as Horses, and with an ability more.
inline int spaces_to_move(Open const& at, int part) {
    return me(at).horses + changes_of(at.edition(), at.table, part).more_spaces;
}

inline bool can_forgo_wagon(Open const& at) {
    EffectId const forgo = specialty_effect(at, When::forgo_wagon);
    return forgo != no_effect && can_use(at, forgo);
}

// CO-11.2h, RULING co-14: begun with a first step, or forgone. Between moves the path is empty. Abilities may go with the
// part of the turn it belongs to.
inline bool can_use_wagon(Open const& at, int part) {
    return can_forgo_wagon(at) || (spaces_to_move(at, part) > 0 && next_spaces(at) != 0);
}

inline bool has_moved(PlayerTurn const& turn) { return turn.path.size() > 1; }

inline void begin_wagon(Play& play, Seat seat, int part, bool optional) {
    Open const at = open(play, seat);
    if (!can_use_wagon(at, part)) return;
    PlayerTurn& turn = play.table().turn;
    turn.wagon_part_of = byte(part);
    turn.steps_left = byte(std::min(spaces_to_move(at, part), decltype(turn.path)::capacity() - 1));
    turn.path.clear();
    turn.path.push_back(me(at).wagon);
    play.ask<MoveWagon>(seat, optional ? 1 : 0);
}

inline void end_wagon(PlayerTurn& turn) {
    turn.path.clear();
    turn.steps_left = 0;
    turn.wagon_part_of = neither;
}

// "1 Buck per Boomtown passed or stopped on", by an ability.
inline void gain_per_boomtown(Play& play) {
    Changes const changes = changes_of(play.edition(), play.table(), play.table().turn.wagon_part_of);
    gain(play, play.actor, Thing::buck, changes.bucks_per_boomtown);
}

inline void log_stop(Play& play) {
    play.log("CO-11.2d", say.wagon_stopped, play.actor, play.table().at(play.actor).wagon);
    end_wagon(play.table().turn);
}

// CO-11.1a: one space.
struct MoveOn {
    static constexpr ActionKind kind = ActionKind::move;

    static void list(Position const& at, ActionList& list) {
        if (at.table.turn.steps_left == 0) return;
        for (int const space : Bits{next_spaces(at)}) list.push_back(make_action(kind, space));
    }
    static Reason refusal(Position const& at, Action action) {
        if (at.table.turn.steps_left > 0 && has_bit(next_spaces(at), action.arg(0))) return {};
        return refuse("CO-11.2b", say.no_way_there, action.arg(0));
    }
    static void perform(Play& play, Action action) {
        Seat const seat = play.actor;
        PlayerTurn& turn = play.table().turn;
        std::uint8_t& wagon = play.table().at(seat).wagon;
        Space const& left = play.edition().spaces[wagon];
        Space const& entered = play.edition().spaces[action.arg(0)];
        bool const passes = has_moved(turn) && left.kind == SpaceKind::boomtown;

        wagon = action.arg(0);
        turn.path.push_back(wagon);
        --turn.steps_left;
        play.log("CO-11.1a", say.wagon_moved, seat, wagon);

        bool const goes_on = turn.steps_left > 0 && next_spaces(open(play, seat)) != 0;
        if (goes_on || entered.kind == SpaceKind::boomtown) play.ask<MoveWagon>(seat);

        // CO-11.2c.
        if (entered.kind == SpaceKind::settlement) offer_effect(play, seat, entered.gain);
        // CO-11.2e: a Horseshoe gives nothing; CO-18.2j, but to the Range Rider.
        EffectId const horseshoe = specialty_effect(open(play, seat), When::each_horseshoe);
        if (entered.kind == SpaceKind::horseshoe && horseshoe != no_effect)
            start_effect(play, seat, horseshoe);
        // CO-11.2d: what was passed comes before what is entered.
        if (passes) {
            gain_per_boomtown(play);
            offer_effect(play, seat, left.gain);
        }
        if (!goes_on && entered.kind != SpaceKind::boomtown) log_stop(play);
    }
};

// CO-11.2d: on a Boomtown, with the left benefit or the stop-off.
struct Stop {
    static constexpr ActionKind kind = ActionKind::stop;

    static bool can(Open const& at, Benefit benefit) {
        if (!has_moved(at.table.turn)) return false;
        if (benefit == Benefit::pass) return true;
        if (at.edition().spaces[me(at).wagon].kind != SpaceKind::boomtown) return false;
        return benefit == Benefit::stop_off ||
               changes_of(at.edition(), at.table, at.table.turn.wagon_part_of).both_benefits;
    }
    static Reason refusal(Position const& at, Action action) {
        if (can(at, static_cast<Benefit>(action.arg(0)))) return {};
        return refuse("CO-11.2d", say.cannot_stop_so);
    }
    static Message describe(Open const& at, Action action) {
        Space const& space = at.edition().spaces[me(at).wagon];
        if (space.kind != SpaceKind::boomtown) return Message{say.action_stop};
        switch (static_cast<Benefit>(action.arg(0))) {
            case Benefit::pass: return Message{say.action_stop_pass, space.gain};
            case Benefit::stop_off: return Message{say.action_stop_off, space.stop};
            default: return Message{say.action_stop_both, space.gain, space.stop};
        }
    }
    static void perform(Play& play, Action action) {
        auto const benefit = static_cast<Benefit>(action.arg(0));
        Space const& space = play.edition().spaces[play.table().at(play.actor).wagon];
        if (space.kind == SpaceKind::boomtown) gain_per_boomtown(play);
        log_stop(play);
        if (space.kind != SpaceKind::boomtown) return;
        // What waits in front comes first, so the left benefit is pushed last.
        if (benefit != Benefit::pass) offer_effect(play, play.actor, space.stop);
        if (benefit != Benefit::stop_off) offer_effect(play, play.actor, space.gain);
    }
};

// CO-18.2e, CO-18.3a, RULING co-14: for a Specialty, in place of the whole move.
struct ForgoWagon {
    static constexpr ActionKind kind = ActionKind::forgo;

    static void list(Position const& at, ActionList& list) {
        if (!has_moved(at.table.turn) && can_forgo_wagon(at)) list.push_back(make_action(kind));
    }
    static Message describe(Open const& at, Action) {
        return Message{say.action_forgo, specialty_effect(at, When::forgo_wagon)};
    }
    static void perform(Play& play, Action) {
        end_wagon(play.table().turn);
        play.log("CO-18.3a", say.wagon_forgone, play.actor);
        start_effect(play, play.actor, specialty_effect(open(play, play.actor), When::forgo_wagon));
    }
};

// CO-11.2h: a move of no steps, where an effect makes it optional.
struct LeaveWagon {
    static constexpr ActionKind kind = ActionKind::done;

    static void list(Position const& at, ActionList& list) {
        if (!has_moved(at.table.turn) && at.frame().args[0] != 0) list.push_back(make_action(kind));
    }
    static void perform(Play& play, Action) { end_wagon(play.table().turn); }
};

// Waits with whether it is optional.
struct MoveWagon {
    static constexpr StepInfo info{
        .name = "move_wagon", .rule = {"CO-11.2b"}, .heading = "Wagon movement rules"};
    using Moves = MoveList<MoveOn, Stop, ForgoWagon, LeaveWagon>;

    static Message prompt(Open const& at) {
        return Message{say.prompt_wagon, at.seat, at.table.turn.steps_left};
    }
};

// CO-11.1a, CO-11.1b: Common and Boom of Site 4 alike, each a move of its own.
struct UseWagon {
    static constexpr ActionKind kind = ActionKind::wagon;

    static void list(Open const& at, int part, ActionList& list) {
        if (can_use_wagon(at, part)) list.push_back(make_action(kind, part));
    }
    static Reason refusal(Position const& at, Action action) {
        if (Reason const reason = refuse_base(at, action.arg(0), wagon_site)) return reason;
        return can_use_wagon(at, action.arg(0)) ? Reason{} : refuse("CO-11.1a", say.not_here, me(at).site);
    }
    static Message describe(Open const&, Action action) {
        return Message{action.arg(0) == common ? say.action_wagon_common : say.action_wagon_boom};
    }
    static void perform(Play& play, Action action) {
        begin_part(play, action.arg(0)).done |= base_done;
        begin_wagon(play, play.actor, action.arg(0), false);
    }
};

}  // namespace motherlode::coloma

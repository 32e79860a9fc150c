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

// CO-11.2b: the spaces one step away. CO-11.2f: Wagons skip occupied spaces.
inline std::uint64_t next_spaces(Open const& at) {
    std::uint64_t const occupied = occupied_spaces(at);
    std::uint64_t visited = bit(me(at).wagon);
    for (std::uint8_t const space : at.table.turn.path) visited |= bit(space);
    std::uint64_t reachable = at.edition().spaces[me(at).wagon].near & ~visited;
    for (std::uint64_t blocked = reachable & occupied; blocked != 0;) {
        std::uint64_t const behind =
            at.edition().spaces[std::countr_zero(blocked)].near & ~visited & ~reachable;
        reachable |= behind;
        blocked = (blocked & (blocked - 1)) | (behind & occupied);
    }
    return reachable & ~occupied;
}

// The player's Specialty with this condition, or no_effect.
inline EffectId specialty_effect(Open const& at, When when) {
    if (me(at).pioneer == none) return no_effect;
    for (EffectId const effect : at.edition().pioneers[me(at).pioneer].does)
        if (at.edition().effect(effect).when == when) return effect;
    return no_effect;
}

// CO-11.1a, RULING co-25: one space per Horse, plus the spaces that abilities add.
inline int spaces_to_move(Open const& at, int part) {
    return me(at).horses + changes_of(at.edition(), at.table, part).more_spaces;
}

inline bool can_forgo_wagon(Open const& at) {
    EffectId const forgo = specialty_effect(at, When::forgo_wagon);
    return forgo != no_effect && can_use(at, forgo);
}

// CO-11.2h, RULING co-14: a Wagon action needs at least one step, unless the player can forgo it.
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

// For the ability "1 Buck per Boomtown passed or stopped on".
inline void gain_per_boomtown(Play& play) {
    Changes const changes = changes_of(play.edition(), play.table(), play.table().turn.wagon_part_of);
    gain(play, play.actor, Thing::buck, changes.bucks_per_boomtown);
}

inline void log_stop(Play& play) {
    play.log("CO-11.2d", say.wagon_stopped, play.actor, play.table().at(play.actor).wagon);
    end_wagon(play.table().turn);
}

// CO-11.1a: moves the Wagon one space.
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
        Space const& origin = play.edition().spaces[wagon];
        Space const& target = play.edition().spaces[action.arg(0)];
        bool const passes = has_moved(turn) && origin.kind == SpaceKind::boomtown;

        wagon = action.arg(0);
        turn.path.push_back(wagon);
        --turn.steps_left;
        play.log("CO-11.1a", say.wagon_moved, seat, wagon);

        bool const can_continue = turn.steps_left > 0 && next_spaces(open(play, seat)) != 0;
        if (can_continue || target.kind == SpaceKind::boomtown) play.ask<MoveWagon>(seat);

        // CO-11.2c.
        if (target.kind == SpaceKind::settlement) offer_effect(play, seat, target.gain);
        // CO-11.2e: a Horseshoe has no benefit. CO-18.2j: only the Range Rider gains something there.
        EffectId const horseshoe = specialty_effect(open(play, seat), When::each_horseshoe);
        if (target.kind == SpaceKind::horseshoe && horseshoe != no_effect)
            start_effect(play, seat, horseshoe);
        // CO-11.2d: the benefit of the passed Boomtown comes before that of the new space.
        if (passes) {
            gain_per_boomtown(play);
            offer_effect(play, seat, origin.gain);
        }
        if (!can_continue && target.kind != SpaceKind::boomtown) log_stop(play);
    }
};

// CO-11.2d: on a Boomtown, the player gains the left benefit or the stop-off.
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
        // Waiting steps form a stack, so the left benefit, which comes first, is pushed last.
        if (benefit != Benefit::pass) offer_effect(play, play.actor, space.stop);
        if (benefit != Benefit::stop_off) offer_effect(play, play.actor, space.gain);
    }
};

// CO-18.2e, CO-18.3a, RULING co-14: some Specialties replace the whole move.
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

// CO-11.2h: the player may skip the move if the effect makes it optional.
struct LeaveWagon {
    static constexpr ActionKind kind = ActionKind::done;

    static void list(Position const& at, ActionList& list) {
        if (!has_moved(at.table.turn) && at.frame().args[0] != 0) list.push_back(make_action(kind));
    }
    static void perform(Play& play, Action) { end_wagon(play.table().turn); }
};

// Argument: 1 if the move is optional.
struct MoveWagon {
    static constexpr StepInfo info{
        .name = "move_wagon", .rule = {"CO-11.2b"}, .heading = "Wagon movement rules"};
    using Moves = MoveList<MoveOn, Stop, ForgoWagon, LeaveWagon>;

    static Message prompt(Open const& at) {
        return Message{say.prompt_wagon, at.seat, at.table.turn.steps_left};
    }
};

// CO-11.1a, CO-11.1b: the Common and the Boom of Site 4 are one Wagon move each.
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

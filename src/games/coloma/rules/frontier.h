#pragma once

#include "games/coloma/rules/abilities.h"

// Rulebook p.17, "Site 5: Settle the Frontier and defend Coloma", and p.21, "Operating your Hotel".
namespace motherlode::coloma {

// CO-12.2a: fills one whole vacant row. CO-12.2b, RULING co-16: only once a turn, by any action or effect.
struct FillShootoutRow {
    static constexpr ActionKind kind = ActionKind::fill_row;

    static bool can(Open const& at, int row) {
        return at.table.turn.row_filled == 0 && at.table.rows[row] == nobody &&
               me(at).lodge_dudes >= at.edition().rows[row];
    }
    static bool can_any(Open const& at) {
        for (int row = 0; row < at.game.numbers().rows; ++row)
            if (can(at, row)) return true;
        return false;
    }
    static void list(Position const& at, ActionList& list) {
        for (int row = 0; row < at.game.numbers().rows; ++row)
            if (can(at, row)) list.push_back(make_action(kind, row));
    }
    static Reason refusal(Position const& at, Action action) {
        int const row = action.arg(0);
        if (at.table.turn.row_filled != 0) return refuse("CO-12.2b", say.one_row_a_turn);
        if (row >= at.game.numbers().rows || at.table.rows[row] != nobody)
            return refuse("CO-12.2a", say.row_taken, row + 1);
        if (me(at).lodge_dudes >= at.edition().rows[row]) return {};
        return refuse("CO-12.2a", say.too_few_dudes, at.edition().rows[row]);
    }
    static Message describe(Open const& at, Action action) {
        return Message{say.action_fill_row, action.arg(0) + 1, at.edition().rows[action.arg(0)]};
    }
    static void perform(Play& play, Action action) {
        Table& table = play.table();
        Player& player = table.at(play.actor);
        int const row = action.arg(0);
        int const dudes = play.edition().rows[row];
        add_to(player.lodge_dudes, -dudes);
        add_to(player.gunmen, dudes);
        table.rows[row] = play.actor;
        table.turn.row_filled = 1;
        play.log("CO-12.2a", say.row_filled, play.actor, row + 1, dudes);
    }
};

bool can_pitch(Open const& at);

// An effect lets the player pitch any number of Tents, so it asks again. On a turn, each Tent is one move.
inline void pitch_again(Play& play) {
    if (play.frame.step == step<PitchTents> && can_pitch(open(play, play.actor)))
        play.ask<PitchTents>(play.actor);
}

// CO-12.3a: on an Event where the player has no Tent yet. CO-12.3d: it stays there.
struct PitchOnEvent {
    static constexpr ActionKind kind = ActionKind::pitch_event;

    static bool can(Open const& at, int site) {
        return me(at).lodge_tents > 0 && !has_bit(me(at).event_tents, site);
    }
    static void list(Position const& at, ActionList& list) {
        for (int site = 0; site < sites; ++site)
            if (can(at, site)) list.push_back(make_action(kind, site));
    }
    static Reason refusal(Position const& at, Action action) {
        if (can(at, action.arg(0))) return {};
        return refuse("CO-12.3a", me(at).lodge_tents == 0 ? say.no_tent : say.tent_there);
    }
    static void perform(Play& play, Action action) {
        Player& player = play.table().at(play.actor);
        --player.lodge_tents;
        set_bit(player.event_tents, action.arg(0));
        play.log("CO-12.3a", say.pitched_event, play.actor, action.arg(0));
        pitch_again(play);
    }
};

// CO-12.3b: on a Land that borders the Wagon's Boomtown, if the player has no Tent there yet.
// CO-12.3c: Coloma borders no Land.
struct PitchOnLand {
    static constexpr ActionKind kind = ActionKind::pitch_land;

    static bool borders(Edition const& edition, int land, int space) {
        auto const& towns = edition.lands[land].towns;
        return std::find(towns.begin(), towns.end(), space) != towns.end();
    }
    static bool can(Open const& at, int land) {
        return me(at).lodge_tents > 0 && !has_bit(me(at).land_tents, land) &&
               borders(at.edition(), land, me(at).wagon);
    }
    static void list(Position const& at, ActionList& list) {
        for (int land = 0; land < at.edition().land_count(); ++land)
            if (can(at, land)) list.push_back(make_action(kind, land));
    }
    static Reason refusal(Position const& at, Action action) {
        if (can(at, action.arg(0))) return {};
        if (me(at).lodge_tents == 0) return refuse("CO-12.3b", say.no_tent);
        if (has_bit(me(at).land_tents, action.arg(0))) return refuse("CO-12.3b", say.tent_there);
        return refuse("CO-12.3b", say.land_far, action.arg(0));
    }
    static void perform(Play& play, Action action) {
        Player& player = play.table().at(play.actor);
        --player.lodge_tents;
        set_bit(player.land_tents, action.arg(0));
        play.log("CO-12.3b", say.pitched_land, play.actor, action.arg(0));
        pitch_again(play);
    }
};

inline bool can_pitch(Open const& at) {
    for (int site = 0; site < sites; ++site)
        if (PitchOnEvent::can(at, site)) return true;
    for (int land = 0; land < at.edition().land_count(); ++land)
        if (PitchOnLand::can(at, land)) return true;
    return false;
}

// CO-16.2a, RULING co-17: move a Dude from the Lodge into a Hotel, in addition to filling a row.
struct HouseDude {
    static constexpr ActionKind kind = ActionKind::house_dude;

    static bool can(Open const& at) {
        return me(at).lodge_dudes > 0 && me(at).hotel_dudes < me(at).hotels * at.edition().hotel_spaces;
    }
    static void list(Position const& at, ActionList& list) {
        if (can(at)) list.push_back(make_action(kind));
    }
    static Reason refusal(Position const& at, Action) {
        if (can(at)) return {};
        return refuse("CO-16.2a", say.hotel_full);
    }
    static Message describe(Open const& at, Action) {
        return Message{say.action_house_dude, at.edition().hotel_dude_points};
    }
    static void perform(Play& play, Action) {
        Player& player = play.table().at(play.actor);
        --player.lodge_dudes;
        ++player.hotel_dudes;
        player.points.add(play.edition().hotel_dude_points);
        play.log("CO-16.2a", say.housed, play.actor, play.edition().hotel_dude_points);
    }
};

// CO-12.1b: the Boom.
struct GainTent {
    static constexpr ActionKind kind = ActionKind::gain_tent;

    static void list(Position const& at, ActionList& list) {
        if (can_gain(at, Thing::tent)) list.push_back(make_action(kind));
    }
    static Reason refusal(Position const& at, Action) {
        if (can_gain(at, Thing::tent)) return {};
        return refuse("CO-5.2f", say.no_tents_left, me(at).supply_tents);
    }
    static void perform(Play& play, Action) { gain(play, play.actor, Thing::tent, 1); }
};

// CO-7.3g: Tents that an effect lets the player pitch.
struct PitchTents {
    static constexpr StepInfo info{
        .name = "pitch_tents", .rule = {"CO-12.3a"}, .heading = "Placing Tents", .prompt = &say.prompt_pitch};
    using Moves = MoveList<PitchOnEvent, PitchOnLand, Done>;
};

// CO-7.3j: a row that an effect lets the player fill.
struct FillRow {
    static constexpr StepInfo info{.name = "fill_a_row",
                                   .rule = {"CO-12.2a"},
                                   .heading = "Placing Dudes at the Shootout",
                                   .prompt = &say.prompt_row};
    using Moves = MoveList<FillShootoutRow, Done>;
};

}  // namespace motherlode::coloma

#pragma once

#include <bit>

#include "games/boomtown_builders/rules/play.h"

// Rulebook p.3, "Round Sequence": Build, then Invest (BB-3.0e, BB-3.0f).
namespace motherlode::boomtown_builders {

// BB-3.0d: the next player is the one clockwise. BB-4.0a: the round ends after everybody's turn.
inline void end_turn(Play& play) {
    Table& table = play.table();
    if (++table.turns_taken == play.game.players()) {
        table.turns_taken = 0;
        return play.go_to<MoveRoundMarker>();
    }
    table.active_player = next_seat(table.active_player, play.game.players());
    play.go_to<Draft>();
}

inline Reason refuse_slot(Position const& at, Action action) {
    int const slots = at.game.numbers().draft_row;
    if (action.arg(0) >= slots) return refuse("BB-3.1a", say.no_such_slot, slots);
    if (at.table.draft_row[action.arg(0)] == no_card)
        return refuse("BB-3.1a", say.slot_empty, action.arg(0) + 1);
    return {};
}

inline Message describe_slot(MessageSpec const& message, Open const& at, Action action) {
    CardId const card = at.table.draft_row[action.arg(0)];
    return card == no_card ? Message{say.action_unknown} : Message{message, card, card};
}

inline CardId take_card(Play& play, Action action) {
    CardId& slot = play.table().draft_row[action.arg(0)];
    CardId const card = slot;
    slot = no_card;
    return card;
}

// BB-3.1a, "Build", first half: take any face-up card.
struct TakeCard {
    static constexpr ActionKind kind = ActionKind::draft;

    static Refusal why_not(Position const& at, Action action) {
        if (Reason reason = refuse_slot(at, action)) return *reason;
        return refuse("BB-3.1e", say.must_discard);
    }
    static Message describe(Open const& at, Action action) {
        return describe_slot(say.action_draft, at, action);
    }
    static void perform(Play& play, Action action) {
        CardId const card = take_card(play, action);
        play.table().drafted = card;
        play.log("BB-3.1a", say.drafted, play.actor, card, card, action.arg(0) + 1);
    }
};

// BB-3.1e, RULING bb-3: a player without a legal location discards a card, and the turn ends.
struct DiscardCard {
    static constexpr ActionKind kind = ActionKind::discard;

    static Refusal why_not(Position const& at, Action action) {
        if (Reason reason = refuse_slot(at, action)) return *reason;
        return refuse("BB-3.1e", say.may_not_pass);
    }
    static Message describe(Open const& at, Action action) {
        return describe_slot(say.action_discard, at, action);
    }
    static void perform(Play& play, Action action) {
        CardId const card = take_card(play, action);
        play.table().discarded.push_back(card);
        play.log("BB-3.1e", say.discarded, play.actor, card, card, action.arg(0) + 1);
        end_turn(play);
    }
};

struct Draft {
    static constexpr StepInfo info{.name = "draft", .rule = {"BB-3.1a"}, .heading = "Build"};
    using Moves = MoveList<TakeCard, DiscardCard>;

    static RuleId rule(Open const& at) { return {can_build(at) ? "BB-3.1a" : "BB-3.1e"}; }
    static Message prompt(Open const& at) {
        return Message{can_build(at) ? say.prompt_draft : say.prompt_discard, at.seat};
    }
    static Refusal do_this_first(Open const& at) {
        return can_build(at) ? refuse("BB-3.0f", say.draft_first) : refuse("BB-3.1e", say.must_discard);
    }
    static void list(Position const& at, ActionList& list) {
        ActionKind const kind = can_build(at) ? ActionKind::draft : ActionKind::discard;
        for (int slot = 0; slot < at.game.numbers().draft_row; ++slot)
            if (at.table.draft_row[slot] != no_card) list.push_back(make_action(kind, slot));
    }
};

// "Build", second half: place the card.
struct Build {
    static constexpr StepInfo info{.name = "build", .rule = {"BB-3.1b"}, .heading = "Build"};
    using Moves = MoveList<Build>;
    static constexpr ActionKind kind = ActionKind::build;

    static Message prompt(Open const& at) {
        return Message{say.prompt_build, at.seat, at.table.drafted, at.table.drafted};
    }
    static Refusal do_this_first(Open const& at) {
        return refuse("BB-3.0f", say.build_first, at.table.drafted);
    }
    static Message describe(Open const& at, Action action) {
        return Message{say.action_build, at.table.drafted, action.arg(0)};
    }
    // BB-3.1b, BB-3.1c, BB-3.1d: empty locations ahead of the track where the player can also invest a cube.
    static void list(Position const& at, ActionList& list) {
        Edition const& edition = at.edition();
        for (int row = first_row_open_to(edition, at.table, at.seat); row < edition.rows; ++row)
            for (unsigned columns = at.table.empty[row]; columns != 0; columns &= columns - 1)
                list.push_back(build_action(location_at(row, std::countr_zero(columns))));
    }
    // The rule that forbids a Building on this Terrain (BB-3.1c, RULING bb-8).
    static std::string_view terrain_rule(Terrain terrain) {
        switch (terrain) {
            case Terrain::lake: return "BB-6.3a";
            case Terrain::goldmine: return "BB-6.4a";
            case Terrain::hideout: return "BB-6.5a";
            default: return "BB-6.2a";
        }
    }
    static Refusal why_not(Position const& at, Action action) {
        Edition const& edition = at.edition();
        Location const place = location_of(action);
        if (place.row >= edition.rows || place.column >= edition.columns) {
            Location const last = location_at(edition.rows - 1, edition.columns - 1);
            return refuse("BB-1.3a", say.off_the_board, location_number(last));
        }
        if (place.row < at.table.tokens_placed) return refuse("BB-3.1b", say.row_has_track, place.row + 1);
        Site const& site = at.table.at(place);
        if (site.card != no_card) return refuse("BB-3.1c", say.location_built, action.arg(0), site.card);
        if (site.terrain != Terrain::none)
            return refuse(terrain_rule(site.terrain), say.location_terrain, action.arg(0), site.terrain);
        return refuse("BB-3.1d", say.no_cube_for_row, place.row + 1, rows_ahead(at.table, place.row));
    }
    static void perform(Play& play, Action action) {
        Table& table = play.table();
        Location const place = location_of(action);
        CardId const card = table.drafted;
        table.at(place).card = card;
        table.empty[place.row] &= static_cast<std::uint8_t>(~(1U << place.column));
        table.drafted = no_card;
        table.placed = place;
        play.log("BB-3.1a", say.built, play.actor, card, card, action.arg(0));

        // BB-3.1f: only a Building in the Train Marker's row can move it.
        if (place.row == table.tokens_placed) update_train_marker(play, "BB-3.1f");
    }
};

// BB-3.2a, "Invest": put one cube on the Building just placed.
struct Invest {
    static constexpr StepInfo info{.name = "invest", .rule = {"BB-3.2a"}, .heading = "Invest"};
    using Moves = MoveList<Invest>;
    static constexpr ActionKind kind = ActionKind::invest;

    static CardId building(Open const& at) { return at.table.at(at.table.placed).card; }
    static Message prompt(Open const& at) {
        return Message{say.prompt_invest, at.seat, building(at), location_number(at.table.placed)};
    }
    static Refusal do_this_first(Open const& at) { return refuse("BB-3.2a", say.invest_first, building(at)); }
    static Message describe(Open const& at, Action action) {
        return Message{say.action_invest, size_of(action), building(at), location_number(at.table.placed)};
    }
    // BB-3.2e: the sizes that the location allows and the player still has.
    static void list(Position const& at, ActionList& list) {
        for (int size = 0; size < cube_sizes; ++size)
            if (cube_allowed(at.edition(), at.table, at.seat, at.table.placed.row,
                             static_cast<CubeSize>(size)))
                list.push_back(make_action(kind, size));
    }
    static Refusal why_not(Position const& at, Action action) {
        int const ahead = rows_ahead(at.table, at.table.placed.row);
        int const needed = at.edition().rows_ahead[action.arg(0)];
        if (ahead < needed)
            return refuse(ahead == 1 ? "BB-3.2f" : "BB-3.2g", say.cube_too_large, size_of(action), needed,
                          ahead);
        return refuse("BB-2.7b", say.no_cube_left, size_of(action));
    }
    static void perform(Play& play, Action action) {
        Table& table = play.table();
        Site& site = table.at(table.placed);
        site.owner = table.active_player;
        site.cube = size_of(action);
        --table.cubes[index(site.owner)][index(site.cube)];
        play.log("BB-3.2a", say.invested, site.owner, site.cube, site.card, location_number(table.placed));
        table.placed = {};
        end_turn(play);
    }
};

}  // namespace motherlode::boomtown_builders

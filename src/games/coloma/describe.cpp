// Actions and the arguments of messages, for people to read.

#include "games/coloma/effect_words.h"
#include "games/coloma/position.h"

namespace motherlode::coloma {
namespace {

Message describe_structure(Game const& game, Table const& table, Action action) {
    bool const saw = tool_of(action) == Tool::saw;
    // On the turn itself abilities may make it cheaper; an effect's structure costs what is printed.
    bool const on_turn = table.progress.current() == Step::take_turn;
    int const performance = !on_turn ? neither : saw ? second : common;
    Cost const cost = cost_now(game.edition(), table, structure_of(action), tool_of(action), performance);
    int const money = saw ? cost.gold : cost.bucks;
    switch (structure_of(action)) {
        case Structure::river:
            return Message{saw ? say::action_river_saw : say::action_river_hammer, which_of(action) + 1,
                           money, cost.dudes};
        case Structure::bridge:
            return Message{saw ? say::action_bridge_saw : say::action_bridge_hammer, which_of(action), money,
                           cost.dudes};
        case Structure::building:
            return Message{saw ? say::action_building_saw : say::action_building_hammer, which_of(action),
                           money, cost.dudes};
        case Structure::hotel:
            return Message{saw ? say::action_hotel_saw : say::action_hotel_hammer, cost.horses, money};
    }
    return Message{say::action_unknown};
}

Message describe_stop(Edition const& edition, Table const& table, Action action) {
    Space const& space = edition.spaces[table.at(table.turn.player).wagon];
    if (space.kind != SpaceKind::boomtown) return Message{say::action_stop};
    switch (static_cast<Benefit>(first_of(action))) {
        case Benefit::pass: return Message{say::action_stop_pass, space.gain};
        case Benefit::stop_off: return Message{say::action_stop_off, space.stop};
        case Benefit::both: return Message{say::action_stop_both, space.gain, space.stop};
    }
    return Message{say::action_unknown};
}

Message describe_barrel(Edition const& edition, Table const& table, int space) {
    if (space == 0) return Message{say::action_take_from_stack, edition.stack_outlaws};
    if (space > static_cast<int>(edition.space_outlaws.size()) || table.stash[space - 1] == none)
        return Message{say::action_unknown};
    return Message{say::action_take_barrel, table.stash[space - 1],
                   edition.space_outlaws[static_cast<std::size_t>(space - 1)]};
}

}  // namespace

Message Game::describe(Table const& table, Action action) const {
    Edition const& edition = *edition_;
    int const first = first_of(action);
    auto const& waiting = table.progress.waiting;
    switch (kind_of(action)) {
        case ActionKind::choose_board: return Message{say::action_board, first};
        case ActionKind::discard: return Message{say::action_discard, first, second_of(action)};
        case ActionKind::select:
            if (second_of(action) == no_site) return Message{say::action_select, first};
            return Message{say::action_select_mule, first, second_of(action)};
        case ActionKind::take_back: return Message{say::action_take_back};
        case ActionKind::build: return describe_structure(*this, table, action);
        case ActionKind::mill:
            return Message{say::action_mill, edition.mill[first == common ? common : second]};
        case ActionKind::wagon:
            return Message{first == common ? say::action_wagon_common : say::action_wagon_boom};
        case ActionKind::buy_tents:
            return Message{say::action_buy_tents, first,
                           first * changes_of(edition, table, common).tent_bucks};
        case ActionKind::buy_horses:
            return Message{say::action_buy_horses, first, first * edition.horse_gold};
        case ActionKind::take_barrel: return describe_barrel(edition, table, first);
        case ActionKind::gain_tent: return Message{say::action_gain_tent};
        case ActionKind::fill_row:
            return Message{say::action_fill_row, first + 1, edition.rows[static_cast<std::size_t>(first)]};
        case ActionKind::pitch_event: return Message{say::action_pitch_event, first};
        case ActionKind::pitch_land: return Message{say::action_pitch_land, first};
        case ActionKind::house_dude: return Message{say::action_house_dude, edition.hotel_dude_points};
        case ActionKind::use:
            return Message{say::action_use, first, edition.buildings[first].rows[second_of(action)].effect};
        case ActionKind::use_barrel:
            return Message{say::action_use_barrel, first, edition.barrels[first].effect};
        case ActionKind::use_specialty: {
            int const pioneer = table.at(table.turn.player).pioneer;
            return Message{say::action_use_specialty, pioneer, edition.pioneers[pioneer].does[first]};
        }
        case ActionKind::pay: return Message{say::action_pay, first, second_of(action)};
        case ActionKind::discard_barrel:
            return Message{
                second_of(action) == 0 ? say::action_discard_barrel : say::action_discard_used_barrel, first};
        case ActionKind::move: return Message{say::action_move, first};
        case ActionKind::stop: return describe_stop(edition, table, action);
        case ActionKind::forgo: {
            static constexpr Hand unseen{};
            Position const at{*this, table, unseen, table.turn.player};
            return Message{say::action_forgo, specialty_effect(at, When::forgo_wagon)};
        }
        case ActionKind::bury: return Message{first == 0 ? say::action_bury_gunman : say::action_bury_guest};
        case ActionKind::accept:
            return Message{say::action_accept, waiting.empty() ? no_effect : waiting.back().args[0]};
        case ActionKind::decline: return Message{say::action_decline};
        case ActionKind::done: return Message{say::action_done};
        case ActionKind::end_turn: return Message{say::action_end_turn};
    }
    return Message{say::action_unknown};
}

Value Game::value(ArgKind kind, int number) const {
    Edition const& edition = *edition_;
    std::string const prefix = std::string{info.name} + ".";
    auto const item = [&](auto const& list, std::string const& family) {
        auto const& entry = list[static_cast<std::size_t>(number)];
        return Value::of_term(entry.id, prefix + family + "." + entry.id, entry.name);
    };
    if (kind == say::building) return item(edition.buildings, "building");
    if (kind == say::barrel) return item(edition.barrels, "barrel");
    if (kind == say::bridge) return item(edition.bridges, "bridge");
    if (kind == say::board) return item(edition.boards, "board");
    if (kind == say::pioneer) return item(edition.pioneers, "pioneer");
    if (kind == say::space) return item(edition.spaces, "space");
    if (kind == say::land) return item(edition.lands, "land");
    if (kind == say::effect) return effect_value(edition, static_cast<EffectId>(number));
    if (kind == say::acts) return acts_value(edition, static_cast<EffectId>(number));
    if (kind == say::amount) return amount_value(number);
    if (kind == say::measure || kind == say::measures) {
        std::string const name{measure_name(static_cast<Measure>(number))};
        return Value::of_term(name, prefix + (kind == say::measure ? "measure." : "measures.") + name, name);
    }
    if (kind == say::site) return Value::of_name(std::to_string(number + 1));
    if (kind == say::where) {
        std::string const name = number == 0 ? "top" : "bottom";
        return Value::of_term(name, prefix + "where." + name, name);
    }
    // Made by counted(): the plural, or beyond that the singular.
    std::string const name{thing_name(static_cast<Thing>(number % things))};
    return Value::of_term(name, prefix + (number < things ? "thing." : "one.") + name, name);
}

}  // namespace motherlode::coloma

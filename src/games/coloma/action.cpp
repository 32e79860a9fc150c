// Actions and their arguments as words.

#include <charconv>
#include <vector>

#include "games/coloma/position.h"

namespace motherlode::coloma {
namespace {

template <class List>
std::string id_at(List const& list, int i) {
    return i < static_cast<int>(list.size()) ? list[static_cast<std::size_t>(i)].id : "?";
}

template <class List>
std::optional<int> find_id(List const& list, std::string_view id) {
    for (std::size_t i = 0; i < list.size(); ++i)
        if (list[i].id == id) return static_cast<int>(i);
    return {};
}

// "1" to "250", as `text` writes them.
std::optional<int> parse_number(std::string_view text, int least = 1) {
    int number = 0;
    auto const [end, problem] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (problem != std::errc{} || end != text.data() + text.size()) return {};
    if (number < least || number > 250 || text != std::to_string(number)) return {};
    return number;
}

constexpr std::array<std::string_view, 2> tool_names{"hammer", "saw"};
constexpr std::array<std::string_view, 2> part_names{"common", "boom"};
constexpr std::array<std::string_view, 2> where_names{"top", "bottom"};
constexpr std::array<std::string_view, 3> benefit_names{"pass", "off", "both"};
constexpr std::array<std::string_view, 2> buried_names{"gunman", "guest"};
constexpr std::array<std::string_view, 2> use_names{"unused", "used"};

template <std::size_t N>
std::string name_at(std::array<std::string_view, N> const& names, int i) {
    return i < static_cast<int>(N) ? std::string{names[static_cast<std::size_t>(i)]} : "?";
}

template <std::size_t N>
std::optional<int> find_name(std::array<std::string_view, N> const& names, std::string_view name) {
    for (std::size_t i = 0; i < N; ++i)
        if (names[i] == name) return static_cast<int>(i);
    return {};
}

std::string site_text(int site) { return std::to_string(site + 1); }

std::optional<int> parse_site(std::string_view text) {
    std::optional<int> const number = parse_number(text);
    if (!number || *number > sites) return {};
    return *number - 1;
}

std::string structure_text(Edition const& edition, Action action) {
    std::string const tool = name_at(tool_names, first_of(action)) + " ";
    switch (structure_of(action)) {
        case Structure::river: return tool + "river " + std::to_string(which_of(action) + 1);
        case Structure::bridge: return tool + "bridge " + id_at(edition.bridges, which_of(action));
        case Structure::building: return tool + "building " + id_at(edition.buildings, which_of(action));
        case Structure::hotel: return tool + "hotel";
    }
    return "unknown";
}

std::optional<Action> parse_structure(Edition const& edition, Tool tool,
                                      std::vector<std::string_view> const& words) {
    if (words.size() == 2 && words[1] == "hotel") return build_action(tool, Structure::hotel, 0);
    if (words.size() != 3) return {};
    std::optional<int> which;
    Structure structure{};
    if (words[1] == "river") {
        structure = Structure::river;
        which = parse_number(words[2]);
        if (which) which = *which <= canyons ? std::optional<int>{*which - 1} : std::optional<int>{};
    } else if (words[1] == "bridge") {
        structure = Structure::bridge;
        which = find_id(edition.bridges, words[2]);
    } else if (words[1] == "building") {
        structure = Structure::building;
        which = find_id(edition.buildings, words[2]);
    }
    if (!which) return {};
    return build_action(tool, structure, *which);
}

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

std::string Game::text(Action action) const {
    Edition const& edition = *edition_;
    std::string const number = std::to_string(first_of(action));
    switch (kind_of(action)) {
        case ActionKind::choose_board: return "board " + id_at(edition.boards, first_of(action));
        case ActionKind::discard:
            return "discard " + id_at(edition.buildings, first_of(action)) + " " +
                   name_at(where_names, second_of(action));
        case ActionKind::select: {
            std::string const site = "select " + site_text(first_of(action));
            return second_of(action) == no_site ? site : site + " mule " + site_text(second_of(action));
        }
        case ActionKind::take_back: return "take back";
        case ActionKind::build: return structure_text(edition, action);
        case ActionKind::mill: return "mill " + name_at(part_names, first_of(action));
        case ActionKind::wagon: return "wagon " + name_at(part_names, first_of(action));
        case ActionKind::buy_tents: return "buy " + number + " tents";
        case ActionKind::buy_horses: return "buy " + number + " horses";
        case ActionKind::take_barrel:
            return first_of(action) == 0 ? "take barrel stack" : "take barrel " + number;
        case ActionKind::gain_tent: return "gain tent";
        case ActionKind::fill_row: return "fill row " + std::to_string(first_of(action) + 1);
        case ActionKind::pitch_event: return "pitch event " + site_text(first_of(action));
        case ActionKind::pitch_land: return "pitch land " + id_at(edition.lands, first_of(action));
        case ActionKind::house_dude: return "house dude";
        case ActionKind::use:
            return "use " + id_at(edition.buildings, first_of(action)) + " " +
                   std::to_string(second_of(action) + 1);
        case ActionKind::use_barrel: return "barrel " + id_at(edition.barrels, first_of(action));
        case ActionKind::use_specialty: return "specialty " + std::to_string(first_of(action) + 1);
        case ActionKind::pay:
            return "pay " + number + " bucks " + std::to_string(second_of(action)) + " gold";
        case ActionKind::discard_barrel:
            return "discard barrel " + id_at(edition.barrels, first_of(action)) + " " +
                   name_at(use_names, second_of(action));
        case ActionKind::move: return "move " + id_at(edition.spaces, first_of(action));
        case ActionKind::stop: return "stop " + name_at(benefit_names, first_of(action));
        case ActionKind::forgo: return "forgo";
        case ActionKind::bury: return "bury " + name_at(buried_names, first_of(action));
        case ActionKind::accept: return "accept";
        case ActionKind::decline: return "decline";
        case ActionKind::done: return "done";
        case ActionKind::end_turn: return "end turn";
    }
    return "unknown";
}

std::optional<Action> Game::parse(std::string_view text) const {
    Edition const& edition = *edition_;
    std::vector<std::string_view> words;
    for (std::size_t at = 0; at <= text.size();) {
        std::size_t const end = std::min(text.find(' ', at), text.size());
        words.push_back(text.substr(at, end - at));
        at = end + 1;
    }
    for (ActionKind const kind :
         {ActionKind::take_back, ActionKind::gain_tent, ActionKind::house_dude, ActionKind::forgo,
          ActionKind::accept, ActionKind::decline, ActionKind::done, ActionKind::end_turn})
        if (text == this->text(simple_action(kind))) return simple_action(kind);

    auto const with = [](std::optional<int> number, auto make) -> std::optional<Action> {
        if (!number) return {};
        return make(*number);
    };
    auto const less_one = [](std::optional<int> number) -> std::optional<int> {
        if (!number) return {};
        return *number - 1;
    };
    std::string_view const verb = words[0];
    std::size_t const count = words.size();
    if (std::optional<int> const tool = find_name(tool_names, verb))
        return parse_structure(edition, static_cast<Tool>(*tool), words);
    if (count == 2) {
        if (verb == "board") return with(find_id(edition.boards, words[1]), board_action);
        if (verb == "select") return with(parse_site(words[1]), [](int site) { return select_action(site); });
        if (verb == "mill") return with(find_name(part_names, words[1]), mill_action);
        if (verb == "wagon") return with(find_name(part_names, words[1]), wagon_action);
        if (verb == "barrel") return with(find_id(edition.barrels, words[1]), use_barrel_action);
        if (verb == "specialty") return with(less_one(parse_number(words[1])), specialty_action);
        if (verb == "move") return with(find_id(edition.spaces, words[1]), move_action);
        if (verb == "stop")
            return with(find_name(benefit_names, words[1]),
                        [](int which) { return stop_action(static_cast<Benefit>(which)); });
        if (verb == "bury")
            return with(find_name(buried_names, words[1]),
                        [](int who) { return bury_action(static_cast<Buried>(who)); });
        return {};
    }
    if (count == 3) {
        if (verb == "buy" && words[2] == "tents") return with(parse_number(words[1]), buy_tents_action);
        if (verb == "buy" && words[2] == "horses") return with(parse_number(words[1]), buy_horses_action);
        if (verb == "take" && words[1] == "barrel")
            return with(words[2] == "stack" ? std::optional<int>{0} : parse_number(words[2]),
                        take_barrel_action);
        if (verb == "fill" && words[1] == "row")
            return with(less_one(parse_number(words[2])), fill_row_action);
        if (verb == "pitch" && words[1] == "event") return with(parse_site(words[2]), pitch_event_action);
        if (verb == "pitch" && words[1] == "land")
            return with(find_id(edition.lands, words[2]), pitch_land_action);
        if (verb == "use")
            return with(find_id(edition.buildings, words[1]), [&](int card) -> std::optional<Action> {
                std::optional<int> const row = parse_number(words[2]);
                if (!row || *row > Building::rows_each) return {};
                return use_action(card, *row - 1);
            });
        if (verb == "discard")
            return with(find_id(edition.buildings, words[1]), [&](int card) -> std::optional<Action> {
                std::optional<int> const where = find_name(where_names, words[2]);
                if (!where) return {};
                return discard_action(card, static_cast<Where>(*where));
            });
        return {};
    }
    if (count == 4 && verb == "select" && words[2] == "mule") {
        std::optional<int> const site = parse_site(words[1]);
        std::optional<int> const mule = parse_site(words[3]);
        if (site && mule) return select_action(*site, *mule);
    }
    if (count == 4 && verb == "discard" && words[1] == "barrel") {
        std::optional<int> const kind = find_id(edition.barrels, words[2]);
        std::optional<int> const used = find_name(use_names, words[3]);
        if (kind && used) return discard_barrel_action(*kind, *used == 1);
    }
    if (count == 5 && verb == "pay" && words[2] == "bucks" && words[4] == "gold") {
        std::optional<int> const bucks = parse_number(words[1], 0);
        std::optional<int> const gold = parse_number(words[3], 0);
        if (bucks && gold) return pay_action(*bucks, *gold);
    }
    return {};
}

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
    if (kind == say::effect)
        return Value::of_name(effect_text(edition.effect(static_cast<EffectId>(number))));
    if (kind == say::site) return Value::of_name(site_text(number));
    if (kind == say::where) {
        std::string const name = name_at(where_names, number);
        return Value::of_term(name, prefix + "where." + name, name);
    }
    std::string const name{thing_name(static_cast<Thing>(number))};
    return Value::of_term(name, prefix + "thing." + name, name);
}

}  // namespace motherlode::coloma

// Stable names of actions: for records, wire, shell and tests.

#include <algorithm>
#include <charconv>
#include <vector>

#include "games/coloma/game.h"

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

using Words = std::vector<std::string_view>;

// Numbers are written from 1 and kept from 0.
std::optional<int> parse_place(std::string_view text) {
    std::optional<int> const number = parse_number(text);
    if (!number) return {};
    return *number - 1;
}

std::optional<Action> parse_structure(Edition const& edition, Tool tool, Words const& words) {
    if (words.size() == 2 && words[1] == "hotel") return build_action(tool, Structure::hotel, 0);
    if (words.size() != 3) return {};
    std::optional<int> which;
    Structure structure{};
    if (words[1] == "river") {
        structure = Structure::river;
        which = parse_place(words[2]);
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

// The action of a number, if there is one.
template <class Make>
std::optional<Action> with(std::optional<int> number, Make make) {
    if (!number) return {};
    return make(*number);
}

std::optional<Action> parse_two(Edition const& edition, Words const& words) {
    std::string_view const verb = words[0];
    if (verb == "board") return with(find_id(edition.boards, words[1]), board_action);
    if (verb == "select") return with(parse_site(words[1]), [](int site) { return select_action(site); });
    if (verb == "mill") return with(find_name(part_names, words[1]), mill_action);
    if (verb == "wagon") return with(find_name(part_names, words[1]), wagon_action);
    if (verb == "barrel") return with(find_id(edition.barrels, words[1]), use_barrel_action);
    if (verb == "specialty") return with(parse_place(words[1]), specialty_action);
    if (verb == "move") return with(find_id(edition.spaces, words[1]), move_action);
    if (verb == "stop")
        return with(find_name(benefit_names, words[1]),
                    [](int which) { return stop_action(static_cast<Benefit>(which)); });
    if (verb == "bury")
        return with(find_name(buried_names, words[1]),
                    [](int who) { return bury_action(static_cast<Buried>(who)); });
    return {};
}

std::optional<Action> parse_three(Edition const& edition, Words const& words) {
    std::string_view const verb = words[0];
    std::string_view const object = words[1];
    if (verb == "buy" && words[2] == "tents") return with(parse_number(object), buy_tents_action);
    if (verb == "buy" && words[2] == "horses") return with(parse_number(object), buy_horses_action);
    if (verb == "take" && object == "barrel")
        return with(words[2] == "stack" ? std::optional<int>{0} : parse_number(words[2]), take_barrel_action);
    if (verb == "fill" && object == "row") return with(parse_place(words[2]), fill_row_action);
    if (verb == "pitch" && object == "event") return with(parse_site(words[2]), pitch_event_action);
    if (verb == "pitch" && object == "land") return with(find_id(edition.lands, words[2]), pitch_land_action);

    std::optional<int> const card = find_id(edition.buildings, object);
    if (!card) return {};
    if (verb == "use")
        return with(parse_number(words[2]), [&](int row) -> std::optional<Action> {
            if (row > Building::rows_each) return {};
            return use_action(*card, row - 1);
        });
    if (verb == "discard")
        return with(find_name(where_names, words[2]),
                    [&](int where) { return discard_action(*card, static_cast<Where>(where)); });
    return {};
}

std::optional<Action> parse_long(Edition const& edition, Words const& words) {
    std::string_view const verb = words[0];
    std::size_t const count = words.size();
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
    for (ActionKind const kind :
         {ActionKind::take_back, ActionKind::gain_tent, ActionKind::house_dude, ActionKind::forgo,
          ActionKind::accept, ActionKind::decline, ActionKind::done, ActionKind::end_turn})
        if (text == this->text(simple_action(kind))) return simple_action(kind);

    Words words;
    for (std::size_t at = 0; at <= text.size();) {
        std::size_t const end = std::min(text.find(' ', at), text.size());
        words.push_back(text.substr(at, end - at));
        at = end + 1;
    }
    if (std::optional<int> const tool = find_name(tool_names, words[0]))
        return parse_structure(*edition_, static_cast<Tool>(*tool), words);
    switch (words.size()) {
        case 2: return parse_two(*edition_, words);
        case 3: return parse_three(*edition_, words);
        default: return parse_long(*edition_, words);
    }
}

}  // namespace motherlode::coloma

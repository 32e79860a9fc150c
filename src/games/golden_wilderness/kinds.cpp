#include "games/golden_wilderness/kinds.h"

#include <algorithm>

#include "games/golden_wilderness/game.h"

namespace motherlode::golden_wilderness {
namespace {

template <auto List>
int size(Game const& game) {
    return static_cast<int>((game.edition().*List).size());
}
template <auto List>
std::string id(Game const& game, int value) {
    return (game.edition().*List)[value].id;
}
template <auto List>
std::string name(Game const& game, int value) {
    return (game.edition().*List)[value].name;
}
template <auto const& Names>
std::string word(Game const&, int value) {
    return std::string{Names[value]};
}
template <int N>
int always(Game const&) {
    return N;
}
int seats(Game const& game) { return game.players(); }

std::string industry(Game const& game, int value) { return industry_name(game.edition(), value); }
std::string product(Game const& game, int value) { return game.edition().products[value]; }

// ---- Hexes ----

std::string hex(Game const&, int value) {
    DoubledHex const at = doubled({byte(value & 255), byte(value >> 8)});
    return std::to_string(at.x) + "," + std::to_string(at.y);
}

std::optional<int> find_hex(Game const& game, std::string_view text) {
    std::size_t const comma = text.find(',');
    if (comma == std::string_view::npos) return {};
    std::optional<int> const x = parse_number(text.substr(0, comma));
    std::optional<int> const y = parse_number(text.substr(comma + 1));
    if (!x || !y || std::abs(*x) > 2 * grid_size || std::abs(*y) > grid_size) return {};
    int const value = hex_number(from_doubled(*x, *y));
    return hex(game, value) == text ? std::optional{value} : std::nullopt;
}

// Icons are written as nothing, not as 0.
std::optional<int> find_way(Game const&, std::string_view text) {
    std::optional<int> const way = parse_number(text);
    return way && *way >= 1 && *way <= max_abilities ? way : std::nullopt;
}

// ---- What people can do: the cost of an ability, then its effect ----

constexpr std::array attacks{&say.ability_attack_settlement, &say.ability_attack_mission,
                             &say.ability_attack_presidio, &say.ability_attack_any};
constexpr std::array takes{&say.ability_take_pioneer, &say.ability_take_soldier, &say.ability_take_priest,
                           &say.ability_take_indian};
constexpr std::array draws{&say.ability_draw_pioneer, &say.ability_draw_soldier, &say.ability_draw_priest,
                           &say.ability_draw_indian};

Message effect_message(Ability const& ability) {
    switch (ability.effect) {
        case Effect::explore_coastal: return Message{say.ability_explore_coastal, ability.amount};
        case Effect::explore_inland: return Message{say.ability_explore_inland, ability.amount};
        case Effect::attack: return Message{*attacks[ability.what]};
        case Effect::take: return Message{*takes[ability.what]};
        case Effect::draw: return Message{*draws[ability.what], ability.amount};
        case Effect::build_mission: return Message{say.ability_build_mission};
        case Effect::build_presidio: return Message{say.ability_build_presidio};
        case Effect::gain: return Message{say.ability_gain, ability.amount};
        case Effect::population: return Message{say.ability_population, ability.amount};
        case Effect::crosses: return Message{say.ability_crosses, ability.amount};
        case Effect::swords: return Message{say.ability_swords, ability.amount};
        case Effect::votes: return Message{say.ability_votes, ability.amount};
        case Effect::support: break;
    }
    return Message{say.ability_support, ability.amount, ability.what};
}

Message cost_message(Ability const& ability, int number) {
    switch (ability.cost) {
        case Cost::show: return Message{say.ability_show, number};
        case Cost::discard: return Message{say.ability_discard, number};
        case Cost::trash: return Message{say.ability_trash, number};
        case Cost::pesos: break;
    }
    return Message{say.ability_pesos, ability.pesos, number};
}

Ability const& ability_at(Game const& game, int number) {
    return game.edition().people[number / max_abilities].abilities[number % max_abilities];
}
// The id is the line of the edition file.
Value ability(Game const& game, int number) {
    Ability const& it = ability_at(game, number);
    return Value::of_phrase(ability_text(game.edition(), it), {cost_message(it, number)});
}
Value effect(Game const& game, int number) {
    Ability const& it = ability_at(game, number);
    return Value::of_phrase(ability_text(game.edition(), it), {effect_message(it)});
}

// ---- Goods: the ware, then which one ----

// The kind of what a ware names, or nothing.
std::optional<Kind> kind_of(Ware ware) {
    switch (ware) {
        case Ware::settlement: return Kind::tile;
        case Ware::person: return Kind::person;
        case Ware::role: return Kind::role;
        default: return {};
    }
}
std::string good(Game const& game, int value) {
    auto const [ware, what] = good_of(value);
    std::string const name{ware_names[index(ware)]};
    std::optional<Kind> const kind = kind_of(ware);
    return kind ? name + " " + id_of(Game::kinds()[index(*kind)], game, what) : name;
}
std::optional<int> find_good(Game const& game, std::string_view text) {
    std::size_t const space = std::min(text.find(' '), text.size());
    for (Ware const ware : {Ware::settlement, Ware::person, Ware::role, Ware::pioneer}) {
        if (text.substr(0, space) != ware_names[index(ware)]) continue;
        std::optional<Kind> const kind = kind_of(ware);
        if (!kind) return space == text.size() ? std::optional{good_number({ware, 0})} : std::nullopt;
        if (space == text.size()) return {};
        std::optional<int> const what = find_id(Game::kinds()[index(*kind)], game, text.substr(space + 1));
        return what ? std::optional{good_number({ware, byte(*what)})} : std::nullopt;
    }
    return {};
}

constexpr std::array<KindInfo<Game>, 22> all_kinds{{
    {.name = "tile",
     .count = size<&Edition::tiles>,
     .id = id<&Edition::tiles>,
     .text = name<&Edition::tiles>},
    {.name = "person",
     .count = size<&Edition::people>,
     .id = id<&Edition::people>,
     .text = name<&Edition::people>},
    {.name = "deck", .count = always<decks>, .id = word<deck_names>, .words = "deck", .closed = true},
    {.name = "industry", .count = size<&Edition::industries>, .id = industry, .words = "industry"},
    {.name = "product", .count = size<&Edition::products>, .id = product, .words = "product"},
    {.name = "event",
     .count = always<event_kinds>,
     .id = word<event_names>,
     .words = "event_card",
     .closed = true},
    {.name = "edge", .count = always<edges>, .id = word<edge_names>, .closed = true},
    {.name = "piece",
     .count = always<index(Piece::any)>,
     .id = word<piece_names>,
     .words = "piece",
     .closed = true},
    {.name = "role", .count = always<roles>, .id = word<role_names>, .words = "role", .closed = true},
    {.name = "country",
     .count = size<&Edition::countries>,
     .id = id<&Edition::countries>,
     .text = name<&Edition::countries>},
    {.name = "hex", .count = always<256 * grid_size>, .id = hex, .find = find_hex, .bytes = 2},
    {.name = "ability", .show = ability},
    {.name = "effect", .show = effect},
    {.name = "which", .count = always<max_abilities>},
    {.name = "way", .count = always<max_abilities + 1>, .find = find_way, .first = 0},
    {.name = "slot", .count = always<max_pool>},
    {.name = "steps", .count = always<edges>, .first = 0},
    {.name = "seat", .count = seats},
    {.name = "pesos", .count = always<256>, .first = 0},
    {.name = "sum", .count = always<65536>, .bytes = 2, .first = 0},
    {.name = "bid", .count = always<65536>, .bytes = 2, .first = lowest_bid},
    {.name = "good",
     .count = always<256 * static_cast<int>(ware_names.size())>,
     .id = good,
     .find = find_good},
}};

}  // namespace

std::string industry_name(Edition const& edition, int industry) {
    Industry const& it = edition.industries[industry];
    return std::string{terrain_names[index(it.terrain)]} + "_" + edition.products[it.product];
}

std::span<KindInfo<Game> const> Game::kinds() { return all_kinds; }

// An ability is one of the person's, and a hex is on the grid.
bool Game::arguments_fit(Action action) const {
    switch (kind_of(action)) {
        case ActionKind::place: return action.arg(0) < grid_size;
        case ActionKind::use:
        case ActionKind::card: return action.arg(1) < edition().people[action.arg(0)].ability_count;
        case ActionKind::sword:
        case ActionKind::fight_for:
        case ActionKind::fight_against: return action.arg(1) <= edition().people[action.arg(0)].ability_count;
        default: return true;
    }
}

}  // namespace motherlode::golden_wilderness

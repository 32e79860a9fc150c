#include "games/golden_wilderness/kinds.h"

#include <algorithm>

#include "games/golden_wilderness/game.h"
#include "kernel/usual_kinds.h"

namespace motherlode::golden_wilderness {
namespace {

template <int N>
int always(Game const&) {
    return N;
}
int industries(Game const& game) { return static_cast<int>(game.edition().industries.size()); }
std::string industry(Game const& game, int value) { return industry_name(game.edition(), value); }
int products(Game const& game) { return static_cast<int>(game.edition().products.size()); }
std::string product(Game const& game, int value) { return game.edition().products[value]; }
std::string piece(Game const&, int value) { return std::string{piece_names[value]}; }

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

// Way 0, the icons, is written by leaving the argument out.
std::optional<int> find_way(Game const&, std::string_view text) {
    std::optional<int> const way = parse_number(text);
    return way && *way >= 1 && *way <= max_abilities ? way : std::nullopt;
}

// ---- Abilities: first the cost, then the effect ----

Message effect_message(Ability const& ability) {
    std::string const name = "." + effect_name(ability);
    auto const spec = std::find_if(say.effects.begin(), say.effects.end(),
                                   [&](MessageSpec const& message) { return message.key.ends_with(name); });
    switch (spec->count) {
        case 0: return Message{*spec};
        case 1: return Message{*spec, ability.amount};
        default: return Message{*spec, ability.amount, ability.what};
    }
}

Message cost_message(Ability const& ability, int number) {
    constexpr std::array costs{&say.ability_show, &say.ability_discard, &say.ability_trash};
    if (ability.cost == Cost::pesos) return Message{say.ability_pesos, ability.pesos, number};
    return Message{*costs[index(ability.cost)], number};
}

Ability const& ability_at(Game const& game, int number) {
    return game.edition().people[number / max_abilities].abilities[number % max_abilities];
}
// The id is the text in the edition file.
Value ability(Game const& game, int number) {
    Ability const& named = ability_at(game, number);
    return Value::of_phrase(ability_text(game.edition(), named), {cost_message(named, number)});
}
Value effect(Game const& game, int number) {
    Ability const& named = ability_at(game, number);
    return Value::of_phrase(ability_text(game.edition(), named), {effect_message(named)});
}

// ---- Goods: first the ware, then which tile, person or role ----

// The kind of thing that a ware names; nothing for a pioneer.
std::optional<Kind> kind_of(Ware ware) {
    switch (ware) {
        case Ware::settlement: return Kind::tile;
        case Ware::person: return Kind::person;
        case Ware::role: return Kind::role;
        case Ware::any: return Kind::deck;
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
    for (Ware const ware : {Ware::settlement, Ware::person, Ware::role, Ware::pioneer, Ware::any}) {
        if (text.substr(0, space) != ware_names[index(ware)]) continue;
        std::optional<Kind> const kind = kind_of(ware);
        if (!kind) return space == text.size() ? std::optional{good_number({ware, 0})} : std::nullopt;
        if (space == text.size()) return {};
        std::optional<int> const what = find_id(Game::kinds()[index(*kind)], game, text.substr(space + 1));
        return what ? std::optional{good_number({ware, byte(*what)})} : std::nullopt;
    }
    return {};
}

// Takes the words from another section of the messages, or from none.
constexpr KindInfo<Game> with_words(std::string_view section, KindInfo<Game> kind) {
    kind.words = section;
    return kind;
}

constexpr std::array all_kinds{
    with_words({}, list_kind<Game, &Edition::tiles>("tile")),
    with_words({}, list_kind<Game, &Edition::people>("person")),
    named_kind<Game, deck_names>("deck"),
    KindInfo<Game>{.name = "industry", .count = industries, .id = industry, .words = "industry"},
    KindInfo<Game>{.name = "product", .count = products, .id = product, .words = "product"},
    with_words("event_card", named_kind<Game, event_names>("event")),
    with_words({}, named_kind<Game, edge_names>("edge")),
    KindInfo<Game>{
        .name = "piece", .count = always<index(Piece::any)>, .id = piece, .words = "piece", .closed = true},
    named_kind<Game, role_names>("role"),
    with_words({}, list_kind<Game, &Edition::countries>("country")),
    KindInfo<Game>{.name = "hex", .count = always<256 * grid_size>, .id = hex, .find = find_hex, .bytes = 2},
    KindInfo<Game>{.name = "ability", .show = ability},
    KindInfo<Game>{.name = "effect", .show = effect},
    numbered_kind<Game, max_abilities>("which"),
    KindInfo<Game>{.name = "way", .count = always<max_abilities + 1>, .find = find_way, .first = 0},
    numbered_kind<Game, max_pool>("slot"),
    KindInfo<Game>{.name = "steps", .count = always<edges>, .first = 0},
    KindInfo<Game>{.name = "seat", .count = [](Game const& game) { return game.players(); }},
    KindInfo<Game>{.name = "pesos", .count = always<256>, .first = 0},
    KindInfo<Game>{.name = "sum", .count = always<65536>, .bytes = 2, .first = 0},
    KindInfo<Game>{.name = "bid", .count = always<65536>, .bytes = 2, .first = lowest_bid},
    KindInfo<Game>{.name = "good",
                   .count = always<256 * static_cast<int>(ware_names.size())>,
                   .id = good,
                   .find = find_good},
};
static_assert(all_kinds.size() == static_cast<std::size_t>(Kind::good) + 1);

}  // namespace

std::string industry_name(Edition const& edition, int industry) {
    Industry const& card = edition.industries[industry];
    return std::string{terrain_names[index(card.terrain)]} + "_" + edition.products[card.product];
}

std::span<KindInfo<Game> const> Game::kinds() { return all_kinds; }

// The person must have the ability, and the hex must be on the grid.
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

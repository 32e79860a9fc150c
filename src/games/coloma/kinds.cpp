// The meaning of the numbers in actions, messages, positions and views.

#include <array>

#include "games/coloma/game.h"
#include "kernel/usual_kinds.h"

namespace motherlode::coloma {
namespace {

// ---- The vocabulary of effects as messages ----

Message gain_message(Act const& act) {
    int const amount = amount_number(act.amount, act.thing);
    if (act.per == Measure::none) return Message{say.amounts[static_cast<int>(act.thing)], act.amount};
    if (act.each == 1)
        return act.most == 0 ? Message{say.gain_each, amount, act.per}
                             : Message{say.gain_each_most, amount, act.per, act.most};
    return act.most == 0 ? Message{say.gain_every, amount, act.each, act.per}
                         : Message{say.gain_every_most, amount, act.each, act.per, act.most};
}

Message act_message(Act const& act) {
    bool const saw = act.tool == Tool::saw;
    switch (act.verb) {
        case Verb::gain: return gain_message(act);
        case Verb::gold_from_cart: return Message{say.cart, act.amount};
        case Verb::stack_barrel: return Message{say.stack_barrel};
        case Verb::river: return Message{saw ? say.river_saw : say.river_hammer};
        case Verb::crossing: return Message{saw ? say.crossing_saw : say.crossing_hammer};
        case Verb::building: return Message{saw ? say.building_saw : say.building_hammer};
        case Verb::wagon: return Message{say.wagon};
        case Verb::pitch: return Message{say.pitch};
        case Verb::row: return Message{say.row};
        case Verb::signpost: return Message{say.signpost};
        case Verb::less: return Message{say.less, amount_number(act.amount, act.thing)};
        case Verb::more_spaces: return Message{say.more_spaces, act.amount};
        case Verb::per_boomtown: return Message{say.per_boomtown, amount_number(act.amount, act.thing)};
        case Verb::both_benefits: return Message{say.both_benefits};
        case Verb::tents_cost: return Message{say.tents_cost, act.amount};
    }
    return Message{say.nothing};
}

Value acts_value(Effect const& effect) {
    std::vector<Message> messages;
    for (Act const& act : effect.acts) messages.push_back(act_message(act));
    if (messages.empty()) messages.emplace_back(say.nothing);
    return Value::of_phrase(effect_text(effect), messages);
}

Value acts(Game const& game, int id) {
    Effect effect = game.edition().effects[id];
    effect.when = When::plain;
    return acts_value(effect);
}

// The message of each condition. Its argument `acts` is the number of the effect. "During" needs no message:
// its acts describe the change.
constexpr std::array<MessageSpec const*, 10> conditions{
    nullptr, &say.spend,       &say.spend_up_to, &say.after_river,   &say.after_bridge, &say.after_building,
    nullptr, &say.forgo_wagon, &say.each_grave,  &say.each_horseshoe};
static_assert(conditions.size() == static_cast<std::size_t>(When::each_horseshoe) + 1);

Value effect(Game const& game, int id) {
    Effect const& effect = game.edition().effects[id];
    MessageSpec const* const condition = conditions[static_cast<int>(effect.when)];
    if (condition == nullptr) return acts_value(effect);
    Message const message = effect.spends > 0
                                ? Message{*condition, amount_number(effect.spends, effect.spent), id}
                                : Message{*condition, id};
    return Value::of_phrase(effect_text(effect), {message});
}

Value amount(Game const&, int number) {
    Effect effect;
    effect.acts.push_back(Act{.thing = static_cast<Thing>(number % things), .amount = byte(number / things)});
    return acts_value(effect);
}

// The inverse of counted(): plurals first, then singulars.
Value thing(Game const&, int number) {
    std::string const name{thing_names[number % things]};
    return Value::of_term(name, (number < things ? "coloma.thing." : "coloma.one.") + name, name);
}

// ---- The kinds ----

template <auto List>
int size(Game const& game) {
    return static_cast<int>((game.edition().*List).size());
}
template <int N>
int always(Game const&) {
    return N;
}
template <auto const& names>
std::string one_of(Game const&, int value) {
    return std::string{names[value]};
}
// A kind that is the same in every edition.
template <auto const& names>
constexpr KindInfo<Game> fixed(std::string_view kind, std::string_view words = {}) {
    return {.name = kind, .count = always<names.size()>, .id = one_of<names>, .words = words, .closed = true};
}

constexpr std::array<std::string_view, 2> parts{"common", "boom"};
constexpr std::array<std::string_view, 2> wheres{"top", "bottom"};
constexpr std::array<std::string_view, 2> uses{"unused", "used"};
constexpr std::array<std::string_view, 3> benefits{"pass", "off", "both"};
constexpr std::array<std::string_view, 2> all_buried{"gunman", "guest"};

std::string chart(Game const& game, int value) { return game.edition().charts[value].id; }
Value site(Game const&, int value) { return Value::of_name(std::to_string(value + 1)); }
std::string barrel_space(Game const&, int value) { return value == 0 ? "stack" : std::to_string(value); }
int barrel_spaces(Game const& game) { return size<&Edition::space_outlaws>(game) + 1; }
int effects(Game const& game) { return size<&Edition::effects>(game); }

// Amounts in actions are 0 to 250, written as numbers.
constexpr int amounts = 251;
std::optional<int> find_count(Game const&, std::string_view text) {
    std::optional<int> const number = parse_number(text);
    return number && *number > 0 && *number < amounts ? number : std::nullopt;
}

constexpr std::array all_kinds{
    list_kind<Game, &Edition::buildings>("building"),
    list_kind<Game, &Edition::barrels>("barrel"),
    list_kind<Game, &Edition::bridges>("bridge"),
    list_kind<Game, &Edition::boards>("board"),
    list_kind<Game, &Edition::pioneers>("pioneer"),
    KindInfo<Game>{.name = "chart", .count = size<&Edition::charts>, .id = chart},
    list_kind<Game, &Edition::spaces>("space"),
    list_kind<Game, &Edition::lands>("land"),
    KindInfo<Game>{.name = "site", .count = always<sites>, .show = site},
    fixed<wheel_names>("wheel"),
    numbered_kind<Game, canyons>("canyon"),
    numbered_kind<Game, bridge_stacks>("stack"),
    KindInfo<Game>{.name = "row", .count = size<&Edition::rows>},
    KindInfo<Game>{.name = "barrel_space", .count = barrel_spaces, .id = barrel_space},
    fixed<section_names>("section"),
    fixed<parts>("part"),
    numbered_kind<Game, Building::rows_each>("ability"),
    numbered_kind<Game, Pioneer::max_does>("specialty"),
    KindInfo<Game>{.name = "thing", .show = thing},
    fixed<measure_names>("measure", "measure"),
    fixed<measure_names>("measures", "measures"),
    KindInfo<Game>{.name = "amount", .show = amount},
    KindInfo<Game>{.name = "effect", .count = effects, .show = effect},
    KindInfo<Game>{.name = "acts", .count = effects, .show = acts},
    fixed<wheres>("where", "where"),
    fixed<uses>("use"),
    fixed<benefits>("benefit"),
    fixed<all_buried>("buried"),
    KindInfo<Game>{.name = "count", .count = always<amounts>, .find = find_count, .first = 0},
    KindInfo<Game>{.name = "bucks", .count = always<amounts>, .first = 0},
    KindInfo<Game>{.name = "gold", .count = always<amounts>, .first = 0},
};
static_assert(all_kinds.size() == static_cast<std::size_t>(Kind::gold) + 1);

}  // namespace

std::span<KindInfo<Game> const> Game::kinds() { return all_kinds; }

}  // namespace motherlode::coloma

// Actions and their arguments as words.

#include "games/gold_west/game.h"

namespace motherlode::gold_west {
namespace {

std::string number_text(int number) { return std::to_string(number + 1); }

// "1" to "9", as `text` writes them, up to `most`.
std::optional<int> parse_number(std::string_view text, int most) {
    if (text.size() != 1 || text[0] < '1' || text[0] > '0' + most) return {};
    return text[0] - '1';
}

std::optional<Action> parse_store(std::string_view object) {
    std::size_t const space = object.find(' ');
    if (space == std::string_view::npos) return {};
    std::optional<Resource> const resource = parse_resource(object.substr(0, space));
    std::optional<int> const bin = parse_number(object.substr(space + 1), bins);
    if (!resource || !bin) return {};
    return store_action(*resource, *bin);
}

// The verbs by what follows them.
struct NumberVerb {
    std::string_view verb;
    int most;
    Action (*make)(int);
};
constexpr NumberVerb number_verbs[]{
    {"activate", bins, activate_action},
    {"invest", max_display, invest_action},
    {"boomtown", spaces, boomtown_action},
    {"bin", bins, bin_action},
};
struct ResourceVerb {
    std::string_view verb;
    Action (*make)(Resource);
};
constexpr ResourceVerb resource_verbs[]{
    {"leave", leave_action}, {"ship", ship_action}, {"camp", camp_action}, {"keep", keep_action}};
struct HexVerb {
    std::string_view verb;
    Action (*make)(HexId);
};
constexpr HexVerb hex_verbs[]{{"token", token_action}, {"look", look_action}, {"upgrade", upgrade_action}};

}  // namespace

std::string Game::text(Action action) const {
    auto const resource = [&] {
        return action.arg(0) < resources ? std::string{resource_name(resource_of(action))}
                                         : std::string{"unknown"};
    };
    auto const hex = [&] {
        return hex_of(action) < edition_->hexes.size() ? edition_->hex_names[hex_of(action)]
                                                       : std::string{"unknown"};
    };
    switch (kind_of(action)) {
        case ActionKind::activate: return "activate " + number_text(bin_of(action));
        case ActionKind::leave: return "leave " + resource();
        case ActionKind::invest: return "invest " + number_text(slot_of(action));
        case ActionKind::boomtown: return "boomtown " + number_text(space_of(action));
        case ActionKind::ship: return "ship " + resource();
        case ActionKind::done: return "done";
        case ActionKind::token: return "token " + hex();
        case ActionKind::camp: return "camp " + resource();
        case ActionKind::settlement: return "settlement";
        case ActionKind::loot: return "loot";
        case ActionKind::bin: return "bin " + number_text(bin_of(action));
        case ActionKind::look: return "look " + hex();
        case ActionKind::upgrade: return "upgrade " + hex();
        case ActionKind::store: return "store " + resource() + " " + number_text(bin_of(action));
        case ActionKind::keep: return "keep " + resource();
    }
    return "unknown";
}

std::optional<Action> Game::parse(std::string_view text) const {
    if (text == "done") return done_action();
    if (text == "settlement") return settlement_action();
    if (text == "loot") return loot_action();
    std::size_t const space = text.find(' ');
    if (space == std::string_view::npos) return {};
    std::string_view const verb = text.substr(0, space);
    std::string_view const object = text.substr(space + 1);
    if (verb == "store") return parse_store(object);
    for (auto const& [name, most, make] : number_verbs)
        if (verb == name)
            if (std::optional<int> const number = parse_number(object, most)) return make(*number);
    for (auto const& [name, make] : resource_verbs)
        if (verb == name)
            if (std::optional<Resource> const resource = parse_resource(object)) return make(*resource);
    for (auto const& [name, make] : hex_verbs)
        if (verb == name)
            if (std::optional<HexId> const hex = parse_hex(*edition_, object)) return make(*hex);
    return {};
}

// Of a legal action; anything else may be described as unknown.
Message Game::describe(Table const& table, Action action) const {
    if (refusal(table, {}, table.active_player, action)) return Message{say::action_unknown};
    int const resource = action.arg(0);
    HexId const hex = hex_of(action);
    Step const step = table.progress.current();
    switch (kind_of(action)) {
        case ActionKind::activate: return Message{say::action_activate, bin_of(action) + 1};
        case ActionKind::leave: return Message{say::action_leave, resource, table.passing};
        case ActionKind::invest: {
            int const card = table.display[slot_of(action)];
            return Message{say::action_invest, card, card, edition_->cards[card].points};
        }
        case ActionKind::boomtown: {
            int const place = place_number(table, space_of(action));
            if (step == Step::use_metals)
                return Message{say::action_boomtown, place, space_of(action) + 1, space_of(action)};
            return Message{say::action_boomtown_free, place, space_of(action) + 1};
        }
        case ActionKind::ship:
            return Message{step == Step::use_metals ? say::action_ship : say::action_advance, resource,
                           table.active().coaches[metal_index(resource_of(action))] + 1};
        case ActionKind::done: return Message{say::action_done};
        case ActionKind::token: {
            return can_build(table)
                       ? Message{say::action_token, hex, terrain_of(table, hex), table.tokens[hex]}
                       : Message{say::action_loot_token, hex, terrain_of(table, hex), table.tokens[hex],
                                 edition_->loot_penalty};
        }
        case ActionKind::camp: return Message{say::action_camp, table.chosen, resource};
        case ActionKind::settlement: return Message{say::action_settlement, table.chosen};
        case ActionKind::loot: return Message{say::action_loot, table.chosen, edition_->loot_penalty};
        case ActionKind::bin:
            return Message{say::action_bin, table.tokens[table.chosen], bin_of(action) + 1,
                           edition_->bin_points[bin_of(action)]};
        case ActionKind::look: return Message{say::action_look, hex, terrain_of(table, hex)};
        case ActionKind::upgrade: return Message{say::action_upgrade, hex, terrain_of(table, hex)};
        case ActionKind::store:
            return Message{say::action_store, resource, bin_of(action) + 1,
                           step == Step::trading_post ? edition_->bin_points[bin_of(action)] : 0};
        case ActionKind::keep: return Message{say::action_keep, resource};
    }
    return Message{say::action_unknown};
}

Value Game::value(ArgKind kind, int number) const {
    std::string const prefix = std::string{info.name} + ".";
    auto const term = [&](std::string_view group, std::string id, std::string text) {
        std::string key = prefix + std::string{group} + "." + id;
        return Value::of_term(std::move(id), std::move(key), std::move(text));
    };
    auto const goods = [&](Goods const& amount) {
        return term("goods", goods_text(amount), goods_text(amount));
    };
    if (kind == say::resource) {
        std::string const name{resource_name(resource_at(number))};
        return term("resource", name, name);
    }
    if (kind == say::terrain) {
        std::string const name{terrain_name(static_cast<Terrain>(number))};
        return term("terrain", name, name);
    }
    if (kind == say::hex) return Value::of_name(edition_->hex_names[number]);
    if (kind == say::card) return term("card", edition_->cards[number].id, edition_->cards[number].name);
    if (kind == say::cost) return goods(edition_->cards[number].cost);
    if (kind == say::price) return goods(edition_->prices[number]);
    if (kind == say::goods) return goods(edition_->tokens[number].goods);
    if (number >= say::first_single) {
        Single const& single = edition_->singles[number - say::first_single];
        return term("single", single.id, single.name);
    }
    return term("office", edition_->offices[number].id, edition_->offices[number].name);
}

}  // namespace motherlode::gold_west

// Actions and their arguments as words.

#include "games/boomtown_builders/game.h"

namespace motherlode::boomtown_builders {
namespace {

std::string slot_text(Action action) { return std::to_string(slot_of(action) + 1); }

// "1" to "8", as `text` writes them.
std::optional<int> parse_slot(std::string_view text) {
    if (text.size() != 1 || text[0] < '1' || text[0] > '0' + max_draft_row) return {};
    return text[0] - '1';
}

}  // namespace

std::string Game::text(Action action) const {
    switch (kind_of(action)) {
        case ActionKind::draft: return "draft " + slot_text(action);
        case ActionKind::build: return "build " + location_text(location_of(action));
        case ActionKind::invest: return "invest " + std::string{cube_name(size_of(action))};
        case ActionKind::discard: return "discard " + slot_text(action);
    }
    return "unknown";
}

std::optional<Action> Game::parse(std::string_view text) const {
    std::size_t const space = text.find(' ');
    if (space == std::string_view::npos) return {};
    std::string_view const verb = text.substr(0, space);
    std::string_view const object = text.substr(space + 1);
    if (verb == "draft" || verb == "discard") {
        std::optional<int> const slot = parse_slot(object);
        if (!slot) return {};
        return verb == "draft" ? draft_action(*slot) : discard_action(*slot);
    }
    if (verb == "build") {
        std::optional<Location> const place = parse_location(object);
        if (!place) return {};
        return build_action(*place);
    }
    if (verb == "invest")
        for (int size = 0; size < cube_sizes; ++size)
            if (object == cube_name(static_cast<CubeSize>(size)))
                return invest_action(static_cast<CubeSize>(size));
    return {};
}

Message Game::describe(Table const& table, Action action) const {
    switch (kind_of(action)) {
        case ActionKind::draft:
        case ActionKind::discard: {
            if (slot_of(action) >= numbers().draft_row || table.draft_row[slot_of(action)] == no_card) break;
            CardId const card = table.draft_row[slot_of(action)];
            return Message{kind_of(action) == ActionKind::draft ? say::action_draft : say::action_discard,
                           card, card};
        }
        case ActionKind::build:
            if (table.drafted == no_card) break;
            return Message{say::action_build, table.drafted, location_number(location_of(action))};
        case ActionKind::invest:
            if (table.progress.current() != Step::invest) break;
            return Message{say::action_invest, index(size_of(action)), table.at(table.placed).card,
                           location_number(table.placed)};
    }
    return Message{say::action_unknown};
}

Value Game::value(ArgKind kind, int number) const {
    std::string const prefix = std::string{info.name} + ".";
    if (kind == say::building) {
        Building const& building = edition_->buildings[edition_->cards[number].building];
        return Value::of_term(building.id, prefix + "building." + building.id, building.name);
    }
    if (kind == say::arrows) return Value::of_name(arrows_text(edition_->cards[number].arrows));
    if (kind == say::hideout) return Value::of_name(arrows_text(edition_->hideouts[number]));
    if (kind == say::location)
        return Value::of_name(location_text(location_at(number / max_columns, number % max_columns)));
    if (kind == say::cube) {
        std::string const name{cube_name(static_cast<CubeSize>(number))};
        return Value::of_term(name, prefix + "cube." + name, name);
    }
    std::string const name{terrain_name(static_cast<Terrain>(number))};
    return Value::of_term(name, prefix + "terrain." + name, name);
}

}  // namespace motherlode::boomtown_builders

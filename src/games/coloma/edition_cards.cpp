// Checks where an edition file may have effects, and reads values that refer to other parts of the file.

#include <algorithm>

#include "games/coloma/edition.h"
#include "games/coloma/rules/sets.h"

namespace motherlode::coloma {
namespace {

std::string quoted(std::string_view text) { return "“" + std::string{text} + "”"; }

template <class List>
std::uint8_t find_id(List const& list, std::string_view id) {
    for (std::size_t i = 0; i < list.size(); ++i)
        if (list[i].id == id) return static_cast<std::uint8_t>(i);
    return none;
}

bool is_gain(Act const& act) {
    return act.verb == Verb::gain || act.verb == Verb::gold_from_cart || act.verb == Verb::stack_barrel;
}

bool gains(Effect const& effect, Thing thing) {
    return std::any_of(effect.acts.begin(), effect.acts.end(), [thing](Act const& act) {
        return act.thing == thing && (act.verb == Verb::gain || act.verb == Verb::gold_from_cart);
    });
}

bool does(Effect const& effect, Verb verb) {
    return std::any_of(effect.acts.begin(), effect.acts.end(),
                       [verb](Act const& act) { return act.verb == verb; });
}

// Why an effect is not allowed in this place; empty if it is allowed. Rejects effects that could repeat
// forever, so that every game ends.
std::string_view problem_with_place(Effect const& effect, Place place) {
    bool const only_gains = std::all_of(effect.acts.begin(), effect.acts.end(), is_gain);
    if (gains(effect, Thing::grave) && place != Place::chart)
        return "only charts send Dudes to the Graveyard.";
    switch (place) {
        case Place::building:
            if (effect.when == When::forgo_wagon || effect.when == When::each_grave ||
                effect.when == When::each_horseshoe)
                return "only a Pioneer can have this condition.";
            return {};
        case Place::barrel:
            if (effect.when != When::plain) return "a Barrel cannot have a condition.";
            return {};
        case Place::gain:
            if (effect.when != When::plain && effect.when != When::spend)
                return "the only condition allowed here is “spend”.";
            // These would need a choice, but the gain happens automatically.
            if (effect.when == When::spend &&
                (effect.spent == Thing::buck || effect.spent == Thing::card || effect.spent == Thing::barrel))
                return "this gain cannot cost Bucks, cards or Barrels.";
            if (!only_gains) return "only gains are allowed here.";
            return {};
        case Place::chart:
            if (effect.when != When::plain || !only_gains)
                return "a chart can have only gains without a condition.";
            return {};
        case Place::pioneer: break;
    }
    switch (effect.when) {
        case When::forgo_wagon: return does(effect, Verb::wagon) ? "this could repeat forever." : "";
        case When::each_grave:
        case When::each_horseshoe: return only_gains ? "" : "only gains are allowed here.";
        case When::spend:
            // A player who gains Gold gets Bucks instead if the board has no Gold.
            if (gains(effect, effect.spent) || (effect.spent == Thing::buck && gains(effect, Thing::gold)) ||
                does(effect, Verb::wagon) || does(effect, Verb::signpost))
                return "this could repeat forever.";
            return {};
        default:
            return "a Pioneer needs the condition “spend”, “forgo wagon”, “each grave” or “each horseshoe”.";
    }
}

// A "during" effect must change an action of its own Site.
bool changes_its_site(Verb verb, int site) {
    switch (verb) {
        case Verb::less: return site == rivers_site || site == town_site;
        case Verb::tents_cost: return site == barker_site;
        default: return site == wagon_site;
    }
}

void read_roads(TomlTable const& map, Edition& edition) {
    for (std::string const& road : map.strings("roads")) {
        std::uint8_t previous = none;
        for (std::string const& id : words_of(road)) {
            std::uint8_t const space = find_id(edition.spaces, id);
            if (space == none) {
                map.fail("roads", quoted(id) + " is not a space of the map.");
                return;
            }
            if (previous != none) {
                Space& from = edition.spaces[previous];
                Space& to = edition.spaces[space];
                if (from.neighbours.full() || to.neighbours.full() || previous == space ||
                    has_bit(from.near, space)) {
                    map.fail("roads", quoted(id) + " has the same road twice, or too many roads.");
                    return;
                }
                from.neighbours.push_back(space);
                to.neighbours.push_back(previous);
                from.near |= bit(space);
                to.near |= bit(previous);
            }
            previous = space;
        }
    }
    for (Space const& space : edition.spaces)
        if (space.neighbours.empty()) map.fail("roads", "no road leads to " + quoted(space.id) + ".");
}

}  // namespace

EffectId read_effect(TomlTable const& table, std::string_view key, std::string_view text, Place place,
                     Edition& edition) {
    Outcome<Effect> const effect = parse_effect(text);
    if (!effect) {
        table.fail(key, effect.error().sentence);
        return no_effect;
    }
    if (std::string_view const problem = problem_with_place(*effect, place); !problem.empty()) {
        table.fail(key, quoted(text) + ": " + std::string{problem});
        return no_effect;
    }
    auto const same = std::find(edition.effects.begin(), edition.effects.end(), *effect);
    if (same != edition.effects.end()) return byte(static_cast<int>(same - edition.effects.begin()));
    if (edition.effects.size() > 254) {
        table.fail(key, "there can be at most 254 different effects.");
        return no_effect;
    }
    edition.effects.push_back(*effect);
    return byte(static_cast<int>(edition.effects.size()) - 1);
}

Row read_row(TomlTable const& table, std::string_view key, std::string_view text, int site,
             Edition& edition) {
    constexpr std::string_view letters = "CBX";
    std::size_t const letter = text.empty() ? std::string_view::npos : letters.find(text[0]);
    if (letter == std::string_view::npos || text.size() < 3 || text[1] != ' ') {
        table.fail(key, quoted(text) + " must begin with C, B or X and a space.");
        return {};
    }
    Row const row{static_cast<Section>(letter),
                  read_effect(table, key, text.substr(2), Place::building, edition)};
    Effect const& effect = edition.effect(row.effect);
    bool const needs_action = effect.when == When::during || effect.when == When::after_river ||
                              effect.when == When::after_bridge || effect.when == When::after_building;
    if (row.section == Section::bust && needs_action)
        table.fail(key, quoted(text) + ": this needs an action, but the Bust has none.");
    if (effect.when == When::during)
        for (Act const& act : effect.acts)
            if (!changes_its_site(act.verb, site))
                table.fail(key, quoted(text) + ": the Site has no such action.");
    return row;
}

std::uint8_t read_b_side(TomlTable const& row, std::string_view key, std::string_view id,
                         Edition const& edition) {
    if (id.empty()) return none;
    std::uint8_t const board = find_id(edition.boards, id);
    if (board == none || board == 0) row.fail(key, quoted(id) + " is not a B side.");
    for (Pioneer const& pioneer : edition.pioneers)
        if (pioneer.board == board) row.fail(key, quoted(id) + " is already taken.");
    return board;
}

void read_spaces(ReadEdition& map, Edition& edition) {
    for (int kind = 0; kind < static_cast<int>(space_kinds.size()); ++kind) {
        Space space;
        space.kind = static_cast<SpaceKind>(kind);
        map.list_from(std::string{space_kinds[kind]} + "s", space, edition.spaces, edition);
    }
    map.check_size("boomtowns", edition.spaces.size(), {.fewest = 2, .most = max_spaces});
    map.check([&](TomlTable const& row) { read_roads(row, edition); });
    for (std::size_t space = 0; space < edition.spaces.size(); ++space)
        if (edition.spaces[space].kind == SpaceKind::boomtown)
            edition.boomtowns |= bit(static_cast<int>(space));
}

std::uint8_t read_town(TomlTable const& row, std::string_view key, std::string_view id,
                       Edition const& edition) {
    std::uint8_t const town = find_id(edition.spaces, id);
    if (town == none || edition.spaces[town].kind != SpaceKind::boomtown)
        row.fail(key, quoted(id) + " is not a Boomtown.");
    return town;
}

}  // namespace motherlode::coloma

// Where the effects of an edition file may be, and what else refers to other parts of the file.

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

// Why an effect cannot be where it is; nothing where it can. Endless repetition is refused here, so that every game
// comes to an end.
std::string_view misplaced(Effect const& effect, Place place) {
    bool const only_gains = std::all_of(effect.acts.begin(), effect.acts.end(), is_gain);
    if (gains(effect, Thing::grave) && place != Place::chart)
        return "only charts send Dudes to the Graveyard.";
    switch (place) {
        case Place::building:
            if (effect.when == When::forgo_wagon || effect.when == When::each_grave ||
                effect.when == When::each_horseshoe)
                return "only a Pioneer has such a condition.";
            return {};
        case Place::barrel:
            if (effect.when != When::plain) return "a Barrel has no condition.";
            return {};
        case Place::gain:
            if (effect.when != When::plain && effect.when != When::spend)
                return "a gain has no condition but what is spent for it.";
            // Those would need a choice in the middle of what happens by itself.
            if (effect.when == When::spend &&
                (effect.spent == Thing::buck || effect.spent == Thing::card || effect.spent == Thing::barrel))
                return "a gain is not paid for with Bucks, cards or Barrels.";
            if (!only_gains) return "only things can be gained here.";
            return {};
        case Place::chart:
            if (effect.when != When::plain || !only_gains) return "a chart has plain gains only.";
            return {};
        case Place::pioneer: break;
    }
    switch (effect.when) {
        case When::forgo_wagon: return does(effect, Verb::wagon) ? "that would go on without end." : "";
        case When::each_grave:
        case When::each_horseshoe: return only_gains ? "" : "only things can be gained here.";
        case When::spend:
            // Gold is paid out in Bucks when the board has none.
            if (gains(effect, effect.spent) || (effect.spent == Thing::buck && gains(effect, Thing::gold)) ||
                does(effect, Verb::wagon) || does(effect, Verb::signpost))
                return "that could go on without end.";
            return {};
        default: return "a Pioneer spends, forgoes a Wagon action, or gains for each grave or horseshoe.";
    }
}

// What a "during" changes must be what its Site does.
bool changes_its_site(Verb verb, int site) {
    switch (verb) {
        case Verb::less: return site == rivers_site || site == town_site;
        case Verb::tents_cost: return site == barker_site;
        default: return site == wagon_site;
    }
}

void read_roads(TomlTable const& map, Edition& edition) {
    for (std::string const& road : map.strings("roads")) {
        std::uint8_t before = none;
        for (std::string const& id : words_of(road)) {
            std::uint8_t const space = find_id(edition.spaces, id);
            if (space == none) {
                map.fail("roads", quoted(id) + " is no space of the map.");
                return;
            }
            if (before != none) {
                Space& from = edition.spaces[before];
                Space& to = edition.spaces[space];
                if (from.neighbours.full() || to.neighbours.full() || before == space ||
                    has_bit(from.near, space)) {
                    map.fail("roads", quoted(id) + " is joined twice, or to too many spaces.");
                    return;
                }
                from.neighbours.push_back(space);
                to.neighbours.push_back(before);
                from.near |= bit(space);
                to.near |= bit(before);
            }
            before = space;
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
    if (std::string_view const why = misplaced(*effect, place); !why.empty()) {
        table.fail(key, quoted(text) + ": " + std::string{why});
        return no_effect;
    }
    auto const known = std::find(edition.effects.begin(), edition.effects.end(), *effect);
    if (known != edition.effects.end()) return byte(static_cast<int>(known - edition.effects.begin()));
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
        table.fail(key, quoted(text) + " does not begin with C, B or X and a space.");
        return {};
    }
    Row const row{static_cast<Section>(letter),
                  read_effect(table, key, text.substr(2), Place::building, edition)};
    Effect const& effect = edition.effect(row.effect);
    bool const of_an_action = effect.when == When::during || effect.when == When::after_river ||
                              effect.when == When::after_bridge || effect.when == When::after_building;
    if (row.section == Section::bust && of_an_action)
        table.fail(key, quoted(text) + ": the Bust has no action to go with.");
    if (effect.when == When::during)
        for (Act const& act : effect.acts)
            if (!changes_its_site(act.verb, site))
                table.fail(key, quoted(text) + ": its Site does nothing of the kind.");
    return row;
}

std::uint8_t read_b_side(TomlTable const& row, std::string_view key, std::string_view id,
                         Edition const& edition) {
    if (id.empty()) return none;
    std::uint8_t const board = find_id(edition.boards, id);
    if (board == none || board == 0) row.fail(key, quoted(id) + " is none of the B sides.");
    for (Pioneer const& other : edition.pioneers)
        if (other.board == board) row.fail(key, quoted(id) + " is already taken.");
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
        row.fail(key, quoted(id) + " is no Boomtown.");
    return town;
}

}  // namespace motherlode::coloma

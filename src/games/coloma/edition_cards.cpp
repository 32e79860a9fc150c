// Cards, tiles and boards of an edition file, and where their effects may be.

#include <algorithm>

#include "games/coloma/edition.h"

namespace motherlode::coloma {
namespace {

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

Row read_row(TomlTable const& table, std::string const& text, int site, Edition& edition) {
    constexpr std::string_view letters = "CBX";
    std::size_t const letter = text.empty() ? std::string_view::npos : letters.find(text[0]);
    if (letter == std::string_view::npos || text.size() < 3 || text[1] != ' ') {
        table.fail("rows", "“" + text + "” does not begin with C, B or X and a space.");
        return {};
    }
    Row const row{static_cast<Section>(letter),
                  read_effect(table, "rows", std::string_view{text}.substr(2), Place::building, edition)};
    Effect const& effect = edition.effect(row.effect);
    bool const of_an_action = effect.when == When::during || effect.when == When::after_river ||
                              effect.when == When::after_bridge || effect.when == When::after_building;
    if (row.section == Section::bust && of_an_action)
        table.fail("rows", "“" + text + "”: the Bust has no action to go with.");
    if (effect.when == When::during)
        for (Act const& act : effect.acts)
            if (!changes_its_site(act.verb, site))
                table.fail("rows", "“" + text + "”: its Site does nothing of the kind.");
    return row;
}

void read_buildings(TomlTable const& root, Edition& edition) {
    for (TomlTable const& row : root.tables("buildings")) {
        Building building{.id = read_id(row, edition.buildings), .name = row.string("name")};
        std::string const site = row.string("site");
        if (site == "barker")
            building.site = barker_site;
        else if (site.size() == 1 && site[0] >= '1' && site[0] <= '0' + sites)
            building.site = byte(site[0] - '1');
        else
            row.fail("site", "a Site is 1 to 5 or barker.");
        std::vector<std::string> const rows = row.strings("rows");
        if (rows.size() == Building::rows_each)
            for (int i = 0; i < Building::rows_each; ++i)
                building.rows[i] = read_row(row, rows[i], building.site, edition);
        else
            row.fail("rows", "a Town Building has two rows.");
        edition.buildings.push_back(std::move(building));
    }
    check_size(root, "buildings", edition.buildings.size(), 1, max_cards);
}

void read_barrels(TomlTable const& root, Edition& edition) {
    for (TomlTable const& row : root.tables("barrels")) {
        Barrel barrel{.id = read_id(row, edition.barrels), .name = row.string("name")};
        barrel.count = row.integer("count", 1, 20);
        barrel.effect = read_effect(row, "effect", Place::barrel, edition);
        edition.barrels.push_back(std::move(barrel));
    }
    check_size(root, "barrels", edition.barrels.size(), 1, max_barrel_kinds);
}

void read_bridges(TomlTable const& root, Edition& edition) {
    int without_hotels = 0;
    for (TomlTable const& row : root.tables("bridges")) {
        Bridge bridge{.id = read_id(row, edition.bridges), .name = row.string("name")};
        bridge.points = row.integer("points", 0, 30);
        bridge.per = find_measure(row.string("per"));
        if (bridge.per == Measure::none) row.fail("per", "this is nothing that can be counted.");
        bridge.most = row.integer("max", 0, 100);
        if (bridge.per != Measure::hotels) ++without_hotels;
        edition.bridges.push_back(std::move(bridge));
    }
    if (without_hotels < bridge_stacks)
        root.fail("bridges", "six kinds that do not count Hotels are needed.");
    check_size(root, "bridges", edition.bridges.size(), bridge_stacks, 40);
}

void read_boards(TomlTable const& root, Edition& edition) {
    for (TomlTable const& row : root.tables("boards")) {
        Board board{.id = read_id(row, edition.boards), .name = row.string("name")};
        read_effects(row, "gain", Place::gain, edition, board.gain);
        std::vector<int> const points = row.integers("points", 0, 50);
        if (points.size() == canyons)
            std::copy(points.begin(), points.end(), board.points.begin());
        else
            row.fail("points", "four numbers are expected, one for each River Canyon.");
        edition.boards.push_back(std::move(board));
    }
    check_size(root, "boards", edition.boards.size(), 1 + max_players, 20);
}

void read_pioneers(TomlTable const& root, Edition& edition) {
    for (TomlTable const& row : root.tables("pioneers")) {
        Pioneer pioneer{.id = read_id(row, edition.pioneers), .name = row.string("name")};
        if (std::string const board = row.string("board"); !board.empty()) {
            pioneer.board = find_id(edition.boards, board);
            if (pioneer.board == none || pioneer.board == 0)
                row.fail("board", "“" + board + "” is none of the B sides.");
            for (Pioneer const& other : edition.pioneers)
                if (other.board == pioneer.board) row.fail("board", "“" + board + "” is already taken.");
        }
        std::vector<std::string> const texts = row.strings("does");
        if (texts.empty() || texts.size() > Pioneer::max_does)
            row.fail("does", "a Pioneer has one or two effects.");
        else
            for (std::string const& text : texts)
                pioneer.does.push_back(read_effect(row, "does", text, Place::pioneer, edition));
        edition.pioneers.push_back(std::move(pioneer));
    }
    check_size(root, "pioneers", edition.pioneers.size(), max_players, 40);
}

void read_charts(TomlTable const& root, Edition& edition) {
    for (TomlTable const& row : root.tables("charts")) {
        Chart chart{.id = read_id(row, edition.charts)};
        read_effects(row, "win", Place::chart, edition, chart.win);
        read_effects(row, "lose", Place::chart, edition, chart.lose);
        edition.charts.push_back(std::move(chart));
    }
    check_size(root, "charts", edition.charts.size(), years, 20);
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
        table.fail(key, "“" + std::string{text} + "”: " + std::string{why});
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

EffectId read_effect(TomlTable const& table, std::string_view key, Place place, Edition& edition) {
    return read_effect(table, key, table.string(key), place, edition);
}

void check_size(TomlTable const& table, std::string_view key, std::size_t size, int least, int most) {
    if (size < static_cast<std::size_t>(least) || size > static_cast<std::size_t>(most))
        table.fail(key, "there must be " + std::to_string(least) + " to " + std::to_string(most) + ", not " +
                            std::to_string(size) + ".");
}

void read_cards(TomlTable const& root, Edition& edition) {
    read_buildings(root, edition);
    read_barrels(root, edition);
    read_bridges(root, edition);
    read_boards(root, edition);
    read_pioneers(root, edition);
    read_charts(root, edition);
}

}  // namespace motherlode::coloma

// Cards, map, wheel and Shade of an edition file, with their effects.

#include "games/coloma/edition_reader.h"

#include <algorithm>

namespace motherlode::coloma {
namespace {

std::uint8_t byte(std::size_t number) { return static_cast<std::uint8_t>(number); }

// An id that no item of the list has yet.
template <class List>
std::string read_id(TomlTable const& row, List const& others) {
    std::string id = row.string("id");
    if (id.empty() || id.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789_") != std::string::npos)
        row.fail("id", "an id is made of lower-case letters, digits and underscores.");
    for (auto const& other : others)
        if (other.id == id) row.fail("id", "“" + id + "” is already taken.");
    return id;
}

template <class List>
std::uint8_t find_id(List const& list, std::string_view id) {
    for (std::size_t i = 0; i < list.size(); ++i)
        if (list[i].id == id) return byte(i);
    return none;
}

void check_size(TomlTable const& table, std::string_view key, std::size_t size, int least, int most) {
    if (size < static_cast<std::size_t>(least) || size > static_cast<std::size_t>(most))
        table.fail(key, "there must be " + std::to_string(least) + " to " + std::to_string(most) + ", not " +
                            std::to_string(size) + ".");
}

// Where an effect stands decides what it may be.
enum class Place : std::uint8_t {
    building,
    barrel,
    pioneer,
    gain,   // canyons, spaces, Events, the Mill: a plain gain, or one that is paid for
    chart,  // a plain gain, or graves
};

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

// Why an effect cannot stand where it does; nothing where it can. What repeats without end is refused here,
// so that every game has one.
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
    if (known != edition.effects.end())
        return byte(static_cast<std::size_t>(known - edition.effects.begin()));
    if (edition.effects.size() > 254) {
        table.fail(key, "there can be at most 254 different effects.");
        return no_effect;
    }
    edition.effects.push_back(*effect);
    return byte(edition.effects.size() - 1);
}

template <std::size_t N>
void read_effects(TomlTable const& table, std::string_view key, Place place, Edition& edition,
                  std::array<EffectId, N>& to) {
    std::vector<std::string> const texts = table.strings(key);
    if (texts.size() != N) {
        table.fail(key, std::to_string(N) + " effects are expected.");
        return;
    }
    for (std::size_t i = 0; i < N; ++i) to[i] = read_effect(table, key, texts[i], place, edition);
}

// What a "during" changes must be what its Site does.
bool changes_its_site(Verb verb, int site) {
    switch (verb) {
        case Verb::less: return site == 1 || site == 2;
        case Verb::tents_cost: return site == barker_site;
        default: return site == 3;
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
            building.site = byte(static_cast<std::size_t>(site[0] - '1'));
        else
            row.fail("site", "a Site is 1 to 5 or barker.");
        std::vector<std::string> const rows = row.strings("rows");
        if (rows.size() == Building::rows_each)
            for (int i = 0; i < Building::rows_each; ++i)
                building.rows[i] = read_row(row, rows[static_cast<std::size_t>(i)], building.site, edition);
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
        barrel.effect = read_effect(row, "effect", row.string("effect"), Place::barrel, edition);
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

void read_roads(TomlTable const& map, Edition& edition) {
    for (std::string const& road : map.strings("roads")) {
        std::uint8_t before = none;
        for (std::size_t at = 0; at < road.size();) {
            std::size_t const end = std::min(road.find(' ', at), road.size());
            std::string const id = road.substr(at, end - at);
            at = end + 1;
            std::uint8_t const space = find_id(edition.spaces, id);
            if (space == none) {
                map.fail("roads", "“" + id + "” is no space of the map.");
                return;
            }
            if (before != none) {
                auto& from = edition.spaces[before].neighbours;
                auto& to = edition.spaces[space].neighbours;
                if (from.full() || to.full() || before == space ||
                    std::find(from.begin(), from.end(), space) != from.end()) {
                    map.fail("roads", "“" + id + "” is joined twice, or to too many spaces.");
                    return;
                }
                from.push_back(space);
                to.push_back(before);
            }
            before = space;
        }
    }
    for (Space const& space : edition.spaces)
        if (space.neighbours.empty()) map.fail("roads", "no road leads to “" + space.id + "”.");
}

}  // namespace

void read_cards(TomlTable const& root, Edition& edition) {
    read_buildings(root, edition);
    read_barrels(root, edition);
    read_bridges(root, edition);
    read_boards(root, edition);
    read_pioneers(root, edition);
    read_charts(root, edition);
}

void read_map(TomlTable const& map, Edition& edition) {
    for (TomlTable const& row : map.tables("boomtowns")) {
        Space space{
            .id = read_id(row, edition.spaces), .name = row.string("name"), .kind = SpaceKind::boomtown};
        space.gain = read_effect(row, "pass", row.string("pass"), Place::gain, edition);
        space.stop = read_effect(row, "stop", row.string("stop"), Place::gain, edition);
        edition.spaces.push_back(std::move(space));
    }
    for (TomlTable const& row : map.tables("settlements")) {
        Space space{
            .id = read_id(row, edition.spaces), .name = row.string("name"), .kind = SpaceKind::settlement};
        space.gain = read_effect(row, "gain", row.string("gain"), Place::gain, edition);
        edition.spaces.push_back(std::move(space));
    }
    for (TomlTable const& row : map.tables("horseshoes"))
        edition.spaces.push_back(
            {.id = read_id(row, edition.spaces), .name = row.string("name"), .kind = SpaceKind::horseshoe});
    check_size(map, "boomtowns", edition.spaces.size(), 2, max_spaces);

    std::string const start = map.string("start");
    edition.start_space = find_id(edition.spaces, start);
    if (edition.start_space == none || edition.spaces[edition.start_space].kind != SpaceKind::boomtown) {
        map.fail("start", "“" + start + "” is no Boomtown.");
        return;
    }
    read_roads(map, edition);

    for (TomlTable const& row : map.tables("lands")) {
        Land land{.id = read_id(row, edition.lands), .name = row.string("name"), .towns = {}};
        for (std::string const& id : row.strings("towns")) {
            std::uint8_t const town = find_id(edition.spaces, id);
            if (town == none || edition.spaces[town].kind != SpaceKind::boomtown)
                row.fail("towns", "“" + id + "” is no Boomtown.");
            land.towns.push_back(town);
        }
        edition.lands.push_back(std::move(land));
    }
    check_size(map, "lands", edition.lands.size(), 1, max_lands);
}

void read_wheel(TomlTable const& wheel, Edition& edition) {
    edition.signpost_offset = wheel.integer("signpost_offset", 1, sites - 1);
    read_effects(wheel, "events", Place::gain, edition, edition.events);
    edition.mill = {read_effect(wheel, "mill_common", wheel.string("mill_common"), Place::gain, edition),
                    read_effect(wheel, "mill_boom", wheel.string("mill_boom"), Place::gain, edition)};
}

void read_shade(TomlTable const& shade, Edition& edition) {
    ShadeNumbers& numbers = edition.shade;
    numbers.dudes = shade.integer("dudes", 0, 60);
    numbers.tents = shade.integer("tents", 0, 30);
    numbers.tent_on_event = shade.integer("tent_on_event", 1, sites) - 1;
    numbers.most_horses = shade.integer("most_horses", 0, 12);
    numbers.horses = shade.integer("horses", 0, numbers.most_horses);
    numbers.most_rivers = shade.integer("most_rivers", 0, 8);
    numbers.event_gold = shade.integer("event_gold", 0, 5);
    numbers.event_spends = shade.integer("event_spends", 0, 5);
    numbers.event_points = shade.integer("event_points", 0, 20);
    numbers.bridge_points = shade.integer("bridge_points", 0, 20);
    numbers.building_points = shade.integer("building_points", 0, 20);
    numbers.wagon_points = shade.integer("wagon_points", 0, 20);
    numbers.tent_points = shade.integer("tent_points", 0, 20);
    numbers.river_value = shade.integer("river_value", 0, 20);
    numbers.barrel_value = shade.integer("barrel_value", 0, 20);
    numbers.gold_value = shade.integer("gold_value", 0, 20);
    numbers.horse_value = shade.integer("horse_value", 0, 20);
    for (std::string const& id : shade.strings("wagon_deck")) {
        std::uint8_t const town = find_id(edition.spaces, id);
        if (town == none || edition.spaces[town].kind != SpaceKind::boomtown)
            shade.fail("wagon_deck", "“" + id + "” is no Boomtown.");
        numbers.wagon_deck.push_back(town);
    }
    check_size(shade, "wagon_deck", numbers.wagon_deck.size(), 1, max_wagon_deck);
    for (TomlTable const& row : shade.tables("levels")) {
        Level level{.id = read_id(row, numbers.levels)};
        level.rivers = row.integer("rivers", 0, numbers.most_rivers);
        level.gold = row.integer("gold", 0, 20);
        numbers.levels.push_back(std::move(level));
    }
    check_size(shade, "levels", numbers.levels.size(), 3, 3);
}

}  // namespace motherlode::coloma

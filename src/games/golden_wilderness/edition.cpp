#include "games/golden_wilderness/edition.h"

#include <algorithm>

#include "kernel/hash.h"
#include "kernel/toml_reader.h"

namespace motherlode::golden_wilderness {
namespace {

constexpr int edition_format = 1;

// So bounded, money and points fit their 16 bits however a game goes.
constexpr int most_pesos = 30;
constexpr int most_icons = 3;
constexpr std::size_t most_ways = 160;

std::uint8_t byte(int number) { return static_cast<std::uint8_t>(number); }

template <std::size_t N>
int find(std::array<std::string_view, N> const& names, std::string_view name) {
    auto const at = std::find(names.begin(), names.end(), name);
    return at == names.end() ? -1 : static_cast<int>(at - names.begin());
}

std::string read_id(TomlTable const& row) {
    std::string id = row.string("id");
    if (id.empty() || id.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789_") != std::string::npos)
        row.fail("id", "an id is made of lower-case letters, digits and underscores.");
    return id;
}

template <class List>
void refuse_known(TomlTable const& row, List const& list, std::string const& id) {
    if (std::any_of(list.begin(), list.end(), [&](auto const& other) { return other.id == id; }))
        row.fail("id", "“" + id + "” is already taken.");
}

template <class List>
void refuse_more(TomlTable const& root, std::string_view key, List const& list, std::size_t most) {
    if (list.size() > most) root.fail(key, "there can be at most " + std::to_string(most) + ".");
}

Terrain read_terrain(TomlTable const& row) {
    std::string const name = row.string("terrain");
    int const terrain = find(terrain_names, name);
    if (terrain < 0) row.fail("terrain", "“" + name + "” is no terrain.");
    return static_cast<Terrain>(std::max(terrain, 0));
}

void read_industries(TomlTable const& root, Edition& edition) {
    edition.products = root.strings("products");
    refuse_more(root, "products", edition.products, max_products);
    for (TomlTable const& row : root.tables("industries")) {
        Terrain const terrain = read_terrain(row);
        if (terrain == Terrain::desert) row.fail("terrain", "the desert has no industry.");
        std::string const product = row.string("product");
        auto const known = std::find(edition.products.begin(), edition.products.end(), product);
        if (known == edition.products.end())
            row.fail("product", "“" + product + "” is not among the products.");
        int const cost = row.integer("cost", 1, 4);
        edition.industries.push_back({terrain, byte(static_cast<int>(known - edition.products.begin())),
                                      byte(cost), terrain == Terrain::sierra && product == "gold"});
    }
    refuse_more(root, "industries", edition.industries, max_industries);

    // Beginner knows one industry of cost 1 for each terrain (WI-2.1e); elsewhere the order is free.
    for (int terrain = 0; terrain < settled_terrains; ++terrain) {
        auto const cheap =
            std::find_if(edition.industries.begin(), edition.industries.end(),
                         [&](Industry const& it) { return index(it.terrain) == terrain && it.cost == 1; });
        if (cheap == edition.industries.end())
            root.fail("industries", std::string{terrain_names[terrain]} + " has no industry that costs 1.");
        edition.cheapest[terrain] = byte(static_cast<int>(cheap - edition.industries.begin()));
    }
}

void read_prices(TomlTable const& row, std::string_view key, std::array<std::uint8_t, max_products>& prices,
                 std::size_t products, int least) {
    std::vector<int> const numbers = row.integers(key, least, most_pesos);
    if (numbers.size() != products) {
        row.fail(key, "one number for each product is expected.");
        return;
    }
    // What is not bought stays so, whatever a country changes.
    for (std::size_t i = 0; i < products; ++i)
        if (least == 0 || prices[i] > 0) prices[i] = byte(std::clamp(prices[i] + numbers[i], 0, most_pesos));
}

void read_countries(TomlTable const& root, Edition& edition) {
    std::array<std::array<std::uint8_t, max_products>, locations> prices{};
    TomlTable const base = root.table("prices");
    for (int place = 0; place < locations; ++place)
        read_prices(base, location_names[place], prices[place], edition.products.size(), 0);

    std::array<bool, levels> used{};
    for (TomlTable const& row : root.tables("countries")) {
        Country country{read_id(row), row.string("name"), {}, 0, false, false, prices};
        refuse_known(row, edition.countries, country.id);
        std::vector<int> const immigrants = row.integers("immigrants", 0, 5);
        if (immigrants.size() != immigrant_decks)
            row.fail("immigrants", "three numbers are expected: pioneers, soldiers, priests.");
        else
            for (std::size_t deck = 0; deck < immigrant_decks; ++deck)
                country.immigrants[deck] = byte(immigrants[deck]);
        country.taxes = row.integer("taxes", 0, most_pesos);
        std::string const neophytes = row.string("neophytes");
        if (neophytes != "yes" && neophytes != "no") row.fail("neophytes", "yes or no is expected.");
        country.neophytes = neophytes == "yes";
        for (int place = 0; place < locations; ++place)
            if (row.has(location_names[place]))
                read_prices(row, location_names[place], country.prices[place], edition.products.size(),
                            -most_pesos);

        std::string const use = row.string("use");
        int const level = use == "power" ? index(Level::advanced) : find(level_names, use);
        country.can_govern = use == "power";
        if (level < 0 || use == "advanced")
            row.fail("use", "“" + use + "” is none of beginner, easy, standard, power.");
        else if (use != "power" && used[level])
            row.fail("use", "the level has a country already.");
        else if (!used[level])
            edition.country_of_level[level] = byte(static_cast<int>(edition.countries.size()));
        if (level >= 0) used[level] = true;
        edition.countries.push_back(std::move(country));
    }
    refuse_more(root, "countries", edition.countries, max_countries);
    if (std::find(used.begin(), used.end(), false) != used.end())
        root.fail("countries", "every level needs a country.");
}

EdgeSet read_edges(TomlTable const& row, std::string_view key) {
    EdgeSet set = 0;
    for (std::string_view const word : words_of(row.string(key))) {
        auto const edge = std::find(edge_names.begin(), edge_names.end(), word);
        if (edge == edge_names.end())
            row.fail(key, "“" + std::string{word} + "” is none of E SE SW W NW NE.");
        else
            set |= edge_bit(static_cast<int>(edge - edge_names.begin()));
    }
    return set;
}

// On the Rough Map coast faces coast and land faces land (WI-4.5b).
void check_map(TomlTable const& root, Edition const& edition) {
    for (TileFace const& tile : edition.tiles) {
        for (TileFace const& other : edition.tiles) {
            if (&tile != &other && tile.on_map == other.on_map)
                root.fail("tiles", tile.id + " and " + other.id + " lie on the same place.");
            for (int edge = 0; edge < edges; ++edge)
                if (beside(tile.on_map, edge) == other.on_map &&
                    has_edge(tile.coast, edge) != has_edge(other.coast, opposite(edge)))
                    root.fail("tiles", "the border of " + tile.id + " and " + other.id +
                                           " is coast on one side and land on the other.");
        }
    }
}

void read_tiles(TomlTable const& root, Edition& edition) {
    constexpr int furthest = grid_middle;
    for (TomlTable const& row : root.tables("tiles")) {
        TileFace tile{read_id(row), row.string("name"), read_terrain(row), 0, 0, {}};
        refuse_known(row, edition.tiles, tile.id);
        tile.coast = read_edges(row, "coast");
        tile.mountains = read_edges(row, "mountains");
        if ((tile.coast & tile.mountains) != 0)
            row.fail("mountains", "an edge cannot be coast and mountain.");
        if (tile.coast == all_edges) row.fail("coast", "a tile needs at least one land edge.");
        std::vector<int> const at = row.integers("at", -furthest, furthest);
        if (at.size() != 2 || (at[0] + at[1]) % 2 != 0)
            row.fail("at", "a doubled x and a row are expected, both even or both odd.");
        else
            tile.on_map = from_doubled(at[0], at[1]);
        edition.tiles.push_back(std::move(tile));
    }
    refuse_more(root, "tiles", edition.tiles, max_tiles);
    for (std::size_t tile = 0; tile < edition.tiles.size() && tile < max_tiles; ++tile) {
        edition.tiles_of[index(edition.tiles[tile].terrain)] |= std::uint64_t{1} << tile;
        if (edition.tiles[tile].coast != 0) edition.coastal_tiles |= std::uint64_t{1} << tile;
    }
    check_map(root, edition);
}

Icons read_icons(TomlTable const& row) {
    std::string const letters = row.string("icons");
    Icons icons{};
    for (char const letter : letters) {
        if (letter == 'P')
            ++icons.population;
        else if (letter == 'C')
            ++icons.crosses;
        else if (letter == 'S')
            ++icons.swords;
        else
            row.fail("icons", "only P, C and S are icons.");
    }
    if (letters.size() > most_icons) row.fail("icons", "a card has at most 3 icons.");
    return icons;
}

void read_people(TomlTable const& root, Edition& edition) {
    for (int deck = 0; deck < decks; ++deck) {
        std::string const key = std::string{deck_names[deck]} + "s";
        edition.first_of[deck] = byte(static_cast<int>(edition.people.size()));
        for (TomlTable const& row : root.tables(key)) {
            Person person{read_id(row),
                          row.string("name"),
                          static_cast<Deck>(deck),
                          latest_year,
                          latest_year,
                          {},
                          0,
                          {}};
            refuse_known(row, edition.people, person.id);
            if (row.has("born") || deck != index(Deck::indian)) {
                person.born = row.integer("born", 1000, 2000);
                person.died = row.integer("died", person.born, 2100);
            }
            person.icons = read_icons(row);
            for (std::string const& text : row.strings("abilities")) {
                std::optional<Ability> const ability = parse_ability(edition, text);
                if (!ability)
                    row.fail("abilities", "“" + text + "” is not an ability; docs/editions.md lists them.");
                else if (person.ability_count == max_abilities)
                    row.fail("abilities", "a card has at most 3 abilities.");
                else
                    person.abilities[person.ability_count++] = *ability;
            }
            edition.people.push_back(std::move(person));
        }
        if (edition.people.size() - edition.first_of[deck] > max_deck)
            root.fail(key, "there can be at most " + std::to_string(max_deck) + ".");
    }
    refuse_more(root, "indians", edition.people, max_people);
    // Whoever holds all cards must still find every way to use them in one list of actions.
    std::size_t ways = edition.people.size();
    for (Person const& person : edition.people) ways += person.ability_count;
    if (ways > most_ways)
        root.fail("pioneers",
                  "cards and abilities together can be at most " + std::to_string(most_ways) + ".");
    edition.first_of[decks] = byte(static_cast<int>(edition.people.size()));
}

void check_count(TomlTable const& counts, std::string_view key, std::size_t listed) {
    int const expected = counts.integer(key, 1, 1000);
    if (static_cast<std::size_t>(expected) != listed)
        counts.fail(key, "the box has " + std::to_string(expected) + ", but this file lists " +
                             std::to_string(listed) + ".");
}

void read_counts(TomlTable const& counts, Edition& edition) {
    auto const coastal = std::count_if(edition.tiles.begin(), edition.tiles.end(),
                                       [](TileFace const& tile) { return tile.coast != 0; });
    check_count(counts, "tiles", edition.tiles.size());
    check_count(counts, "coastal_tiles", static_cast<std::size_t>(coastal));
    for (int deck = 0; deck < decks; ++deck)
        check_count(counts, std::string{deck_names[deck]} + "s",
                    static_cast<std::size_t>(edition.people_in(static_cast<Deck>(deck))));
    edition.markers = {counts.integer("cities", 1, 12), counts.integer("presidios", 1, 20),
                       counts.integer("missions", 1, 20)};
    edition.coast_markets = counts.integer("coast_markets", 1, 4);
}

void read_numbers(TomlTable const& root, Edition& edition) {
    TomlTable const shorter = root.table("short");
    edition.short_easy_cities = shorter.integer("easy_cities", 1, edition.markers.cities);
    edition.short_markers = {shorter.integer("cities", 1, edition.markers.cities),
                             shorter.integer("presidios", 1, edition.markers.presidios),
                             shorter.integer("missions", 1, edition.markers.missions)};
    TomlTable const costs = root.table("costs");
    edition.start_pesos = costs.integer("start_pesos", 0, 100);
    edition.lowland_road = costs.integer("lowland_road", 1, most_pesos);
    edition.mountain_road = costs.integer("mountain_road", 1, most_pesos);
    edition.sea_road = costs.integer("sea_road", 1, most_pesos);
    edition.city_population = costs.integer("city_population", 5, 9);
    edition.city_pays = costs.integer("city_pays", 0, 100);
    edition.mission_crosses = costs.integer("mission_crosses", 1, most_icons);
    edition.mission_pesos = costs.integer("mission_pesos", 0, most_pesos);
    edition.presidio_swords = costs.integer("presidio_swords", 1, most_icons);
    edition.presidio_pesos = costs.integer("presidio_pesos", 0, most_pesos);
    edition.bought_vote = costs.integer("bought_vote", 1, most_pesos);
    TomlTable const points = root.table("points");
    edition.settlement_points = points.integer("settlement", 0, most_pesos);
    edition.person_points = points.integer("person", -most_pesos, 0);
    edition.gold_rush_pioneers = root.table("gold_rush").integer("pioneers", 0, 5);
    TomlTable const start = root.table("start");
    edition.beginner_tiles = start.integer("beginner_tiles", 2, static_cast<int>(edition.tiles.size()));
    edition.beginner_coastal_tiles_beyond_players =
        start.integer("beginner_coastal_tiles_beyond_players", -1, 4);
    edition.start_pioneers = start.integer("pioneers", 1, 4);
    edition.coastal_tiles_beyond_players = start.integer("coastal_tiles_beyond_players", 0, 4);
    edition.inland_tiles = start.integer("inland_tiles", 0, 8);
    TomlTable const limits = root.table("limits");
    for (int level = 0; level < levels; ++level)
        edition.last_taxes[level] = limits.integer("taxes_" + std::string{level_names[level]}, 1, 100);
    edition.lowest_bid = limits.integer("lowest_bid", -most_pesos, 0);

    // The pioneers must last for the start, and everybody needs one that was born before the others.
    if (edition.people_in(Deck::pioneer) < max_players * edition.start_pioneers)
        root.fail("pioneers", "there are too few of them to start with.");
}

}  // namespace

Outcome<std::shared_ptr<Edition const>> load_edition(std::string_view toml, std::string_view origin) {
    TomlFile file{toml, origin};
    TomlTable const root = file.root();
    auto edition = std::make_shared<Edition>();

    root.integer("format", edition_format, edition_format);
    if (file.valid() && root.string("game") != "golden_wilderness")
        root.fail("game", "this is not an edition of golden_wilderness.");
    edition->name = root.string("name");
    if (edition->name.empty() ||
        edition->name.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789_-") != std::string::npos)
        root.fail("name", "a name is made of lower-case letters, digits, - and _.");
    edition->title = root.string("title");
    edition->provenance = root.string("provenance");

    // Each part relies on the ones before it, so the first error ends the reading.
    if (file.valid()) read_industries(root, *edition);
    if (file.valid()) read_countries(root, *edition);
    if (file.valid()) read_tiles(root, *edition);
    if (file.valid()) read_people(root, *edition);
    if (file.valid()) read_counts(root.table("counts"), *edition);
    if (file.valid()) read_numbers(root, *edition);
    if (std::optional<Error> error = file.finish()) return *error;

    edition->hash = hash_of(*edition);
    return std::shared_ptr<Edition const>{std::move(edition)};
}

}  // namespace motherlode::golden_wilderness

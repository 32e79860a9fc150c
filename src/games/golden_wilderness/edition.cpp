#include "games/golden_wilderness/edition.h"

#include <algorithm>

#include "kernel/packed.h"

namespace motherlode::golden_wilderness {
namespace {

constexpr std::size_t most_card_actions = 160;
constexpr Markers most_markers{12, 20, 20};

// Each terrain needs an industry of cost 1, because Beginner uses only those (WI-2.1e).
void find_cheapest(TomlTable const& root, Edition& edition) {
    auto const& industries = edition.industries;
    for (int terrain = 0; terrain < settled_terrains; ++terrain) {
        auto const cheapest =
            std::find_if(industries.begin(), industries.end(), [&](Industry const& industry) {
                return index(industry.terrain) == terrain && industry.cost == 1;
            });
        if (cheapest == industries.end())
            root.fail("industries", std::string{terrain_names[terrain]} + " has no industry that costs 1.");
        edition.cheapest[terrain] = byte(static_cast<int>(cheapest - industries.begin()));
    }
}

void find_countries(TomlTable const& root, Edition& edition) {
    auto const& countries = edition.countries;
    for (int level = 0; level < levels; ++level) {
        auto const first = std::find_if(countries.begin(), countries.end(), [&](Country const& country) {
            return index(country.level) == level;
        });
        if (first == countries.end()) root.fail("countries", "every level needs a country.");
        edition.country_of_level[level] = byte(static_cast<int>(first - countries.begin()));
    }
}

void sort_tiles(Edition& edition) {
    for (std::size_t tile = 0; tile < edition.tiles.size(); ++tile) {
        edition.tiles_of[index(edition.tiles[tile].terrain)] |= std::uint64_t{1} << tile;
        if (edition.tiles[tile].coast != 0) edition.coastal_tiles |= std::uint64_t{1} << tile;
    }
}

// The tiles of the Rough Map must match their neighbours: coast with coast, land with land (WI-4.5b).
void check_map(TomlTable const& root, Edition const& edition) {
    for (TileFace const& tile : edition.tiles) {
        for (TileFace const& neighbour : edition.tiles) {
            if (&tile != &neighbour && tile.on_map == neighbour.on_map)
                root.fail("tiles", tile.id + " and " + neighbour.id + " are on the same place.");
            for (int edge = 0; edge < edges; ++edge)
                if (beside(tile.on_map, edge) == neighbour.on_map &&
                    has_edge(tile.coast, edge) != has_edge(neighbour.coast, opposite(edge)))
                    root.fail("tiles", "the border of " + tile.id + " and " + neighbour.id +
                                           " is coast on one side and land on the other.");
        }
    }
}

// The edition file has one list for each deck: pioneers, soldiers, priests, Indians.
void read_people(ReadEdition& file, Edition& edition) {
    std::vector<Person>& people = edition.people;
    for (int deck = 0; deck < decks; ++deck) {
        std::string const key = std::string{deck_names[deck]} + "s";
        std::size_t const first = people.size();
        Person start{};
        start.deck = static_cast<Deck>(deck);
        file.list_from(key, start, people, edition);
        if (!file.check_size(key, people.size() - first, {.most = max_deck}) ||
            !file.check_size(key, people.size(), {.most = max_people}))
            return;
        edition.first_of[deck + 1] = byte(static_cast<int>(people.size()));
    }
    // An ActionList must have space for every card and ability, in case one player holds all cards.
    std::size_t card_actions = people.size();
    for (Person const& person : people) card_actions += person.ability_count;
    if (card_actions > most_card_actions)
        file.row().fail("pioneers", "there can be at most " + std::to_string(most_card_actions) +
                                        " cards and abilities together.");
}

void check_counts(TomlTable const& counts, Edition const& edition) {
    auto const coastal = std::count_if(edition.tiles.begin(), edition.tiles.end(),
                                       [](TileFace const& tile) { return tile.coast != 0; });
    check_count(counts, "tiles", edition.tiles.size());
    check_count(counts, "coastal_tiles", static_cast<std::size_t>(coastal));
    for (int deck = 0; deck < decks; ++deck)
        check_count(counts, std::string{deck_names[deck]} + "s",
                    static_cast<std::size_t>(edition.people_in(static_cast<Deck>(deck))));
}

void start_fields(auto& edition, auto& start) {
    start.field("beginner_tiles", edition.beginner_tiles,
                type::between(2, static_cast<int>(edition.tiles.size())));
    start.field("beginner_coastal_tiles_beyond_players", edition.beginner_coastal_tiles_beyond_players,
                type::between(-1, 4));
    start.field("pioneers", edition.start_pioneers, type::between(1, 4));
    start.field("coastal_tiles_beyond_players", edition.coastal_tiles_beyond_players, type::count(4));
    start.field("inland_tiles", edition.inland_tiles, type::count(8));
}

}  // namespace

// The order of the fields determines the hash.
void Edition::fields(auto& edition, auto& visit) {
    for (std::size_t const size : {edition.products.size(), edition.industries.size(),
                                   edition.countries.size(), edition.tiles.size(), edition.people.size()})
        visit.hash_only(size);
    visit.field("products", edition.products, {.counted = false, .most = max_products});
    visit.list("industries", edition.industries, {.counted = false, .most = max_industries}, edition);
    visit.read(edition, [](auto& file, auto& read) { find_cheapest(file.row(), read); });
    visit.table("prices", [&](auto& table) {
        for (int place = 0; place < locations; ++place) {
            auto by_product = first(edition.prices[place], static_cast<int>(edition.products.size()));
            table.field(location_names[place], by_product, type::count(most_pesos),
                        {.hashed = false, .wrong_size = "one number for each product is expected."});
        }
    });
    visit.list("countries", edition.countries, {.counted = false, .most = max_countries}, edition);
    visit.read(edition, [](auto& file, auto& read) { find_countries(file.row(), read); });
    for (int const country : edition.country_of_level) visit.hash_only(country);
    visit.list("tiles", edition.tiles, {.counted = false, .most = max_tiles});
    visit.read(edition, [](auto&, auto& read) { sort_tiles(read); });
    visit.check([&](TomlTable const& root) { check_map(root, edition); });
    visit.read(edition, [](auto& file, auto& read) { read_people(file, read); });
    visit.list("people", edition.people, {.read = false, .counted = false}, edition);

    visit.table("counts", [&](auto& counts) {
        counts.check([&](TomlTable const& row) { check_counts(row, edition); });
        Markers::fields(edition.markers, counts, most_markers);
    });
    visit.table("short", [&](auto& table) {
        Markers::fields(edition.short_markers, table, edition.markers);
        table.field("easy_cities", edition.short_easy_cities, type::between(1, edition.markers.cities));
    });
    visit.table("counts", [&](auto& counts) {
        counts.field("coast_markets", edition.coast_markets, type::between(1, 4));
    });
    visit.table("costs", [&](auto& costs) {
        costs.field("start_pesos", edition.start_pesos, type::count(100));
        road_costs(edition, costs);
        building_costs(edition, costs);
    });
    visit.table("points", [&](auto& points) {
        points.field("settlement", edition.settlement_points, type::count(most_pesos));
        points.field("person", edition.person_points, type::between(-most_pesos, 0));
    });
    visit.table("gold_rush", [&](auto& table) { gold_rush(edition, table); });
    visit.table("start", [&](auto& start) { start_fields(edition, start); });
    visit.table("limits", [&](auto& limits) {
        limits.field("lowest_bid", edition.lowest_bid, type::between(-most_pesos, 0));
        for (int level = 0; level < levels; ++level)
            limits.field("taxes_" + std::string{level_names[level]}, edition.last_taxes[level],
                         type::between(1, 100));
    });
    // There must be enough pioneers for the largest number of players.
    visit.check([&](TomlTable const& root) {
        if (edition.people_in(Deck::pioneer) < max_players * edition.start_pioneers)
            root.fail("pioneers", "there are too few for five players.");
    });
}

Outcome<std::shared_ptr<Edition const>> load_edition(std::string_view toml, std::string_view origin) {
    return read_edition_file<Edition>(toml, origin, "golden_wilderness");
}

}  // namespace motherlode::golden_wilderness

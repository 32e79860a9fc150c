#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "games/golden_wilderness/kinds.h"
#include "games/golden_wilderness/rules/hex.h"
#include "kernel/contract.h"
#include "kernel/edition_fields.h"

namespace motherlode::golden_wilderness {

// WI-1.1a.
inline constexpr int min_players = 2;
inline constexpr int max_players = 5;
// Upper limits for an edition: the State has space for no more.
inline constexpr int max_tiles = 40;  // must be less than grid_size, see hex.h
inline constexpr int max_people = 96;
inline constexpr int max_deck = 48;
inline constexpr int max_products = 8;
inline constexpr int max_industries = 16;
inline constexpr int max_countries = 12;
inline constexpr int max_abilities = 3;
inline constexpr int max_event_cards = 24;
// These limits keep money and points within 16 bits in any game.
inline constexpr int most_pesos = 30;
inline constexpr int most_icons = 3;
inline constexpr int most_amount = 20;  // of an ability

enum class Level : std::uint8_t { beginner, easy, standard, advanced };
inline constexpr int levels = 4;

enum class Terrain : std::uint8_t { plains, farmland, forest, sierra, desert };
inline constexpr int terrains = 5;
inline constexpr int settled_terrains = 4;  // without the desert, which has no industry (WI-2.3e)

enum class Deck : std::uint8_t { pioneer, soldier, priest, indian };
inline constexpr int decks = 4;
inline constexpr int immigrant_decks = 3;  // Indians are not immigrants

enum class Location : std::uint8_t { coast, city, presidio };
inline constexpr int locations = 3;

enum class Role : std::uint8_t { governor, viceroy, presiding_father, newspaper_magnate, commandant };
inline constexpr int roles = 5;

enum class Piece : std::uint8_t { settlement, mission, presidio, any };

// Names used in editions, actions and views.
inline constexpr std::array<std::string_view, levels> level_names{"beginner", "easy", "standard", "advanced"};
inline constexpr std::array<std::string_view, terrains> terrain_names{"plains", "farmland", "forest",
                                                                      "sierra", "desert"};
inline constexpr std::array<std::string_view, decks> deck_names{"pioneer", "soldier", "priest", "indian"};
inline constexpr std::array<std::string_view, locations> location_names{"coast", "city", "presidio"};
inline constexpr std::array<std::string_view, roles> role_names{"governor", "viceroy", "presiding_father",
                                                                "newspaper_magnate", "commandant"};
inline constexpr std::array<std::string_view, 4> piece_names{"settlement", "mission", "presidio", "any"};

template <class Enum>
requires std::is_enum_v<Enum>
constexpr int index(Enum value) { return static_cast<int>(value); }

inline constexpr FieldType terrain_type = type::named(terrain_names);
inline constexpr FieldType edges_type = type::set_of(type::named_kind(Kind::edge, edge_names));

struct TileFace {
    std::string id;
    std::string name;
    Terrain terrain;
    EdgeSet coast;
    EdgeSet mountains;
    Hex on_map;  // place on the Rough Map

    static void fields(auto& tile, auto& visit) {
        visit.id(tile.id, Kind::tile);
        visit.field("name", tile.name, {.hashed = false});
        visit.field("terrain", tile.terrain, terrain_type, {.type = "Terrain"});
        visit.field("coast", tile.coast, edges_type);
        visit.field("mountains", tile.mountains, edges_type);
        visit.read(tile, [](auto& file, auto& read) { read.on_map = read_place(file.row()); });
        visit.hash_only(place_of(tile.on_map));
        visit.check([&](TomlTable const& row) {
            if ((tile.coast & tile.mountains) != 0)
                row.fail("mountains", "an edge cannot be coast and mountain.");
            if (tile.coast == all_edges) row.fail("coast", "a tile needs at least one land edge.");
        });
    }
    static Hex read_place(TomlTable const& row);
};

// A product of the edition, stored as its index.
struct ProductType {
    std::vector<std::string> const& products;

    std::uint8_t read(TomlTable const& row, std::string_view key, std::string_view text) const;
    void shape(Shape& shape, int product) const { shape.text(products[product]); }
};

struct Industry {
    Terrain terrain;
    std::uint8_t product;
    std::uint8_t cost;
    bool starts_gold_rush;

    static void fields(auto& industry, auto& visit, auto& edition) {
        visit.field("terrain", industry.terrain, terrain_type, {.type = "Terrain"});
        visit.field("product", industry.product, ProductType{edition.products});
        visit.field("cost", industry.cost, type::between(1, 4));
        visit.check([&](TomlTable const& row) {
            if (industry.terrain == Terrain::desert) row.fail("terrain", "the desert has no industry.");
        });
        visit.read(industry, [&](auto&, auto& read) {
            read.starts_gold_rush =
                read.terrain == Terrain::sierra && edition.products[read.product] == "gold";
        });
    }
};

using Prices = std::array<std::uint8_t, max_products>;  // by product
using MarketPrices = std::array<Prices, locations>;

std::optional<bool> parse_yes(std::string_view text);
inline constexpr Notation<bool> yes_or_no{parse_yes, "cannot be: yes or no is expected.",
                                          [](Shape& shape, bool const& yes) { shape.flag(yes); }};
// Which level uses a country. The countries of Advanced are called powers.
inline constexpr std::array<std::string_view, levels> use_names{"beginner", "easy", "standard", "power"};

struct Country {
    std::string id;
    std::string name;
    std::array<std::uint8_t, immigrant_decks> immigrants;
    int taxes;
    bool neophytes;
    Level level;
    bool can_govern;  // at Advanced
    MarketPrices prices;

    static void fields(auto& country, auto& visit, auto& edition) {
        visit.id(country.id, Kind::country);
        visit.field("name", country.name, {.hashed = false});
        for (int const people : country.immigrants) visit.hash_only(people);
        visit.field("taxes", country.taxes, type::count(most_pesos));
        visit.field("neophytes", country.neophytes, yes_or_no);
        visit.field("use", country.level, type::named(use_names), {.hashed = false, .shown = false});
        visit.check([&](TomlTable const& row) {
            for (Country const& existing : edition.countries)
                if (existing.level == country.level && country.level != Level::advanced)
                    row.fail("use", "the level has a country already.");
        });
        visit.field("can_govern", country.can_govern, type::flag,
                    {.present = false, .otherwise = country.level == Level::advanced});
        visit.field("immigrants", country.immigrants, type::count(5),
                    {.hashed = false,
                     .note = "Pioneers, soldiers, priests.",
                     .wrong_size = "three numbers are expected: pioneers, soldiers, priests."});
        visit.read(country, [&](auto& file, auto& read) { read_prices(file.row(), edition, read.prices); });
        for (auto const& place : country.prices)
            for (int const price : place) visit.hash_only(price);
        visit.shape_only([&](Shape& shape) {
            shape.key("prices", "By product; 0 means that the market does not buy it.").object("Prices", [&] {
                for (int place = 0; place < locations; ++place)
                    shape.key(location_names[place])
                        .list(first(country.prices[place], static_cast<int>(edition.products.size())),
                              [&](int price) { shape.number(price); });
            });
        });
    }
    // Applies the country's changes to the edition's prices.
    static void read_prices(TomlTable const& row, struct Edition const& edition, MarketPrices& prices);
};

struct Icons {
    std::uint8_t population;
    std::uint8_t crosses;
    std::uint8_t swords;

    friend constexpr bool operator==(Icons const&, Icons const&) = default;
    static void fields(auto& icons, auto& visit) {
        visit.field("population", icons.population, type::count(most_icons), {.read = false});
        visit.field("crosses", icons.crosses, type::count(most_icons), {.read = false});
        visit.field("swords", icons.swords, type::count(most_icons), {.read = false});
    }
};
// Parses a text such as "PPS": two population icons and a sword.
std::optional<Icons> parse_icons(std::string_view text);
inline constexpr Notation<Icons> icons_notation{
    parse_icons, "cannot be: only P, C and S are icons, and a card has at most 3 icons."};

enum class Cost : std::uint8_t { show, discard, trash, pesos };
inline constexpr std::array<std::string_view, 4> cost_names{"show", "discard", "trash", "pesos"};

enum class Effect : std::uint8_t {
    explore_coastal,
    explore_inland,
    attack,
    take,
    draw,
    build_mission,
    build_presidio,
    gain,
    population,
    crosses,
    swords,
    votes,
    support,
};

struct Ability {
    Cost cost;
    std::uint8_t pesos;  // if the cost is Cost::pesos
    Effect effect;
    std::uint8_t amount;
    std::uint8_t what;  // a Piece, a Deck or a country

    // The edition file has abilities as text, see parse_ability.
    static void fields(auto& ability, auto& visit) {
        visit.field("cost", ability.cost, type::named(cost_names), {.type = "Cost"});
        visit.field("pesos", ability.pesos, type::count(most_pesos), {.note = "If the cost is pesos."});
        visit.hash_only(ability.effect);
        visit.shape_only([&](Shape& shape) {
            shape.key("effect", "With its target, such as explore_coastal or attack_mission.")
                .text(effect_name(ability));
        });
        visit.field("amount", ability.amount, type::count(most_amount));
        visit.field("country", ability.what, Kind::country,
                    {.present = ability.effect == Effect::support,
                     .nullable = true,
                     .note = "The country to support."});
    }
};

inline constexpr int latest_year = 9999;

struct Person {
    std::string id;
    std::string name;
    Deck deck;
    int born = latest_year;  // cards for a whole people have no dates
    int died = latest_year;
    Icons icons;
    std::uint8_t ability_count;
    std::array<Ability, max_abilities> abilities;

    static void fields(auto& person, auto& visit, auto& edition) {
        visit.id(person.id, Kind::person);
        visit.field("name", person.name, {.hashed = false});
        visit.field("deck", person.deck, type::named_kind(Kind::deck, deck_names), {.read = false});
        bool const dated = person.deck != Deck::indian || person.born != latest_year || visit.has("born");
        visit.field("born", person.born, type::between(1000, 2000),
                    {.present = dated, .otherwise = latest_year, .omitted = true});
        visit.field("died", person.died, type::between(person.born, 2100),
                    {.present = dated, .otherwise = latest_year, .hashed = false, .omitted = true});
        visit.field("icons", person.icons, icons_notation, {.hashed = false, .shown = false});
        Icons::fields(person.icons, visit);
        visit.read(person, [&](auto& file, auto& read) { read_abilities(file.row(), edition, read); });
        visit.hash_only(person.ability_count);
        for (Ability const& ability : person.abilities) visit.hash_only(ability);
    }
    static void read_abilities(TomlTable const& row, Edition const& edition, Person& person);
};

// The number of an ability in messages (Kind::ability, Kind::effect).
constexpr int ability_number(int person, int which) { return person * max_abilities + which; }

// Numbers of markers, which depend on the level and the length of the game.
struct Markers {
    int cities;
    int presidios;
    int missions;

    static void fields(auto& markers, auto& visit, Markers const& most) {
        visit.field("cities", markers.cities, type::between(1, most.cities));
        visit.field("presidios", markers.presidios, type::between(1, most.presidios));
        visit.field("missions", markers.missions, type::between(1, most.missions));
    }
};

struct Edition : EditionInfo {
    std::vector<std::string> products;
    std::vector<Industry> industries;
    MarketPrices prices{};  // before the changes of a country
    std::vector<Country> countries;
    std::array<std::uint8_t, levels> country_of_level{};
    std::vector<TileFace> tiles;
    std::array<std::uint64_t, terrains> tiles_of{};  // by terrain, a bit for each tile
    std::uint64_t coastal_tiles = 0;                 // WI-1.3d: with a coast edge
    std::vector<Person> people;                      // pioneers, soldiers, priests, Indians
    std::array<std::uint8_t, decks + 1> first_of{};  // in `people`, by deck
    std::array<std::uint8_t, terrains> cheapest{};   // industry, by terrain

    Markers markers{};
    Markers short_markers{};
    int short_easy_cities = 0;
    int coast_markets = 0;

    int start_pesos = 0;
    int lowland_road = 0;
    int mountain_road = 0;
    int sea_road = 0;
    int city_population = 0;
    int city_pays = 0;
    int mission_crosses = 0;
    int mission_pesos = 0;
    int presidio_swords = 0;
    int presidio_pesos = 0;
    int bought_vote = 0;
    int settlement_points = 0;
    int person_points = 0;
    int gold_rush_pioneers = 0;
    int beginner_tiles = 0;
    int beginner_coastal_tiles_beyond_players = 0;
    int start_pioneers = 0;
    int coastal_tiles_beyond_players = 0;
    int inland_tiles = 0;
    std::array<int, levels> last_taxes{};
    int lowest_bid = 0;

    int people_in(Deck deck) const { return first_of[index(deck) + 1] - first_of[index(deck)]; }

    static void fields(auto& edition, auto& visit);  // edition.cpp
    // Groups of fields that the JSON shows as well.
    static void road_costs(auto& edition, auto& visit) {
        visit.field("lowland_road", edition.lowland_road, type::between(1, most_pesos));
        visit.field("mountain_road", edition.mountain_road, type::between(1, most_pesos));
        visit.field("sea_road", edition.sea_road, type::between(1, most_pesos));
    }
    static void building_costs(auto& edition, auto& visit) {
        visit.field("city_population", edition.city_population, type::between(5, 9));
        visit.field("city_pays", edition.city_pays, type::count(100));
        visit.field("mission_crosses", edition.mission_crosses, type::between(1, most_icons));
        visit.field("mission_pesos", edition.mission_pesos, type::count(most_pesos));
        visit.field("presidio_swords", edition.presidio_swords, type::between(1, most_icons));
        visit.field("presidio_pesos", edition.presidio_pesos, type::count(most_pesos));
        visit.field("bought_vote", edition.bought_vote, type::between(1, most_pesos));
    }
    static void gold_rush(auto& edition, auto& visit) {
        visit.field("pioneers", edition.gold_rush_pioneers, type::count(5),
                    {.shown_as = "gold_rush_pioneers"});
    }
};

Outcome<std::shared_ptr<Edition const>> load_edition(std::string_view toml, std::string_view origin);

// Parses a text such as "$5: explore 4 coastal". Returns nothing if it is not an ability or names a country
// that the edition does not have.
std::optional<Ability> parse_ability(Edition const& edition, std::string_view text);
std::string ability_text(Edition const& edition, Ability const& ability);
// The effect without its amount, such as "explore_coastal" or "attack_mission".
std::string effect_name(Ability const& ability);

}  // namespace motherlode::golden_wilderness

#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "games/golden_wilderness/rules/hex.h"
#include "kernel/contract.h"

namespace motherlode::golden_wilderness {

// WI-1.1a.
inline constexpr int min_players = 2;
inline constexpr int max_players = 5;
// The most an edition may have; the State has room for this and no more.
inline constexpr int max_tiles = 40;  // fewer than hexes on a side of the grid, see hex.h
inline constexpr int max_people = 96;
inline constexpr int max_deck = 48;
inline constexpr int max_products = 8;
inline constexpr int max_industries = 16;
inline constexpr int max_countries = 12;
inline constexpr int max_abilities = 3;
inline constexpr int max_event_cards = 24;

enum class Level : std::uint8_t { beginner, easy, standard, advanced };
inline constexpr int levels = 4;

enum class Terrain : std::uint8_t { plains, farmland, forest, sierra, desert };
inline constexpr int terrains = 5;
inline constexpr int settled_terrains = 4;  // all but the desert, which has no industry (WI-2.3e)

enum class Deck : std::uint8_t { pioneer, soldier, priest, indian };
inline constexpr int decks = 4;
inline constexpr int immigrant_decks = 3;  // Indians are no immigrants

enum class Location : std::uint8_t { coast, city, presidio };
inline constexpr int locations = 3;

enum class Role : std::uint8_t { governor, viceroy, presiding_father, newspaper_magnate, commandant };
inline constexpr int roles = 5;

enum class Piece : std::uint8_t { settlement, mission, presidio, any };

// As editions, actions and views name them.
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

struct TileFace {
    std::string id;
    std::string name;
    Terrain terrain;
    EdgeSet coast;
    EdgeSet mountains;
    Hex on_map;  // the Rough Map
};

struct Industry {
    Terrain terrain;
    std::uint8_t product;
    std::uint8_t cost;
    bool starts_gold_rush;
};

struct Country {
    std::string id;
    std::string name;
    std::array<std::uint8_t, immigrant_decks> immigrants;
    int taxes;
    bool neophytes;
    bool can_govern;                                                       // at Advanced
    std::array<std::array<std::uint8_t, max_products>, locations> prices;  // by location and product
};

struct Icons {
    std::uint8_t population;
    std::uint8_t crosses;
    std::uint8_t swords;

    friend constexpr bool operator==(Icons const&, Icons const&) = default;
};

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
    std::uint8_t pesos;  // where that is the cost
    Effect effect;
    std::uint8_t amount;
    std::uint8_t what;  // a Piece, a Deck or a country
};

struct Person {
    std::string id;
    std::string name;
    Deck deck;
    int born;  // latest_year for a people
    int died;
    Icons icons;
    std::uint8_t ability_count;
    std::array<Ability, max_abilities> abilities;
};
inline constexpr int latest_year = 9999;

// An ability in messages: Kind::ability, Kind::effect.
constexpr int ability_number(int person, int which) { return person * max_abilities + which; }

// What the short game and the levels change.
struct Markers {
    int cities;
    int presidios;
    int missions;
};

struct Edition : EditionInfo {
    std::vector<std::string> products;
    std::vector<Industry> industries;
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
};

Outcome<std::shared_ptr<Edition const>> load_edition(std::string_view toml, std::string_view origin);

// "$5: explore 4 coastal". Nothing where the text is no ability; a country must be one of the edition's.
std::optional<Ability> parse_ability(Edition const& edition, std::string_view text);
std::string ability_text(Edition const& edition, Ability const& ability);
// "explore_coastal", "attack_mission": what it does, without its amount.
std::string effect_name(Ability const& ability);
std::vector<std::string> words_of(std::string_view line);
std::uint64_t hash_of(Edition const& edition);

}  // namespace motherlode::golden_wilderness

#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "games/gold_west/rules/board.h"
#include "kernel/contract.h"
#include "kernel/edition_reader.h"

namespace motherlode::gold_west {

// The most an edition may have; the State has room for this and no more.
inline constexpr int min_players = 2;  // GW-1.1a
inline constexpr int max_players = 4;
inline constexpr int max_positions = 9;  // so at most 63 hexes
inline constexpr int max_tokens = 96;
inline constexpr int max_camps = 16;
inline constexpr int max_display = 8;
inline constexpr int max_looks = 8;  // by all cards of an edition together

// Fixed by the shape of boards and tokens.
inline constexpr int bins = 4;
inline constexpr int tile_hexes = 7;  // GW-2.1a
inline constexpr int grid = 3;
inline constexpr int spaces = grid * grid;
inline constexpr int offices_in_play = 4;
inline constexpr int piles = 2;  // of Shipping Bonus Tiles on a track

// GW-2.1f: the metals come last.
enum class Resource : std::uint8_t { wood, stone, copper, silver, gold };
inline constexpr int resources = 5;
inline constexpr int metals = 3;
constexpr int index(Resource resource) { return static_cast<int>(resource); }
constexpr Resource resource_at(int index) { return static_cast<Resource>(index); }
constexpr bool is_metal(Resource resource) { return resource >= Resource::copper; }
constexpr int metal_index(Resource metal) { return index(metal) - index(Resource::copper); }
constexpr Resource metal_at(int index) { return resource_at(index + 2); }

enum class Terrain : std::uint8_t { copper, silver, gold, forest };
inline constexpr int terrains = 4;
constexpr int index(Terrain terrain) { return static_cast<int>(terrain); }

// A number of each resource.
struct Goods {
    std::array<std::uint8_t, resources> of;

    constexpr std::uint8_t& operator[](Resource resource) { return of[index(resource)]; }
    constexpr std::uint8_t operator[](Resource resource) const { return of[index(resource)]; }
    constexpr int total() const { return of[0] + of[1] + of[2] + of[3] + of[4]; }
    constexpr bool empty() const { return total() == 0; }
    constexpr bool cover(Goods const& price) const {
        for (int i = 0; i < resources; ++i)
            if (of[i] < price.of[i]) return false;
        return true;
    }
    constexpr void add(Goods const& other) {
        for (int i = 0; i < resources; ++i) of[i] = static_cast<std::uint8_t>(of[i] + other.of[i]);
    }
    constexpr void pay(Goods const& price) {
        for (int i = 0; i < resources; ++i) of[i] = static_cast<std::uint8_t>(of[i] - price.of[i]);
    }
    friend constexpr bool operator==(Goods const&, Goods const&) = default;
};

// GW-2.1b: a Mining Token.
struct Token {
    Terrain terrain;
    Goods goods;
};

// What an Investment Card does; GW-5.3f to GW-5.3l.
enum class Effect : std::uint8_t {
    none,
    influence,
    token_on_occupied,
    token_on_unoccupied,
    look,
    ship,
    upgrade,
    gain,
};
inline constexpr int effects = 8;

struct Card {
    std::string id;
    std::string name;
    Goods cost;
    int points;
    Effect effect;
    int amount;
    Terrain terrain;  // of influence
};

// What an office counts; GW-6.3b to GW-6.3m, GW-8.1b, GW-8.1c.
enum class Counted : std::uint8_t {
    influence_at_water,
    building_on_edge,
    influence_in_weakest_terrain,
    token_in_strongest_terrain,
    terrain_bonus,
    building_in_second_group,
    token_in_boomtown,
    investment,
    building_beside_opponent,
    shipping_bonus_tile,
    building_in_line,
    settlement,
    building_beside_looted,
    camp_in_wanted,
};
inline constexpr int things_counted = 14;

struct Office {
    std::string id;
    std::string name;
    Counted per;
    int points;
    int every;
    bool bandits;  // only with that option
};

// GW-2.1e: what the single space of Boomtown may hold.
struct Single {
    std::string id;
    std::string name;
    int points;
    Goods goods;  // one of these by choice: a Trading Post

    bool is_trading_post() const { return !goods.empty(); }
};

struct Shipping {
    int steps = 0;
    std::vector<int> threshold_steps;
    std::vector<int> threshold_points;
    std::vector<int> bonus_steps;                             // of the first pile and the second
    std::array<std::array<int, 2>, metals> bonus_low_high{};  // GW-2.1d: values; two tiles of each
};

using TerrainBonus = std::array<std::array<int, 2>, terrains>;  // first place, second place

// What the set-up text says for one number of players.
struct ForPlayers {
    int camps = 0;                 // GW-3.5b
    std::vector<int> bonus_tiles;  // GW-3.8a; the highest first
    HexSet used;                   // GW-3.2b, GW-3.2c
};

struct Edition : EditionInfo {
    std::vector<Axial> hexes;
    std::vector<std::string> hex_names;
    std::vector<Axial> water;
    std::vector<std::array<HexId, tile_hexes>> positions;  // ring, then centre
    std::vector<std::array<Terrain, tile_hexes>> tiles;
    std::vector<Token> tokens;
    std::array<std::array<Goods, bins>, max_players> starting_supply{};
    std::array<int, bins> bin_points{};
    std::vector<Card> cards;
    int display = 0;
    std::vector<Office> offices;
    std::vector<Single> singles;
    std::array<Resource, grid> columns{};
    std::array<Resource, grid> rows{};
    std::array<Goods, spaces> prices{};
    Shipping shipping;
    int building_group = 0;
    int loot_penalty = 0;
    int most_wanted_every = 0;
    int second_wanted_every = 0;
    TerrainBonus manual_bonus{};
    TerrainBonus published_bonus{};
    std::array<ForPlayers, max_players + 1> for_players{};
};

Outcome<std::shared_ptr<Edition const>> load_edition(std::string_view toml, std::string_view origin);

// "ggs"; nothing where a letter is none of w t c s g.
std::optional<Goods> parse_goods(std::string_view text);
std::string goods_text(Goods const& goods);  // in the order w t c s g

std::optional<HexId> parse_hex(Edition const& edition, std::string_view name);

std::optional<Resource> parse_resource(std::string_view name);

inline constexpr std::array<std::string_view, resources> resource_names{"wood", "stone", "copper", "silver",
                                                                        "gold"};
inline constexpr std::array<std::string_view, terrains> terrain_names{"copper", "silver", "gold", "forest"};
inline constexpr std::array<std::string_view, 8> effect_names{
    "none", "influence", "token_on_occupied", "token_on_unoccupied", "look", "ship", "upgrade", "gain"};
inline constexpr std::array<std::string_view, 14> counted_names{
    "influence_at_water",         "building_on_edge", "influence_in_weakest_terrain",
    "token_in_strongest_terrain", "terrain_bonus",    "building_in_second_group",
    "token_in_boomtown",          "investment",       "building_beside_opponent",
    "shipping_bonus_tile",        "building_in_line", "settlement",
    "building_beside_looted",     "camp_in_wanted"};
constexpr std::string_view resource_name(Resource resource) { return resource_names[index(resource)]; }
constexpr std::string_view terrain_name(Terrain terrain) { return terrain_names[index(terrain)]; }
constexpr std::string_view effect_name(Effect effect) { return effect_names[static_cast<int>(effect)]; }
constexpr std::string_view counted_name(Counted counted) { return counted_names[static_cast<int>(counted)]; }

// The parts of an edition file. Each fails with a sentence at its place; see TomlTable.

// edition_board.cpp
void read_board(TomlTable const& board, Edition& edition);
void read_tokens(TomlTable const& tokens, Edition& edition);
void read_starting_supply(TomlTable const& root, Edition& edition);
void read_players(TomlTable const& root, Edition& edition);

// edition_cards.cpp
void read_cards(TomlTable const& root, Edition& edition);
void read_offices(TomlTable const& root, Edition& edition);
void read_singles(TomlTable const& root, Edition& edition);
void read_boomtown(TomlTable const& boomtown, Edition& edition);
void read_shipping(TomlTable const& shipping, Edition& edition);
void read_scoring(TomlTable const& root, Edition& edition);

// edition.cpp
Goods read_goods(TomlTable const& table, std::string_view key, std::string_view text);
Terrain read_terrain(TomlTable const& table, std::string_view key, std::string_view name);
std::optional<Terrain> terrain_of_letter(char letter);

}  // namespace motherlode::gold_west

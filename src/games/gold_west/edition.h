#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "games/gold_west/kinds.h"
#include "games/gold_west/rules/board.h"
#include "kernel/contract.h"
#include "kernel/edition_fields.h"
#include "kernel/names.h"

namespace motherlode::gold_west {

// Limits for editions, because a State has a fixed size.
inline constexpr int min_players = 2;  // GW-1.1a
inline constexpr int max_players = 4;
inline constexpr int max_positions = 9;  // so at most 63 hexes
inline constexpr int max_tokens = 96;
inline constexpr int max_camps = 16;
inline constexpr int max_display = 8;
inline constexpr int max_looks = 8;  // total over all cards of an edition

// Fixed by the shape of boards and tokens.
inline constexpr int bins = 4;
inline constexpr int tile_hexes = 7;  // GW-2.1a
inline constexpr int grid = 3;
inline constexpr int spaces = grid * grid;
inline constexpr int offices_in_play = 4;
inline constexpr int piles = 2;  // of Shipping Bonus Tiles, for each metal

// With these limits, the points of each source fit in a byte in every game.
inline constexpr int most_card_points = 20;
inline constexpr int most_tile_points = 20;
inline constexpr int most_other_points = 9;
inline constexpr int most_terrain_bonus = 30;
inline constexpr int most_amount = 4;
inline constexpr int most_steps = 16;

// GW-2.1f. The metals come last: is_metal and metal_at rely on it.
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

inline constexpr std::array<std::string_view, resources> resource_names{"wood", "stone", "copper", "silver",
                                                                        "gold"};
inline constexpr std::array<std::string_view, terrains> terrain_names{"copper", "silver", "gold", "forest"};
constexpr std::string_view resource_name(Resource resource) { return resource_names[index(resource)]; }
constexpr std::string_view terrain_name(Terrain terrain) { return terrain_names[index(terrain)]; }

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
    constexpr void add(Goods const& gain) {
        for (int i = 0; i < resources; ++i) of[i] = static_cast<std::uint8_t>(of[i] + gain.of[i]);
    }
    constexpr void pay(Goods const& price) {
        for (int i = 0; i < resources; ++i) of[i] = static_cast<std::uint8_t>(of[i] - price.of[i]);
    }
    friend constexpr bool operator==(Goods const&, Goods const&) = default;
    static void fields(auto& goods, auto& visit) {
        for (auto& number : goods.of) visit.hash_only(number);
    }
};

// Reads letters of w t c s g, such as "ggs"; empty if there is any other letter.
std::optional<Goods> parse_goods(std::string_view text);
std::string goods_text(Goods const& goods);  // letters in the order w t c s g

// An investment costs metals only.
inline constexpr Notation<Goods> cost_notation{
    .parse = [](std::string_view text) -> std::optional<Goods> {
        std::optional<Goods> const goods = parse_goods(text);
        bool const metals_only = goods && (*goods)[Resource::wood] + (*goods)[Resource::stone] == 0;
        return metals_only && !goods->empty() ? goods : std::nullopt;
    },
    .wrong = "is not a cost: an investment costs metals.",
    .shape =
        [](Shape& shape, Goods const& goods) {
            shape.by(Kind::metal, [&](int metal) { shape.number(goods[metal_at(metal)]); });
        }};
inline constexpr Notation<Goods> trading_post_notation{
    .parse = [](std::string_view text) -> std::optional<Goods> {
        std::optional<Goods> const goods = parse_goods(text);
        if (!goods || goods->empty()) return {};
        for (int const number : goods->of)
            if (number > 1) return {};
        return goods;
    },
    .wrong = "cannot be: a Trading Post offers one or more resources, each named once.",
    .shape =
        [](Shape& shape, Goods const& goods) {
            shape.list_if(
                resources, [&](int resource) { return goods.of[resource] > 0; },
                [&](int resource) { shape.id(Kind::resource, resource); });
        }};

// GW-2.1b: a Mining Token.
struct Token {
    Terrain terrain;
    Goods goods;

    static void fields(auto& token, auto& visit) {
        visit.hash_only(token.terrain);
        visit.hash_only(token.goods);
    }
};

// The ability of an Investment Card; GW-5.3f to GW-5.3l.
enum class Effect : std::uint8_t {};
inline constexpr std::array<std::string_view, 8> effect_names{
    "none", "influence", "token_on_occupied", "token_on_unoccupied", "look", "ship", "upgrade", "gain"};
consteval Effect does(std::string_view name) { return value_named<Effect>(effect_names, name); }
constexpr bool places_token(Effect effect) {
    return effect == does("token_on_occupied") || effect == does("token_on_unoccupied");
}

struct Card {
    std::string id;
    std::string name;
    Goods cost;
    int points;
    Effect effect;
    int amount;
    Terrain terrain;  // only for influence

    static void fields(auto& card, auto& visit) {
        visit.id(card.id);
        visit.field("name", card.name, {.hashed = false});
        visit.field("cost", card.cost, cost_notation);
        visit.field("points", card.points, type::count(most_card_points));
        visit.field("effect", card.effect, type::named(effect_names), {.optional = true, .type = "Effect"});
        visit.field("amount", card.amount, type::between(1, most_amount),
                    {.present = card.effect != does("none") && !places_token(card.effect),
                     .otherwise = places_token(card.effect) ? 1 : 0,
                     .note = "The amount of influence, tokens, steps, camps or resources."});
        visit.field("terrain", card.terrain, type::named_kind(Kind::terrain, terrain_names),
                    {.present = card.effect == does("influence"), .nullable = true});
    }
};

// The things that offices count; GW-6.3b to GW-6.3m, GW-8.1b, GW-8.1c.
enum class Counted : std::uint8_t {};
inline constexpr std::array<std::string_view, 14> counted_names{
    "influence_at_water",         "building_on_edge", "influence_in_weakest_terrain",
    "token_in_strongest_terrain", "terrain_bonus",    "building_in_second_group",
    "token_in_boomtown",          "investment",       "building_beside_opponent",
    "shipping_bonus_tile",        "building_in_line", "settlement",
    "building_beside_looted",     "camp_in_wanted"};
consteval Counted each(std::string_view name) { return value_named<Counted>(counted_names, name); }
inline constexpr std::array<std::string_view, 2> office_options{"none", "bandits"};

struct Office {
    std::string id;
    std::string name;
    Counted per;
    int points;
    int every;
    bool bandits;  // used only with the option Bandits

    static void fields(auto& office, auto& visit) {
        visit.id(office.id);
        visit.field("name", office.name, {.hashed = false});
        visit.field("per", office.per, type::named(counted_names),
                    {.type = "Counted",
                     .note = "The office counts these, and scores `points` for every full set of `every`."});
        visit.field("points", office.points, type::count(most_other_points));
        visit.field("every", office.every, type::between(1, most_other_points));
        visit.field("option", office.bandits, type::named(office_options),
                    {.optional = true, .shown = false});
    }
};

// GW-2.1e: a token for the single space of Boomtown.
struct Single {
    std::string id;
    std::string name;
    int points;
    Goods goods;  // the resources a Trading Post offers; empty for other tokens

    bool is_trading_post() const { return !goods.empty(); }

    static void fields(auto& single, auto& visit) {
        visit.id(single.id);
        visit.field("name", single.name, {.hashed = false});
        visit.field("points", single.points, type::count(most_other_points),
                    {.present = !visit.has("goods"), .note = "Scored immediately."});
        visit.field("goods", single.goods, trading_post_notation,
                    {.optional = true, .note = "For a Trading Post: the player takes one of these."});
    }
};

struct Shipping {
    int steps = 0;
    std::vector<int> threshold_steps;
    std::vector<int> threshold_points;
    std::array<int, piles> bonus_steps{};                     // where the first and the second pile are taken
    std::array<std::array<int, 2>, metals> bonus_low_high{};  // GW-2.1d: two tiles of each value

    static void fields(auto& shipping, auto& visit) {
        visit.field("steps", shipping.steps, type::between(1, most_steps));
        visit.shape_only([&](Shape& shape) {
            shape.key("thresholds").list(static_cast<int>(shipping.threshold_steps.size()), [&](int i) {
                shape.object({}, [&] {
                    shape.key("step").number(shipping.threshold_steps[i]);
                    shape.key("points").number(shipping.threshold_points[i]);
                });
            });
        });
        visit.field("threshold_steps", shipping.threshold_steps, type::between(1, shipping.steps),
                    {.shown = false});
        visit.field("threshold_points", shipping.threshold_points, type::count(most_other_points),
                    {.shown = false});
        std::string_view const two_steps =
            "two steps are expected: for the first pile and, further on, for the second.";
        visit.field("bonus_steps", shipping.bonus_steps, type::between(1, shipping.steps),
                    {.note =
                         "A coach takes the top tile of the track's first or second pile when it moves to "
                         "these steps.",
                     .wrong_size = two_steps});
        std::string_view const two_values = "two numbers are expected, the lower first.";
        for (int metal = 0; metal < metals; ++metal) {
            std::string const key = std::string{resource_name(metal_at(metal))} + "_bonus";
            auto& values = shipping.bonus_low_high[metal];
            visit.field(key, values, type::count(most_tile_points),
                        {.shown = false, .wrong_size = two_values});
            visit.check([&](TomlTable const& row) {
                if (values[0] > values[1]) row.fail(key, two_values);
            });
        }
        visit.check([&](TomlTable const& row) {
            std::size_t const thresholds = shipping.threshold_steps.size();
            if (thresholds != shipping.threshold_points.size() || thresholds > 2)
                row.fail("threshold_points", "there must be as many as threshold_steps, and at most two.");
            if (shipping.bonus_steps[0] >= shipping.bonus_steps[1]) row.fail("bonus_steps", two_steps);
        });
    }
};

using TerrainBonus = std::array<std::array<int, 2>, terrains>;  // first place, second place

// The parts of the set-up that depend on the number of players.
struct ForPlayers {
    int camps = 0;                 // GW-3.5b
    std::vector<int> bonus_tiles;  // GW-3.8a; the highest first
    HexSet used;                   // GW-3.2b, GW-3.2c

    static void fields(auto& numbers, auto& visit, auto& edition);  // edition.cpp
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

    static void fields(auto& edition, auto& visit);  // edition.cpp
};

Outcome<std::shared_ptr<Edition const>> load_edition(std::string_view toml, std::string_view origin);

std::optional<HexId> parse_hex(Edition const& edition, std::string_view name);

// Readers for the parts of an edition file with their own notation; edition_board.cpp.
void read_board(TomlTable const& board, Edition& edition);
void read_tokens(TomlTable const& tokens, Edition& edition);
void read_starting_supply(TomlTable const& root, Edition& edition);
void read_used_hexes(TomlTable const& row, ForPlayers& numbers, Edition const& edition);

}  // namespace motherlode::gold_west

#pragma once

#include <memory>

#include "games/coloma/rules/faces.h"
#include "kernel/contract.h"

namespace motherlode::coloma {

// Structures that players build. Each has one cost per Tool.
enum class Structure : std::uint8_t { river, bridge, building, hotel };
inline constexpr int structures = 4;
inline constexpr std::array<std::string_view, structures> structure_names{"river", "bridge", "building",
                                                                          "hotel"};
inline std::string cost_key(int structure, int tool) {
    return std::string{structure_names[structure]} + "_" + std::string{tool_names[tool]};
}

// The edition file lists the four numbers in this order.
struct Cost {
    int dudes = 0;
    int horses = 0;
    int bucks = 0;
    int gold = 0;

    static void fields(auto& cost, auto& visit) {
        visit.field("dudes", cost.dudes, type::count(12));
        visit.field("horses", cost.horses, type::count(12));
        visit.field("bucks", cost.bucks, type::count(12));
        visit.field("gold", cost.gold, type::count(12));
    }
};

struct PlayerNumbers {
    int dudes = 0;
    int tents = 0;
    int horses = 0;
    int start_dudes = 0;
    int start_tents = 0;
    int start_horses = 0;
    int start_bucks = 0;
    int start_gold = 0;
    int draw_cards = 0;
    int keep_cards = 0;

    static void fields(auto& numbers, auto& visit, int cards) {
        visit.field("dudes", numbers.dudes, type::between(1, 30));
        visit.field("tents", numbers.tents, type::between(1, 30));
        visit.field("horses", numbers.horses, type::between(1, 12));
        visit.field("start_dudes", numbers.start_dudes, type::count(numbers.dudes));
        visit.field("start_tents", numbers.start_tents, type::count(numbers.tents));
        visit.field("start_horses", numbers.start_horses, type::count(numbers.horses));
        visit.field("start_bucks", numbers.start_bucks, type::count(30));
        visit.field("start_gold", numbers.start_gold, type::count(10));
        visit.field("draw_cards", numbers.draw_cards, type::between(1, cards));
        visit.field("keep_cards", numbers.keep_cards, type::count(numbers.draw_cards - 1));
    }
};

// Set-up numbers for one player count.
struct ForPlayers {
    int bridges = 0;  // per stack
    int gold_spaces = 0;
    int rows = 0;
    int hotels = 0;

    static void fields(auto& numbers, auto& visit, auto& edition) {
        visit.field("bridges", numbers.bridges, type::count(6));
        visit.field("gold_spaces", numbers.gold_spaces, type::between(1, 40));
        visit.field("rows", numbers.rows, type::between(1, static_cast<int>(edition.rows.size())));
        visit.field("hotels", numbers.hotels, type::count(40));
        visit.check([&](TomlTable const& row) {
            if (row.integer("count", min_players, max_players) <= 2 && edition.neutral_row >= numbers.rows)
                row.fail("rows", "must include the row of the neutral Gunmen.");
        });
    }
};

// CO-19: Shade, the opponent in a solo game.
struct Level {
    std::string id;
    int rivers = 0;
    int gold = 0;

    static void fields(auto& level, auto& visit, int most_rivers) {
        visit.id(level.id);
        visit.field("rivers", level.rivers, type::count(most_rivers));
        visit.field("gold", level.gold, type::count(20));
    }
};
struct ShadeNumbers {
    int dudes = 0;
    int tents = 0;
    int tent_on_event = 0;  // from 0
    int horses = 0;
    int most_horses = 0;
    int most_rivers = 0;
    int event_gold = 0;
    int event_spends = 0;
    int event_points = 0;
    int bridge_points = 0;
    int building_points = 0;
    int wagon_points = 0;
    int tent_points = 0;
    int river_value = 0;
    int barrel_value = 0;
    int gold_value = 0;
    int horse_value = 0;
    std::vector<std::uint8_t> wagon_deck;
    std::vector<Level> levels;

    static void fields(auto& numbers, auto& visit, auto& edition) {
        visit.field("dudes", numbers.dudes, type::count(60));
        visit.field("tents", numbers.tents, type::count(30));
        visit.field("tent_on_event", numbers.tent_on_event, type::between(1, sites), {.first = 1});
        visit.field("horses", numbers.horses, type::count(12));
        visit.field("most_horses", numbers.most_horses, type::count(12));
        visit.field("most_rivers", numbers.most_rivers, type::count(8));
        visit.field("event_gold", numbers.event_gold, type::count(5));
        visit.field("event_spends", numbers.event_spends, type::count(5));
        visit.field("event_points", numbers.event_points, type::count(20));
        visit.field("bridge_points", numbers.bridge_points, type::count(20));
        visit.field("building_points", numbers.building_points, type::count(20));
        visit.field("wagon_points", numbers.wagon_points, type::count(20));
        visit.field("tent_points", numbers.tent_points, type::count(20));
        visit.field("river_value", numbers.river_value, type::count(20));
        visit.field("barrel_value", numbers.barrel_value, type::count(20));
        visit.field("gold_value", numbers.gold_value, type::count(20));
        visit.field("horse_value", numbers.horse_value, type::count(20));
        visit.check([&](TomlTable const& shade) {
            if (numbers.horses > numbers.most_horses)
                shade.fail("horses", "must be at most " + std::to_string(numbers.most_horses) + ".");
        });
        visit.field("wagon_deck", numbers.wagon_deck, TownType{edition},
                    {.fewest = 1, .most = max_wagon_deck});
        visit.list("levels", numbers.levels, {.counted = false, .fewest = 3, .most = 3}, numbers.most_rivers);
    }
};

struct Edition : EditionInfo {
    std::vector<Effect> effects{Effect{}};  // by EffectId
    std::vector<Building> buildings;
    std::vector<Barrel> barrels;
    std::vector<Bridge> bridges;
    std::vector<Board> boards;  // the first is the A side
    std::vector<Pioneer> pioneers;
    std::vector<Chart> charts;  // the first is the one printed on the board
    std::vector<Space> spaces;
    std::vector<Land> lands;
    std::uint8_t start_space = 0;

    int signpost_offset = 0;
    std::array<EffectId, sites> events{};
    std::array<EffectId, 2> mill{};  // Common and Boom of Sutter's Mill
    int first_year = 0;
    std::array<int, years> outlaws{};
    PlayerNumbers player;
    std::vector<int> graves;  // points lost for each, from the bottom
    std::array<std::array<Cost, 2>, structures> costs{};
    int tent_bucks = 0;
    int horse_gold = 0;
    int building_points = 0;
    int hotel_points = 0;
    int hotel_dude_points = 0;
    int hotel_spaces = 0;
    std::vector<int> land_points;          // for one Land, for two Lands …
    std::array<int, pools> pool_values{};  // from the top
    std::vector<int> rows;                 // Gunmen in each row of the Shootout, nearest row first
    int neutral_row = 0;                   // from 0
    int stack_outlaws = 0;
    std::vector<int> space_outlaws;
    ShadeNumbers shade;
    std::array<ForPlayers, max_players + 1> for_players{};

    // OPTIMIZATION: sets of cards by the Site, section and row of their ability. "During" abilities, which
    // change the action of their Site, are in a set of their own.
    using RowCards = std::array<std::array<std::array<std::uint32_t, Building::rows_each>, 3>, sites + 1>;
    RowCards used_rows{};
    RowCards during_rows{};
    std::uint64_t boomtowns = 0;    // bits of spaces
    std::vector<int> fixed_worths;  // values of effects for bots

    int land_count() const { return static_cast<int>(lands.size()); }
    Effect const& effect(EffectId id) const { return effects[id]; }
    Cost const& cost(Structure structure, Tool tool) const {
        return costs[static_cast<int>(structure)][static_cast<int>(tool)];
    }

    static void fields(auto& edition, auto& visit);  // edition.cpp
};

Outcome<std::shared_ptr<Edition const>> load_edition(std::string_view toml, std::string_view origin);

// Readers of values that refer to other parts of the file; edition_cards.cpp.
EffectId read_effect(TomlTable const& table, std::string_view key, std::string_view text, Place place,
                     Edition& edition);
Row read_row(TomlTable const& table, std::string_view key, std::string_view text, int site, Edition& edition);
std::uint8_t read_b_side(TomlTable const& row, std::string_view key, std::string_view id,
                         Edition const& edition);
std::uint8_t read_town(TomlTable const& row, std::string_view key, std::string_view id,
                       Edition const& edition);
void read_spaces(ReadEdition& map, Edition& edition);  // reads the roads too

}  // namespace motherlode::coloma

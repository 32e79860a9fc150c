#include "games/coloma/edition.h"

#include <numeric>

#include "games/coloma/weights.h"

namespace motherlode::coloma {
namespace {

Cost read_cost(TomlTable const& costs, std::string_view key) {
    std::vector<int> const numbers = costs.integers(key, 0, 12);
    if (numbers.size() == 4) return {numbers[0], numbers[1], numbers[2], numbers[3]};
    costs.fail(key, "four numbers are expected: Dudes, Horses, Bucks and Gold.");
    return {};
}

void check_bridges(TomlTable const& root, Edition const& edition) {
    int without_hotels = 0;
    for (Bridge const& bridge : edition.bridges) without_hotels += bridge.per != Measure::hotels ? 1 : 0;
    if (without_hotels < bridge_stacks) root.fail("bridges", "at least six types must not count Hotels.");
}

int barrel_count(Edition const& edition) {
    return std::accumulate(edition.barrels.begin(), edition.barrels.end(), 0,
                           [](int sum, Barrel const& barrel) { return sum + barrel.count; });
}

void check_counts(TomlTable const& root, Edition const& edition) {
    TomlTable const counts = root.table("counts");
    check_count(counts, "buildings", edition.buildings.size());
    check_count(counts, "barrels", static_cast<std::size_t>(barrel_count(edition)));
    check_count(counts, "pioneers", edition.pioneers.size());
}

void index_rows(Edition& edition) {
    for (std::size_t card = 0; card < edition.buildings.size(); ++card) {
        Building const& building = edition.buildings[card];
        for (int row = 0; row < Building::rows_each; ++row) {
            bool const during = edition.effect(building.rows[row].effect).when == When::during;
            Edition::RowCards& cards = during ? edition.during_rows : edition.used_rows;
            cards[building.site][static_cast<int>(building.rows[row].section)][row] |= 1U << card;
        }
    }
}

void cards_fields(auto& edition, auto& visit) {
    visit.list("buildings", edition.buildings, {.counted = false, .fewest = 1, .most = max_cards}, edition);
    visit.list("barrels", edition.barrels, {.counted = false, .fewest = 1, .most = max_barrel_kinds},
               edition);
    visit.list("bridges", edition.bridges, {.counted = false, .fewest = bridge_stacks, .most = 40});
    visit.check([&](TomlTable const& root) { check_bridges(root, edition); });
    visit.list("boards", edition.boards, {.counted = false, .fewest = 1 + max_players, .most = 20}, edition);
    visit.list("pioneers", edition.pioneers, {.counted = false, .fewest = max_players, .most = 40}, edition);
    visit.list("charts", edition.charts, {.counted = false, .fewest = years, .most = 20}, edition);
    visit.read(edition, [](auto&, auto& read) { index_rows(read); });
}

void map_fields(auto& edition, auto& visit) {
    visit.read(edition, [](auto& map, auto& read) { read_spaces(map, read); });
    visit.list("spaces", edition.spaces, {.read = false, .counted = false}, edition);
    visit.list("lands", edition.lands, {.counted = false, .fewest = 1, .most = max_lands}, edition);
    visit.field("start", edition.start_space, TownType{edition});
}

void wheel_fields(auto& edition, auto& visit) {
    EffectType const gain{edition, Place::gain};
    visit.field("signpost_offset", edition.signpost_offset, type::between(1, sites - 1));
    visit.field("events", edition.events, gain,
                {.counted = false, .wrong_size = "five effects are expected, one for each Site."});
    visit.field("mill_common", edition.mill[0], gain);
    visit.field("mill_boom", edition.mill[1], gain);
}

void costs_fields(auto& edition, auto& visit) {
    for (int structure = 0; structure < structures; ++structure)
        for (int tool = 0; tool < 2; ++tool) {
            std::string const key = cost_key(structure, tool);
            visit.read(edition, [&](auto& file, auto& read) {
                read.costs[structure][tool] = read_cost(file.row(), key);
            });
            visit.hash_only(edition.costs[structure][tool]);
        }
    visit.field("tent_bucks", edition.tent_bucks, type::between(1, 6));
    visit.field("horse_gold", edition.horse_gold, type::between(1, 12));
}

void land_points_fields(auto& edition, auto& visit) {
    visit.field("lands", edition.land_points, type::count(100));
    visit.check([&](TomlTable const& points) {
        if (edition.land_points.size() != edition.lands.size())
            points.fail("lands", std::to_string(edition.lands.size()) +
                                     " numbers are expected, one for each number of Lands.");
    });
}

void stash_fields(auto& edition, auto& visit) {
    visit.field("space_outlaws", edition.space_outlaws, type::count(9), {.most = max_stash_spaces});
    visit.check([&](TomlTable const& stash) {
        if (barrel_count(edition) < static_cast<int>(edition.space_outlaws.size()))
            stash.fail("space_outlaws", "there are fewer Barrels than spaces for them.");
    });
}

}  // namespace

// Each part may use the parts before it. The order also decides the hash, so some tables appear twice.
void Edition::fields(auto& edition, auto& visit) {
    cards_fields(edition, visit);
    visit.table("map", [&](auto& map) { map_fields(edition, map); });
    visit.table("wheel", [&](auto& wheel) { wheel_fields(edition, wheel); });
    visit.table("years", [&](auto& table) {
        table.field("first", edition.first_year, type::between(1, 9999));
        table.field("outlaws", edition.outlaws, type::count(20), {.wrong_size = "3 numbers are expected."});
    });
    visit.table("player", [&](auto& table) {
        int const cards = static_cast<int>(edition.buildings.size());
        PlayerNumbers::fields(edition.player, table, cards);
        table.field("graves", edition.graves, type::count(20), {.most = max_graves});
    });
    visit.table("costs", [&](auto& table) { costs_fields(edition, table); });
    visit.table("points", [&](auto& points) {
        points.field("town_building", edition.building_points, type::count(30));
        points.field("hotel", edition.hotel_points, type::count(30));
        points.field("hotel_dude", edition.hotel_dude_points, type::count(20));
        points.field("hotel_spaces", edition.hotel_spaces, type::between(1, 4));
    });
    visit.table("shootout", [&](auto& shootout) {
        shootout.field("rows", edition.rows, type::between(1, 12),
                       {.hashed = false, .fewest = 1, .most = max_rows});
        shootout.field("neutral_row", edition.neutral_row,
                       type::between(1, static_cast<int>(edition.rows.size())), {.first = 1});
    });
    visit.table("stash",
                [&](auto& stash) { stash.field("stack_outlaws", edition.stack_outlaws, type::count(9)); });
    visit.table("points", [&](auto& points) { land_points_fields(edition, points); });
    visit.table("gold", [&](auto& gold) {
        gold.field("values", edition.pool_values, type::between(1, 9),
                   {.wrong_size = "3 numbers are expected."});
    });
    visit.hash_only(edition.rows);
    visit.table("stash", [&](auto& stash) { stash_fields(edition, stash); });
    visit.by_players("players", edition.for_players, min_players, edition);
    visit.table("shade", [&](auto& table) { ShadeNumbers::fields(edition.shade, table, edition); });
    visit.check([&](TomlTable const& root) { check_counts(root, edition); });
    visit.read(edition, [](auto&, auto& read) { read.fixed_worths = coloma::fixed_worths(read.effects); });
}

Outcome<std::shared_ptr<Edition const>> load_edition(std::string_view toml, std::string_view origin) {
    return read_edition_file<Edition>(toml, origin, "coloma");
}

}  // namespace motherlode::coloma

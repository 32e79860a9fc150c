#include "games/boomtown_builders/edition.h"

namespace motherlode::boomtown_builders {
namespace {

void check_players(TomlTable const& row, ForPlayers const& numbers, Edition const& edition) {
    int const players = row.integer("count", min_players, max_players);
    if (numbers.draft_row < players) row.fail("draft_row", "every player must find a card there.");
    // BB-2.3a, RULING bb-1: each round places one token, the last round a whole stack. Every row gets one token.
    int const tokens = numbers.rounds - 1 + numbers.last_round_tokens;
    if (tokens != edition.rows)
        row.fail("rounds", "the rounds place " + std::to_string(tokens) +
                               " Track Tokens, but the board has " + std::to_string(edition.rows) + " rows.");
    int const places = edition.terrain_in_a_row * edition.rows;
    if (numbers.terrain > places)
        row.fail("terrain_cards", "only " + std::to_string(places) + " Terrain Cards fit on the board.");
    if (numbers.rounds * players + numbers.draft_row - players > static_cast<int>(edition.cards.size()))
        row.fail("rounds", "there are not enough Building Cards for this number of rounds.");
}

// BB-1.2b: the totals in the file match its lists.
void check_counts(TomlTable const& counts, Edition const& edition) {
    check_count(counts, "building_cards", edition.cards.size());
    check_count(counts, "hideout_cards", edition.hideouts.size());
    check_count(counts, "terrain_cards", edition.terrain.size());
    check_count(counts, "track_tokens", static_cast<std::size_t>(edition.rows));
}

}  // namespace

void Building::fields(auto& building, auto& visit, auto& edition) {
    visit.id(building.id);
    visit.field("name", building.name, {.hashed = false});
    visit.read(building, [&](auto& file, auto& read) { read_building(file.row(), read, edition); });
    for (int const points : first(building.points, edition.columns)) visit.hash_only(points);
}

void ForPlayers::fields(auto& numbers, auto& visit, auto& edition) {
    visit.field("draft_row", numbers.draft_row, type::between(min_players, max_draft_row));
    visit.field("rounds", numbers.rounds, type::between(1, max_rows));
    visit.field("last_round_tokens", numbers.last_round_tokens, type::between(1, max_tokens_at_once));
    visit.field("terrain_cards", numbers.terrain, type::count(static_cast<int>(edition.terrain.size())));
    visit.field("cubes", numbers.cubes, type::count(max_cards), by_size);
    visit.check([&](TomlTable const& row) { check_players(row, numbers, edition); });
}

// The order of the fields determines the hash.
void Edition::fields(auto& edition, auto& visit) {
    visit.table("board", [&](auto& board) {
        board.field("rows", edition.rows, type::between(1, max_rows));
        board.field("columns", edition.columns, type::between(1, max_columns));
        board.field("middle_column", edition.middle_column, type::between(1, edition.columns), {.first = 1});
        board.read(edition, [](auto& file, auto& read) { read_printed_arrows(file.row(), read); });
        board.read(edition, [](auto& file, auto& read) { read_hideout_spaces(file.row(), read); });
    });
    for (int row = 0; row < edition.rows; ++row)
        for (int column = 0; column < edition.columns; ++column)
            visit.hash_only(edition.printed[row][column]);
    for (std::size_t const size : {edition.hideout_spaces.size(), edition.hideouts.size(),
                                   edition.terrain.size(), edition.buildings.size(), edition.cards.size()})
        visit.hash_only(size);
    for (Location const space : edition.hideout_spaces) visit.hash_only(space.row * 256 + space.column);
    visit.table("hideouts", [&](auto& table) {
        table.field("cards", edition.hideouts, ArrowsType{},
                    {.counted = false, .fewest = edition.hideout_spaces.size(), .most = max_hideouts});
    });
    visit.table("terrain", [&](auto& table) {
        table.read(edition, [](auto& file, auto& read) { read_terrain(file.row(), read); });
        for (Terrain const kind : edition.terrain) table.hash_only(kind);
        table.field("at_most_in_a_row", edition.terrain_in_a_row, type::count(max_columns));
        table.field("goldmine_bonus", edition.goldmine_bonus, type::count(most_bonus));
        table.check([&](TomlTable const& row) { check_terrain(row, edition); });
    });
    visit.table("cubes", [&](auto& cubes) {
        cubes.field("multiplier", edition.multiplier, type::count(most_multiplier), by_size);
        cubes.field("rows_ahead", edition.rows_ahead, type::count(max_rows), by_size);
    });
    visit.list("buildings", edition.buildings, {.counted = false}, edition);
    for (Card const& card : edition.cards) visit.hash_only(card);
    visit.check([&](TomlTable const& root) { check_counts(root.table("counts"), edition); });
    visit.by_players("players", edition.for_players, min_players, edition);
}

Outcome<std::shared_ptr<Edition const>> load_edition(std::string_view toml, std::string_view origin) {
    return read_edition_file<Edition>(toml, origin, "boomtown_builders");
}

}  // namespace motherlode::boomtown_builders

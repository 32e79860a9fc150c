#include "games/boomtown_builders/edition.h"

#include <algorithm>

#include "kernel/edition_reader.h"
#include "kernel/hash.h"

namespace motherlode::boomtown_builders {
namespace {

// So bounded, a score fits its 16 bits however a game goes.
constexpr int most_multiplier = 9;

std::array<int, cube_sizes> read_sizes(TomlTable const& table, std::string_view key, int most) {
    std::vector<int> const numbers = table.integers(key, 0, most);
    std::array<int, cube_sizes> sizes{};
    if (numbers.size() != sizes.size())
        table.fail(key, "three numbers are expected: for Singles, Doubles and Triples.");
    else
        std::copy(numbers.begin(), numbers.end(), sizes.begin());
    return sizes;
}

void read_players(TomlTable const& root, Edition& edition) {
    for (TomlTable const& row : root.tables("players")) {
        int const count = row.integer("count", min_players, max_players);
        ForPlayers& numbers = edition.for_players[count];
        if (numbers.rounds != 0)
            row.fail("count", "the numbers for " + std::to_string(count) + " players are given twice.");
        numbers.draft_row = row.integer("draft_row", count, max_draft_row);
        numbers.rounds = row.integer("rounds", 1, max_rows);
        numbers.last_round_tokens = row.integer("last_round_tokens", 1, max_tokens_at_once);
        numbers.terrain = row.integer("terrain_cards", 0, static_cast<int>(edition.terrain.size()));
        numbers.cubes = read_sizes(row, "cubes", max_cards);

        // BB-2.3a, RULING bb-1: one token for each round but the last, which gets a stack; one for each row in all.
        if (numbers.rounds - 1 + numbers.last_round_tokens != edition.rows)
            row.fail("rounds",
                     "the rounds place " + std::to_string(numbers.rounds - 1 + numbers.last_round_tokens) +
                         " Track Tokens, but the board has " + std::to_string(edition.rows) + " rows.");
        if (numbers.terrain > edition.terrain_in_a_row * edition.rows)
            row.fail("terrain_cards", "there is room for " +
                                          std::to_string(edition.terrain_in_a_row * edition.rows) +
                                          " Terrain Cards only.");
        if (numbers.rounds * count + numbers.draft_row - count > static_cast<int>(edition.cards.size()))
            row.fail("rounds", "the Building Cards do not last for so many rounds.");
    }
    for (int count = min_players; count <= max_players; ++count)
        if (edition.for_players[count].rounds == 0)
            root.fail("players", "the numbers for " + std::to_string(count) + " players are missing.");
}

std::uint64_t hash_of(Edition const& edition) {
    Hasher hasher;
    auto const add = [&](auto... numbers) { (hasher.add(static_cast<std::uint64_t>(numbers)), ...); };
    auto const add_arrows = [&](Arrows const& arrows) {
        add(arrows.left, arrows.right, arrows.left_plus, arrows.right_plus);
    };
    hasher.add(std::string_view{edition.name});
    add(edition.rows, edition.columns, edition.middle_column);
    for (int row = 0; row < edition.rows; ++row)
        for (int column = 0; column < edition.columns; ++column) add_arrows(edition.printed[row][column]);
    add(edition.hideout_spaces.size(), edition.hideouts.size(), edition.terrain.size(),
        edition.buildings.size(), edition.cards.size());
    for (Location const space : edition.hideout_spaces) add(space.row * 256 + space.column);
    for (Arrows const& hideout : edition.hideouts) add_arrows(hideout);
    for (Terrain const terrain : edition.terrain) add(terrain);
    add(edition.terrain_in_a_row, edition.goldmine_bonus);
    for (int const number : edition.multiplier) add(number);
    for (int const number : edition.rows_ahead) add(number);
    for (Building const& building : edition.buildings) {
        hasher.add(std::string_view{building.id});
        for (int distance = 0; distance < edition.columns; ++distance) add(building.points[distance]);
    }
    for (Card const& card : edition.cards) {
        add(card.building);
        add_arrows(card.arrows);
    }
    for (ForPlayers const& numbers : edition.for_players) {
        add(numbers.draft_row, numbers.rounds, numbers.last_round_tokens, numbers.terrain);
        for (int const number : numbers.cubes) add(number);
    }
    return hasher.value();
}

}  // namespace

Outcome<std::shared_ptr<Edition const>> load_edition(std::string_view toml, std::string_view origin) {
    TomlFile file{toml, origin};
    TomlTable const root = file.root();
    auto edition = std::make_shared<Edition>();

    read_head(file, root, "boomtown_builders", *edition);
    // Each part relies on the ones before it, so the first error ends the reading.
    if (file.valid()) read_board(root.table("board"), *edition);
    if (file.valid()) read_hideouts(root.table("hideouts"), *edition);
    if (file.valid()) read_terrain(root.table("terrain"), *edition);
    if (file.valid()) read_buildings(root, *edition);
    if (file.valid()) {
        TomlTable const cubes = root.table("cubes");
        edition->multiplier = read_sizes(cubes, "multiplier", most_multiplier);
        edition->rows_ahead = read_sizes(cubes, "rows_ahead", max_rows);
    }
    // BB-1.2b: the file says how many there are, and then lists them.
    if (file.valid()) {
        TomlTable const counts = root.table("counts");
        check_count(counts, "building_cards", edition->cards.size());
        check_count(counts, "hideout_cards", edition->hideouts.size());
        check_count(counts, "terrain_cards", edition->terrain.size());
        check_count(counts, "track_tokens", static_cast<std::size_t>(edition->rows));
    }
    if (file.valid()) read_players(root, *edition);
    if (std::optional<Error> error = file.finish()) return *error;

    edition->hash = hash_of(*edition);
    return std::shared_ptr<Edition const>{std::move(edition)};
}

}  // namespace motherlode::boomtown_builders

// How a position looks to a seat: expected points, in 64ths, against what the others expect.
// Not a rule of the game; bots use it. Integers only, so that it is the same on every machine.

#include <algorithm>
#include <array>
#include <cstdlib>

#include "games/boomtown_builders/game.h"

namespace motherlode::boomtown_builders {
namespace {

// The chances, in 1024ths, that a row's Track Token comes to lie on each column.
constexpr int certain = 1024;
using Chances = std::array<int, max_columns>;

// In 64ths: how often the side that leads by `lead` votes keeps the lead, and how often it ends in a tie,
// by how much may still be built in the row. Rough, but the order is what counts.
struct Outlook {
    int lead_wins;
    int tie;
};
enum class Unsettled : std::uint8_t { no, a_little, much };

Outlook outlook(int lead, Unsettled unsettled) {
    constexpr std::array<std::array<Outlook, 4>, 3> table{{
        {{{0, 64}, {64, 0}, {64, 0}, {64, 0}}},
        {{{24, 16}, {42, 12}, {53, 6}, {59, 3}}},
        {{{26, 12}, {36, 11}, {44, 9}, {51, 6}}},
    }};
    return table[static_cast<int>(unsettled)][std::min(lead, 3)];
}

Unsettled unsettled(Game const& game, Table const& table, int row) {
    auto const& spaces = game.edition().hideout_spaces;
    bool const hideout =
        std::any_of(spaces.begin(), spaces.end(), [row](Location space) { return space.row == row; });
    if (row > table.tokens_placed) return Unsettled::much;
    if (hideout || table.turns_taken < game.players()) return Unsettled::a_little;
    return Unsettled::no;
}

void add_chance(Edition const& edition, Table const& table, int row, int column, int chance, Chances& to) {
    column = std::clamp(column, 0, edition.columns - 1);
    Terrain const terrain = table.sites[row][column].terrain;
    if (terrain == Terrain::mountain_left) --column;
    if (terrain == Terrain::mountain_right) ++column;
    to[column] += chance;
}

Chances chances_in(Game const& game, Table const& table, int row, Chances const& previous) {
    Arrows const votes = count_votes(game.edition(), table, row);
    int const lead = votes.left - votes.right;
    Outlook const look = outlook(std::abs(lead), unsettled(game, table, row));
    int const left_wins = lead >= 0 ? look.lead_wins : 64 - look.lead_wins - look.tie;
    int const right_wins = 64 - left_wins - look.tie;

    Chances chances{};
    for (int column = 0; column < game.edition().columns; ++column) {
        int const mass = previous[column];
        if (mass == 0) continue;
        int const left = mass * left_wins / 64;
        int const right = mass * right_wins / 64;
        add_chance(game.edition(), table, row, column - 1 - votes.left_plus, left, chances);
        add_chance(game.edition(), table, row, column + 1 + votes.right_plus, right, chances);
        add_chance(game.edition(), table, row, column, mass - left - right, chances);
    }
    return chances;
}

void add_row(Game const& game, Table const& table, int row, Chances const& chances,
             std::array<int, max_players>& expected) {
    for (int column = 0; column < game.edition().columns; ++column) {
        Location const place = location_at(row, column);
        Site const& site = table.at(place);
        if (site.owner == nobody) continue;
        for (int token = 0; token < game.edition().columns; ++token)
            if (chances[token] != 0)
                expected[index(site.owner)] +=
                    chances[token] * score_building(game, table, place, token).total() / 16;
    }
}

// What the cubes still in hand may bring, in 64ths: the largest first, one for each round to come.
int value_of_cubes(Game const& game, Table const& table, int seat, int turns_left) {
    constexpr int points_per_stake =
        150;  // 64ths of a point that a cube brings for each unit of its multiplier
    int value = 0;
    for (int size = cube_sizes - 1; size >= 0; --size) {
        int const used = std::min<int>(turns_left, table.cubes[seat][size]);
        value += used * points_per_stake * game.edition().multiplier[size];
        turns_left -= used;
    }
    return value;
}

}  // namespace

int Game::evaluate(View const& view) const {
    Table const& table = view.table;
    std::array<int, max_players> expected{};

    Chances chances{};
    for (int row = 0; row < edition_->rows; ++row) {
        if (row < table.tokens_placed) {
            chances = {};
            chances[table.track[row]] = certain;
        } else {
            if (row == 0) chances[edition_->middle_column] = certain;
            chances = chances_in(*this, table, row, chances);
        }
        add_row(*this, table, row, chances, expected);
    }

    int const rounds_left = table.progress.current() == Step::game_over ? 0 : numbers().rounds - table.round;
    int others = 0;
    for (int seat = 0; seat < players_; ++seat) {
        int const since_start = (seat - index(table.starting_player) + players_) % players_;
        int const turns_left = rounds_left + (since_start >= table.turns_taken ? 1 : 0);
        expected[seat] += value_of_cubes(*this, table, seat, turns_left);
        if (seat != index(view.seat)) others += expected[seat];
    }
    return expected[index(view.seat)] - others / (players_ - 1);
}

}  // namespace motherlode::boomtown_builders

// Evaluation for bots: the seat's expected points minus its opponents' average, in 64ths of a point. It uses integers
// only, so that all machines compute the same value.

#include <algorithm>
#include <array>
#include <cstdlib>

#include "games/boomtown_builders/weights.h"

namespace motherlode::boomtown_builders {
namespace {

// By column: the probability, in 1024ths, that a row's Track Token is placed there.
constexpr int certain = 1024;
using Chances = std::array<int, max_columns>;

bool has_hideout(Edition const& edition, int row) {
    auto const& spaces = edition.hideout_spaces;
    return std::any_of(spaces.begin(), spaces.end(), [row](Location space) { return space.row == row; });
}

VoteStatus vote_status(Game const& game, Table const& table, int row) {
    int const rounds_to_go = table.round == game.numbers().rounds ? 0 : row - table.tokens_placed;
    if (rounds_to_go > 0) return rounds_to_go == 1 ? VoteStatus::next_round : VoteStatus::later;
    int const turns = table.empty[row] == 0 ? 0 : game.players() - table.turns_taken;
    int const changes = turns + (has_hideout(game.edition(), row) ? 1 : 0);
    if (changes == 0) return VoteStatus::decided;
    return changes == 1 ? VoteStatus::one_change : VoteStatus::this_round;
}

// Probabilities for the vote of a row, in 64ths.
struct Vote {
    int left;     // Left wins
    int right;    // Right wins
    int further;  // the winner gets another +
};

Vote expected_vote(int lead, VoteStatus status, Weights const& weights) {
    if (status == VoteStatus::decided) return {lead > 0 ? 64 : 0, lead < 0 ? 64 : 0, 0};
    Outlook const& outlook = weights.outlook[static_cast<int>(status)];
    if (lead == 0) return {(64 - outlook.tie_if_level) / 2, (64 - outlook.tie_if_level) / 2, outlook.further};
    int const size = std::min(std::abs(lead), 3) - 1;
    int const wins = outlook.lead_wins[size];
    int const loses = 64 - wins - outlook.lead_ties[size];
    return {lead > 0 ? wins : loses, lead > 0 ? loses : wins, outlook.further};
}

void add_chance(Edition const& edition, Table const& table, int row, int column, int chance,
                Chances& chances) {
    column = std::clamp(column, 0, edition.columns - 1);
    Terrain const terrain = table.sites[row][column].terrain;
    if (terrain == Terrain::mountain_left) --column;
    if (terrain == Terrain::mountain_right) ++column;
    chances[column] += chance;
}

Chances chances_in(Game const& game, Table const& table, int row, Chances const& previous,
                   Weights const& weights) {
    Arrows const votes = count_votes(game.edition(), table, row);
    Vote const vote = expected_vote(votes.left - votes.right, vote_status(game, table, row), weights);

    Chances chances{};
    auto const add = [&](int column, int chance) {
        if (chance != 0) add_chance(game.edition(), table, row, column, chance, chances);
    };
    for (int column = 0; column < game.edition().columns; ++column) {
        int const chance = previous[column];
        if (chance == 0) continue;
        int const left = chance * vote.left / 64;
        int const right = chance * vote.right / 64;
        int const further_left = left * vote.further / 64;
        int const further_right = right * vote.further / 64;
        add(column - 1 - votes.left_plus, left - further_left);
        add(column - 2 - votes.left_plus, further_left);
        add(column + 1 + votes.right_plus, right - further_right);
        add(column + 2 + votes.right_plus, further_right);
        add(column, chance - left - right);
    }
    return chances;
}

// Adds the expected points of the row's Buildings, in 64ths.
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

using Cubes = std::array<std::uint8_t, cube_sizes>;

// The expected points of the remaining cubes, in 64ths. Assumes that the seat invests one cube per turn, the largest
// first, while there are rows far enough ahead (BB-3.2e).
int value_of_cubes(Game const& game, Table const& table, Cubes const& cubes, int turns_left,
                   Weights const& weights) {
    int const open_rows = game.edition().rows - table.tokens_placed;
    int value = 0;
    int used = 0;
    for (int size = cube_sizes - 1; size >= 0; --size) {
        int const turns = std::min(turns_left, open_rows - game.edition().rows_ahead[size] + 1);
        int const played = std::clamp<int>(turns - used, 0, cubes[size]);
        value += played * weights.turn_with[size];
        used += played;
    }
    return value;
}

// The expected points of the Building just placed with its best cube, and of the remaining cubes.
int value_of_placed(Game const& game, Table const& table, Chances const& chances, int turns_left,
                    Weights const& weights) {
    Seat const seat = table.active_player;
    int base = 0;
    for (int token = 0; token < game.edition().columns; ++token)
        if (chances[token] != 0) {
            BuildingScore const score = score_building(game, table, table.placed, token);
            base += chances[token] * (score.points + score.goldmine) / 16;
        }
    int best = 0;
    for (int size = 0; size < cube_sizes; ++size) {
        if (!cube_allowed(game.edition(), table, seat, table.placed.row, static_cast<CubeSize>(size)))
            continue;
        Cubes remaining = table.cubes[index(seat)];
        --remaining[size];
        best = std::max(best, base * game.edition().multiplier[size] +
                                  value_of_cubes(game, table, remaining, turns_left - 1, weights));
    }
    return best;
}

// The furthest row with a Building, or -1. Rows beyond it do not affect the score yet.
int last_built_row(Edition const& edition, Table const& table) {
    int row = edition.rows - 1;
    while (row >= 0 && std::all_of(table.sites[row].begin(), table.sites[row].end(),
                                   [](Site const& site) { return site.card == no_card; }))
        --row;
    return row;
}

// Every seat's expected final score, in 64ths.
std::array<int, max_players> expected_points(Game const& game, Table const& table, Weights const& weights) {
    Edition const& edition = game.edition();
    int const players = game.players();
    std::array<int, max_players> expected{};

    bool const investing = table.progress.current() == step<Invest>;
    Chances at_placed{};
    Chances chances{};
    int const last_row = last_built_row(edition, table);
    for (int row = 0; row <= last_row; ++row) {
        if (row < table.tokens_placed) {
            chances = {};
            chances[table.track[row]] = certain;
        } else {
            if (row == 0) chances[edition.middle_column] = certain;
            chances = chances_in(game, table, row, chances, weights);
        }
        add_row(game, table, row, chances, expected);
        if (investing && row == table.placed.row) at_placed = chances;
    }

    int const rounds_left =
        table.progress.current() == step<GameOver> ? 0 : game.numbers().rounds - table.round;
    for (int seat = 0; seat < players; ++seat) {
        int const since_start = (seat - index(table.starting_player) + players) % players;
        int const turns_left = rounds_left + (since_start >= table.turns_taken ? 1 : 0);
        expected[seat] += investing && seat == index(table.active_player)
                              ? value_of_placed(game, table, at_placed, turns_left, weights)
                              : value_of_cubes(game, table, table.cubes[seat], turns_left, weights);
    }
    return expected;
}

}  // namespace

int evaluate_by(Game const& game, View const& view, Weights const& weights) {
    std::array<int, max_players> const expected = expected_points(game, view.table, weights);
    int opponents = 0;
    for (int seat = 0; seat < game.players(); ++seat)
        if (seat != index(view.seat)) opponents += expected[seat];
    return expected[index(view.seat)] - opponents / (game.players() - 1);
}

std::array<int, max_players> expected_scores(Game const& game, State const& state) {
    return expected_points(game, state.table, tuned_weights);
}

int Game::evaluate(View const& view) const { return evaluate_by(*this, view, tuned_weights); }

}  // namespace motherlode::boomtown_builders

#include "games/boomtown_builders/slow_scorer.h"

#include <cstdlib>

namespace motherlode::boomtown_builders {
namespace {

constexpr std::string_view tie_breaks[]{"most_cubes", "shared_win"};  // BB-5.3b, BB-5.3c

// BB-3.2c: a Single counts once, a Double twice, a Triple three times.
int multiplier_of(CubeSize cube) {
    if (cube == CubeSize::single_cube) return 1;
    if (cube == CubeSize::double_cube) return 2;
    return 3;
}

}  // namespace

bool SlowScorer::is_on_board(int row, int column) const {
    return row >= 1 && row <= game_->edition().rows && column >= 1 && column <= game_->edition().columns;
}

// BB-4.2c, BB-4.2d, BB-6.1d: the visible arrows of one location.
Arrows SlowScorer::visible_arrows(int row, int column) const {
    Edition const& edition = game_->edition();
    Site const& site = at(row, column);
    if (site.card != no_card) return edition.cards[site.card].arrows;
    if (site.terrain == Terrain::hideout) {
        for (std::size_t space = 0; space < edition.hideout_spaces.size(); ++space) {
            Location const place = edition.hideout_spaces[space];
            if (place.row + 1 != row || place.column + 1 != column) continue;
            std::uint8_t const revealed = table_->hideouts[space];
            return revealed == face_down ? Arrows{} : edition.hideouts[revealed];
        }
    }
    if (site.terrain != Terrain::none) return {};
    return edition.printed[row - 1][column - 1];
}

SlowScorer::Votes SlowScorer::count_votes(int row) const {
    Votes votes;
    for (int column = 1; column <= game_->edition().columns; ++column) {
        Arrows const arrows = visible_arrows(row, column);
        votes.left += arrows.left;
        votes.right += arrows.right;
        votes.left_plus += arrows.left_plus;
        votes.right_plus += arrows.right_plus;
    }
    return votes;
}

// Rulebook p.4, "2) Place Track Token".
int SlowScorer::token_column(int row, int straight_ahead) const {
    Votes const votes = count_votes(row);
    // BB-4.2j: a tie goes straight ahead.
    int column = straight_ahead;
    // BB-4.2e, BB-4.2f, BB-4.2g: one step to the winning side, and one more for each + of that side.
    if (votes.left > votes.right) column = straight_ahead - 1 - votes.left_plus;
    if (votes.right > votes.left) column = straight_ahead + 1 + votes.right_plus;
    // BB-4.2i: the token stops at the edge. RULING bb-7: this applies before a Mountain.
    if (column < 1) column = 1;
    if (column > game_->edition().columns) column = game_->edition().columns;
    // BB-6.2b: a Mountain moves the token where its arrow points.
    if (at(row, column).terrain == Terrain::mountain_left) return column - 1;
    if (at(row, column).terrain == Terrain::mountain_right) return column + 1;
    return column;
}

std::vector<int> SlowScorer::track() const {
    std::vector<int> columns;
    int straight_ahead = game_->edition().middle_column + 1;  // BB-4.2k
    for (int row = 1; row <= table_->tokens_placed + 1 && row <= game_->edition().rows; ++row) {
        straight_ahead = token_column(row, straight_ahead);
        columns.push_back(straight_ahead);
    }
    return columns;
}

// BB-5.2b, BB-5.2c: the card prints points by distance. The last value also applies to larger distances.
int SlowScorer::card_points(Site const& site, int distance) const {
    Edition const& edition = game_->edition();
    return edition.buildings[edition.cards[site.card].building].points[distance];
}

// BB-6.4f: up, down, left and right; with the option also the corners.
bool SlowScorer::is_next_to_a_goldmine(int row, int column) const {
    bool const eight_way = game_->options()[1] == 1;
    for (int down = -1; down <= 1; ++down) {
        for (int across = -1; across <= 1; ++across) {
            bool const itself = down == 0 && across == 0;
            bool const corner = down != 0 && across != 0;
            if (itself || (corner && !eight_way) || !is_on_board(row + down, column + across)) continue;
            if (at(row + down, column + across).terrain == Terrain::goldmine) return true;
        }
    }
    return false;
}

// Rulebook p.7, "Scoring".
SlowResult SlowScorer::score() const {
    enum Source { singles, doubles, triples, goldmines };
    SlowResult result;
    for (int seat = 0; seat < game_->players(); ++seat)
        result.seats.push_back({.by_source = {0, 0, 0, 0}, .tie_breaks = {0}});

    // BB-5.2a: row by row, starting with row 1. RULING bb-17: only rows with a token.
    std::vector<int> const tokens = track();
    for (int row = 1; row <= table_->tokens_placed; ++row) {
        for (int column = 1; column <= game_->edition().columns; ++column) {
            Site const& site = at(row, column);
            if (site.card == no_card || site.owner == nobody) continue;
            int const points = card_points(site, std::abs(column - tokens[row - 1]));
            if (points == 0) continue;  // BB-5.2f: the cube goes back to its owner
            SlowResult::Seat& owner = result.seats[index(site.owner)];
            // BB-5.2d, BB-5.2g: points times multiplier, by cube size.
            Source const size = site.cube == CubeSize::single_cube   ? singles
                                : site.cube == CubeSize::double_cube ? doubles
                                                                     : triples;
            owner.by_source[size] += points * multiplier_of(site.cube);
            // BB-6.4c, BB-6.4d, BB-6.4e: 2 more points, once, before multiplying.
            if (is_next_to_a_goldmine(row, column))
                owner.by_source[goldmines] += 2 * multiplier_of(site.cube);
            // BB-5.2e, BB-5.3b: every cube on the Scoring Track counts 1, whatever its size.
            ++owner.tie_breaks[0];
        }
    }
    add_up_and_rank(result, tie_breaks);  // BB-5.3a
    return result;
}

}  // namespace motherlode::boomtown_builders

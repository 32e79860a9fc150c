#pragma once

#include <string>
#include <vector>

#include "games/boomtown_builders/game.h"
#include "games/slow_result.h"

namespace motherlode::boomtown_builders {

// A second scorer, written from the rulebook alone; simple rather than fast. It reads the cards, cubes, Terrain, face-up
// Hideouts and the number of Track Tokens from the table, and computes the column of every token again from the votes.
class SlowScorer {
public:
    SlowScorer(Game const& game, Table const& table) : game_{&game}, table_{&table} {}

    SlowResult score() const;
    // The columns of the Track Tokens by row, counted from 1. Until the track is complete, the column of the Train Marker
    // follows.
    std::vector<int> track() const;

private:
    struct Votes {
        int left = 0;
        int right = 0;
        int left_plus = 0;
        int right_plus = 0;
    };
    // Rows and columns are counted from 1.
    Site const& at(int row, int column) const { return table_->sites[row - 1][column - 1]; }
    bool is_on_board(int row, int column) const;
    Arrows visible_arrows(int row, int column) const;
    Votes count_votes(int row) const;
    int token_column(int row, int straight_ahead) const;
    int card_points(Site const& site, int distance) const;
    bool is_next_to_a_goldmine(int row, int column) const;

    Game const* game_;
    Table const* table_;
};

}  // namespace motherlode::boomtown_builders

// Rulebook p.4, "2) Place Track Token": where the votes of a row move its token.

#include <algorithm>

#include "games/boomtown_builders/game.h"

namespace motherlode::boomtown_builders {

// BB-4.2c, BB-4.2d, BB-6.1d, RULING bb-4: Buildings, revealed Hideouts and the printed arrows of empty locations vote.
Arrows count_votes(Edition const& edition, Table const& table, int row) {
    Arrows votes{};
    for (int column = 0; column < edition.columns; ++column) {
        Site const& site = table.sites[row][column];
        if (site.card != no_card)
            votes.add(edition.cards[site.card].arrows);
        else if (site.terrain == Terrain::none)
            votes.add(edition.printed[row][column]);
        else if (std::uint8_t const hideout = revealed_hideout(edition, table, location_at(row, column));
                 hideout != face_down)
            votes.add(edition.hideouts[hideout]);
    }
    return votes;
}

// RULING bb-5: the first printed example is a misprint; the text decides.
int track_column(Arrows const& votes, int previous, int columns) {
    // BB-4.2j: a tie goes straight ahead.
    if (votes.left == votes.right) return previous;

    // BB-4.2e, BB-4.2f: one step to the winning side. BB-4.2g, BB-4.2h: one more step for each + of that side.
    int const column =
        votes.left > votes.right ? previous - 1 - votes.left_plus : previous + 1 + votes.right_plus;

    // BB-4.2i: the token stops at the edge of the board.
    return std::clamp(column, 0, columns - 1);
}

Location voted_target(Edition const& edition, Table const& table, int row) {
    // BB-4.2k, RULING bb-6: start from the column of the previous token; in row 1, from the middle.
    int const previous = row == 0 ? edition.middle_column : table.track[row - 1];
    return location_at(row, track_column(count_votes(edition, table, row), previous, edition.columns));
}

Location track_target(Edition const& edition, Table const& table, int row) {
    Location target = voted_target(edition, table, row);
    // BB-6.2b, RULING bb-7: a Mountain moves the token one location further, where its arrow points.
    Terrain const terrain = table.at(target).terrain;
    if (terrain == Terrain::mountain_left) --target.column;
    if (terrain == Terrain::mountain_right) ++target.column;
    return target;
}

}  // namespace motherlode::boomtown_builders

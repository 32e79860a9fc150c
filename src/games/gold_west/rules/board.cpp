// The geometry of the board: neighbours, water, edge and lines.

#include "games/gold_west/rules/board.h"

#include <algorithm>

namespace motherlode::gold_west {
namespace {

// The index of a place in a list, or -1.
int find(std::vector<Axial> const& places, Axial place) {
    auto const match = std::find(places.begin(), places.end(), place);
    return match == places.end() ? -1 : static_cast<int>(match - places.begin());
}

// RULING gw-9: a line continues over water and unused tiles, and ends at the edge of the board.
void add_lines(std::vector<Axial> const& hexes, std::vector<Axial> const& water, Board& board) {
    std::vector<Axial> places = hexes;
    places.insert(places.end(), water.begin(), water.end());
    constexpr int axes = 3;
    for (int axis = 0; axis < axes; ++axis) {
        Axial const forward = directions[axis];
        Axial const back = directions[axis + axes];
        for (Axial const start : places) {
            if (find(places, start + back) >= 0) continue;
            HexSet line;
            for (Axial place = start; find(places, place) >= 0; place = place + forward)
                if (int const hex = find(hexes, place); hex >= 0) line.add(static_cast<HexId>(hex));
            board.lines.push_back(line & board.used);
        }
    }
}

}  // namespace

HexSet Board::around(HexSet set) const {
    HexSet touched;
    for (HexId const hex : set) touched = touched | neighbours[hex];
    return touched;
}

HexSet Board::group(HexSet set, HexId start) const {
    HexSet group{start};
    for (HexSet added = group; !added.empty();) {
        added = (around(added) & set) - group;
        group = group | added;
    }
    return group;
}

Board make_board(std::vector<Axial> const& hexes, std::vector<Axial> const& water, HexSet used) {
    Board board;
    board.used = used;
    for (HexId const hex : used) {
        for (Axial const direction : directions) {
            Axial const adjacent = hexes[hex] + direction;
            int const neighbour = find(hexes, adjacent);
            if (find(water, adjacent) >= 0)
                board.at_water.add(hex);
            else if (neighbour >= 0 && used.contains(neighbour))
                board.neighbours[hex].add(static_cast<HexId>(neighbour));
            else
                board.on_edge.add(hex);
        }
    }
    add_lines(hexes, water, board);
    return board;
}

}  // namespace motherlode::gold_west

// Where the hexes lie: neighbours, water, edge and lines.

#include "games/gold_west/rules/board.h"

#include <algorithm>

namespace motherlode::gold_west {
namespace {

int find(std::vector<Axial> const& places, Axial wanted) {
    auto const found = std::find(places.begin(), places.end(), wanted);
    return found == places.end() ? -1 : static_cast<int>(found - places.begin());
}

// RULING gw-9: a line goes on over water and unused tiles, and ends where it leaves the board.
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
            for (Axial at = start; find(places, at) >= 0; at = at + forward)
                if (int const hex = find(hexes, at); hex >= 0) line.add(static_cast<HexId>(hex));
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
    for (HexSet fresh = group; !fresh.empty();) {
        fresh = (around(fresh) & set) - group;
        group = group | fresh;
    }
    return group;
}

Board make_board(std::vector<Axial> const& hexes, std::vector<Axial> const& water, HexSet used) {
    Board board;
    board.used = used;
    for (HexId const hex : used) {
        for (Axial const direction : directions) {
            Axial const beside = hexes[hex] + direction;
            int const neighbour = find(hexes, beside);
            if (find(water, beside) >= 0)
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

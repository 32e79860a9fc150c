// The hex board as text. A hex is six columns wide, and each row is shifted by three against the next:
//
//     .' '. .' '.
//    |a1 Cu|a2 Fo|
//    | CCG | ??  |
//     '. .' '. .' '.
//       |b2 Au|b3 Ag|

#include <algorithm>
#include <map>

#include "games/gold_west/draw.h"

namespace motherlode::gold_west {
namespace {

constexpr int half_width = 3;
constexpr int inner_width = 2 * half_width - 1;

class BoardDrawing {
public:
    BoardDrawing(Game const& game, View const& view, Style style) : game_{game}, view_{view}, style_{style} {
        Edition const& edition = game.edition();
        for (std::size_t hex = 0; hex < edition.hexes.size(); ++hex)
            add(edition.hexes[hex],
                {name_line(static_cast<HexId>(hex)), token_line(static_cast<HexId>(hex))});
        for (Axial const place : edition.water)
            add(place, {style.paint("38;5;74", "~~~~~"), style.paint("38;5;74", "~~~~~")});
    }

    std::string draw() const {
        std::string text =
            "  Cu copper, Ag silver, Au gold, Fo forest; ?? not revealed, (..) seen by you alone, "
            "-- looted\n";
        int const first = rows_.begin()->first;
        int const last = rows_.rbegin()->first;
        text += border(first - 1);
        for (int r = first; r <= last; ++r) text += line(r, 0) + line(r, 1) + border(r);
        return text;
    }

private:
    struct Cell {
        std::string lines[2];
    };
    using Row = std::map<int, Cell>;  // by the column of the left edge, in halves of a hex

    void add(Axial place, Cell cell) {
        int const left = 2 * place.q + place.r;
        rows_[place.r][left] = std::move(cell);
        leftmost_ = std::min(leftmost_, left);
    }

    bool has(int r, int left) const {
        auto const row = rows_.find(r);
        return row != rows_.end() && row->second.contains(left);
    }

    std::string name_line(HexId hex) const {
        std::string const name = game_.edition().hex_names[hex];
        for (int terrain = 0; terrain < terrains; ++terrain)
            if (view_.table.terrain[terrain].contains(hex))
                return padded(name, inner_width - 2) + terrain_mark(style_, static_cast<Terrain>(terrain));
        return style_.dim(padded(name, inner_width));
    }

    std::string token_line(HexId hex) const {
        Table const& table = view_.table;
        for (int seat = 0; seat < game_.players(); ++seat) {
            if (!table.players[seat].buildings.contains(hex)) continue;
            std::string const shape{seat_marks[seat].shape};
            bool const settlement = table.players[seat].settlements.contains(hex);
            std::string const mark =
                (settlement ? shape + shape : shape) + std::string{seat_marks[seat].letter};
            return " " + padded(style_.seat(seat_at(seat), mark), inner_width - 1);
        }
        if (table.looted.contains(hex)) return style_.dim(" --  ");
        if (table.tokens[hex] != none) return " " + padded(style_.bold(goods(table.tokens[hex])), 4);
        if (!table.face_down.contains(hex)) return std::string(inner_width, ' ');
        if (view_.seat != onlooker) {
            auto const& looked = table.players[index(view_.seat)].looked;
            for (int i = 0; i < looked.size(); ++i)
                if (looked[i] == hex) return padded("(" + goods(view_.hand.seen[i]) + ")", inner_width);
        }
        return style_.dim(" ??  ");
    }

    std::string goods(TokenId token) const { return goods_letters(game_.edition().tokens[token].goods); }

    std::string line(int r, int which) const {
        auto const row = rows_.find(r);
        if (row == rows_.end()) return {};
        std::string text;
        std::size_t width = 0;
        for (auto const& [left, cell] : row->second) {
            auto const start = static_cast<std::size_t>((left - leftmost_) * half_width);
            if (width < start) text += std::string(start - width, ' ');
            // The bar on the right is the next hex's, where there is one.
            bool const last = !has(r, left + 2);
            text += style_.dim("|") + cell.lines[which] + (last ? style_.dim("|") : "");
            width = start + 1 + inner_width + (last ? 1 : 0);
        }
        return text + "\n";
    }

    // The slanted lines between row r and the one below: down from the left edge of a hex above, up to its right.
    std::string border(int r) const {
        std::string text;
        std::string open;  // spaces that count only if something follows
        int rightmost = leftmost_;
        for (auto const& [row, cells] : rows_) rightmost = std::max(rightmost, cells.rbegin()->first);
        for (int column = leftmost_; column <= rightmost + 1; ++column) {
            bool const down = has(r, column) || has(r + 1, column - 1);
            bool const up = has(r, column - 1) || has(r + 1, column);
            if (down || up) {
                text += open + style_.dim(down ? " '." : " .'");
                open.clear();
            } else {
                open += "   ";
            }
        }
        return text + "\n";
    }

    Game const& game_;
    View const& view_;
    Style style_;
    std::map<int, Row> rows_;
    int leftmost_ = 0;
};

}  // namespace

std::string draw_board(Game const& game, View const& view, Style style) {
    return BoardDrawing{game, view, style}.draw();
}

}  // namespace motherlode::gold_west

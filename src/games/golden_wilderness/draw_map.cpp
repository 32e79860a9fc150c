// The map as text. A tile is two columns wide and stands half a tile beside those above and below it, so that each half
// of the line between two rows is the border of one tile above and one below.

#include "games/golden_wilderness/draw_map.h"

#include <algorithm>
#include <vector>

#include "games/golden_wilderness/rules/board.h"

namespace motherlode::golden_wilderness {
namespace {

constexpr int map_columns = 78;  // a plain terminal has 80
constexpr int widest_half = 8;   // a tile is two of these wide
constexpr int narrowest_half = 4;

class Map {
public:
    Map(Edition const& edition, Table const& table, Style style)
        : edition_{edition}, table_{table}, style_{style} {
        for (int const tile : Bits{table.on_board}) {
            DoubledHex const at = doubled(table.sites[tile].hex);
            left_ = std::min(left_, at.x);
            right_ = std::max(right_, at.x);
            top_ = std::min(top_, at.y);
            bottom_ = std::max(bottom_, at.y);
        }
        half_ = std::clamp(map_columns / (right_ - left_ + 2), narrowest_half, widest_half);
        lines_a_row_ = table.exploring.tile != no_tile ? 4 : 3;  // a border, what is there, where it lies
        auto const columns = static_cast<std::size_t>((right_ - left_ + 2) * half_ + 1);
        cells_.assign(static_cast<std::size_t>((bottom_ - top_ + 1) * lines_a_row_ + 1),
                      std::vector<std::string>(columns, " "));
        for (int const tile : Bits{table.on_board}) put_tile(tile);
    }

    std::string text() const {
        std::string text;
        for (auto const& row : cells_) {
            std::string line;
            for (std::string const& cell : row) line += cell;
            text += line.substr(0, line.find_last_not_of(' ') + 1) + "\n";
        }
        return text +
               style_.dim("~ coast, ^ mountains, = road; + mission, # presidio; a sign and letter for the "
                          "owner") +
               "\n";
    }

private:
    void put(int line, int column, std::string cell) {
        cells_[static_cast<std::size_t>(line)][static_cast<std::size_t>(column)] = std::move(cell);
    }
    void put_text(int line, int column, std::string_view text, bool bold = false) {
        for (char const letter : text)
            put(line, column++, bold ? style_.bold({&letter, 1}) : std::string{letter});
    }

    // A sign and a letter.
    int put_owner(int line, int column, Seat seat) {
        SeatMark const& sign = seat_marks[index(seat)];
        put(line, column, style_.seat(seat, std::string{sign.shape} + std::string{sign.letter}));
        put(line, column + 1, "");
        return column + 2;
    }

    std::string border(int tile, int edge, char land) const {
        Site const& site = table_.sites[tile];
        if (has_edge(site.roads, edge)) return style_.bold("=");
        if (has_edge(site.coast, edge)) return style_.dim("~");
        TileId const other = site.beside[edge];
        bool const mountains = has_edge(site.mountains, edge) ||
                               (other != no_tile && has_edge(table_.sites[other].mountains, opposite(edge)));
        return mountains ? "^" : style_.dim({&land, 1});
    }

    void put_tile(int tile) {
        DoubledHex const at = doubled(table_.sites[tile].hex);
        int const line = (at.y - top_) * lines_a_row_;
        int const column = (at.x - left_) * half_;
        auto const edge = [&](Edge which, char land) { return border(tile, static_cast<int>(which), land); };
        for (int i = 0; i < half_; ++i) {
            put(line, column + i, edge(Edge::nw, '-'));
            put(line, column + half_ + i, edge(Edge::ne, '-'));
            put(line + lines_a_row_, column + i, edge(Edge::sw, '-'));
            put(line + lines_a_row_, column + half_ + i, edge(Edge::se, '-'));
        }
        for (int i = 1; i < lines_a_row_; ++i) {
            put(line + i, column, edge(Edge::w, '|'));
            put(line + i, column + 2 * half_, edge(Edge::e, '|'));
        }
        auto const room = static_cast<std::size_t>(2 * half_ - 1);
        put_text(line + 1, column + 1, std::string_view{edition_.tiles[tile].id}.substr(0, room), true);
        put_contents(tile, line + 2, column + 1, room);
        if (lines_a_row_ > 3)
            put_text(line + 3, column + 1, std::to_string(at.x) + "," + std::to_string(at.y));
    }

    // As much of the terrain's name as there is room for beside what stands there.
    void put_contents(int tile, int line, int column, std::size_t room) {
        Site const& site = table_.sites[tile];
        bool const city = has_tile(table_.cities, tile);
        std::size_t const needed =
            (city ? 4U : 0U) + (site.owner != nobody ? 2U : 0U) + (site.marker != Marker::none ? 3U : 0U);
        bool const short_city = city && needed + 2 > room;
        std::size_t const left = room - needed + (short_city ? 3U : 0U);
        std::string_view const terrain =
            terrain_names[index(edition_.tiles[tile].terrain)].substr(0, needed > 0 ? left - 1 : left);
        put_text(line, column, terrain);
        column += static_cast<int>(terrain.size()) + 1;
        if (city) {
            std::string_view const word = short_city ? "C" : "CITY";
            put_text(line, column, word, true);
            column += static_cast<int>(word.size());
        }
        if (site.owner != nobody) column = put_owner(line, column, site.owner);
        if (site.marker == Marker::none) return;
        put(line, column, site.marker == Marker::mission ? "+" : "#");
        put_owner(line, column + 1, site.marker_owner);
    }

    Edition const& edition_;
    Table const& table_;
    Style style_;
    int left_ = 1000;
    int right_ = -1000;
    int top_ = 1000;
    int bottom_ = -1000;
    int half_ = 0;
    int lines_a_row_ = 0;
    std::vector<std::vector<std::string>> cells_;  // a column each; one that is drawn over is empty
};

}  // namespace

std::string draw_map(Edition const& edition, Table const& table, Style style) {
    return Map{edition, table, style}.text();
}

}  // namespace motherlode::golden_wilderness

// Draws the table as text, with row 1 at the bottom and the horizon at the top.

#include <algorithm>

#include "games/boomtown_builders/game.h"

namespace motherlode::boomtown_builders {
namespace {

constexpr std::size_t cell_width = 9;

// The number of columns that `text` takes in the terminal: one per UTF-8 character, none for colour codes.
std::size_t display_width(std::string_view text) {
    std::size_t width = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '\x1b') {
            i = text.find('m', i);
            continue;
        }
        if ((static_cast<unsigned char>(text[i]) & 0xc0U) != 0x80U) ++width;
    }
    return width;
}

std::string centred(std::string const& text) {
    std::size_t const width = display_width(text);
    std::size_t const space = cell_width > width ? cell_width - width : 0;
    return std::string(space / 2, ' ') + text + std::string(space - space / 2, ' ');
}

class Drawing {
public:
    Drawing(Game const& game, View const& view, Style style)
        : game_{game}, table_{view.table}, style_{style}, result_{game.result(view.table)} {}

    std::string draw() const {
        return board() + (result_.finished ? "\n" : votes() + "\n" + draft_board() + "\n") + players();
    }

private:
    Edition const& edition() const { return game_.edition(); }

    std::string arrows(Arrows const& arrows) const {
        if (arrows.left == arrows.right) return arrows_text(arrows);
        return style_.paint(arrows.left > arrows.right ? "38;5;110" : "38;5;180", arrows_text(arrows));
    }

    // The upper line of a location: its Building or Terrain.
    std::string upper(Location place) const {
        Site const& site = table_.at(place);
        if (site.card != no_card) {
            std::string const& name = edition().buildings[edition().cards[site.card].building].name;
            return style_.bold(name.substr(0, cell_width));
        }
        switch (site.terrain) {
            case Terrain::mountain_left: return "◁ /\\";
            case Terrain::mountain_right: return "/\\ ▷";
            case Terrain::lake: return style_.paint("38;5;74", "~lake~");
            case Terrain::goldmine: return style_.paint("38;5;178", "*gold*");
            case Terrain::hideout: return "hideout";
            case Terrain::none: break;
        }
        return style_.dim("·");
    }

    // The lower line: its votes and its cube.
    std::string lower(Location place) const {
        Site const& site = table_.at(place);
        if (site.card != no_card) {
            std::string line = arrows(edition().cards[site.card].arrows);
            if (site.owner != nobody && !cube_returned(place))
                line += " " + seat_mark(site.owner) +
                        style_.seat(site.owner, "×" + std::to_string(edition().multiplier[index(site.cube)]));
            return line;
        }
        if (site.terrain == Terrain::hideout) return hideout(place);
        if (site.terrain != Terrain::none) return {};
        Arrows const& printed = edition().printed[place.row][place.column];
        return printed == Arrows{} ? std::string{} : style_.dim(arrows_text(printed));
    }

    // BB-5.2f: at the end of the game, a cube that scores nothing goes back to its player.
    bool cube_returned(Location place) const {
        return result_.finished && score_building(game_, table_, place, table_.track[place.row]).total() == 0;
    }

    std::string hideout(Location place) const {
        std::uint8_t const card = revealed_hideout(edition(), table_, place);
        return card == face_down ? std::string{"?"} : arrows(edition().hideouts[card]);
    }

    std::string seat_mark(Seat seat) const {
        SeatMark const& mark = seat_marks[index(seat)];
        return style_.seat(seat, std::string{mark.shape} + std::string{mark.letter});
    }

    // Rails and train get their own line below each location, so that they cover nothing.
    std::string rails(int row, int column) const {
        if (table_.track[row] == column) return style_.paint("1;38;5;172", "╫═track═╫");
        if (table_.train_marker == location_at(row, column)) return style_.paint("1;38;5;172", "[ train ]");
        return std::string(cell_width, ' ');
    }

    bool is_empty(int row) const {
        auto const& sites = table_.sites[row];
        return std::all_of(sites.begin(), sites.begin() + edition().columns, [](Site const& site) {
            return site.card == no_card && site.terrain == Terrain::none;
        });
    }

    // A row without Buildings and Terrain: only its printed votes.
    std::string one_line(int row) const {
        std::string const number = std::to_string(row + 1);
        std::string line = std::string(3 - number.size(), ' ') + number + " |";
        for (int column = 0; column < edition().columns; ++column) {
            std::string const votes = lower(location_at(row, column));
            line += centred(votes.empty() ? style_.dim("·") : votes) + "|";
        }
        return line + "\n";
    }

    std::string board() const {
        std::string const rule = "    +" + [&] {
            std::string cells;
            for (int column = 0; column < edition().columns; ++column)
                cells += std::string(cell_width, '-') + "+";
            return cells;
        }() + "\n";
        std::string text = style_.dim(rule);
        for (int row = edition().rows - 1; row >= 0; --row) {
            std::string const number = std::to_string(row + 1);
            std::string lines[3]{std::string(3 - number.size(), ' ') + number + " |", "    |", "    |"};
            for (int column = 0; column < edition().columns; ++column) {
                Location const place = location_at(row, column);
                lines[0] += centred(upper(place)) + "|";
                lines[1] += centred(lower(place)) + "|";
                lines[2] += rails(row, column) + "|";
            }
            text += is_empty(row) ? one_line(row) : lines[0] + "\n" + lines[1] + "\n";
            bool const has_rails = row < table_.tokens_placed || row == table_.train_marker.row;
            if (has_rails) text += lines[2] + "\n";
        }
        text += style_.dim(rule);
        text += "     ";
        for (int column = 0; column < edition().columns; ++column)
            text += centred(std::string(1, static_cast<char>('a' + column))) + " ";
        return text + "\n";
    }

    // The votes so far in the row that gets the next Track Token.
    std::string votes() const {
        int const row = table_.tokens_placed;
        if (row >= edition().rows) return {};
        Arrows const votes = count_votes(edition(), table_, row);
        return "Votes in row " + std::to_string(row + 1) + ": " + std::to_string(votes.left) + " left, " +
               std::to_string(votes.right) + " right\n";
    }

    std::string card(CardId id) const {
        Card const& face = edition().cards[id];
        Building const& building = edition().buildings[face.building];
        std::string points;
        int last = edition().columns - 1;
        while (last > 0 && building.points[last] == building.points[last - 1]) --last;
        for (int distance = 0; distance <= last; ++distance) {
            std::string const value =
                building.points[distance] == 0 ? "–" : std::to_string(building.points[distance]);
            points += (distance == 0 ? "" : " ") + value +
                      (distance == last && last < edition().columns - 1 ? "…" : "");
        }
        return style_.bold(building.name) + " " + arrows(face.arrows) + "  [" + points + "]";
    }

    std::string draft_board() const {
        std::string text = "Round " + std::to_string(table_.round) + " of " +
                           std::to_string(game_.numbers().rounds) + ", " + std::to_string(table_.deck_size) +
                           " cards in the deck. Face up, with points at distance 0, 1, 2 …:\n";
        for (int slot = 0; slot < game_.numbers().draft_row; ++slot) {
            CardId const id = table_.draft_row[slot];
            text += "  space " + std::to_string(slot + 1) + "  " +
                    (id == no_card ? style_.dim("empty") : card(id)) + "\n";
        }
        if (table_.drafted != no_card) text += "  In hand: " + card(table_.drafted) + "\n";
        return text;
    }

    std::string players() const {
        std::string text;
        for (int seat = 0; seat < game_.players(); ++seat) {
            text += seat_at(seat) == table_.active_player && !result_.finished ? "> " : "  ";
            text += seat_mark(seat_at(seat)) + "  " + std::to_string(result_.seats[seat].total) + " points";
            if (result_.finished) {
                text += "\n";
                continue;
            }
            text += ";  cubes left";
            for (int size = 0; size < cube_sizes; ++size)
                text += "  " + std::to_string(table_.cubes[seat][size]) + " at ×" +
                        std::to_string(edition().multiplier[size]);
            text += seat_at(seat) == table_.starting_player ? "  (starts the round)\n" : "\n";
        }
        return text;
    }

    Game const& game_;
    Table const& table_;
    Style style_;
    Result result_;
};

}  // namespace

std::string Game::draw(View const& view, Style style) const { return Drawing{*this, view, style}.draw(); }

}  // namespace motherlode::boomtown_builders

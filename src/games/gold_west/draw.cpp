// The table as text: the hex board on top, then Boomtown, shipping, investments and the players.

#include <algorithm>
#include <map>

#include "games/gold_west/game.h"

namespace motherlode::gold_west {
namespace {

// Columns on the screen: a UTF-8 character counts one, colour codes none.
std::size_t shown_width(std::string_view text) {
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

std::string padded(std::string const& text, std::size_t width) {
    std::size_t const shown = shown_width(text);
    return text + std::string(shown < width ? width - shown : 0, ' ');
}

std::string goods_letters(Goods const& goods) {
    std::string letters = goods_text(goods);
    for (char& letter : letters) letter = static_cast<char>(letter - 'a' + 'A');
    return letters;
}

std::string terrain_mark(Style style, Terrain terrain) {
    constexpr std::array<std::string_view, terrains> marks{"Cu", "Ag", "Au", "Fo"};
    constexpr std::array<std::string_view, terrains> colours{"38;5;173", "38;5;152", "38;5;220", "38;5;71"};
    return style.paint(colours[index(terrain)], marks[index(terrain)]);
}

// The hex board as text. A hex is six columns wide, and each row is shifted by three against the next:
//
//     .' '. .' '.
//    |a1 Cu|a2 Fo|
//    | CCG | ??  |
//     '. .' '. .' '.
//       |b2 Au|b3 Ag|

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

class Drawing {
public:
    Drawing(Game const& game, View const& view, Style style)
        : game_{game}, table_{view.table}, style_{style}, board_{BoardDrawing{game, view, style}.draw()} {}

    std::string draw() const {
        return board_ + "\n" + boomtown() + "\n" + shipping() + "\n" + investments() + "\n" + players();
    }

private:
    Edition const& edition() const { return game_.edition(); }

    std::string seat_mark(int seat) const {
        SeatMark const& mark = seat_marks[seat];
        return style_.seat(seat_at(seat), std::string{mark.shape} + std::string{mark.letter});
    }

    // ---- Boomtown ----

    std::string space(int space) const {
        std::string const& name = table_.offices[space] == none
                                      ? edition().singles[table_.single].name
                                      : edition().offices[table_.offices[space]].name;
        std::string text = style_.dim(std::to_string(space + 1)) + " " + style_.bold(name) + " " +
                           style_.dim(goods_letters(edition().prices[space]));
        for (int seat = 0; seat < game_.players(); ++seat)
            for (int token = 0; token < table_.players[seat].boomtown[space]; ++token)
                text += " " + seat_mark(seat);
        return text;
    }

    std::string boomtown() const {
        std::string text = "Boomtown, each space with its price:\n";
        for (int row = 0; row < grid; ++row) {
            for (int column = 0; column < grid; ++column)
                text += "  " + padded(space(row * grid + column), 33);
            text += "\n";
        }
        return text;
    }

    // ---- Shipping ----

    // What a step brings: "+2" for a threshold, "[7 4]" for a pile of tiles.
    std::string reward(int metal, int step) const {
        std::string text;
        Shipping const& shipping = edition().shipping;
        for (std::size_t i = 0; i < shipping.threshold_steps.size(); ++i)
            if (shipping.threshold_steps[i] == step)
                text += "+" + std::to_string(shipping.threshold_points[i]);
        for (int pile = 0; pile < piles; ++pile) {
            if (shipping.bonus_steps[pile] != step) continue;
            text += "[";
            for (int tile = table_.tiles_taken[metal][pile]; tile < 2; ++tile)
                text += (tile > table_.tiles_taken[metal][pile] ? " " : "") +
                        std::to_string(game_.pile_values(metal, pile)[tile]);
            text += "]";
        }
        return text;
    }

    std::string shipping() const {
        std::string text = "Shipping, from the start:\n";
        for (int metal = 0; metal < metals; ++metal) {
            text += "  " + padded(std::string{resource_name(metal_at(metal))}, 7);
            for (int step = 0; step <= edition().shipping.steps; ++step) {
                std::string cell;
                for (int seat = 0; seat < game_.players(); ++seat)
                    if (table_.players[seat].coaches[metal] == step)
                        cell += style_.seat(seat_at(seat), seat_marks[seat].letter);
                cell += style_.dim(reward(metal, step));
                text += " " + (shown_width(cell) == 0 ? style_.dim("·") : cell);
            }
            text += "\n";
        }
        return text;
    }

    // ---- Investments ----

    std::string ability(Card const& card) const {
        std::string const amount = std::to_string(card.amount);
        switch (card.effect) {
            case Effect::none: return {};
            case Effect::influence:
                return ", +" + amount + " influence in " + std::string{terrain_name(card.terrain)};
            case Effect::token_on_occupied: return ", a token on a Boomtown space another player occupies";
            case Effect::token_on_unoccupied: return ", a free token on an unoccupied Boomtown space";
            case Effect::look: return ", look at " + amount + " face-down tokens";
            case Effect::ship:
                return ", " + amount + (card.amount == 1 ? " free shipping step" : " free shipping steps");
            case Effect::upgrade: return ", turn a camp into a settlement";
            case Effect::gain: return ", " + amount + " resources of your choice";
        }
        return {};
    }

    std::string investments() const {
        std::string text = "Investments";
        auto const& tiles = game_.numbers().bonus_tiles;
        if (table_.bonus_tiles_taken < tiles.size())
            text += ", the next with a bonus of " + std::to_string(tiles[table_.bonus_tiles_taken]);
        text += ":\n";
        for (int slot = 0; slot < edition().display; ++slot) {
            Card const& card = edition().cards[table_.display[slot]];
            text += "  " + std::to_string(slot + 1) + " ";
            if (table_.investors[slot] != nobody)
                text += style_.dim(card.name + ", bought by ") + seat_mark(index(table_.investors[slot]));
            else
                text += padded(goods_letters(card.cost), 6) + padded(style_.bold(card.name), 16) +
                        std::to_string(card.points) + " points" + ability(card);
            text += "\n";
        }
        return text;
    }

    // ---- Players ----

    std::string supply_track(Player const& player) const {
        std::string text = "supply";
        for (int bin = 0; bin < bins; ++bin)
            text += " " + style_.dim(std::to_string(bin + 1)) + "[" + goods_letters(player.supply[bin]) + "]";
        return text;
    }

    std::string influence(Player const& player) const {
        std::string text = "influence";
        for (int terrain = 0; terrain < terrains; ++terrain)
            text += " " + terrain_mark(style_, static_cast<Terrain>(terrain)) + " " +
                    std::to_string(player.influence[terrain]);
        return text;
    }

    std::string players() const {
        Result const result = game_.result(table_);
        std::string text = "W wood, T stone, C copper, S silver, G gold. Scores as if the game ended now:\n";
        for (int seat = 0; seat < game_.players(); ++seat) {
            Player const& player = table_.players[seat];
            bool const active = seat_at(seat) == table_.active_player && !result.finished;
            text += (active ? "> " : "  ") + seat_mark(seat) + "  " +
                    padded(std::to_string(result.seats[seat].total) +
                               (result.seats[seat].total == 1 ? " point" : " points"),
                           11) +
                    supply_track(player);
            if (active && table_.progress.current() != step<ActivateSupplyTrack>)
                text += "  " + style_.bold(table_.passing > 0 ? "moving up " : "to use ") + "[" +
                        goods_letters(table_.usage_area) + "]";
            text += "\n      " + influence(player) + "   camps left " + std::to_string(player.camps) +
                    "   wanted " + std::to_string(player.wanted) + "\n";
        }
        if (table_.final_turn != 0 && !result.finished) text += "This is the final turn.\n";
        return text;
    }

    Game const& game_;
    Table const& table_;
    Style style_;
    std::string board_;
};

}  // namespace

std::string Game::draw(View const& view, Style style) const { return Drawing{*this, view, style}.draw(); }

}  // namespace motherlode::gold_west

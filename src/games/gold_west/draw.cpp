// The table as text: the hex board on top, then Boomtown, shipping, investments and the players.

#include "games/gold_west/draw.h"

#include <algorithm>

namespace motherlode::gold_west {
namespace {

class Drawing {
public:
    Drawing(Game const& game, View const& view, Style style)
        : game_{game}, table_{view.table}, style_{style}, board_{draw_board(game, view, style)} {}

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
        return padded(text, 27);
    }

    std::string boomtown() const {
        std::string text = "Boomtown, each space with its price:\n";
        for (int row = 0; row < grid; ++row) {
            text += "  ";
            for (int column = 0; column < grid; ++column) text += space(row * grid + column);
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
                    padded(std::to_string(result.seats[seat].total) + " points", 11) + supply_track(player);
            if (active && table_.progress.current() != Step::activate_supply_track)
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

std::string Game::draw(View const& view, Style style) const { return Drawing{*this, view, style}.draw(); }

}  // namespace motherlode::gold_west

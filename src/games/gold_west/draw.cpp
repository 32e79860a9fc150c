// The table as text: the hex board on top, then Boomtown, shipping, investments and the players.

#include "games/gold_west/game.h"
#include "kernel/hex_text.h"
#include "kernel/text_width.h"
#include "kernel/words.h"

namespace motherlode::gold_west {
namespace {

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

class Drawing {
public:
    Drawing(Game const& game, View const& view, Style style)
        : game_{game}, view_{view}, table_{view.table}, style_{style} {}

    std::string draw() const {
        return board() + "\n" + boomtown() + "\n" + shipping() + "\n" + investments() + "\n" + players();
    }

private:
    Edition const& edition() const { return game_.edition(); }

    std::string seat_mark(int seat) const {
        SeatMark const& mark = seat_marks[seat];
        return style_.seat(seat_at(seat), std::string{mark.shape} + std::string{mark.letter});
    }

    // ---- The board ----

    std::string board() const {
        HexText hexes{style_};
        for (int hex = 0; hex < static_cast<int>(edition().hexes.size()); ++hex)
            hexes.add(edition().hexes[hex], name_line(hex), padded(token_line(hex), HexText::width));
        std::string const water = style_.paint("38;5;74", "~~~~~");
        for (Axial const place : edition().water) hexes.add(place, water, water);
        return "Cu copper, Ag silver, Au gold, Fo forest; ● camp, ●● settlement, -- looted\n"
               "?? hidden, (..) known only to you; W wood, T stone, C copper, S silver, G gold\n\n" +
               hexes.text();
    }

    std::string name_line(int hex) const {
        std::string const& name = edition().hex_names[hex];
        if (!game_.board().used.contains(hex)) return style_.dim(padded(name, HexText::width));
        auto const terrain = static_cast<Terrain>(terrain_of(table_, static_cast<HexId>(hex)));
        return padded(name, HexText::width - 2) + terrain_mark(style_, terrain);
    }

    std::string token_line(int hex) const {
        for (int seat = 0; seat < game_.players(); ++seat) {
            if (!table_.players[seat].buildings.contains(hex)) continue;
            SeatMark const& mark = seat_marks[seat];
            int const shapes = table_.players[seat].settlements.contains(hex) ? 2 : 1;
            std::string text;
            for (int i = 0; i < shapes; ++i) text += mark.shape;
            return " " + style_.seat(seat_at(seat), text.append(mark.letter));
        }
        if (table_.looted.contains(hex)) return style_.dim(" --  ");
        if (table_.tokens[hex] != none) return " " + style_.bold(goods(table_.tokens[hex]));
        if (!table_.face_down.contains(hex)) return {};
        TokenId const private_token = seen_alone(view_, hex);
        return private_token != none ? "(" + goods(private_token) + ")" : style_.dim(" ??  ");
    }

    std::string goods(TokenId token) const { return goods_letters(edition().tokens[token].goods); }

    // ---- Boomtown ----

    std::string space(int space) const {
        std::string const& name = table_.offices[space] == none
                                      ? edition().singles[table_.single].name
                                      : edition().offices[table_.offices[space]].name;
        // "Office" is in the heading, so that three spaces fit side by side.
        std::string text = style_.dim(std::to_string(space + 1)) + " " +
                           style_.bold(name.substr(0, name.find(" Office"))) + " " +
                           style_.dim(goods_letters(edition().prices[space])) + " ";
        for (int seat = 0; seat < game_.players(); ++seat)
            for (int token = 0; token < table_.players[seat].boomtown[space]; ++token)
                text += style_.seat(seat_at(seat), seat_marks[seat].letter);
        return text;
    }

    std::string boomtown() const {
        std::string text = "Offices in Boomtown, each space with its price:\n";
        for (int row = 0; row < grid; ++row) {
            for (int column = 0; column < grid; ++column)
                text += "  " + padded(space(row * grid + column), 24);
            text += "\n";
        }
        return text;
    }

    // ---- Shipping ----

    // The reward of a step: "+2" for a threshold, "[7 4]" for a pile of tiles.
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
        std::string text = "Shipping, from the start; +2 is points, [7 4] is a pile of bonus tiles:\n";
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
        if (card.effect == does("none")) return {};
        std::string const key =
            "gold_west.page.effect_" + std::string{effect_names[static_cast<int>(card.effect)]};
        MessageSpec const spec{key, {"n"_number, {"terrain", Kind::terrain}}};
        return ". " + motherlode::say(Language::english(), Message{spec, card.amount, index(card.terrain)},
                                      TermsOf{game_}, {});
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

    // Without the final scoring.
    static int points_so_far(SeatResult const& result) {
        int points = 0;
        for (int source = 0; source <= static_cast<int>(Source::looting); ++source)
            points += result.by_source[source];
        return points;
    }

    std::string players() const {
        Result const result = game_.result(table_);
        std::string text = "Points so far → if the game ended now:\n";
        for (int seat = 0; seat < game_.players(); ++seat) {
            Player const& player = table_.players[seat];
            bool const active = seat_at(seat) == table_.active_player && !result.finished;
            text += (active ? "> " : "  ") + seat_mark(seat) + "  " +
                    padded(std::to_string(points_so_far(result.seats[seat])) + " → " +
                               std::to_string(result.seats[seat].total),
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
    View const& view_;
    Table const& table_;
    Style style_;
};

}  // namespace

std::string Game::draw(View const& view, Style style) const { return Drawing{*this, view, style}.draw(); }

}  // namespace motherlode::gold_west

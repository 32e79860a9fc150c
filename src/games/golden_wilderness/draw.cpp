// The table as text: the map with north on top, then the players, then what the viewer holds.

#include <algorithm>

#include "games/golden_wilderness/forms.h"
#include "games/golden_wilderness/play.h"
#include "games/golden_wilderness/words_of.h"

namespace motherlode::golden_wilderness {
namespace {

constexpr std::size_t half_width = 8;  // a tile is two of these wide

std::string padded(std::string const& text, std::size_t shown) {
    std::size_t const width = 2 * half_width;
    return text + std::string(shown < width ? width - shown : 0, ' ');
}

class Drawing {
public:
    Drawing(Game const& game, View const& view, Style style)
        : game_{game}, edition_{game.edition()}, table_{view.table}, view_{view}, style_{style} {}

    std::string draw() const { return map() + roads() + "\n" + state() + players() + "\n" + own(); }

private:
    std::string mark(Seat seat) const {
        SeatMark const& sign = seat_marks[index(seat)];
        return style_.seat(seat, std::string{sign.shape} + std::string{sign.letter});
    }

    // Terrain, * for coast, then what stands there.
    std::string lower(int tile, std::size_t& shown) const {
        Site const& site = table_.sites[tile];
        std::string text{terrain_name(edition_.tiles[tile].terrain).substr(0, 6)};
        if (site.coast != 0) text += "*";
        shown = text.size();
        if (has_tile(table_.cities, tile)) {
            text += " CITY";
            shown += 5;
        }
        if (site.owner != nobody) {
            text += " " + mark(site.owner);
            shown += 3;
        }
        if (site.marker != Marker::none) {
            text += std::string{" "} + (site.marker == Marker::mission ? "+" : "#") + mark(site.marker_owner);
            shown += 4;
        }
        return text;
    }

    std::string map() const {
        int left = 1000;
        int top = 1000;
        int bottom = -1000;
        for (int const tile : Bits{table_.on_board}) {
            DoubledHex const at = doubled(table_.sites[tile].hex);
            left = std::min(left, at.x);
            top = std::min(top, at.y);
            bottom = std::max(bottom, at.y);
        }
        std::string text;
        for (int y = top; y <= bottom; ++y) {
            std::string lines[2];
            std::size_t column = 0;
            for (int x = left; x < left + 2 * grid_size; ++x) {
                for (int const tile : Bits{table_.on_board}) {
                    DoubledHex const at = doubled(table_.sites[tile].hex);
                    if (at.x != x || at.y != y) continue;
                    std::size_t const start = static_cast<std::size_t>(x - left) * half_width;
                    for (std::string& line : lines)
                        line += std::string(start > column ? start - column : 0, ' ');
                    std::string const name = edition_.tiles[tile].id.substr(0, 2 * half_width - 1);
                    std::size_t shown = 0;
                    std::string const below = lower(tile, shown);
                    lines[0] += padded(style_.bold(name), name.size());
                    lines[1] += padded(below, shown);
                    column = start + 2 * half_width;
                }
            }
            text += lines[0] + "\n" + lines[1] + "\n";
        }
        return text;
    }

    std::string roads() const {
        std::string text;
        for (int const tile : Bits{table_.roaded})
            for (int const other : Bits{table_.joined[tile]})
                if (tile < other)
                    text += (text.empty() ? "Roads: " : ", ") + edition_.tiles[tile].id + "–" +
                            edition_.tiles[other].id;
        return text.empty() ? text : text + "\n";
    }

    std::string state() const {
        std::string text = edition_.countries[table_.country].name + "; Taxes " +
                           std::to_string(table_.taxes_played) + " of at most " +
                           std::to_string(edition_.last_taxes[index(game_.level())]);
        if (game_.at_least(Level::easy)) text += "; cities left " + std::to_string(table_.cities_left);
        if (game_.at_least(Level::standard))
            text += ", presidios " + std::to_string(table_.presidios_left) + ", missions " +
                    std::to_string(table_.missions_left) + "; tiles to explore " +
                    std::to_string(table_.tiles_hidden[0] + table_.tiles_under[0].size()) + " coastal, " +
                    std::to_string(table_.tiles_hidden[1] + table_.tiles_under[1].size()) + " inland";
        text += "\nImmigrant pool:";
        for (int slot = 0; slot < table_.pool.size(); ++slot) {
            text += " " + std::to_string(slot + 1) + " " + std::string{deck_name(table_.pool[slot])};
            if (view_.hand.pool[slot] != no_card)
                text += " (" + edition_.people[view_.hand.pool[slot]].name + ")";
        }
        if (table_.icons != Icons{})
            text += "\nTo spend: " + std::to_string(table_.icons.population) + " population, " +
                    std::to_string(table_.icons.crosses) + " crosses, " +
                    std::to_string(table_.icons.swords) + " swords";
        return text + "\n";
    }

    std::string players() const {
        Result const result = game_.result(table_);
        std::string text;
        for (int seat = 0; seat < game_.players(); ++seat) {
            PlayerBoard const& board = table_.players[seat];
            text += seat_at(seat) == table_.active_player && !result.finished ? "> " : "  ";
            text += mark(seat_at(seat)) + "  $" + std::to_string(std::uint16_t{board.pesos}) + ", " +
                    std::to_string(result.seats[seat].total) + " points; hand";
            for (int deck = 0; deck < decks; ++deck)
                if (board.hand[deck] > 0)
                    text += " " + std::to_string(board.hand[deck]) + " " + std::string{deck_names[deck]};
            for (int const industry : board.industry)
                if (industry != no_industry) text += "; " + industry_name(edition_, industry);
            for (int role = 0; role < roles; ++role)
                if (table_.holder[role] == seat_at(seat)) text += "; " + std::string{role_names[role]};
            text += "\n";
        }
        return text;
    }

    std::string own() const {
        std::string text;
        view_.hand.cards.for_each([&](int card) {
            Person const& person = edition_.people[card];
            text += "  " + style_.bold(person.name) + " " + std::string(person.icons.population, 'P') +
                    std::string(person.icons.crosses, 'C') + std::string(person.icons.swords, 'S');
            for (int i = 0; game_.at_least(Level::standard) && i < person.ability_count; ++i)
                text += (i == 0 ? "  " : " / ") + ability_text(edition_, person.abilities[i]);
            text += "\n";
        });
        for (EventKind const kind : view_.hand.drawn)
            if (kind != EventKind::none) text += "  event: " + std::string{event_name(kind)} + "\n";
        return text;
    }

    Game const& game_;
    Edition const& edition_;
    Table const& table_;
    View const& view_;
    Style style_;
};

}  // namespace

std::string Game::draw(View const& view, Style style) const { return Drawing{*this, view, style}.draw(); }

}  // namespace motherlode::golden_wilderness

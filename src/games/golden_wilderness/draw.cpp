// The table as text: the map with north on top, then the players, then what the viewer holds.

#include <algorithm>

#include "games/golden_wilderness/ability_words.h"
#include "games/golden_wilderness/forms.h"
#include "games/golden_wilderness/play.h"
#include "games/golden_wilderness/words_of.h"

namespace motherlode::golden_wilderness {
namespace {

constexpr int map_columns = 78;  // a plain terminal has 80
constexpr int widest_half = 8;   // a tile is two of these wide
constexpr int narrowest_half = 4;

std::string padded(std::string const& text, std::size_t shown, std::size_t width) {
    return text + std::string(shown < width ? width - shown : 0, ' ');
}

class Drawing {
public:
    Drawing(Game const& game, View const& view, Style style)
        : game_{game}, edition_{game.edition()}, table_{view.table}, view_{view}, style_{style} {}

    std::string draw() const {
        return map() + roads() + "\n" + state() + prices() + discards() + players() + offers() + "\n" + own();
    }

private:
    std::string mark(Seat seat) const {
        SeatMark const& sign = seat_marks[index(seat)];
        return style_.seat(seat, std::string{sign.shape} + std::string{sign.letter});
    }

    // Terrain, * for coast, then what stands there: whose settlement, + mission, # presidio.
    std::string lower(int tile, std::size_t width, std::size_t& shown) const {
        Site const& site = table_.sites[tile];
        std::size_t const letters = width >= 16 ? 8 : 2;
        std::string text{terrain_name(edition_.tiles[tile].terrain).substr(0, letters)};
        if (site.coast != 0) text += "*";
        shown = text.size();
        bool const city = has_tile(table_.cities, tile);
        if (city) {
            text += "CITY";
            shown += 4;
        }
        if (site.owner != nobody) {
            text += mark(site.owner);
            shown += 2;
        }
        if (site.marker != Marker::none) {
            text += std::string{site.marker == Marker::mission ? "+" : "#"} + mark(site.marker_owner);
            shown += 3;
        }
        return text;
    }

    // While tiles are being placed each line of tiles tells where they lie.
    std::string map() const {
        int left = 1000;
        int right = -1000;
        int top = 1000;
        int bottom = -1000;
        for (int const tile : Bits{table_.on_board}) {
            DoubledHex const at = doubled(table_.sites[tile].hex);
            left = std::min(left, at.x);
            right = std::max(right, at.x);
            top = std::min(top, at.y);
            bottom = std::max(bottom, at.y);
        }
        int const half = std::clamp(map_columns / (right - left + 2), narrowest_half, widest_half);
        auto const width = static_cast<std::size_t>(2 * half);
        std::string text;
        for (int y = top; y <= bottom; ++y) {
            std::array<std::string, 3> lines;
            std::size_t column = 0;
            for (int x = left; x <= right; ++x) {
                for (int const tile : Bits{table_.on_board}) {
                    DoubledHex const at = doubled(table_.sites[tile].hex);
                    if (at.x != x || at.y != y) continue;
                    auto const start = static_cast<std::size_t>((x - left) * half);
                    for (std::string& line : lines)
                        line += std::string(start > column ? start - column : 0, ' ');
                    std::string const name = edition_.tiles[tile].id.substr(0, width - 1);
                    std::string const place = std::to_string(x) + "," + std::to_string(y);
                    std::size_t shown = 0;
                    std::string const below = lower(tile, width, shown);
                    lines[0] += padded(style_.bold(name), name.size(), width);
                    lines[1] += padded(below, shown, width);
                    lines[2] += padded(style_.dim(place), place.size(), width);
                    column = start + width;
                }
            }
            text += lines[0] + "\n" + lines[1] + "\n";
            if (table_.exploring.tile != no_tile) text += lines[2] + "\n";
        }
        return text + style_.dim("* coast, + mission, # presidio; a sign and letter for the owner") + "\n";
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

    // What the country pays now, by kind of market.
    std::string prices() const {
        std::string text;
        for (int place = 0; place < locations; ++place) {
            if (place > 0 && !game_.at_least(place == 1 ? Level::easy : Level::standard)) break;
            text += (place == 0 ? "Markets pay: " : "; ") + std::string{location_names[place]};
            for (std::size_t product = 0; product < edition_.products.size(); ++product) {
                int const price = edition_.countries[table_.country].prices[place][product];
                if (price > 0 && sold(static_cast<int>(product)))
                    text += " " + edition_.products[product] + " " + std::to_string(price);
            }
        }
        return text + "\n";
    }
    // At Beginner only some products are made.
    bool sold(int product) const {
        return std::any_of(edition_.industries.begin(), edition_.industries.end(), [&](Industry const& it) {
            return it.product == product && (it.cost == 1 || game_.at_least(Level::easy));
        });
    }

    std::string discards() const {
        std::string text;
        for (int deck = 0; game_.at_least(Level::standard) && deck < decks; ++deck) {
            auto const& cards = table_.discards[deck];
            if (cards.empty()) continue;
            text += (text.empty() ? "On top of the discards: " : ", ") + std::string{deck_names[deck]} + " " +
                    edition_.people[cards.back()].name;
        }
        if (!text.empty()) text += "\n";
        if (view_.hand.top_event != EventKind::none)
            text += "You know the next event: " + std::string{event_name(view_.hand.top_event)} + "\n";
        return text;
    }

    std::string goods(int pesos, std::array<Good, goods_a_side> const& side) const {
        std::string text = pesos > 0 ? "$" + std::to_string(pesos) : "";
        for (Good const good : side) {
            if (good.ware == Ware::none) continue;
            if (!text.empty()) text += ", ";
            if (good.ware == Ware::settlement) text += "the settlement on " + edition_.tiles[good.what].name;
            if (good.ware == Ware::person) text += edition_.people[good.what].name;
            if (good.ware == Ware::role) text += "the role " + std::string{role_names[good.what]};
            if (good.ware == Ware::pioneer) text += "a pioneer";
        }
        return text.empty() ? "nothing" : text;
    }

    std::string offer(Offer const& it) const {
        return "to " + mark(it.to) + ": gives " + goods(it.gives_pesos, it.gives) + ", asks for " +
               goods(it.asks_pesos, it.asks) + "\n";
    }

    std::string offers() const {
        std::string text;
        for (int seat = 0; seat < game_.players(); ++seat)
            if (table_.offers[seat].to != nobody)
                text += "Offer of " + mark(seat_at(seat)) + " " + offer(table_.offers[seat]);
        if (view_.hand.draft.to != nobody) text += "You compose an offer " + offer(view_.hand.draft);
        return text;
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
                text += (i == 0 ? "  " : " / ") + ability_words(game_, card, i);
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

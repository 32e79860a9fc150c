// The table as text: the map with north on top, then the players, then what the viewer holds.

#include <algorithm>

#include "games/golden_wilderness/draw_map.h"
#include "games/golden_wilderness/game.h"
#include "kernel/words.h"

namespace motherlode::golden_wilderness {
namespace {

class Drawing {
public:
    Drawing(Game const& game, View const& view, Style style)
        : game_{game}, edition_{game.edition()}, table_{view.table}, view_{view}, style_{style} {}

    std::string draw() const {
        return draw_map(edition_, table_, style_) + roads() + "\n" + state() + prices() + discards() +
               players() + offers() + "\n" + own();
    }

private:
    std::string mark(Seat seat) const {
        SeatMark const& sign = seat_marks[index(seat)];
        return style_.seat(seat, std::string{sign.shape} + std::string{sign.letter});
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
                    std::to_string(table_.missions_left) + "\nTiles to explore: " +
                    std::to_string(table_.tiles_hidden[0] + table_.tiles_under[0].size()) + " coastal, " +
                    std::to_string(table_.tiles_hidden[1] + table_.tiles_under[1].size()) + " inland";
        text += "\nImmigrant pool:";
        for (int slot = 0; slot < table_.pool.size(); ++slot) {
            text += " " + std::to_string(slot + 1) + " " + std::string{deck_names[index(table_.pool[slot])]};
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
            text += "A " + std::string{location_names[place]} + " market pays:";
            for (std::size_t product = 0; product < edition_.products.size(); ++product) {
                int const price = edition_.countries[table_.country].prices[place][product];
                if (price > 0 && sold(static_cast<int>(product)))
                    text += " " + edition_.products[product] + " " + std::to_string(price);
            }
            text += "\n";
        }
        return text;
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
            text += "You know the next event: " + std::string{event_names[index(view_.hand.top_event)]} + "\n";
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

    std::string ability_words(int card, int which) const {
        Value const value = game_.value(game_arg(index(Kind::ability)), ability_number(card, which));
        return motherlode::say(Language::english(), value, TermsOf{game_}, {});
    }

    std::string own() const {
        std::string text;
        view_.hand.cards.for_each([&](int card) {
            Person const& person = edition_.people[card];
            text += "  " + style_.bold(person.name) + " " + std::string(person.icons.population, 'P') +
                    std::string(person.icons.crosses, 'C') + std::string(person.icons.swords, 'S');
            for (int i = 0; game_.at_least(Level::standard) && i < person.ability_count; ++i)
                text += (i == 0 ? "  " : " / ") + ability_words(card, i);
            text += "\n";
        });
        for (EventKind const kind : view_.hand.drawn)
            if (kind != EventKind::none) text += "  event: " + std::string{event_names[index(kind)]} + "\n";
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

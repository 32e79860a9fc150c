// Draws the table as text: the map with north at the top, then the players, then the viewer's cards.

#include <algorithm>
#include <vector>

#include "games/golden_wilderness/game.h"
#include "kernel/words.h"

namespace motherlode::golden_wilderness {
namespace {

// The sign and the letter of a seat.
std::string mark(Style style, Seat seat) {
    SeatMark const& sign = seat_marks[index(seat)];
    return style.seat(seat, std::string{sign.shape} + std::string{sign.letter});
}

// ---- The map ----

// Rows of tiles are shifted by half a tile. So each half of the line between two rows is the border of one
// tile above and one tile below.
constexpr int map_columns = 78;  // a plain terminal has 80
constexpr int widest_half = 8;   // width of half a tile
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
        if (table.on_board == 0) return;
        half_ = std::clamp(map_columns / (right_ - left_ + 2), narrowest_half, widest_half);
        // Border, id and contents of the tiles, and their coordinates while a tile is being placed.
        lines_a_row_ = table.exploring.tile != no_tile ? 4 : 3;
        int const columns = (right_ - left_ + 2) * half_ + 1;
        int const rows = (bottom_ - top_ + 1) * lines_a_row_ + 1;
        cells_.assign(static_cast<std::size_t>(rows),
                      std::vector<std::string>(static_cast<std::size_t>(columns), " "));
        for (int const tile : Bits{table.on_board}) put_tile(tile);
    }

    std::string text() const {
        if (table_.on_board == 0) return "No tile is on the board yet.\n";
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

    int put_owner(int line, int column, Seat seat) {
        put(line, column, mark(style_, seat));
        put(line, column + 1, "");
        return column + 2;
    }

    std::string border(int tile, int edge, char land) const {
        Site const& site = table_.sites[tile];
        if (has_edge(site.roads, edge)) return style_.bold("=");
        if (has_edge(site.coast, edge)) return style_.dim("~");
        TileId const neighbour = site.beside[edge];
        bool const mountains =
            has_edge(site.mountains, edge) ||
            (neighbour != no_tile && has_edge(table_.sites[neighbour].mountains, opposite(edge)));
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
        auto const width = static_cast<std::size_t>(2 * half_ - 1);
        put_text(line + 1, column + 1, std::string_view{edition_.tiles[tile].id}.substr(0, width), true);
        put_contents(tile, line + 2, column + 1, width);
        if (lines_a_row_ > 3)
            put_text(line + 3, column + 1, std::to_string(at.x) + "," + std::to_string(at.y));
    }

    // The pieces on the tile, and as much of the terrain's name as fits beside them.
    void put_contents(int tile, int line, int column, std::size_t width) {
        Site const& site = table_.sites[tile];
        bool const city = has_tile(table_.cities, tile);
        std::size_t const needed =
            (city ? 4U : 0U) + (site.owner != nobody ? 2U : 0U) + (site.marker != Marker::none ? 3U : 0U);
        bool const short_city = city && needed + 2 > width;
        std::size_t const available = width - needed + (short_city ? 3U : 0U);
        std::string_view const terrain = terrain_names[index(edition_.tiles[tile].terrain)].substr(
            0, needed > 0 ? available - 1 : available);
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
    // One column of the terminal each. A cell is empty if the one before it takes two columns.
    std::vector<std::vector<std::string>> cells_;
};

// ---- The rest ----

class Drawing {
public:
    Drawing(Game const& game, View const& view, Style style)
        : game_{game}, edition_{game.edition()}, table_{view.table}, view_{view}, style_{style} {}

    std::string draw() const {
        return drawn_tiles() + draw_map(edition_, table_, style_) + roads() + "\n" + state() + prices() +
               discards() + "\n" + votes() + players() + offers() + "\n" + own();
    }

private:
    // The tiles to choose from, while tiles are being placed.
    std::string drawn_tiles() const {
        std::string text;
        for (int const tile : Bits{std::uint64_t{table_.exploring.drawn}})
            text += (text.empty() ? "Tiles to place: " : ", ") + edition_.tiles[tile].id + " (" +
                    std::string{terrain_names[index(edition_.tiles[tile].terrain)]} + ")";
        return text.empty() ? text : text + "\n";
    }

    std::string roads() const {
        std::string text;
        for (int const tile : Bits{table_.roaded})
            for (int const neighbour : Bits{table_.joined[tile]})
                if (tile < neighbour)
                    text += (text.empty() ? "Roads: " : ", ") + edition_.tiles[tile].id + "–" +
                            edition_.tiles[neighbour].id;
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

    // The prices under the current country, by kind of market.
    std::string prices() const {
        std::string text;
        for (int place = 0; place < locations; ++place) {
            if (!game_.has_market(static_cast<Location>(place))) break;
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
    // Beginner uses only some of the products.
    bool sold(int product) const {
        return std::any_of(edition_.industries.begin(), edition_.industries.end(),
                           [&](Industry const& industry) {
                               return industry.product == product && game_.has_industry(industry);
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
            text +=
                "You know the next event: " + std::string{event_names[index(view_.hand.top_event)]} + "\n";
        return text;
    }

    // The votes so far, while there is an election or a revolution.
    std::string votes() const {
        Election const& election = table_.election;
        if (election.ballot == Ballot::none) return {};
        bool const by_country = election.ballot == Ballot::country;
        std::size_t const candidates =
            by_country ? edition_.countries.size() : static_cast<std::size_t>(game_.players());
        std::string text = by_country ? "Support so far:" : "Votes so far:";
        for (std::size_t i = 0; i < candidates; ++i)
            if (election.votes[i] > 0)
                text +=
                    " " +
                    (by_country ? edition_.countries[i].name : mark(style_, seat_at(static_cast<int>(i)))) +
                    " " + std::to_string(election.votes[i]) + ";";
        if (text.back() == ':') text += " none;";
        text.pop_back();
        // WI-5.3d, WI-5.4b: the election of the first Governor has no minimum.
        if (election.ballot != Ballot::first_governor)
            text += " (the winner needs " + std::to_string(game_.players()) + ")";
        return text + "\n";
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
            if (good.ware == Ware::any) text += "any " + std::string{deck_names[good.what]};
        }
        return text.empty() ? "nothing" : text;
    }

    std::string offer_text(Offer const& offer) const {
        return "to " + mark(style_, offer.to) + ": gives " + goods(offer.gives_pesos, offer.gives) +
               ", asks for " + goods(offer.asks_pesos, offer.asks) + "\n";
    }

    std::string offers() const {
        std::string text;
        for (int seat = 0; seat < game_.players(); ++seat)
            if (table_.offers[seat].to != nobody)
                text += "Offer of " + mark(style_, seat_at(seat)) + " " + offer_text(table_.offers[seat]);
        if (view_.hand.draft.to != nobody) text += "You compose an offer " + offer_text(view_.hand.draft);
        return text;
    }

    std::string players() const {
        Result const result = game_.result(table_);
        std::string text = "Points so far → if the game ended now:\n";
        for (int seat = 0; seat < game_.players(); ++seat) {
            PlayerBoard const& board = table_.players[seat];
            text += seat_at(seat) == table_.active_player && !result.finished ? "> " : "  ";
            text += mark(style_, seat_at(seat)) + "  $" + std::to_string(std::uint16_t{board.pesos}) + ", " +
                    std::to_string(std::uint16_t{board.points}) + " → " +
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

std::string draw_map(Edition const& edition, Table const& table, Style style) {
    return Map{edition, table, style}.text();
}

std::string Game::draw(View const& view, Style style) const { return Drawing{*this, view, style}.draw(); }

}  // namespace motherlode::golden_wilderness

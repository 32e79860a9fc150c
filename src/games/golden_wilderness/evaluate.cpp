// How a position looks to a seat: points to come, in 16ths, against what the others can expect.
// Not a rule of the game; bots use it. Integers only, so that it is the same on every machine.

#include <algorithm>

#include "games/golden_wilderness/play.h"

namespace motherlode::golden_wilderness {
namespace {

constexpr int point = 16;
constexpr int peso = 13;            // it may be lost when the game ends
constexpr int markets_to_come = 8;  // that a seat can hope to choose
constexpr int population_icon = 36;
constexpr int useless_person = -28;
constexpr int mission = 90;
constexpr int presidio = 70;
constexpr int room_to_settle = 6;                              // a tile
constexpr std::array<int, decks> back_of_card{60, 8, 20, 24};  // of a card nobody has seen, by deck
constexpr std::array<int, roles> role{30, 20, 70, 20, 50};

// The most a seat can earn at a market of this kind.
int best_market(Game const& game, Table const& table, int seat, Location location) {
    Edition const& edition = game.edition();
    auto const& prices = edition.countries[table.country].prices[index(location)];
    std::uint64_t const places = market_tiles(edition, table, location);

    // What the seat sells there: all makers of a product together, whatever their terrain.
    struct Trade {
        std::uint64_t makers;
        int price;
    };
    FixedList<Trade, settled_terrains> trades{};
    int best = 0;
    int highest = 0;
    for (int const industry : table.players[seat].industry) {
        if (industry == no_industry) continue;
        int const product = edition.industries[industry].product;
        if (prices[product] == 0) continue;
        trades.push_back({producers(edition, table, seat, product), prices[product]});
        if ((places & trades.back().makers) != 0) best = std::max(best, trades.back().price);
        highest = std::max(highest, trades.back().price);
    }
    if (highest == 0) return 0;
    for (int const tile : Bits{places & table.roaded}) {
        Reach const reach = reach_from(table, static_cast<TileId>(tile), highest - 1);
        for (Trade const& trade : trades) {
            int income = 0;
            for (int step = 0; step < reach.steps && step < trade.price; ++step)
                income += std::popcount(reach.at[step] & trade.makers) * (trade.price - step);
            best = std::max(best, income);
        }
    }
    return best;
}

struct Markets {
    int coast;
    int city;
};

Markets markets_of(Game const& game, Table const& table, int seat) {
    bool const cities = table.cities != 0;
    return {best_market(game, table, seat, Location::coast),
            cities ? best_market(game, table, seat, Location::city) : 0};
}

// What lies open before a seat.
int open_value(Game const& game, Table const& table, int seat, Markets const& markets) {
    PlayerBoard const& board = table.players[seat];
    int value = board.points * point + board.pesos * peso;
    value += std::popcount(std::uint64_t{table.settlements[seat]}) * game.edition().settlement_points * point;
    value += (markets.coast + markets.city / 2) * markets_to_come * peso;
    for (int const tile : Bits{table.on_board}) {
        Site const& site = table.sites[tile];
        if (site.marker_owner == seat_at(seat)) value += site.marker == Marker::mission ? mission : presidio;
    }
    for (int i = 0; i < roles; ++i)
        if (table.holder[i] == seat_at(seat)) value += role[i];
    return value;
}

int value_of_card(Game const& game, Person const& person, bool room) {
    int value = person.icons.population * (room ? population_icon : 8) + person.icons.crosses * 30 +
                person.icons.swords * 16;
    if (game.at_least(Level::standard))
        for (int i = 0; i < person.ability_count; ++i)
            value += person.abilities[i].effect >= Effect::votes ? 2 : 20;
    return value + game.edition().person_points * point / 2;
}

int own_hand(Game const& game, View const& view, bool room) {
    int value = 0;
    if (game.at_least(Level::standard)) {
        view.hand.cards.for_each(
            [&](int card) { value += value_of_card(game, game.edition().people[card], room); });
        return value;
    }
    int const pioneers = view.table.players[index(view.seat)].hand[index(Deck::pioneer)];
    return pioneers * (room ? population_icon : useless_person);
}

// ---- Offers ----

// A side's people as both might value them; at Easy all pioneers are alike.
int value_of_people(Game const& game, std::array<Good, goods_a_side> const& side, bool room) {
    int value = 0;
    for (Good const good : side) {
        if (good.ware == Ware::person) value += value_of_card(game, game.edition().people[good.what], room);
        if (good.ware == Ware::pioneer) value += room ? population_icon : useless_person;
    }
    return value;
}

void hand_over_openly(Table& table, Seat from, Seat to, int pesos,
                      std::array<Good, goods_a_side> const& side) {
    table.board(from).pesos.add(-pesos);
    table.board(to).pesos.add(pesos);
    for (Good const good : side) {
        if (good.ware == Ware::settlement) {
            table.settlements[index(from)] = table.settlements[index(from)] & ~tile_bit(good.what);
            table.settlements[index(to)] = table.settlements[index(to)] | tile_bit(good.what);
        }
        if (good.ware == Ware::role) table.holder[good.what] = to;
    }
}

struct Gains {
    int mine;
    int theirs;
};

Gains gains_of(Game const& game, Table const& table, Seat maker, Offer const& offer, bool room) {
    auto const open = [&](Table const& at, Seat seat) {
        return open_value(game, at, index(seat), markets_of(game, at, index(seat)));
    };
    Table after = table;
    hand_over_openly(after, maker, offer.to, offer.gives_pesos, offer.gives);
    hand_over_openly(after, offer.to, maker, offer.asks_pesos, offer.asks);
    int const people = value_of_people(game, offer.asks, room) - value_of_people(game, offer.gives, room);
    return {open(after, maker) - open(table, maker) + people,
            open(after, offer.to) - open(table, offer.to) - people};
}

bool moves_settlement(Offer const& offer) {
    auto const is_settlement = [](Good good) { return good.ware == Ware::settlement; };
    return std::any_of(offer.gives.begin(), offer.gives.end(), is_settlement) ||
           std::any_of(offer.asks.begin(), offer.asks.end(), is_settlement);
}

// An offer is worth making if both gain by it. Half-made it is worth a try where together they would. Money, people
// and roles are valued alike by both, so only settlements, by the roads they lie on, can make both richer.
int promise(Game const& game, View const& view, bool room) {
    constexpr int enough = 8;
    Table const& table = view.table;
    bool const composing = table.board(view.seat).composing != 0;
    Offer const& offer = composing ? view.hand.draft : table.offers[index(view.seat)];
    if (!moves_settlement(offer)) return 0;
    Gains const gains = gains_of(game, table, view.seat, offer, room);
    if (gains.mine >= enough && gains.theirs >= enough) return gains.mine / 3;
    return composing && gains.mine + gains.theirs > 4 * enough ? (gains.mine + gains.theirs) / 8 : 0;
}

// What the turn still holds for whoever is in the middle of it.
int in_hand_now(Game const& game, View const& view, Markets const& markets) {
    Table const& table = view.table;
    Step const step = table.progress.current();
    // What leads nowhere should not be begun.
    int value = table.board(view.seat).composing != 0 ? -8 : 0;
    if (table.active_player != view.seat) return value;
    if (step == Step::choose_event) {
        int best = 0;
        for (EventKind const kind : view.hand.drawn) {
            int gain = 10;
            if (kind == EventKind::taxes) gain = game.edition().countries[table.country].taxes * peso / 2;
            if (kind == EventKind::coast_market) gain = markets.coast * peso;
            if (kind == EventKind::city_market) gain = markets.city * peso;
            best = std::max(best, gain);
        }
        value += best;
    }
    if (step == Step::market_tile)
        value += (table.event == EventKind::city_market ? markets.city : markets.coast) * peso;
    // Icons played are worth a little less than the cards were: they are lost with the turn.
    value += table.icons.population * 26 + table.icons.crosses * 24 + table.icons.swords * 14;
    if (table.called != 0) value -= 2;
    return value;
}

}  // namespace

int Game::evaluate(View const& view) const {
    Table const& table = view.table;
    bool const over = table.progress.current() == Step::game_over;
    if (over) {
        Result const now = result(table);
        int others = 0;
        for (int seat = 0; seat < players_; ++seat)
            if (seat != index(view.seat)) others = std::max(others, now.seats[seat].total);
        return (now.seats[index(view.seat)].total - others) * point * 4;
    }

    int const rooms = std::popcount(settleable(*edition_, table));
    int value = 0;
    int others = 0;
    for (int seat = 0; seat < players_; ++seat) {
        Markets const markets = markets_of(*this, table, seat);
        int const open = open_value(*this, table, seat, markets);
        if (seat == index(view.seat)) {
            value += open + own_hand(*this, view, rooms > 0) + in_hand_now(*this, view, markets) +
                     promise(*this, view, rooms > 0);
        } else {
            others += open;
            for (int deck = 0; deck < decks; ++deck)
                others += table.players[seat].hand[deck] * back_of_card[deck];
        }
    }
    return value + std::min(rooms, 8) * room_to_settle - others / (players_ - 1);
}

}  // namespace motherlode::golden_wilderness

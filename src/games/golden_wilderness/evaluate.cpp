// How a position looks to a seat: points to come, in 16ths, against what the others can expect.
// Not a rule of the game; bots use it. Integers only, so that it is the same on every machine.

#include <algorithm>

#include "games/golden_wilderness/rules/board.h"
#include "games/golden_wilderness/weights.h"

namespace motherlode::golden_wilderness {
namespace {

constexpr int game_won = 1 << 20;  // more than can be hoped for by playing on

// ---- Markets ----

using Incomes = std::array<int, max_players>;  // the most each seat can earn at one market

// What a seat sells at one kind of market: all makers of a product together, whatever their terrain.
struct Sale {
    std::uint64_t makers;
    int price;
};
using Sales = FixedList<Sale, settled_terrains>;

Sales sales_of(Edition const& edition, Table const& table, int seat,
               std::array<std::uint8_t, max_products> const& prices) {
    Sales sales;  // NOLINT: filled as far as it is used
    sales.count = 0;
    for (int const industry : table.players[seat].industry) {
        if (industry == no_industry) continue;
        int const product = edition.industries[industry].product;
        if (prices[product] > 0) sales.push_back({producers(edition, table, seat, product), prices[product]});
    }
    return sales;
}

Incomes best_markets(Game const& game, Table const& table, Location location) {
    Edition const& edition = game.edition();
    auto const& prices = edition.countries[table.country].prices[index(location)];
    std::uint64_t const places = market_tiles(edition, table, location);
    Incomes best{};
    if (places == 0) return best;

    std::array<Sales, max_players> sales;  // NOLINT: filled as far as it is used
    int highest = 0;
    for (int seat = 0; seat < game.players(); ++seat) {
        sales[seat] = sales_of(edition, table, seat, prices);
        for (Sale const& sale : sales[seat]) {
            if ((places & sale.makers) != 0) best[seat] = std::max(best[seat], sale.price);
            highest = std::max(highest, sale.price);
        }
    }
    if (highest == 0) return best;
    for (int const tile : Bits{places & table.roaded}) {
        Reach const reach = reach_from(table, static_cast<TileId>(tile), highest - 1);
        for (int seat = 0; seat < game.players(); ++seat)
            for (Sale const& sale : sales[seat])
                best[seat] = std::max(best[seat], income_from(reach, sale.makers, sale.price));
    }
    return best;
}

struct Markets {
    Incomes coast;
    Incomes city;
};

Markets markets_of(Game const& game, Table const& table) {
    return {best_markets(game, table, Location::coast), best_markets(game, table, Location::city)};
}

// ---- Open things, and things in hand ----

Worths worths_with(Game const& game, Table const& table, Markets const& markets, Weights const& weights) {
    Worths worths{};
    std::uint64_t const coast = market_tiles(game.edition(), table, Location::coast);
    int const a_coastal_tile = weights.whole_coast / std::max(std::popcount(coast), 1);
    for (int seat = 0; seat < game.players(); ++seat) {
        PlayerBoard const& board = table.players[seat];
        worths[seat] =
            board.points * point + board.pesos * weights.peso +
            std::popcount(std::uint64_t{table.settlements[seat]}) * game.edition().settlement_points * point +
            std::popcount(table.settlements[seat] & coast) * a_coastal_tile +
            (markets.coast[seat] * weights.coast_markets + markets.city[seat] * weights.city_markets) *
                weights.peso;
    }
    if (!game.at_least(Level::standard)) return worths;
    for (int const tile : Bits{table.on_board}) {
        Site const& site = table.sites[tile];
        if (site.marker != Marker::none)
            worths[index(site.marker_owner)] +=
                site.marker == Marker::mission ? weights.mission : weights.presidio;
    }
    for (int i = 0; i < roles; ++i)
        if (table.holder[i] != nobody) worths[index(table.holder[i])] += weights.role[i];
    return worths;
}

// How far the game is from its end, in tenths: the markers of which the fewest are left (WI-3.9a, WI-4.9a).
int tenths_played(Game const& game, Table const& table) {
    Markers const& all = game.markers();
    auto const tenths = [](int total, int left) { return total > 0 ? (total - left) * 10 / total : 0; };
    int played = tenths(all.cities, table.cities_left);
    if (game.at_least(Level::standard))
        played = std::max(
            {played, tenths(all.presidios, table.presidios_left), tenths(all.missions, table.missions_left)});
    return played;
}

int worth_of_end(Game const& game, Table const& table, Worths const& worths, int seat,
                 Weights const& weights) {
    if (!game.at_least(Level::easy)) return 0;
    bool leads = true;
    for (int other = 0; other < game.players(); ++other) leads = leads && worths[seat] >= worths[other];
    return tenths_played(game, table) * (leads ? weights.end_nearer : -weights.end_nearer / 3);
}

// Half of what a card in hand costs at the end: most are played before.
int burden(Game const& game) { return game.edition().person_points * point / 2; }

int own_hand(Game const& game, View const& view, int population, Weights const& weights) {
    int value = 0;
    if (game.at_least(Level::standard)) {
        view.hand.cards.for_each([&](int card) { value += worth_of_card(game, card, population, weights); });
        return value;
    }
    return view.table.players[index(view.seat)].hand[index(Deck::pioneer)] * (population + burden(game));
}

Icons icons_in_hand(Game const& game, Hand const& hand) {
    Icons all{};
    hand.cards.for_each([&](int card) {
        Icons const& icons = game.edition().people[card].icons;
        all.population = static_cast<std::uint8_t>(all.population + icons.population);
        all.swords = static_cast<std::uint8_t>(all.swords + icons.swords);
    });
    return all;
}

// Icons played are worth what the cards were, a little less where nothing comes of them and a little more where
// the rest of the hand makes them enough for a city or a presidio.
int icons_played(Game const& game, View const& view, int population, Weights const& weights) {
    Table const& table = view.table;
    Icons const& played = table.icons;
    if (played == Icons{}) return 0;
    Edition const& edition = game.edition();
    Icons const held = icons_in_hand(game, view.hand);
    int const pesos = table.board(view.seat).pesos;
    bool const city = table.cities_left > 0 && table.settlements[index(view.seat)] != 0 &&
                      played.population + held.population >= edition.city_population - 1;
    bool const fort = table.presidios_left > 0 && pesos >= edition.presidio_pesos &&
                      played.swords + held.swords >= edition.presidio_swords;
    auto const each = [&](int icon, bool leads_on) { return icon + burden(game) + (leads_on ? 1 : -2); };
    return played.population * each(population, city) + played.crosses * each(weights.cross_icon, false) +
           played.swords * each(weights.sword_icon, fort);
}

int worth_of_event(Game const& game, View const& view, Markets const& markets, EventKind kind,
                   Weights const& weights) {
    switch (kind) {
        case EventKind::taxes:  // the others are paid as well
            return game.edition().countries[view.table.country].taxes * weights.peso / 2;
        case EventKind::coast_market: return markets.coast[index(view.seat)] * weights.peso;
        case EventKind::city_market: return markets.city[index(view.seat)] * weights.peso;
        default: return weights.other_event;
    }
}

// Of those that may be drawn. Drawing seems no gain by this, so that all that is worth doing is done before it ends
// the turn: above all points are bought while there is time.
int best_event(Game const& game, View const& view, Markets const& markets, Weights const& weights) {
    int best = weights.other_event;
    for (EventKind const kind : {EventKind::taxes, EventKind::coast_market, EventKind::city_market})
        best = std::max(best, worth_of_event(game, view, markets, kind, weights));
    return best;
}

// ---- Elections for Governor (WI-5.3), by the votes that can be counted ----

// An election or a revolution called for nothing is only a way to put off the event.
constexpr int idle_call = 64;

// Votes the voter can still show without losing a card.
int votes_to_show(Game const& game, View const& view) {
    Table const& table = view.table;
    if (table.progress.current() != step<AddVotes> || table.progress.waiting.back().seat != view.seat)
        return 0;
    int votes = 0;
    view.hand.cards.for_each([&](int card) {
        Person const& person = game.edition().people[card];
        if (table.election.shown.contains(card)) return;
        for (int i = 0; i < person.ability_count; ++i)
            if (person.abilities[i].effect == Effect::votes && person.abilities[i].cost == Cost::show)
                votes += person.abilities[i].amount;
    });
    return votes;
}

// Who wins even if all who have not voted yet give their one vote to the next best; nobody where that is open.
Seat sure_winner(Game const& game, View const& view) {
    Election const& election = view.table.election;
    if (view.table.progress.current() == step<Fight>)
        return election.swords_against > election.swords_for ? nobody : seat_at(election.winner);
    std::array<int, max_players> votes{};
    int to_come = 0;
    for (int seat = 0; seat < game.players(); ++seat) {
        votes[seat] = election.votes[seat];
        if (election.ballots[seat] == not_voted) ++to_come;
    }
    votes[std::min<int>(election.choice, max_players - 1)] += votes_to_show(game, view);
    int best = 0;
    for (int seat = 1; seat < game.players(); ++seat)
        if (votes[seat] > votes[best]) best = seat;
    // WI-5.3d; the first Governor needs only the most (WI-5.1c).
    if (election.ballot == Ballot::governor && votes[best] < game.players()) return nobody;
    for (int seat = 0; seat < game.players(); ++seat)
        if (seat != best && votes[seat] + to_come >= votes[best]) return nobody;
    return seat_at(best);
}

// What the election under way promises the seat, where being Governor is worth `governor`.
int worth_of_election(Game const& game, View const& view, int governor) {
    Election const& election = view.table.election;
    if (election.ballot != Ballot::governor && election.ballot != Ballot::first_governor) return 0;
    // A vote for oneself rather than for anybody else; but nobody calls an election for the sake of voting.
    bool const called_it = election.ballot == Ballot::governor && election.caller == view.seat;
    int const own_votes = called_it ? 0 : std::min<int>(election.votes[index(view.seat)], game.players());
    Seat const winner = sure_winner(game, view);
    Seat const holder = view.table.holder[index(Role::governor)];
    if (winner == nobody || winner == holder) return own_votes;
    if (called_it && winner == view.seat) return governor + idle_call;
    int const gain = winner == view.seat ? governor : -governor / (game.players() - 1);
    int const loss = holder == view.seat ? governor : 0;
    return own_votes + gain - loss;
}

// ---- The whole ----

// What the turn still holds for whoever is in the middle of it.
int in_hand_now(Game const& game, View const& view, Markets const& markets, int population,
                Weights const& weights) {
    Table const& table = view.table;
    Step const now = table.progress.current();
    if (table.active_player != view.seat) return 0;
    int value = icons_played(game, view, population, weights);
    if (table.exploring.tile != no_tile) value += table.exploring.to_place * weights.tile_to_explore;
    if (table.progress.step == step<OnYourTurn>) value += best_event(game, view, markets, weights);
    if (now == step<ChooseEvent>)
        value += std::max(worth_of_event(game, view, markets, view.hand.drawn[0], weights),
                          worth_of_event(game, view, markets, view.hand.drawn[1], weights));
    if (now == step<ChooseMarket>) value += worth_of_event(game, view, markets, table.event, weights);
    if (table.called != 0) value -= idle_call;
    return value;
}

// What everybody can see.
struct Open {
    Markets markets;
    Worths worths;
    std::uint64_t to_settle;
    int population;
};

Open look_at(Game const& game, Table const& table, Weights const& weights) {
    Open open{.markets = markets_of(game, table),
              .worths = {},
              .to_settle = settleable(game.edition(), table),
              .population = 0};
    open.worths = worths_with(game, table, open.markets, weights);
    open.population = worth_of_population(game, table, open.to_settle, weights);
    return open;
}

// With what it alone knows of, and whatever the others have.
int worth_to_seat(Game const& game, View const& view, Open const& open, Weights const& weights) {
    int const rooms = std::popcount(open.to_settle);
    return open.worths[index(view.seat)] + std::min(rooms, 2) * weights.scarce_room +
           std::clamp(rooms - 2, 0, 6) * weights.room_to_settle +
           worth_of_end(game, view.table, open.worths, index(view.seat), weights) +
           worth_of_election(game, view, weights.role[index(Role::governor)]) +
           own_hand(game, view, open.population, weights) +
           in_hand_now(game, view, open.markets, open.population, weights);
}

}  // namespace

int worth_of_card(Game const& game, int card, int population, Weights const& weights) {
    Person const& person = game.edition().people[card];
    int value = person.icons.population * population + person.icons.crosses * weights.cross_icon +
                person.icons.swords * weights.sword_icon + burden(game);
    if (game.at_least(Level::standard))
        for (int i = 0; i < person.ability_count; ++i)
            value +=
                person.abilities[i].effect >= Effect::votes ? weights.ability_in_elections : weights.ability;
    return value;
}

int worth_of_population(Game const& game, Table const& table, std::uint64_t rooms, Weights const& weights) {
    if (rooms != 0) return weights.to_settle;
    return game.at_least(Level::easy) && table.cities_left > 0 ? weights.to_found : 0;
}

Worths open_worths(Game const& game, Table const& table, Weights const& weights) {
    return worths_with(game, table, markets_of(game, table), weights);
}

int evaluate_by(Game const& game, View const& view, Weights const& weights) {
    int const players = game.players();
    Table const& table = view.table;
    if (table.progress.current() == step<GameOver>) {
        Result const now = game.result(table);
        int others = 0;
        for (int seat = 0; seat < players; ++seat)
            if (seat != index(view.seat)) others = std::max(others, now.seats[seat].total);
        int const lead = (now.seats[index(view.seat)].total - others) * point;
        return now.seats[index(view.seat)].rank == 1 ? game_won + lead : lead - game_won;
    }

    Open const open = look_at(game, table, weights);
    int others = 0;
    for (int seat = 0; seat < players; ++seat) {
        if (seat == index(view.seat)) continue;
        others += open.worths[seat];
        for (int deck = 0; deck < decks; ++deck)
            others += table.players[seat].hand[deck] * weights.back_of_card[deck];
    }
    return worth_to_seat(game, view, open, weights) - others / (players - 1);
}

int Game::evaluate(View const& view) const { return evaluate_by(*this, view, tuned_weights); }

std::array<int, max_players> expected_scores(Game const& game, State const& state) {
    Open const open = look_at(game, state.table, tuned_weights);
    std::array<int, max_players> expected{};
    for (int seat = 0; seat < game.players(); ++seat)
        expected[seat] = worth_to_seat(game, game.view(state, seat_at(seat)), open, tuned_weights);
    return expected;
}

}  // namespace motherlode::golden_wilderness

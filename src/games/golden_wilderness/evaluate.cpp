// Evaluates a position for bots: the seat's expected points minus those of its opponents, in 16ths of a
// point. Uses integers only, so that the result is the same on every machine.

#include <algorithm>

#include "games/golden_wilderness/rules/board.h"
#include "games/golden_wilderness/weights.h"

namespace motherlode::golden_wilderness {
namespace {

constexpr int game_won = 1 << 20;  // more than any unfinished game is worth

// ---- Markets ----

using Incomes = std::array<int, max_players>;  // the most that each seat can earn at one market

// All settlements of a seat that produce the same product, in any terrain, and the price at a market.
struct Sale {
    std::uint64_t settlements;
    int price;
};
using Sales = FixedList<Sale, settled_terrains>;

Sales sales_of(Edition const& edition, Table const& table, int seat, Prices const& prices) {
    Sales sales;  // NOLINT: only the first `count` items are used
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

    std::array<Sales, max_players> sales;  // NOLINT: filled below for every player
    int highest = 0;
    for (int seat = 0; seat < game.players(); ++seat) {
        sales[seat] = sales_of(edition, table, seat, prices);
        for (Sale const& sale : sales[seat]) {
            if ((places & sale.settlements) != 0) best[seat] = std::max(best[seat], sale.price);
            highest = std::max(highest, sale.price);
        }
    }
    if (highest == 0) return best;
    for (int const tile : Bits{places & table.roaded}) {
        Reach const reach = reach_from(table, static_cast<TileId>(tile), highest - 1);
        for (int seat = 0; seat < game.players(); ++seat)
            for (Sale const& sale : sales[seat])
                best[seat] = std::max(best[seat], income_from(reach, sale.settlements, sale.price));
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

// ---- Public assets, and cards in hand ----

Worths worths_with(Game const& game, Table const& table, Markets const& markets, Weights const& weights) {
    Worths worths{};
    std::uint64_t const coast = market_tiles(game.edition(), table, Location::coast);
    int const worth_of_coastal_tile = weights.whole_coast / std::max(std::popcount(coast), 1);
    for (int seat = 0; seat < game.players(); ++seat) {
        PlayerBoard const& board = table.players[seat];
        worths[seat] =
            board.points * point + board.pesos * weights.peso +
            std::popcount(std::uint64_t{table.settlements[seat]}) * game.edition().settlement_points * point +
            std::popcount(table.settlements[seat] & coast) * worth_of_coastal_tile +
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

// Tenths of the game played, judged by the markers that are closest to running out (WI-3.9a, WI-4.9a).
int tenths_played(Game const& game, Table const& table) {
    Markers const& total = game.markers();
    auto const tenths = [](int markers, int remaining) {
        return markers > 0 ? (markers - remaining) * 10 / markers : 0;
    };
    int played = tenths(total.cities, table.cities_left);
    if (game.at_least(Level::standard))
        played = std::max({played, tenths(total.presidios, table.presidios_left),
                           tenths(total.missions, table.missions_left)});
    return played;
}

int worth_of_end(Game const& game, Table const& table, Worths const& worths, int seat,
                 Weights const& weights) {
    if (!game.at_least(Level::easy)) return 0;
    bool leads = true;
    for (int opponent = 0; opponent < game.players(); ++opponent)
        leads = leads && worths[seat] >= worths[opponent];
    return tenths_played(game, table) * (leads ? weights.end_nearer : -weights.end_nearer / 3);
}

// A card in hand costs points at the end. Counts half of them, because most cards are played before.
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
    Icons total{};
    hand.cards.for_each([&](int card) {
        Icons const& icons = game.edition().people[card].icons;
        total.population = static_cast<std::uint8_t>(total.population + icons.population);
        total.swords = static_cast<std::uint8_t>(total.swords + icons.swords);
    });
    return total;
}

// Played icons are worth about as much as their cards: a little more if the rest of the hand completes a city
// or a presidio, otherwise a little less.
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
    auto const worth = [&](int icon, bool completes) { return icon + burden(game) + (completes ? 1 : -2); };
    return played.population * worth(population, city) + played.crosses * worth(weights.cross_icon, false) +
           played.swords * worth(weights.sword_icon, fort);
}

int worth_of_event(Game const& game, View const& view, Markets const& markets, EventKind kind,
                   Weights const& weights) {
    switch (kind) {
        case EventKind::taxes:  // counts half, because the opponents are paid as well
            return game.edition().countries[view.table.country].taxes * weights.peso / 2;
        case EventKind::coast_market: return markets.coast[index(view.seat)] * weights.peso;
        case EventKind::city_market: return markets.city[index(view.seat)] * weights.peso;
        default: return weights.other_event;
    }
}

// The best event that may be drawn. Counting it before the draw keeps the draw itself from looking like a
// gain, so bots first do everything useful, above all buy points, and then end the turn.
int best_event(Game const& game, View const& view, Markets const& markets, Weights const& weights) {
    int best = weights.other_event;
    for (EventKind const kind : {EventKind::taxes, EventKind::coast_market, EventKind::city_market})
        best = std::max(best, worth_of_event(game, view, markets, kind, weights));
    return best;
}

// ---- Elections for Governor (WI-5.3), judged by the known votes ----

// Penalty for calling an election or revolution without winning it, which would only delay the event.
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

// The player who wins even if all remaining votes go to the runner-up; nobody if the result is open.
Seat sure_winner(Game const& game, View const& view) {
    Election const& election = view.table.election;
    if (view.table.progress.current() == step<Fight>)
        return election.swords_against > election.swords_for ? nobody : seat_at(election.winner);
    std::array<int, max_players> votes{};
    int remaining_votes = 0;
    for (int seat = 0; seat < game.players(); ++seat) {
        votes[seat] = election.votes[seat];
        if (election.ballots[seat] == not_voted) ++remaining_votes;
    }
    votes[std::min<int>(election.choice, max_players - 1)] += votes_to_show(game, view);
    int best = 0;
    for (int seat = 1; seat < game.players(); ++seat)
        if (votes[seat] > votes[best]) best = seat;
    // WI-5.3d: a winner needs a vote for each player. The first Governor needs only the most votes (WI-5.1c).
    if (election.ballot == Ballot::governor && votes[best] < game.players()) return nobody;
    for (int seat = 0; seat < game.players(); ++seat)
        if (seat != best && votes[seat] + remaining_votes >= votes[best]) return nobody;
    return seat_at(best);
}

// What the current election is worth to the seat, if being Governor is worth `governor`.
int worth_of_election(Game const& game, View const& view, int governor) {
    Election const& election = view.table.election;
    if (election.ballot != Ballot::governor && election.ballot != Ballot::first_governor) return 0;
    // Makes bots vote for themselves, but not call an election just to vote.
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

// ---- The whole position ----

// What the rest of the turn is worth to the active player.
int rest_of_turn(Game const& game, View const& view, Markets const& markets, int population,
                 Weights const& weights) {
    Table const& table = view.table;
    Step const now = table.progress.current();
    if (table.active_player != view.seat) return 0;
    int value = icons_played(game, view, population, weights);
    if (game.at_least(Level::standard)) value += table.exploring.to_place * weights.tile_to_explore;
    if (table.progress.step == step<OnYourTurn>) value += best_event(game, view, markets, weights);
    if (now == step<ChooseEvent>)
        value += std::max(worth_of_event(game, view, markets, view.hand.drawn[0], weights),
                          worth_of_event(game, view, markets, view.hand.drawn[1], weights));
    if (now == step<ChooseMarket>) value += worth_of_event(game, view, markets, table.event, weights);
    if (table.called != 0) value -= idle_call;
    return value;
}

// The parts of the evaluation that are the same for every seat.
struct Overview {
    Markets markets;
    Worths worths;
    std::uint64_t to_settle;
    int population;
};

Overview look_at(Game const& game, Table const& table, Weights const& weights) {
    Overview overview{.markets = markets_of(game, table),
                      .worths = {},
                      .to_settle = settleable(game.edition(), table),
                      .population = 0};
    overview.worths = worths_with(game, table, overview.markets, weights);
    overview.population = worth_of_population(game, table, overview.to_settle, weights);
    return overview;
}

// Includes the hidden cards of the seat. Does not subtract the worths of the opponents.
int worth_to_seat(Game const& game, View const& view, Overview const& overview, Weights const& weights) {
    int const free_tiles = std::popcount(overview.to_settle);
    return overview.worths[index(view.seat)] + std::min(free_tiles, 2) * weights.scarce_room +
           std::clamp(free_tiles - 2, 0, 6) * weights.room_to_settle +
           worth_of_end(game, view.table, overview.worths, index(view.seat), weights) +
           worth_of_election(game, view, weights.role[index(Role::governor)]) +
           own_hand(game, view, overview.population, weights) +
           rest_of_turn(game, view, overview.markets, overview.population, weights);
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

int worth_of_population(Game const& game, Table const& table, std::uint64_t free_tiles,
                        Weights const& weights) {
    if (free_tiles != 0) return weights.to_settle;
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
        int best_opponent = 0;
        for (int seat = 0; seat < players; ++seat)
            if (seat != index(view.seat)) best_opponent = std::max(best_opponent, now.seats[seat].total);
        int const lead = (now.seats[index(view.seat)].total - best_opponent) * point;
        return now.seats[index(view.seat)].rank == 1 ? game_won + lead : lead - game_won;
    }

    Overview const overview = look_at(game, table, weights);
    int opponents = 0;
    for (int seat = 0; seat < players; ++seat) {
        if (seat == index(view.seat)) continue;
        opponents += overview.worths[seat];
        for (int deck = 0; deck < decks; ++deck)
            opponents += table.players[seat].hand[deck] * weights.back_of_card[deck];
    }
    return worth_to_seat(game, view, overview, weights) - opponents / (players - 1);
}

int Game::evaluate(View const& view) const { return evaluate_by(*this, view, tuned_weights); }

std::array<int, max_players> expected_scores(Game const& game, State const& state) {
    Overview const overview = look_at(game, state.table, tuned_weights);
    std::array<int, max_players> expected{};
    for (int seat = 0; seat < game.players(); ++seat)
        expected[seat] = worth_to_seat(game, game.view(state, seat_at(seat)), overview, tuned_weights);
    return expected;
}

}  // namespace motherlode::golden_wilderness

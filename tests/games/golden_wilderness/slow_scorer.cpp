#include "games/golden_wilderness/slow_scorer.h"

#include <sstream>

namespace motherlode::golden_wilderness {
namespace {

constexpr std::string_view tie_breaks[]{"most_money", ""};  // WI-2.9d

// WI-7.1b: the prices before the changes of a country.
struct Price {
    std::string_view product;
    int coast;
    int presidio;
};
constexpr Price prices[]{
    {"hides", 3, 4}, {"wood", 3, 3}, {"corn", 4, 5}, {"furs", 4, 3},
    {"wheat", 5, 6}, {"wine", 5, 5}, {"gold", 6, 0},
};

// WI-7.1c: the pesos that Taxes pays.
int taxes_of(std::string_view country) {
    if (country == "spain" || country == "england") return 2;
    if (country == "united_states") return 4;
    if (country == "california_republic") return 5;
    return 3;
}

std::vector<std::string> words_in(std::string_view text) {
    std::istringstream stream{std::string{text}};
    std::vector<std::string> words;
    for (std::string word; stream >> word;) words.push_back(word);
    return words;
}

bool has(EdgeSet set, int edge) { return (set >> edge & 1U) != 0; }

}  // namespace

void SlowScorer::earn(Seat seat, int pesos, std::string const& reason) {
    pesos_[index(seat)] += pesos;
    reasons_.push_back(reason);
}

std::string SlowScorer::word(Event const& event, int argument) const {
    return game_->value(event.message.spec->args[argument].kind, event.message.args[argument]).id;
}

void SlowScorer::follow(State const& before, Seat seat, std::string_view action,
                        std::span<Event const> events) {
    follow_action(before, seat, action);
    for (Event const& event : events) follow_event(before, event);
    for (int const pesos : pesos_)
        if (pesos < 0 && objection_.empty()) objection_ = "a player has paid more than they had";
}

// Payments that follow from the text of the action alone.
void SlowScorer::follow_action(State const& before, Seat seat, std::string_view action) {
    std::vector<std::string> const words = words_in(action);
    Edition const& edition = game_->edition();
    if (words[0] == "buy") {  // WI-2.4a
        earn(seat, -std::stoi(words[1]), "points");
        written_[index(seat)] += std::stoi(words[1]);
    }
    if (words[0] == "bribe") earn(seat, -5, "bought vote");  // WI-5.2f
    if (words[0] == "use") {
        for (Person const& person : edition.people) {
            if (person.id != words[1]) continue;
            Ability const& ability = person.abilities[std::stoi(words[2]) - 1];
            if (ability.cost == Cost::pesos) earn(seat, -ability.pesos, "ability");          // WI-4.4b
            if (ability.effect == Effect::gain) earn(seat, ability.amount, "gain ability");  // WI-4.4h
        }
    }
    if (words[0] == "accept") {  // WI-3.7c
        Seat const maker = seat_at(std::stoi(words[1]) - 1);
        Offer const& offer = before.table.offers[index(maker)];
        if (offer.gives_pesos + offer.asks_pesos == 0) return;
        earn(maker, offer.asks_pesos - offer.gives_pesos, "trade");
        earn(seat, offer.gives_pesos - offer.asks_pesos, "trade");
    }
}

void SlowScorer::follow_event(State const& before, Event const& event) {
    std::string_view const name = event.message.spec->name();
    auto const& args = event.message.args;
    Table const& table = before.table;
    if (name == "taxes_paid") {  // WI-2.8a: pays everyone
        for (int seat = 0; seat < game_->players(); ++seat)
            earn(seat_at(seat), taxes_of(game_->edition().countries[table.country].id), "taxes");
    }
    if (name == "city_founded") earn(seat_at(args[0]), 20, "city");  // WI-3.5b
    if (name == "road_built") earn(seat_at(args[0]), -road_cost(table, args[1], args[2]), "road");
    if (name == "market_held") hold_market(table, args[1], word(event, 2), args[3]);
    // WI-4.3a, WI-4.3b: 5 pesos. WI-4.4g: a build ability costs none.
    if ((name == "mission_built" || name == "presidio_built") && table.building.card == no_card)
        earn(seat_at(args[0]), -5, std::string{name});
    if (name == "role_sold") earn(seat_at(args[0]), -args[2], "role");  // WI-5.4e
}

// WI-3.6a: 5 pesos across the sea or mountains, otherwise 2.
int SlowScorer::road_cost(Table const& table, int tile, int neighbour) const {
    for (int edge = 0; edge < 6; ++edge) {
        if (table.sites[tile].beside[edge] != neighbour) continue;
        int const facing = (edge + 3) % 6;
        bool const sea = has(table.sites[tile].coast, edge);
        bool const mountains = has(table.sites[tile].mountains, edge) ||
                               has(table.sites[neighbour].mountains, facing);  // WI-1.3b
        return sea || mountains ? 5 : 2;
    }
    return 0;
}

// WI-7.1b, WI-7.1c: the price on the market's own tile.
int SlowScorer::price(std::string const& product, EventKind market, std::string const& country) const {
    if (country == "beginner") return 3;
    Price row{};
    for (Price const& listed : prices)
        if (listed.product == product) row = listed;
    if (market == EventKind::presidio_market) return row.presidio;
    if (market == EventKind::city_market) {
        int pesos = row.coast + 1;
        if (country == "united_states") pesos += product == "gold" ? 2 : 1;
        return pesos;
    }
    int pesos = row.coast;
    if (country == "spain") pesos -= 1;
    if (country == "england") pesos += 1;
    if (country == "russia" && product == "furs") pesos += 2;
    if (country == "russia" && product == "corn") pesos += 1;
    if (country == "mexico" && product == "hides") pesos += 2;
    if (country == "united_states" && product == "gold") pesos += 1;
    return pesos;
}

// WI-2.7c: the product of the settlement on the tile; "" if there is none.
std::string SlowScorer::product_of(Table const& table, int tile) const {
    Edition const& edition = game_->edition();
    Seat const owner = table.sites[tile].owner;
    if (owner == nobody) return {};
    int const terrain = static_cast<int>(edition.tiles[tile].terrain);
    return edition.products[edition.industries[table.players[index(owner)].industry[terrain]].product];
}

// WI-3.8a: for each tile, the fewest road steps to it, or -1 if no road leads there.
std::vector<int> SlowScorer::road_steps(Table const& table, int from) const {
    std::vector<int> steps(number_of_tiles(), -1);
    steps[from] = 0;
    for (int distance = 0; distance < number_of_tiles(); ++distance)
        for (int tile = 0; tile < number_of_tiles(); ++tile)
            for (int edge = 0; edge < 6 && steps[tile] == distance; ++edge) {
                if (!has(table.sites[tile].roads, edge)) continue;
                int& next = steps[table.sites[tile].beside[edge]];
                if (next == -1) next = distance + 1;
            }
    return steps;
}

void SlowScorer::hold_market(Table const& table, int tile, std::string const& product, int price_in_log) {
    // WI-3.8d, WI-4.3g: where this kind of market can be held.
    std::string const location = table.event == EventKind::coast_market  ? "coast"
                                 : table.event == EventKind::city_market ? "city"
                                                                         : "presidio";
    bool const city = (table.cities >> tile & 1U) != 0;
    bool const allowed = location == "coast"  ? table.sites[tile].coast != 0
                         : location == "city" ? city
                                              : table.sites[tile].marker == Marker::presidio;
    if (!allowed) objection_ = "a market is held on the wrong tile";
    int const full = price(product, table.event, game_->edition().countries[table.country].id);
    if (full != price_in_log) objection_ = "the log has the wrong market price";

    std::vector<int> const steps = road_steps(table, tile);
    bool paid = false;
    for (int seller = 0; seller < number_of_tiles(); ++seller) {
        if (steps[seller] == -1 || product_of(table, seller) != product || steps[seller] >= full) continue;
        earn(table.sites[seller].owner, full - steps[seller], location + " market");  // WI-3.8b
        paid = true;
    }
    if (!paid) objection_ = "a market pays nobody";  // WI-2.7b
}

// Rulebook p.7, "End of the Game".
SlowResult SlowScorer::score(State const& state) const {
    SlowResult result;
    for (int seat = 0; seat < game_->players(); ++seat) {
        int settlements = 0;
        for (int tile = 0; tile < number_of_tiles(); ++tile)
            if (state.table.sites[tile].owner == seat_at(seat)) ++settlements;
        int people = 0;
        for (std::size_t card = 0; card < game_->edition().people.size(); ++card)
            if (state.hands[seat].cards.contains(static_cast<int>(card))) ++people;
        // WI-2.9c: 5 points for every settlement, minus 2 for every card in hand. WI-2.9d: money breaks ties.
        result.seats.push_back(
            {.by_source = {written_[seat], 5 * settlements, -2 * people}, .tie_breaks = {pesos_[seat]}});
    }
    add_up_and_rank(result, tie_breaks);
    return result;
}

}  // namespace motherlode::golden_wilderness

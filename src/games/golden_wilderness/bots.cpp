// What bots ask of the game besides how good a position looks. Nothing of it is a rule.
//
// How they trade (WI-3.7): which offers they make, and how they answer.
//
// A trade is good for a seat if it gains more than the others do on average; with two players one's gain is the
// other's loss, so two bots never trade, and a person cannot milk a bot. Money, people and roles are worth the same to
// both sides. A settlement is not: one may have the roads to sell what it makes. So bots offer to buy or sell one
// settlement, at the price that shares the gain evenly.

#include <algorithm>
#include <tuple>

#include "games/golden_wilderness/rules/board.h"
#include "games/golden_wilderness/weights.h"

namespace motherlode::golden_wilderness {
namespace {

constexpr int least_gain = 8;
constexpr int peso = tuned_weights.peso;

using Side = std::array<Good, goods_a_side>;

// A side's people as both might value them; at Easy all pioneers are alike.
int worth_of_people(Game const& game, Side const& side, int population) {
    int value = 0;
    for (Good const good : side) {
        if (good.ware == Ware::person) value += worth_of_card(game, good.what, population, tuned_weights);
        if (good.ware == Ware::pioneer) value += population + game.edition().person_points * point / 2;
    }
    return value;
}

void hand_over_openly(Table& table, Seat from, Seat to, int pesos, Side const& side) {
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
    int maker;
    int taker;
};

Gains gains_of(Game const& game, Table const& table, Seat maker, Offer const& offer) {
    Table after = table;
    hand_over_openly(after, maker, offer.to, offer.gives_pesos, offer.gives);
    hand_over_openly(after, offer.to, maker, offer.asks_pesos, offer.asks);
    // Who settles by it gets a settlement's points: nobody sells that for less.
    std::uint64_t const rooms = settleable(game.edition(), table);
    int const population = rooms != 0 ? game.edition().settlement_points * point
                                      : worth_of_population(game, table, rooms, tuned_weights);
    int const people =
        worth_of_people(game, offer.asks, population) - worth_of_people(game, offer.gives, population);
    Worths const now = open_worths(game, table, tuned_weights);
    Worths const then = open_worths(game, after, tuned_weights);
    return {then[index(maker)] - now[index(maker)] + people,
            then[index(offer.to)] - now[index(offer.to)] - people};
}

bool is_good(Game const& game, int mine, int theirs) {
    return mine - theirs / (game.players() - 1) >= least_gain;
}

// ---- Answering ----

std::optional<Action> answer(Game const& game, View const& view, ActionList const& legal) {
    for (Action const action : legal) {
        if (kind_of(action) != ActionKind::decline) continue;
        Seat const maker = seat_at(action.arg(0));
        Gains const gains = gains_of(game, view.table, maker, view.table.offers[index(maker)]);
        Action const accept = make_action(ActionKind::accept, index(maker));
        if (legal.contains(accept) && is_good(game, gains.taker, gains.maker)) return accept;
        return action;
    }
    return {};
}

// ---- Offering ----

// The sums that can be named (WI-3.7g), from above.
int sum_below(int pesos) {
    if (pesos <= 30) return std::max(pesos, 0);
    return pesos < 100 ? pesos / 5 * 5 : 100;
}

struct Idea {
    Offer offer = no_offer;
    int gain = 0;
};

// One settlement for money, either way; nothing if it would not be good for both.
void consider(Game const& game, View const& view, Seat other, int tile, Idea& best) {
    Table const& table = view.table;
    bool const buys = table.sites[tile].owner == other;
    Offer offer = no_offer;
    offer.to = other;
    Good const settlement{Ware::settlement, static_cast<std::uint8_t>(tile)};
    (buys ? offer.asks : offer.gives)[0] = settlement;
    Gains gains = gains_of(game, table, view.seat, offer);
    int const price = (buys ? gains.maker - gains.taker : gains.taker - gains.maker) / (2 * peso);
    int const purse = table.board(buys ? view.seat : other).pesos;
    int const pesos = sum_below(std::min(price, purse));
    if (pesos == 0) return;
    (buys ? offer.gives_pesos : offer.asks_pesos) = static_cast<std::uint8_t>(pesos);
    gains.maker += buys ? -pesos * peso : pesos * peso;
    gains.taker -= buys ? -pesos * peso : pesos * peso;
    if (gains.maker <= best.gain || !is_good(game, gains.maker, gains.taker) ||
        !is_good(game, gains.taker, gains.maker))
        return;
    best = {offer, gains.maker};
}

Idea best_idea(Game const& game, View const& view) {
    Idea best;
    Table const& table = view.table;
    for (int seat = 0; seat < game.players(); ++seat) {
        Seat const other = seat_at(seat);
        if (other == view.seat) continue;
        for (int terrain = 0; terrain < settled_terrains; ++terrain) {
            int const industry = table.board(view.seat).industry[terrain];
            // WI-3.7b.
            if (industry == no_industry || industry != table.players[seat].industry[terrain]) continue;
            std::uint64_t const tiles = (table.settlements[index(view.seat)] | table.settlements[seat]) &
                                        game.edition().tiles_of[terrain];
            for (int const tile : Bits{tiles}) consider(game, view, other, tile, best);
        }
    }
    return best;
}

// The next step towards the offer in mind; what leads elsewhere is dropped.
Action compose(Game const& game, View const& view, ActionList const& legal) {
    Action const drop = make_action(ActionKind::drop);
    Offer const& draft = view.hand.draft;
    Idea const idea = best_idea(game, view);
    if (idea.offer.to != draft.to) return drop;
    auto const next = [&] {
        for (auto const& [mine, wanted, kind] :
             {std::tuple{&draft.gives, &idea.offer.gives, ActionKind::give},
              std::tuple{&draft.asks, &idea.offer.asks, ActionKind::ask}})
            if (*mine != *wanted) return make_action(kind, index((*wanted)[0].ware), (*wanted)[0].what);
        if (draft.gives_pesos != idea.offer.gives_pesos)
            return make_action(ActionKind::give_pesos, idea.offer.gives_pesos);
        if (draft.asks_pesos != idea.offer.asks_pesos)
            return make_action(ActionKind::ask_pesos, idea.offer.asks_pesos);
        return make_action(ActionKind::propose);
    }();
    return legal.contains(next) ? next : drop;
}

// Now and then, on its own turn, and one offer a turn: a person who said no is not asked again at once.
bool in_the_mood(Game const& game, View const& view) {
    Table const& table = view.table;
    return game.players() > 2 && table.active_player == view.seat &&
           table.board(view.seat).offers_left == own_offers &&
           (table.taxes_played + table.events_hidden) % 3 == 0;
}

}  // namespace

std::optional<Action> optional_move(Game const& game, View const& view, ActionList const& legal) {
    if (!game.at_least(Level::easy) || view.table.progress.current() != step<OnYourTurn>) return {};
    if (view.table.board(view.seat).composing != 0) return compose(game, view, legal);
    if (std::optional<Action> const answered = answer(game, view, legal)) return answered;
    if (!in_the_mood(game, view)) return {};
    Idea const idea = best_idea(game, view);
    if (idea.gain == 0) return {};
    Action const begin = make_action(ActionKind::offer, index(idea.offer.to));
    return legal.contains(begin) ? std::optional{begin} : std::nullopt;
}

bool plausible(Game const&, Table const& table, Seat seat, Action action, Action const* before) {
    ActionKind const kind = kind_of(action);
    // Icons are played for what they buy. In which order cards are played does not matter.
    if (before != nullptr && kind_of(*before) == ActionKind::icons) {
        if (kind == ActionKind::icons) return action.arg(0) > before->arg(0);
        return kind == ActionKind::settle || kind == ActionKind::change || kind == ActionKind::city ||
               kind == ActionKind::mission || kind == ActionKind::presidio;
    }
    // Of many sums one buys with all, and of many roads one builds those from its own settlements.
    if (kind == ActionKind::buy) return wide_number(action) == table.board(seat).pesos;
    if (kind == ActionKind::road) return has_tile(table.settlements[index(seat)], action.arg(0));
    return !is_trade(action);
}

// What is begun is followed to its end, but for tiles: where the next one goes is seen when it is drawn.
bool follow_turn(Game const&, Table const& after, Action action) {
    if (!after.progress.waiting.empty()) return after.progress.current() != step<Explore>;
    return kind_of(action) == ActionKind::icons;
}

// With the Beginner Rules a few points are a lead; from Easy on it takes up to a hundred.
BotProfile profile(Game const& game) {
    if (!game.at_least(Level::easy))
        return {.search = {.point = point, .decisive_lead = 10, .cut = 12, .foresight = true},
                .blunders = {86, 57, 26, 0}};
    bool const duel = game.players() <= 2;
    return {.search = {.point = point,
                       .decisive_lead = duel ? 100 : 60,
                       .playout = PlayoutPolicy::guided,
                       .cut = duel ? 12 : 6,
                       .exploration = duel ? 0.3 : 0.15,
                       .foresight = true},
            .blunders = {45, 14, 4, 0},
            .top_level_playout = PlayoutPolicy::guided};
}

}  // namespace motherlode::golden_wilderness

// Hooks for bots besides the evaluation: trading (WI-3.7), plausible moves, and search settings.
//
// A trade is good for a seat if the seat gains more than its opponents do on average. With two players, one
// player's gain is the other's loss, so two bots never trade, and nobody can exploit a bot. Money, people and
// roles are worth the same to both sides. A settlement is not: it is worth more to the player with the roads
// to sell its product. So bots offer to buy or sell one settlement, at a price that splits the gain evenly.

#include <algorithm>
#include <tuple>

#include "games/golden_wilderness/rules/board.h"
#include "games/golden_wilderness/weights.h"

namespace motherlode::golden_wilderness {
namespace {

constexpr int least_gain = 8;
constexpr int peso = tuned_weights.peso;

using Side = std::array<Good, goods_a_side>;

// The average worth of a card of this deck.
int worth_of_any(Game const& game, int deck, int population) {
    auto const& first_of = game.edition().first_of;
    int sum = 0;
    for (int card = first_of[deck]; card < first_of[deck + 1]; ++card)
        sum += worth_of_card(game, card, population, tuned_weights);
    return sum / std::max(1, first_of[deck + 1] - first_of[deck]);
}

// The people on one side of an offer are worth the same to both players. At Easy all pioneers are alike.
int worth_of_people(Game const& game, Side const& side, int population) {
    int value = 0;
    for (Good const good : side) {
        if (good.ware == Ware::person) value += worth_of_card(game, good.what, population, tuned_weights);
        if (good.ware == Ware::any) value += worth_of_any(game, good.what, population);
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
    // While there are free tiles, a population icon is worth the points of a settlement.
    std::uint64_t const free_tiles = settleable(game.edition(), table);
    int const population = free_tiles != 0 ? game.edition().settlement_points * point
                                           : worth_of_population(game, table, free_tiles, tuned_weights);
    int const people =
        worth_of_people(game, offer.asks, population) - worth_of_people(game, offer.gives, population);
    Worths const before_trade = open_worths(game, table, tuned_weights);
    Worths const after_trade = open_worths(game, after, tuned_weights);
    return {after_trade[index(maker)] - before_trade[index(maker)] + people,
            after_trade[index(offer.to)] - before_trade[index(offer.to)] - people};
}

bool is_good(Game const& game, int own_gain, int partner_gain) {
    return own_gain - partner_gain / (game.players() - 1) >= least_gain;
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

// The largest sum, up to this number of pesos, that an offer can name (WI-3.7g).
int sum_below(int pesos) {
    if (pesos <= 30) return std::max(pesos, 0);
    return pesos < 100 ? pesos / 5 * 5 : 100;
}

struct Idea {
    Offer offer = no_offer;
    int gain = 0;
};

// Buys or sells one settlement for money. Replaces `best` if this is better, and good for both players.
void consider(Game const& game, View const& view, Seat partner, int tile, Idea& best) {
    Table const& table = view.table;
    bool const buys = table.sites[tile].owner == partner;
    Offer offer = no_offer;
    offer.to = partner;
    Good const settlement{Ware::settlement, static_cast<std::uint8_t>(tile)};
    (buys ? offer.asks : offer.gives)[0] = settlement;
    Gains gains = gains_of(game, table, view.seat, offer);
    int const price = (buys ? gains.maker - gains.taker : gains.taker - gains.maker) / (2 * peso);
    int const purse = table.board(buys ? view.seat : partner).pesos;
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
        Seat const partner = seat_at(seat);
        if (partner == view.seat) continue;
        for (int terrain = 0; terrain < settled_terrains; ++terrain) {
            int const industry = table.board(view.seat).industry[terrain];
            // WI-3.7b.
            if (industry == no_industry || industry != table.players[seat].industry[terrain]) continue;
            std::uint64_t const tiles = (table.settlements[index(view.seat)] | table.settlements[seat]) &
                                        game.edition().tiles_of[terrain];
            for (int const tile : Bits{tiles}) consider(game, view, partner, tile, best);
        }
    }
    return best;
}

// The next action towards the best offer. Drops a draft that does not lead there.
Action compose(Game const& game, View const& view, ActionList const& legal) {
    Action const drop = make_action(ActionKind::drop);
    Offer const& draft = view.hand.draft;
    Idea const idea = best_idea(game, view);
    if (idea.offer.to != draft.to) return drop;
    auto const next = [&] {
        for (auto const& [drafted, wanted, kind] :
             {std::tuple{&draft.gives, &idea.offer.gives, ActionKind::give},
              std::tuple{&draft.asks, &idea.offer.asks, ActionKind::ask}})
            if (*drafted != *wanted) return make_action(kind, index((*wanted)[0].ware), (*wanted)[0].what);
        if (draft.gives_pesos != idea.offer.gives_pesos)
            return make_action(ActionKind::give_pesos, idea.offer.gives_pesos);
        if (draft.asks_pesos != idea.offer.asks_pesos)
            return make_action(ActionKind::ask_pesos, idea.offer.asks_pesos);
        return make_action(ActionKind::propose);
    }();
    return legal.contains(next) ? next : drop;
}

// At most one offer in their own turn, and not every turn, so that bots do not pester humans.
bool may_begin_offer(Game const& game, View const& view) {
    Table const& table = view.table;
    return game.players() > 2 && table.active_player == view.seat &&
           table.board(view.seat).offers_left == own_offers &&
           (table.taxes_played + table.events_hidden) % 3 == 0;
}

// ---- Missions and presidios ----

bool begins_building(Game const& game, Action action) {
    ActionKind const kind = kind_of(action);
    if (kind == ActionKind::mission || kind == ActionKind::presidio) return true;
    if (kind != ActionKind::use) return false;
    Effect const effect = game.edition().people[action.arg(0)].abilities[action.arg(1)].effect;
    return effect == Effect::build_mission || effect == Effect::build_presidio;
}

// After an owner's refusals on two tiles, or one by a role, a bot asks nobody again in this turn, so that bots do not
// pester humans. An owner refuses both kinds of building, a role only one.
bool was_refused_often(Table const& table) {
    std::uint64_t const missions = table.refused[0];
    std::uint64_t const presidios = table.refused[1];
    return (missions ^ presidios) != 0 || std::popcount(missions | presidios) >= 2;
}

}  // namespace

std::optional<Action> optional_move(Game const& game, View const& view, ActionList const& legal) {
    if (!game.at_least(Level::easy) || view.table.progress.current() != step<OnYourTurn>) return {};
    if (view.table.board(view.seat).composing != 0) return compose(game, view, legal);
    if (std::optional<Action> const reply = answer(game, view, legal)) return reply;
    if (!may_begin_offer(game, view)) return {};
    Idea const idea = best_idea(game, view);
    if (idea.gain == 0) return {};
    Action const begin = make_action(ActionKind::offer, index(idea.offer.to));
    return legal.contains(begin) ? std::optional{begin} : std::nullopt;
}

bool plausible(Game const& game, Table const& table, Seat seat, Action action, Action const* before) {
    ActionKind const kind = kind_of(action);
    if (begins_building(game, action) && was_refused_often(table)) return false;
    // After playing icons, a bot plays more icons or spends them. It considers only one order of the cards.
    if (before != nullptr && kind_of(*before) == ActionKind::icons) {
        if (kind == ActionKind::icons) return action.arg(0) > before->arg(0);
        return kind == ActionKind::settle || kind == ActionKind::change || kind == ActionKind::city ||
               kind == ActionKind::mission || kind == ActionKind::presidio;
    }
    // To keep the search small, bots buy points for all their pesos and build roads only from their tiles.
    if (kind == ActionKind::buy) return wide_number(action) == table.board(seat).pesos;
    if (kind == ActionKind::road) return has_tile(table.settlements[index(seat)], action.arg(0));
    return !is_trade(action);
}

// The search follows an action until its last choice, except for exploring: the next tile is not known yet.
bool follow_turn(Game const&, Table const& after, Action action) {
    if (!after.progress.waiting.empty())
        return after.progress.current() != step<Explore> && after.progress.current() != step<ChooseTile>;
    return kind_of(action) == ActionKind::icons;
}

// At Beginner a lead of a few points is decisive; from Easy it takes up to a hundred points.
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

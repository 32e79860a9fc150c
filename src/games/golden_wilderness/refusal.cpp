// "Why not?": every action that is not in the list of legal ones, and the rule that forbids it.

#include "games/golden_wilderness/forms.h"
#include "games/golden_wilderness/play.h"

namespace motherlode::golden_wilderness {
namespace {

Level level_of(ActionKind kind) {
    switch (kind) {
        case ActionKind::settle:
        case ActionKind::industry:
        case ActionKind::buy:
        case ActionKind::event:
        case ActionKind::play:
        case ActionKind::market:
        case ActionKind::product: return Level::beginner;
        case ActionKind::change:
        case ActionKind::city:
        case ActionKind::road:
        case ActionKind::border: return Level::easy;
        case ActionKind::election:
        case ActionKind::revolution:
        case ActionKind::vote:
        case ActionKind::support:
        case ActionKind::abstain:
        case ActionKind::card:
        case ActionKind::bribe:
        case ActionKind::done:
        case ActionKind::fight_for:
        case ActionKind::fight_against:
        case ActionKind::pass:
        case ActionKind::auction:
        case ActionKind::bid:
        case ActionKind::show: return Level::advanced;
        default: return is_trade(kind) ? Level::easy : Level::standard;
    }
}

// The step in which a kind of action is asked for.
Step step_of(ActionKind kind) {
    switch (kind) {
        case ActionKind::industry: return Step::choose_industry;
        case ActionKind::border: return Step::choose_border;
        case ActionKind::play: return Step::choose_event;
        case ActionKind::market: return Step::market_tile;
        case ActionKind::product: return Step::market_product;
        case ActionKind::take: return Step::take_immigrant;
        case ActionKind::site: return Step::choose_site;
        case ActionKind::place:
        case ActionKind::under: return Step::explore;
        case ActionKind::turn: return Step::turn_tile;
        case ActionKind::attack: return Step::attack_target;
        case ActionKind::sword:
        case ActionKind::stop: return Step::contest;
        case ActionKind::vote:
        case ActionKind::support:
        case ActionKind::abstain: return Step::vote;
        case ActionKind::card:
        case ActionKind::bribe:
        case ActionKind::done: return Step::more_votes;
        case ActionKind::fight_for:
        case ActionKind::fight_against: return Step::fight;
        case ActionKind::auction: return Step::put_up_role;
        case ActionKind::bid: return Step::bid;
        default: return Step::act;
    }
}

bool is_asked(Step step, ActionKind kind) {
    if (kind == ActionKind::allow || kind == ActionKind::refuse)
        return step == Step::permission || step == Step::approval;
    if (kind == ActionKind::pass) return step == Step::fight || step == Step::bid;
    if (kind == ActionKind::show) return step == Step::act || step == Step::take_immigrant;
    return step == step_of(kind);
}

Refusal too_little_population(Position const& at, std::string_view rule, int needed) {
    return refuse(rule, say::cannot_too_little_population, needed, population_of(at));
}

Refusal why_not_settle(Position const& at, int tile) {
    bool const easy = at.game.at_least(Level::easy);
    if (!has_tile(at.table.on_board, tile)) return refuse("WI-2.3b", say::cannot_off_board, tile);
    if (has_tile(at.table.inhabited(), tile)) return refuse("WI-2.3b", say::cannot_tile_taken, tile);
    Terrain const terrain = at.edition().tiles[tile].terrain;
    if (terrain == Terrain::desert) return refuse("WI-2.3e", say::cannot_desert, tile);
    if (!has_tile(settleable(at.edition(), at.table), tile))
        return refuse(easy ? "WI-3.2a" : "WI-2.3c", say::cannot_out_of_reach, tile);
    int const held = at.table.board(at.seat).industry[index(terrain)];
    int const industry = held == no_industry ? at.edition().cheapest[index(terrain)] : held;
    return too_little_population(at, easy ? "WI-3.3b" : "WI-2.3a", at.edition().industries[industry].cost);
}

Refusal why_not_change(Position const& at, int industry) {
    Industry const& wanted = at.edition().industries[industry];
    int const held = at.table.board(at.seat).industry[index(wanted.terrain)];
    if (held == no_industry) return refuse("WI-3.4a", say::cannot_no_settlement_there);
    if (wanted.cost <= at.edition().industries[held].cost)
        return refuse("WI-3.4b", say::cannot_only_up, industry);
    return too_little_population(at, "WI-3.4a", cost_of_change(at.edition(), at.table, at.seat, industry));
}

Refusal why_not_city(Position const& at, int tile) {
    if (!has_tile(at.table.settlements[index(at.seat)], tile))
        return refuse("WI-3.5a", say::cannot_no_settlement_there);
    if (at.table.cities_left == 0) return refuse("WI-3.5d", say::cannot_no_city_left);
    int const held = at.table.board(at.seat).industry[index(at.edition().tiles[tile].terrain)];
    return too_little_population(at, "WI-3.5a",
                                 at.edition().city_population - at.edition().industries[held].cost);
}

Refusal why_not_card(Position const& at, Action action) {
    int const card = action.arg(0);
    bool const votes = kind_of(action) == ActionKind::card;
    if (!at.hand.cards.contains(card)) return refuse("WI-4.4a", say::cannot_not_in_hand, card);
    if (votes && at.table.election.shown.contains(card))
        return refuse("WI-5.3c", say::cannot_already_used, card);
    if (at.table.used.contains(card)) return refuse("WI-4.4c", say::cannot_already_used, card);
    if (kind_of(action) != ActionKind::use && !votes) return refuse("WI-4.2a", say::cannot_no_icons, card);

    Ability const& ability = at.edition().people[card].abilities[action.arg(1)];
    bool const only_votes = ability.effect == Effect::votes || ability.effect == Effect::support;
    if (only_votes && !votes) return refuse("WI-4.4f", say::cannot_only_in_elections, card);
    if (ability.cost == Cost::pesos && ability.pesos > at.pesos())
        return refuse("WI-4.4b", say::cannot_too_few_pesos, ability.pesos);
    if (votes) return refuse("WI-5.4a", say::cannot_not_here, card);
    return refuse("WI-4.4e", say::cannot_no_effect, card);
}

Refusal why_not_vote(Position const& at, Action action) {
    bool const about_country = at.table.election.ballot == Ballot::country;
    if (kind_of(action) == ActionKind::vote) return refuse("WI-5.4a", say::cannot_about_country);
    if (!about_country) return refuse("WI-5.3b", say::cannot_about_governor);
    return refuse("WI-5.1a", say::cannot_cannot_govern, action.arg(0));
}

Refusal why_not_bribe(Position const& at) {
    if (at.table.holder[index(Role::newspaper_magnate)] == at.seat &&
        at.table.election.ballot != Ballot::first_governor)
        return refuse("WI-5.2f", say::cannot_too_few_pesos, at.edition().bought_vote);
    return refuse("WI-5.2f", say::cannot_not_magnate);
}

Refusal why_not_bid(Position const& at, int pesos) {
    auto const [lowest, highest] = possible_bids(at);
    if (pesos < lowest) return refuse("WI-5.4e", say::cannot_bid_too_low, lowest);
    return refuse("WI-5.4f", say::cannot_bid_too_high, highest);
}

// In the step it belongs to, by a seat that is due, and still not legal.
Refusal why_not(Position const& at, Action action) {
    int const number = action.arg(0);
    switch (kind_of(action)) {
        case ActionKind::settle: return why_not_settle(at, number);
        case ActionKind::industry: return refuse("WI-3.3b", say::cannot_wrong_industry, number);
        case ActionKind::change: return why_not_change(at, number);
        case ActionKind::city: return why_not_city(at, number);
        case ActionKind::road: return why_not_road(at, action.arg(0), {});
        case ActionKind::border: return why_not_road(at, at.frame().args[0], number);
        case ActionKind::buy:
            if (pesos_of(action) > at.pesos())
                return refuse("WI-2.4a", say::cannot_too_few_pesos, pesos_of(action));
            return refuse("WI-2.4b", say::cannot_no_such_sum);
        case ActionKind::play:
            if (at.hand.must_play != 0 && index(at.hand.drawn[1]) == number)
                return refuse("WI-2.5c", say::cannot_must_play_event, index(at.hand.drawn[0]));
            return refuse("WI-2.5a", say::cannot_event_not_drawn, number);
        case ActionKind::market:
        case ActionKind::product: return why_not_market(at, action);
        case ActionKind::take: return refuse("WI-2.6b", say::cannot_no_such_slot);
        case ActionKind::icons:
        case ActionKind::use:
        case ActionKind::card:
        case ActionKind::sword:
        case ActionKind::fight_for:
        case ActionKind::fight_against: return why_not_card(at, action);
        case ActionKind::mission: return why_not_build(at, Marker::mission);
        case ActionKind::presidio: return why_not_build(at, Marker::presidio);
        case ActionKind::site: return why_not_site(at, action.arg(0));
        case ActionKind::place:
        case ActionKind::turn: return refuse("WI-4.5b", say::cannot_tile_does_not_fit);
        case ActionKind::under: return refuse("WI-4.5e", say::cannot_not_now);
        case ActionKind::attack: return why_not_attack(at, action.arg(0), static_cast<Piece>(action.arg(1)));
        case ActionKind::election:
        case ActionKind::revolution: return refuse("WI-5.3a", say::cannot_called_already);
        case ActionKind::vote:
        case ActionKind::support: return why_not_vote(at, action);
        case ActionKind::bribe: return why_not_bribe(at);
        case ActionKind::bid: return why_not_bid(at, bid_of(action));
        case ActionKind::auction: return refuse("WI-5.4d", say::cannot_role_not_for_sale);
        default: break;
    }
    if (is_trade(kind_of(action))) return why_not_trade(at, action);
    return refuse("WI-2.2c", say::cannot_not_now);
}

}  // namespace

std::optional<Refusal> Game::refusal(Table const& table, Hand const& hand, Seat seat, Action action) const {
    if (!well_formed(*this, action)) return refuse("WI-2.2a", say::cannot_unknown_action);
    Step const step = table.progress.current();
    if (step == Step::game_over) return refuse("WI-2.9e", say::cannot_over);
    ActionKind const kind = kind_of(action);
    if (!at_least(level_of(kind))) return refuse("WI-1.1b", say::cannot_not_at_this_level);

    Seat const due = *pending(table).must.begin();
    bool const trades = is_trade(kind) && index(seat) < players_;
    if (seat != due && !trades) return refuse("WI-2.2a", say::cannot_not_your_turn, index(due));
    if (!is_asked(step, kind)) return refuse(trades ? "WI-3.7a" : "WI-2.2c", say::cannot_not_now);

    Position const at{*this, table, hand, seat};
    if (is_composing(kind)) return why_not_compose(at, action);
    ActionList list;
    legal_actions(table, hand, seat, list);
    if (list.contains(action)) return {};
    if (table.board(seat).composing != 0 && !trades) return refuse("WI-3.7c", say::cannot_finish_offer);
    return why_not(at, action);
}

}  // namespace motherlode::golden_wilderness

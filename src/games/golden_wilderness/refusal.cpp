// "Why not?": every action that is not in the list of legal ones, and the rule that forbids it.

#include "games/golden_wilderness/forms.h"
#include "games/golden_wilderness/play.h"

namespace motherlode::golden_wilderness {
namespace {

template <class... Args>
Refusal refuse(std::string_view rule, MessageSpec const& spec, Args... args) {
    return {RuleId{rule}, Message{spec, args...}};
}

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
    return step == step_of(kind);
}

Refusal why_not_settle(Position const& at, int tile) {
    if (!has_tile(at.table.on_board, tile)) return refuse("WI-2.3b", say::cannot_off_board, tile);
    if (has_tile(at.table.inhabited(), tile)) return refuse("WI-2.3b", say::cannot_tile_taken, tile);
    if (at.edition().tiles[tile].terrain == Terrain::desert)
        return refuse("WI-2.3e", say::cannot_desert, tile);
    if (!has_tile(settleable(at.edition(), at.table), tile))
        return refuse(at.game.at_least(Level::easy) ? "WI-3.2a" : "WI-2.3c", say::cannot_out_of_reach, tile);
    return refuse(at.game.at_least(Level::easy) ? "WI-3.3b" : "WI-2.3a", say::cannot_too_little_population);
}

Refusal why_not_change(Position const& at, int industry) {
    Industry const& wanted = at.edition().industries[industry];
    int const held = at.table.board(at.seat).industry[index(wanted.terrain)];
    if (held == no_industry) return refuse("WI-3.4a", say::cannot_no_settlement_there);
    if (wanted.cost <= at.edition().industries[held].cost)
        return refuse("WI-3.4b", say::cannot_only_up, industry);
    return refuse("WI-3.4a", say::cannot_too_little_population);
}

Refusal why_not_city(Position const& at, int tile) {
    if (!has_tile(at.table.settlements[index(at.seat)], tile))
        return refuse("WI-3.5a", say::cannot_no_settlement_there);
    if (at.table.cities_left == 0) return refuse("WI-3.5d", say::cannot_no_city_left);
    return refuse("WI-3.5a", say::cannot_too_little_population);
}

Refusal why_not_card(Position const& at, Action action) {
    int const card = action.args[0];
    if (!at.hand.cards.contains(card)) return refuse("WI-4.4a", say::cannot_not_in_hand, card);
    bool const shown = kind_of(action) == ActionKind::card && at.table.election.shown.contains(card);
    if (shown) return refuse("WI-5.3c", say::cannot_already_used, card);
    if (at.table.used.contains(card)) return refuse("WI-4.4c", say::cannot_already_used, card);
    if (kind_of(action) == ActionKind::use || kind_of(action) == ActionKind::card)
        return refuse("WI-4.4e", say::cannot_no_effect, card);
    return refuse("WI-4.2a", say::cannot_no_icons, card);
}

Refusal why_not_trade(Position const& at, ActionKind kind) {
    switch (kind) {
        case ActionKind::show: return refuse("WI-5.2a", say::cannot_not_governor);
        case ActionKind::offer: return refuse("WI-3.7e", say::cannot_no_offer_left);
        case ActionKind::accept:
        case ActionKind::decline:
        case ActionKind::withdraw: return refuse("WI-3.7c", say::cannot_no_such_offer);
        default: break;
    }
    if (at.table.board(at.seat).composing == 0) return refuse("WI-3.7c", say::cannot_no_such_offer);
    return refuse("WI-3.7g", say::cannot_cannot_be_offered);
}

// In the step it belongs to, by a seat that is due, and still not legal.
Refusal why_not(Position const& at, Action action) {
    int const number = action.args[0];
    switch (kind_of(action)) {
        case ActionKind::settle: return why_not_settle(at, number);
        case ActionKind::industry: return refuse("WI-3.3b", say::cannot_wrong_industry, number);
        case ActionKind::change: return why_not_change(at, number);
        case ActionKind::city: return why_not_city(at, number);
        case ActionKind::road:
        case ActionKind::border: return refuse("WI-3.6a", say::cannot_no_road_there);
        case ActionKind::buy:
            if (pesos_of(action) > at.pesos()) return refuse("WI-2.4a", say::cannot_too_few_pesos);
            return refuse("WI-2.4b", say::cannot_no_such_sum);
        case ActionKind::play:
            if (at.hand.must_play != 0 && index(at.hand.drawn[1]) == number)
                return refuse("WI-2.5c", say::cannot_must_play_event, index(at.hand.drawn[0]));
            return refuse("WI-2.5a", say::cannot_event_not_drawn, number);
        case ActionKind::market:
        case ActionKind::product: return refuse("WI-2.7b", say::cannot_market_must_pay);
        case ActionKind::take: return refuse("WI-2.6b", say::cannot_no_such_slot);
        case ActionKind::icons:
        case ActionKind::use:
        case ActionKind::card:
        case ActionKind::sword:
        case ActionKind::fight_for:
        case ActionKind::fight_against: return why_not_card(at, action);
        case ActionKind::mission: return refuse("WI-4.3a", say::cannot_no_site);
        case ActionKind::presidio: return refuse("WI-4.3b", say::cannot_no_site);
        case ActionKind::site: return refuse("WI-4.3d", say::cannot_no_site);
        case ActionKind::place:
        case ActionKind::turn: return refuse("WI-4.5b", say::cannot_tile_does_not_fit);
        case ActionKind::under: return refuse("WI-4.5e", say::cannot_not_now);
        case ActionKind::attack: return refuse("WI-4.6b", say::cannot_no_target);
        case ActionKind::election:
        case ActionKind::revolution: return refuse("WI-5.3a", say::cannot_called_already);
        case ActionKind::vote:
        case ActionKind::support: return refuse("WI-5.3b", say::cannot_no_vote);
        case ActionKind::bribe: return refuse("WI-5.2f", say::cannot_too_few_pesos);
        case ActionKind::bid: return refuse("WI-5.4d", say::cannot_no_bid);
        case ActionKind::auction: return refuse("WI-5.4d", say::cannot_role_not_for_sale);
        default: break;
    }
    if (is_trade(kind_of(action))) return why_not_trade(at, kind_of(action));
    return refuse("WI-2.2a", say::cannot_not_now);
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
    if (!is_asked(step, kind)) return refuse(trades ? "WI-3.7a" : "WI-2.2a", say::cannot_not_now);

    ActionList list;
    legal_actions(table, hand, seat, list);
    if (list.contains(action)) return {};
    if (table.board(seat).composing != 0 && !trades) return refuse("WI-3.7c", say::cannot_finish_offer);
    return why_not(Position{*this, table, hand, seat}, action);
}

}  // namespace motherlode::golden_wilderness

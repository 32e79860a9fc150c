// Rulebook p.12, "Trading". Offers are made beside the turn: they wait for nobody and nobody waits for them.

#include <algorithm>

#include "games/golden_wilderness/play.h"

namespace motherlode::golden_wilderness {
namespace {

bool free_to_trade(Game const& game, Table const& table) {
    return game.at_least(Level::easy) && table.progress.current() == Step::act;
}

bool is_governor(Table const& table, Seat seat) { return table.holder[index(Role::governor)] == seat; }

bool can_show(Game const& game, Table const& table, int slot, int to) {
    return to < game.players() && !is_governor(table, seat_at(to)) &&
           ((table.shown_to[slot] >> to) & 1U) == 0;
}

void tell_good(Play& play, Seat seat, Good good, bool given) {
    switch (good.ware) {
        case Ware::settlement:
            play.tell("WI-3.7c", given ? say::offers_settlement : say::asks_settlement, index(seat),
                      good.what);
            break;
        case Ware::person:
            play.tell("WI-3.7c", given ? say::offers_person : say::asks_person, index(seat), good.what);
            break;
        case Ware::role:
            play.tell("WI-5.2h", given ? say::offers_role : say::asks_role, index(seat), good.what);
            break;
        case Ware::pioneer:
            play.tell("WI-3.7c", given ? say::offers_pioneer : say::asks_pioneer, index(seat));
            break;
        case Ware::none: break;
    }
}

void propose(Play& play, Seat seat) {
    Hand& hand = play.hand(seat);
    Offer const offer = hand.draft;
    hand.draft = no_offer;
    play.table().board(seat).composing = 0;
    play.table().offers[index(seat)] = offer;
    // WI-3.7c: open to all, so what the draft hid comes to light now.
    play.reveal("WI-3.7c", say::offer_made, index(seat), index(offer.to));
    for (Good const good : offer.gives)
        if (good.ware == Ware::person) show_person(play, seat, good.what);
    if (offer.gives_pesos > 0) play.tell("WI-3.7c", say::offers_pesos, index(seat), offer.gives_pesos);
    for (Good const good : offer.gives) tell_good(play, seat, good, true);
    if (offer.asks_pesos > 0) play.tell("WI-3.7c", say::asks_pesos, index(seat), offer.asks_pesos);
    for (Good const good : offer.asks) tell_good(play, seat, good, false);
}

void move_goods(Play& play, Seat from, Seat to, int pesos, std::array<Good, goods_a_side> const& side) {
    play.pay(from, pesos);
    play.earn(to, pesos);
    for (Good const good : side) {
        switch (good.ware) {
            case Ware::settlement: give_settlement(play, good.what, to); break;
            case Ware::person: hand_over(play, from, to, good.what); break;
            case Ware::role: give_role(play, static_cast<Role>(good.what), to); break;
            case Ware::pioneer: {
                // RULING wi-7: the first of the list.
                CardSet const& cards = play.hand(from).cards;
                hand_over(play, from, to, static_cast<CardId>(std::countr_zero(cards.low())));
                break;
            }
            case Ware::none: break;
        }
    }
}

// WI-3.7c: both ways at once.
void accept(Play& play, Seat by, Seat maker) {
    Offer const offer = play.table().offers[index(maker)];
    play.table().offers[index(maker)] = no_offer;
    // Whether the other held what was asked for was theirs to know.
    play.reveal("WI-3.7c", say::offer_accepted, index(by), index(maker));
    move_goods(play, maker, by, offer.gives_pesos, offer.gives);
    move_goods(play, by, maker, offer.asks_pesos, offer.asks);
    return_idle_industries(play, maker);
    return_idle_industries(play, by);
}

void add_good(Play& play, Seat seat, std::array<Good, goods_a_side>& side, Action action) {
    Good const good{static_cast<Ware>(action.arg(0)), action.arg(1)};
    *std::find_if(side.begin(), side.end(), [](Good it) { return it.ware == Ware::none; }) = good;
    play.confide(seat, "WI-3.7c", say::draft_changed);
}

void show_pool_card(Play& play, Seat governor, int slot, Seat to) {
    play.table().shown_to[slot] |= static_cast<std::uint8_t>(1U << index(to));
    play.hand(to).pool[slot] = play.state.secret.pool[slot];
    play.tell("WI-5.2a", say::pool_shown, index(governor), index(to), slot + 1);
    play.whisper(to, "WI-5.2a", say::pool_seen, slot + 1, play.state.secret.pool[slot]);
}

}  // namespace

bool is_trade(ActionKind kind) { return kind >= ActionKind::show && kind <= ActionKind::withdraw; }

bool may_trade(Game const& game, Table const& table, Seat seat) {
    if (!free_to_trade(game, table)) return false;
    PlayerBoard const& board = table.board(seat);
    if (board.offers_left > 0 || board.composing != 0 || table.offers[index(seat)].to != nobody) return true;
    for (int maker = 0; maker < game.players(); ++maker)
        if (table.offers[maker].to == seat) return true;
    return may_show(game, table, seat);
}

bool may_show(Game const& game, Table const& table, Seat seat) {
    for (int slot = 0; is_governor(table, seat) && slot < table.pool.size(); ++slot)
        for (int to = 0; to < game.players(); ++to)
            if (can_show(game, table, slot, to)) return true;
    return false;
}

// WI-5.2a, RULING wi-30.
void show_choices(Position const& at, ActionList& list) {
    for (int slot = 0; is_governor(at.table, at.seat) && slot < at.table.pool.size(); ++slot)
        for (int seat = 0; seat < at.game.players(); ++seat)
            if (can_show(at.game, at.table, slot, seat))
                list.push_back(pair_action(ActionKind::show, slot, seat));
}

void trade_choices(Position const& at, ActionList& list) {
    if (!free_to_trade(at.game, at.table)) return;
    PlayerBoard const& board = at.table.board(at.seat);
    if (board.composing != 0) return compose_choices(at, list);
    for (int seat = 0; seat < at.game.players(); ++seat) {
        bool const other = seat_at(seat) != at.seat;
        // WI-3.7e; one open offer at a time.
        if (other && board.offers_left > 0 && at.table.offers[index(at.seat)].to == nobody)
            list.push_back(number_action(ActionKind::offer, seat));
        if (at.table.offers[seat].to == at.seat) {
            if (holds_asked(at.hand, at.table.offers[seat]))
                list.push_back(number_action(ActionKind::accept, seat));
            list.push_back(number_action(ActionKind::decline, seat));
        }
    }
    if (at.table.offers[index(at.seat)].to != nobody) list.push_back(plain_action(ActionKind::withdraw));
    show_choices(at, list);
}

void trade(Play& play, Seat seat, Action action) {
    Table& table = play.table();
    Hand& hand = play.hand(seat);
    switch (kind_of(action)) {
        case ActionKind::show: show_pool_card(play, seat, action.arg(0), seat_at(action.arg(1))); break;
        case ActionKind::offer:
            --table.board(seat).offers_left;
            table.board(seat).composing = 1;
            hand.draft = no_offer;
            hand.draft.to = seat_at(action.arg(0));
            play.tell("WI-3.7c", say::offer_begun, index(seat));
            break;
        case ActionKind::give_pesos:
            hand.draft.gives_pesos = action.arg(0);
            play.confide(seat, "WI-3.7c", say::draft_changed);
            break;
        case ActionKind::ask_pesos:
            hand.draft.asks_pesos = action.arg(0);
            play.confide(seat, "WI-3.7c", say::draft_changed);
            break;
        case ActionKind::give: add_good(play, seat, hand.draft.gives, action); break;
        case ActionKind::ask: add_good(play, seat, hand.draft.asks, action); break;
        case ActionKind::propose: propose(play, seat); break;
        case ActionKind::drop:
            hand.draft = no_offer;
            table.board(seat).composing = 0;
            play.tell("WI-3.7d", say::offer_dropped, index(seat));
            break;
        case ActionKind::accept: accept(play, seat, seat_at(action.arg(0))); break;
        case ActionKind::decline:
            table.offers[action.arg(0)] = no_offer;
            play.tell("WI-3.7c", say::offer_declined, index(seat), action.arg(0));
            break;
        case ActionKind::withdraw:
            table.offers[index(seat)] = no_offer;
            play.tell("WI-3.7d", say::offer_withdrawn, index(seat));
            break;
        default: break;
    }
}

// WI-3.7d, RULING wi-15.
void drop_lapsed_offers(Play& play) {
    Table& table = play.table();
    for (int maker = 0; maker < play.game.players(); ++maker) {
        Offer& offer = table.offers[maker];
        if (offer.to == nobody || stands(play.game, table, seat_at(maker), offer)) continue;
        offer = no_offer;
        play.tell("WI-3.7d", say::offer_lapsed, maker);
    }
}

// WI-3.7d: with the event all offers are over.
void close_trade(Play& play) {
    Table& table = play.table();
    for (int seat = 0; seat < play.game.players(); ++seat) {
        table.offers[seat] = no_offer;
        table.players[seat].composing = 0;
        play.state.hands[seat].draft = no_offer;
    }
}

}  // namespace motherlode::golden_wilderness

#pragma once

#include "games/golden_wilderness/rules/offers.h"
#include "games/golden_wilderness/rules/roles.h"
#include "games/golden_wilderness/rules/settlements.h"

// Rulebook p.12, "Trading". RULING wi-15: offers never block the turn. Also how the Governor shows the pool.
namespace motherlode::golden_wilderness {

// WI-5.2a, RULING wi-30: the Governor can show each card of the pool to each player once.
struct ShowImmigrant : TradeMove<ActionKind::show, Level::advanced> {
    static bool can(Open const& at, int slot, int to) {
        return seat_at(to) != holder(at.table, Role::governor) && ((at.table.shown_to[slot] >> to) & 1U) == 0;
    }
    static bool any(Open const& at, Seat seat) {
        for (int slot = 0; holder(at.table, Role::governor) == seat && slot < at.table.pool.size(); ++slot)
            for (int to = 0; to < at.game.players(); ++to)
                if (can(at, slot, to)) return true;
        return false;
    }
    static void list(Position const& at, ActionList& list) {
        if (holder(at.table, Role::governor) != at.seat) return;
        for (int slot = 0; slot < at.table.pool.size(); ++slot)
            for (int to = 0; to < at.game.players(); ++to)
                if (can(at, slot, to)) list.push_back(make_action(kind, slot, to));
    }
    static Reason refusal(Position const& at, Action action) {
        if (holder(at.table, Role::governor) != at.seat) return refuse("WI-5.2a", say.not_governor);
        if (action.arg(0) >= at.table.pool.size()) return refuse("WI-5.2a", say.no_such_slot);
        if (is_composing(at) || !can(at, action.arg(0), action.arg(1)))
            return refuse("WI-5.2a", say.shown_already);
        return {};
    }
    static void perform(Play& play, Action action) {
        int const slot = action.arg(0);
        Seat const to = seat_at(action.arg(1));
        CardId const card = play.state.secret.pool[slot];
        play.table().shown_to[slot] |= byte(1 << index(to));
        play.hand(to).pool[slot] = card;
        play.log("WI-5.2a", say.pool_shown, play.actor, to, slot + 1);
        play.reveal_to(to, "WI-5.2a", say.pool_seen, slot + 1, card);
    }
};

// ---- Making an offer ----

// WI-3.7e: the number of offers each player can begin in a turn.
inline void allot_offers(Game const& game, Table& table) {
    constexpr int others_offers = 1;
    for (int seat = 0; game.at_least(Level::easy) && seat < game.players(); ++seat)
        table.players[seat].offers_left =
            byte(seat_at(seat) == table.active_player ? own_offers : others_offers);
}

// WI-3.7e: a player can have only one open offer at a time.
struct BeginOffer : TradeMove<ActionKind::offer> {
    static Reason refusal(Position const& at, Action action) {
        if (seat_at(action.arg(0)) == at.seat) return refuse("WI-3.7a", say.to_yourself);
        if (at.table.offers[index(at.seat)].to != nobody) return refuse("WI-3.7e", say.offer_open);
        if (is_composing(at) || at.table.board(at.seat).offers_left == 0)
            return refuse("WI-3.7e", say.no_offer_left);
        return {};
    }
    static void perform(Play& play, Action action) {
        PlayerBoard& board = play.table().board(play.actor);
        --board.offers_left;
        board.composing = 1;
        Offer& draft = play.hand(play.actor).draft;
        draft = no_offer;
        draft.to = seat_at(action.arg(0));
        play.log("WI-3.7c", say.offer_begun, play.actor);
    }
};

inline void log_goods(Play& play, Side const& side, Way way) {
    bool const gives = way == Way::gives;
    for (Good const good : side) {
        switch (good.ware) {
            case Ware::settlement:
                play.log("WI-3.7c", gives ? say.offers_settlement : say.asks_settlement, play.actor,
                         good.what);
                break;
            case Ware::person:
                play.log("WI-3.7c", gives ? say.offers_person : say.asks_person, play.actor, good.what);
                break;
            case Ware::role:
                play.log("WI-5.2h", gives ? say.offers_role : say.asks_role, play.actor, good.what);
                break;
            case Ware::pioneer:
                play.log("WI-3.7c", gives ? say.offers_pioneer : say.asks_pioneer, play.actor);
                break;
            case Ware::any: play.log("WI-3.7h", say.asks_any, play.actor, good.what); break;
            case Ware::none: break;
        }
    }
}

// WI-3.7c: offers are open, so the draft is revealed to everyone.
struct Propose : TradeMove<ActionKind::propose> {
    static Reason refusal(Position const& at, Action) {
        if (!is_composing(at)) return refuse_composing();
        Offer const& draft = at.hand.draft;
        bool const pesos = draft.gives_pesos != 0 || draft.asks_pesos != 0;
        if (!pesos && goods_in(draft.gives) == 0 && goods_in(draft.asks) == 0)
            return refuse("WI-3.7c", say.offer_empty);
        // Something in the draft may no longer be available.
        if (!holds_people(at.hand.cards, draft.gives) || !can_trade(at.game, at.table, at.seat, draft))
            return refuse("WI-3.7d", say.offer_gone);
        return {};
    }
    static void perform(Play& play, Action) {
        Hand& hand = play.hand(play.actor);
        Offer const offer = hand.draft;
        hand.draft = no_offer;
        play.table().board(play.actor).composing = 0;
        play.table().offers[index(play.actor)] = offer;
        play.reveal("WI-3.7c", say.offer_made, play.actor, offer.to);
        for (Good const good : offer.gives)
            if (good.ware == Ware::person) show_person(play, play.actor, good.what);
        if (offer.gives_pesos > 0) play.log("WI-3.7c", say.offers_pesos, play.actor, offer.gives_pesos);
        log_goods(play, offer.gives, Way::gives);
        if (offer.asks_pesos > 0) play.log("WI-3.7c", say.asks_pesos, play.actor, offer.asks_pesos);
        log_goods(play, offer.asks, Way::asks);
    }
};

struct DropDraft : TradeMove<ActionKind::drop> {
    static Reason refusal(Position const& at, Action) {
        return is_composing(at) ? Reason{} : Reason{refuse_composing()};
    }
    static void perform(Play& play, Action) {
        play.hand(play.actor).draft = no_offer;
        play.table().board(play.actor).composing = 0;
        play.log("WI-3.7d", say.offer_dropped, play.actor);
    }
};

struct WithdrawOffer : TradeMove<ActionKind::withdraw> {
    static Reason refusal(Position const& at, Action) {
        if (is_composing(at) || at.table.offers[index(at.seat)].to == nobody)
            return refuse("WI-3.7d", say.nothing_to_withdraw);
        return {};
    }
    static void perform(Play& play, Action) {
        play.table().offers[index(play.actor)] = no_offer;
        play.log("WI-3.7d", say.offer_withdrawn, play.actor);
    }
};

// ---- Answering an offer ----

inline void move_goods(Play& play, Seat from, Seat to, int pesos, Side const& side) {
    Table& table = play.table();
    pay(play, from, pesos);
    earn(play, to, pesos);
    for (Good const good : side) {
        switch (good.ware) {
            case Ware::settlement:
                remove_settlement(play, good.what);
                table.sites[good.what].owner = to;
                add_tile(table.settlements[index(to)], good.what);
                play.log("WI-3.7b", say.settlement_traded, from, to, good.what);
                break;
            case Ware::person: hand_over(play, from, to, good.what); break;
            case Ware::role: give_role(play, static_cast<Role>(good.what), to); break;  // WI-5.2h
            case Ware::pioneer:
                hand_over(play, from, to, play.hand(from).cards.first());
                break;  // RULING wi-7
            case Ware::any: play.ask<GiveFromDeck>(from, index(to), good.what); break;
            case Ware::none: break;
        }
    }
}

// WI-3.7h, RULING wi-40: the owner chooses the card. Arguments: the receiver and the deck.
struct GiveFromDeck : Move<ActionKind::hand> {
    static constexpr StepInfo info{.name = "give_from_deck", .rule = {"WI-3.7h"}, .heading = "Trading"};
    using Moves = MoveList<GiveFromDeck>;

    static bool is_from(Edition const& edition, int card, int deck) {
        return index(edition.people[card].deck) == deck;
    }
    static Message prompt(Open const& at) {
        auto const [to, deck] = at.frame().args;
        return Message{say.prompt_give_from_deck, at.seat, to, deck};
    }
    static void list(Position const& at, ActionList& list) {
        at.hand.cards.for_each([&](int card) {
            if (is_from(at.edition(), card, at.frame().args[1])) list.push_back(make_action(kind, card));
        });
    }
    static Refusal why_not(Position const& at, Action action) {
        if (!at.hand.cards.contains(action.arg(0))) return refuse("WI-3.7h", say.not_in_hand, action.arg(0));
        return refuse("WI-3.7h", say.other_deck, at.frame().args[1]);
    }
    static void perform(Play& play, Action action) {
        hand_over(play, play.actor, seat_at(play.frame.args[0]), action.arg(0));
    }
};

inline Reason refuse_answer(Position const& at, int maker) {
    if (at.table.offers[maker].to != at.seat) return refuse("WI-3.7c", say.no_offer_to_you, maker);
    if (is_composing(at)) return refuse("WI-3.7c", say.not_what_is_asked, maker);
    return {};
}

// WI-3.7c: both sides of the trade happen at once.
struct AcceptOffer : TradeMove<ActionKind::accept> {
    static Reason refusal(Position const& at, Action action) {
        int const maker = action.arg(0);
        if (Reason reason = refuse_answer(at, maker)) return reason;
        if (!holds_people(at.hand.cards, at.table.offers[maker].asks))
            return refuse("WI-3.7c", say.not_what_is_asked, maker);
        return {};
    }
    static void perform(Play& play, Action action) {
        Seat const maker = seat_at(action.arg(0));
        Offer const offer = play.table().offers[index(maker)];
        play.table().offers[index(maker)] = no_offer;
        // Accepting reveals that the player held the cards asked for.
        play.reveal("WI-3.7c", say.offer_accepted, play.actor, maker);
        move_goods(play, maker, play.actor, offer.gives_pesos, offer.gives);
        move_goods(play, play.actor, maker, offer.asks_pesos, offer.asks);
        for (Seat const seat : {maker, play.actor})
            for (int terrain = 0; terrain < settled_terrains; ++terrain)
                return_idle_industry(play, seat, terrain);
    }
};

struct DeclineOffer : TradeMove<ActionKind::decline> {
    static Reason refusal(Position const& at, Action action) { return refuse_answer(at, action.arg(0)); }
    static void perform(Play& play, Action action) {
        play.table().offers[action.arg(0)] = no_offer;
        play.log("WI-3.7c", say.offer_declined, play.actor, action.arg(0));
    }
};

// ---- Who may trade, and how ----

inline bool may_trade(Open const& at, Seat seat) {
    PlayerBoard const& board = at.table.board(seat);
    if (board.offers_left > 0 || board.composing != 0 || at.table.offers[index(seat)].to != nobody)
        return true;
    for (int maker = 0; maker < at.game.players(); ++maker)
        if (at.table.offers[maker].to == seat) return true;
    return ShowImmigrant::any(at, seat);
}

inline void list_trades(Position const& at, ActionList& list) {
    if (is_composing(at)) {
        if (!Propose::refusal(at, {})) list.push_back(make_action(ActionKind::propose));
        list.push_back(make_action(ActionKind::drop));
        GivePesos::list(at, list);
        AskPesos::list(at, list);
        GiveGood::list(at, list);
        AskGood::list(at, list);
        return;
    }
    bool const has_offer = at.table.offers[index(at.seat)].to != nobody;
    bool const can_offer = at.table.board(at.seat).offers_left > 0 && !has_offer;
    for (int seat = 0; seat < at.game.players(); ++seat) {
        if (can_offer && seat_at(seat) != at.seat) list.push_back(make_action(ActionKind::offer, seat));
        Offer const& offer = at.table.offers[seat];
        if (offer.to != at.seat) continue;
        if (holds_people(at.hand.cards, offer.asks)) list.push_back(make_action(ActionKind::accept, seat));
        list.push_back(make_action(ActionKind::decline, seat));
    }
    if (has_offer) list.push_back(make_action(ActionKind::withdraw));
    ShowImmigrant::list(at, list);
}

// WI-3.7d, RULING wi-15: an offer lapses when it becomes impossible …
inline void drop_lapsed_offers(Play& play) {
    Table& table = play.table();
    for (int maker = 0; maker < play.game.players(); ++maker) {
        Offer& offer = table.offers[maker];
        if (offer.to == nobody || is_open(play.game, table, seat_at(maker), offer)) continue;
        offer = no_offer;
        play.log("WI-3.7d", say.offer_lapsed, maker);
    }
}

// … and all offers end when the event is drawn.
inline void close_trade(Play& play) {
    Table& table = play.table();
    for (int seat = 0; seat < play.game.players(); ++seat) {
        table.offers[seat] = no_offer;
        table.players[seat].composing = 0;
        play.state.hands[seat].draft = no_offer;
    }
}

}  // namespace motherlode::golden_wilderness

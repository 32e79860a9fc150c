#pragma once

#include <algorithm>

#include "games/golden_wilderness/rules/board.h"
#include "games/golden_wilderness/rules/play.h"

// Rulebook p.12, "Trading": the contents of an offer while it is composed and open (WI-3.7b, WI-3.7g).
namespace motherlode::golden_wilderness {

using Side = std::array<Good, goods_a_side>;

inline int count_goods(Side const& side, auto const& wanted) {
    return static_cast<int>(std::count_if(side.begin(), side.end(), wanted));
}
inline int goods_in(Side const& side) {
    return count_goods(side, [](Good good) { return good.ware != Ware::none; });
}
inline int pioneers_in(Side const& side) {
    return count_goods(side, [](Good good) { return good.ware == Ware::pioneer; });
}
inline int people_in(Edition const& edition, Side const& side, int deck) {
    return count_goods(side, [&](Good good) {
        return good.ware == Ware::person && index(edition.people[good.what].deck) == deck;
    });
}
// People whom the other side asks for by their deck only.
inline int any_in(Side const& side, int deck) {
    return count_goods(side, [&](Good good) { return good == Good{Ware::any, byte(deck)}; });
}
inline bool has_good(Side const& side, Good good) {
    return std::find(side.begin(), side.end(), good) != side.end();
}
inline bool holds_people(CardSet const& cards, Side const& side) {
    return std::all_of(side.begin(), side.end(),
                       [&](Good good) { return good.ware != Ware::person || cards.contains(good.what); });
}

// WI-3.7b: settlements can be traded only if both players have the same industry there.
inline std::uint64_t tradable(Edition const& edition, Table const& table, Seat from, Seat to) {
    std::uint64_t tiles = 0;
    for (int terrain = 0; terrain < settled_terrains; ++terrain)
        if (table.board(from).industry[terrain] == table.board(to).industry[terrain])
            tiles |= edition.tiles_of[terrain];
    return tiles & table.settlements[index(from)];
}

// Cards that everybody knows to be outside this hand, apart from the discards.
inline CardSet seen_elsewhere(Game const& game, Table const& table, Seat hand_owner) {
    CardSet cards = table.trashed;
    for (int seat = 0; seat < game.players(); ++seat)
        if (seat_at(seat) != hand_owner) cards.insert_all(table.known[seat]);
    return cards;
}

// Whether `from` can give all this to `to`, as far as everybody knows.
inline bool can_give(Game const& game, Table const& table, Seat from, Seat to, int pesos, Side const& side) {
    Edition const& edition = game.edition();
    PlayerBoard const& board = table.board(from);
    if (pesos > board.pesos || pioneers_in(side) > board.hand[index(Deck::pioneer)]) return false;
    return std::all_of(side.begin(), side.end(), [&](Good good) {
        if (good.ware == Ware::settlement) return has_tile(tradable(edition, table, from, to), good.what);
        if (good.ware == Ware::role) return table.holder[good.what] == from;
        if (good.ware != Ware::person && good.ware != Ware::any) return true;
        int const deck = good.ware == Ware::any ? good.what : index(edition.people[good.what].deck);
        if (people_in(edition, side, deck) + any_in(side, deck) > board.hand[deck]) return false;
        auto const& discards = table.discards[deck];
        return good.ware == Ware::any ||
               (!seen_elsewhere(game, table, from).contains(good.what) &&
                std::find(discards.begin(), discards.end(), good.what) == discards.end());
    });
}

inline bool can_trade(Game const& game, Table const& table, Seat from, Offer const& offer) {
    return can_give(game, table, from, offer.to, offer.gives_pesos, offer.gives) &&
           can_give(game, table, offer.to, from, offer.asks_pesos, offer.asks);
}

// WI-3.7d. Offered people were shown, so everybody notices when they leave the hand.
inline bool is_open(Game const& game, Table const& table, Seat from, Offer const& offer) {
    return can_trade(game, table, from, offer) && holds_people(table.known[index(from)], offer.gives);
}

// ---- Composing ----

inline bool is_composing(Open const& at) { return at.table.board(at.seat).composing != 0; }
inline Refusal refuse_composing() { return refuse("WI-3.7c", say.no_offer_begun); }

enum class Way : std::uint8_t { gives, asks };

// WI-3.7g: money can be on one side only.
template <ActionKind of, Way way>
struct AddPesos : TradeMove<of> {
    template <class Visit>
    static void for_each_sum(int most, Visit visit) {
        for (int pesos = 1; pesos <= std::min(most, 30); ++pesos) visit(pesos);
        for (int pesos = 35; pesos <= std::min(most, 100); pesos += 5) visit(pesos);
        for (int pesos = 120; pesos <= std::min(most, 240); pesos += 20) visit(pesos);
    }
    static Seat payer(Position const& at) { return way == Way::gives ? at.seat : at.hand.draft.to; }
    static bool has_pesos(Offer const& draft) { return draft.gives_pesos != 0 || draft.asks_pesos != 0; }

    static void list(Position const& at, ActionList& list) {
        if (has_pesos(at.hand.draft)) return;
        for_each_sum(at.table.board(payer(at)).pesos,
                     [&](int pesos) { list.push_back(make_action(of, pesos)); });
    }
    static Reason refusal(Position const& at, Action action) {
        if (!is_composing(at)) return refuse_composing();
        int const pesos = action.arg(0);
        if (has_pesos(at.hand.draft)) return refuse("WI-3.7g", say.pesos_named);
        bool is_listed = false;
        for_each_sum(pesos, [&](int sum) { is_listed = is_listed || sum == pesos; });
        if (!is_listed) return refuse("WI-3.7g", say.no_such_offer_sum);
        if (pesos > at.table.board(payer(at)).pesos) return refuse("WI-3.7c", say.purse_too_small, payer(at));
        return {};
    }
    static void perform(Play& play, Action action) {
        Offer& draft = play.hand(play.actor).draft;
        (way == Way::gives ? draft.gives_pesos : draft.asks_pesos) = action.arg(0);
        play.log_to(play.actor, "WI-3.7c", say.draft_changed);
    }
};
using GivePesos = AddPesos<ActionKind::give_pesos, Way::gives>;
using AskPesos = AddPesos<ActionKind::ask_pesos, Way::asks>;

// WI-3.7g: each side has up to three goods. From Standard, people are offered by name, and asked for by name or deck.
template <ActionKind of, Way way>
struct AddGood : TradeMove<of> {
    // One side of the draft: the giver, the receiver, and the goods added so far.
    struct Draft {
        Seat from;
        Seat to;
        Side const& side;
    };
    static Draft draft_of(Position const& at) {
        Offer const& offer = at.hand.draft;
        return way == Way::gives ? Draft{at.seat, offer.to, offer.gives}
                                 : Draft{offer.to, at.seat, offer.asks};
    }

    static void list(Position const& at, ActionList& list) {
        Draft const draft = draft_of(at);
        if (goods_in(draft.side) == goods_a_side) return;
        std::uint64_t tiles = tradable(at.edition(), at.table, draft.from, draft.to);
        for (Good const good : draft.side)
            if (good.ware == Ware::settlement) tiles &= ~tile_bit(good.what);
        for (int const tile : Bits{tiles}) list.push_back(make_action(of, Ware::settlement, tile));
        if (!at.game.at_least(Level::standard)) {
            if (pioneers_in(draft.side) < at.table.board(draft.from).hand[index(Deck::pioneer)])
                list.push_back(make_action(of, Ware::pioneer, 0));
            return;
        }
        CardSet people = people_of(at, draft);
        for (Good const good : draft.side)
            if (good.ware == Ware::person) people.erase(good.what);
        people.for_each([&](int card) { list.push_back(make_action(of, Ware::person, card)); });
        if constexpr (way == Way::asks)
            for (int deck = 0; deck < decks; ++deck)
                if (has_more(at, draft, deck)) list.push_back(make_action(of, Ware::any, deck));
        for (int role = 0; role < roles; ++role)
            if (at.table.holder[role] == draft.from && !has_good(draft.side, {Ware::role, byte(role)}))
                list.push_back(make_action(of, Ware::role, role));
    }
    // Whether the giver's hand has more cards of this deck than the draft names.
    static bool has_more(Position const& at, Draft const& draft, int deck) {
        return people_in(at.edition(), draft.side, deck) + any_in(draft.side, deck) <
               at.table.board(draft.from).hand[deck];
    }
    // People who may be in the giver's hand, as far as the composer knows.
    static CardSet people_of(Position const& at, Draft const& draft) {
        if (draft.from == at.seat) return at.hand.cards;
        CardSet elsewhere = seen_elsewhere(at.game, at.table, draft.from);
        elsewhere.insert_all(at.hand.cards);
        for (int seat = 0; seat < at.game.players(); ++seat)
            if (seat_at(seat) != draft.from) elsewhere.insert_all(at.hand.knows[seat]);
        CardSet people{};
        for (int deck = 0; deck < decks; ++deck) {
            if (!has_more(at, draft, deck)) continue;
            people.insert_all(CardSet::range(at.edition().first_of[deck], at.edition().first_of[deck + 1]));
            for (CardId const card : at.table.discards[deck]) elsewhere.insert(card);
        }
        people.erase_all(elsewhere);
        return people;
    }

    // OPTIMIZATION: checks this good directly instead of building the long list of all goods.
    static Reason refusal(Position const& at, Action action) {
        if (!is_composing(at)) return refuse_composing();
        Draft const draft = draft_of(at);
        Good const good{static_cast<Ware>(action.arg(0)), action.arg(1)};
        if (goods_in(draft.side) == goods_a_side) return refuse("WI-3.7g", say.too_many_goods, goods_a_side);
        if (good.ware != Ware::pioneer && good.ware != Ware::any && has_good(draft.side, good))
            return refuse("WI-3.7c", say.in_offer_already);
        switch (good.ware) {
            case Ware::settlement:
                if (!has_tile(at.table.settlements[index(draft.from)], good.what))
                    return refuse("WI-3.7c", say.not_theirs, draft.from);
                if (!has_tile(tradable(at.edition(), at.table, draft.from, draft.to), good.what))
                    return refuse("WI-3.7b", say.other_industry, good.what);
                return {};
            case Ware::role:
                if (at.table.holder[good.what] == draft.from) return {};
                return refuse("WI-3.7c", say.not_theirs, draft.from);
            case Ware::person: return refuse_person(at, draft, good.what);
            case Ware::any:
                if (!at.game.at_least(Level::standard)) return refuse("WI-3.7g", say.not_by_name);
                if (has_more(at, draft, good.what)) return {};
                return refuse("WI-3.7h", say.too_few_of_deck, draft.from, good.what);
            default: break;
        }
        if (at.game.at_least(Level::standard)) return refuse("WI-3.7g", say.by_name);
        if (pioneers_in(draft.side) < at.table.board(draft.from).hand[index(Deck::pioneer)]) return {};
        return refuse("WI-3.7c", say.too_few_pioneers, draft.from);
    }
    static Reason refuse_person(Position const& at, Draft const& draft, int card) {
        if (!at.game.at_least(Level::standard)) return refuse("WI-3.7g", say.not_by_name);
        if (people_of(at, draft).contains(card)) return {};
        if (draft.from == at.seat) return refuse("WI-3.7c", say.not_in_hand, card);
        return refuse("WI-3.7c", say.not_held_there, draft.from, card);
    }
    static void perform(Play& play, Action action) {
        Offer& draft = play.hand(play.actor).draft;
        Side& side = way == Way::gives ? draft.gives : draft.asks;
        side[goods_in(side)] = {static_cast<Ware>(action.arg(0)), action.arg(1)};
        play.log_to(play.actor, "WI-3.7c", say.draft_changed);
    }
};
using GiveGood = AddGood<ActionKind::give, Way::gives>;
using AskGood = AddGood<ActionKind::ask, Way::asks>;

}  // namespace motherlode::golden_wilderness

#pragma once

#include <algorithm>

#include "games/golden_wilderness/rules/board.h"
#include "games/golden_wilderness/rules/play.h"

// Rulebook p.12, "Trading": what an offer can hold (WI-3.7b, WI-3.7g), while it is composed and as long as it is open.
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
inline bool holds_people(CardSet const& cards, Side const& side) {
    return std::all_of(side.begin(), side.end(),
                       [&](Good good) { return good.ware != Ware::person || cards.contains(good.what); });
}

// WI-3.7b.
inline bool same_industry(Edition const& edition, Table const& table, Seat one, Seat other, int tile) {
    int const terrain = index(edition.tiles[tile].terrain);
    return table.board(one).industry[terrain] == table.board(other).industry[terrain];
}

inline std::uint64_t tradable(Edition const& edition, Table const& table, Seat from, Seat to) {
    std::uint64_t tiles = 0;
    for (int terrain = 0; terrain < settled_terrains; ++terrain)
        if (table.board(from).industry[terrain] == table.board(to).industry[terrain])
            tiles |= edition.tiles_of[terrain];
    return tiles & table.settlements[index(from)];
}

// Cards of a deck that everybody sees are not in that hand.
inline CardSet seen_elsewhere(Game const& game, Table const& table, Seat by, int deck) {
    CardSet cards = table.trashed;
    for (CardId const card : table.discards[deck]) cards.insert(card);
    for (int seat = 0; seat < game.players(); ++seat)
        if (seat_at(seat) != by) cards.insert_all(table.known[seat]);
    return cards;
}

// The same for what one seat knows.
inline CardSet known_elsewhere(Position const& at, Seat by, int deck) {
    CardSet cards = seen_elsewhere(at.game, at.table, by, deck);
    cards.insert_all(at.hand.cards);
    for (int seat = 0; seat < at.game.players(); ++seat)
        if (seat_at(seat) != by) cards.insert_all(at.hand.knows[seat]);
    return cards;
}

// Can `from` give all of it to `to`, as far as everybody can see?
inline bool can_give(Game const& game, Table const& table, Seat from, Seat to, int pesos, Side const& side) {
    Edition const& edition = game.edition();
    PlayerBoard const& board = table.board(from);
    if (pesos > board.pesos || pioneers_in(side) > board.hand[index(Deck::pioneer)]) return false;
    return std::all_of(side.begin(), side.end(), [&](Good good) {
        if (good.ware == Ware::settlement)
            return table.sites[good.what].owner == from && same_industry(edition, table, from, to, good.what);
        if (good.ware == Ware::role) return table.holder[good.what] == from;
        if (good.ware != Ware::person) return true;
        int const deck = index(edition.people[good.what].deck);
        return people_in(edition, side, deck) <= board.hand[deck] &&
               (table.known[index(from)].contains(good.what) ||
                !seen_elsewhere(game, table, from, deck).contains(good.what));
    });
}

inline bool can_trade(Game const& game, Table const& table, Seat from, Offer const& offer) {
    return can_give(game, table, from, offer.to, offer.gives_pesos, offer.gives) &&
           can_give(game, table, offer.to, from, offer.asks_pesos, offer.asks);
}

// WI-3.7d. People who were offered were shown, so everybody sees them go.
inline bool is_open(Game const& game, Table const& table, Seat from, Offer const& offer) {
    return can_trade(game, table, from, offer) && holds_people(table.known[index(from)], offer.gives);
}

// ---- Composing ----

inline bool is_composing(Open const& at) { return at.table.board(at.seat).composing != 0; }
inline Refusal refuse_composing() { return refuse("WI-3.7c", say.no_offer_begun); }

enum class Way : std::uint8_t { gives, asks };

// WI-3.7g: money on one side.
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
        bool found = false;
        for_each_sum(pesos, [&](int sum) { found = found || sum == pesos; });
        if (!found) return refuse("WI-3.7g", say.no_such_offer_sum);
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

// WI-3.7g: up to three goods a side; people by name from Standard on.
template <ActionKind of, Way way>
struct AddGood : TradeMove<of> {
    // Who gives, who takes, and what that side of the draft holds already.
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
        auto const add = [&](Ware ware, int what) {
            Good const good{ware, byte(what)};
            if (std::find(draft.side.begin(), draft.side.end(), good) == draft.side.end())
                list.push_back(make_action(of, ware, what));
        };
        for (int const tile : Bits{tradable(at.edition(), at.table, draft.from, draft.to)})
            add(Ware::settlement, tile);
        if (!at.game.at_least(Level::standard)) {
            if (pioneers_in(draft.side) < at.table.board(draft.from).hand[index(Deck::pioneer)])
                list.push_back(make_action(of, Ware::pioneer, 0));
            return;
        }
        if (draft.from == at.seat)
            at.hand.cards.for_each([&](int card) { add(Ware::person, card); });
        else
            for_each_unknown(at, draft.from, draft.side, [&](int card) { add(Ware::person, card); });
        for (int role = 0; role < roles; ++role)
            if (at.table.holder[role] == draft.from) add(Ware::role, role);
    }
    // People who may be in that hand, as far as the composer knows.
    template <class Visit>
    static void for_each_unknown(Position const& at, Seat from, Side const& side, Visit visit) {
        for (int deck = 0; deck < decks; ++deck) {
            if (people_in(at.edition(), side, deck) >= at.table.board(from).hand[deck]) continue;
            CardSet const elsewhere = known_elsewhere(at, from, deck);
            for (int card = at.edition().first_of[deck]; card < at.edition().first_of[deck + 1]; ++card)
                if (!elsewhere.contains(card)) visit(card);
        }
    }

    // OPTIMIZATION: of one good, so that the long list need not be made.
    static Reason refusal(Position const& at, Action action) {
        if (!is_composing(at)) return refuse_composing();
        Draft const draft = draft_of(at);
        Good const good{static_cast<Ware>(action.arg(0)), action.arg(1)};
        if (goods_in(draft.side) == goods_a_side) return refuse("WI-3.7g", say.too_many_goods, goods_a_side);
        if (good.ware != Ware::pioneer &&
            std::find(draft.side.begin(), draft.side.end(), good) != draft.side.end())
            return refuse("WI-3.7c", say.in_offer_already);
        switch (good.ware) {
            case Ware::settlement:
                if (!has_tile(at.table.settlements[index(draft.from)], good.what))
                    return refuse("WI-3.7c", say.not_theirs, draft.from);
                if (!same_industry(at.edition(), at.table, draft.from, draft.to, good.what))
                    return refuse("WI-3.7b", say.other_industry, good.what);
                return {};
            case Ware::role:
                if (at.table.holder[good.what] == draft.from) return {};
                return refuse("WI-3.7c", say.not_theirs, draft.from);
            case Ware::person: return refuse_person(at, draft.from, draft.side, good.what);
            default: break;
        }
        if (at.game.at_least(Level::standard)) return refuse("WI-3.7g", say.by_name);
        if (pioneers_in(draft.side) < at.table.board(draft.from).hand[index(Deck::pioneer)]) return {};
        return refuse("WI-3.7c", say.too_few_pioneers, draft.from);
    }
    static Reason refuse_person(Position const& at, Seat from, Side const& side, int card) {
        if (!at.game.at_least(Level::standard)) return refuse("WI-3.7g", say.not_by_name);
        if (from == at.seat) {
            if (at.hand.cards.contains(card)) return {};
            return refuse("WI-3.7c", say.not_in_hand, card);
        }
        int const deck = index(at.edition().people[card].deck);
        if (people_in(at.edition(), side, deck) < at.table.board(from).hand[deck] &&
            !known_elsewhere(at, from, deck).contains(card))
            return {};
        return refuse("WI-3.7c", say.not_held_there, from, card);
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

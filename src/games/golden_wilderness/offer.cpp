// Rulebook p.12, "Trading": what an offer can hold, while it is composed and as long as it stands.

#include <algorithm>

#include "games/golden_wilderness/play.h"

namespace motherlode::golden_wilderness {
namespace {

using Side = std::array<Good, goods_a_side>;

// WI-3.7g.
template <class Visit>
void for_each_sum(int most, Visit visit) {
    for (int pesos = 1; pesos <= std::min(most, 30); ++pesos) visit(pesos);
    for (int pesos = 35; pesos <= std::min(most, 100); pesos += 5) visit(pesos);
    for (int pesos = 120; pesos <= std::min(most, 240); pesos += 20) visit(pesos);
}
bool is_sum(int pesos) {
    bool found = false;
    for_each_sum(pesos, [&](int sum) { found = found || sum == pesos; });
    return found;
}

int pioneers(Side const& side) {
    return static_cast<int>(std::count(side.begin(), side.end(), Good{Ware::pioneer, 0}));
}
bool contains(Side const& side, Good good) { return std::find(side.begin(), side.end(), good) != side.end(); }
int people_of(Edition const& edition, Side const& side, int deck) {
    return static_cast<int>(std::count_if(side.begin(), side.end(), [&](Good good) {
        return good.ware == Ware::person && index(edition.people[good.what].deck) == deck;
    }));
}

// WI-3.7b.
bool same_industry(Edition const& edition, Table const& table, Seat one, Seat other, int tile) {
    int const terrain = index(edition.tiles[tile].terrain);
    return table.board(one).industry[terrain] == table.board(other).industry[terrain];
}

// Cards that everybody sees are not in that hand.
CardSet seen_elsewhere(Game const& game, Table const& table, Seat by) {
    CardSet cards = table.trashed;
    for (auto const& discards : table.discards)
        for (CardId const card : discards) cards.insert(card);
    for (int seat = 0; seat < game.players(); ++seat)
        if (seat_at(seat) != by) cards.insert_all(table.known[seat]);
    return cards;
}

// The same for what one seat knows.
CardSet known_elsewhere(Position const& at, Seat by) {
    CardSet cards = seen_elsewhere(at.game, at.table, by);
    cards.insert_all(at.hand.cards);
    for (int seat = 0; seat < at.game.players(); ++seat)
        if (seat_at(seat) != by) cards.insert_all(at.hand.knows[seat]);
    return cards;
}

// Can `from` give all of it to `to`, as far as everybody can see?
bool can_give(Game const& game, Table const& table, Seat from, Seat to, int pesos, Side const& side) {
    Edition const& edition = game.edition();
    PlayerBoard const& board = table.board(from);
    if (pesos > board.pesos || pioneers(side) > board.hand[index(Deck::pioneer)]) return false;
    for (Good const good : side) {
        switch (good.ware) {
            case Ware::settlement:
                if (table.sites[good.what].owner != from) return false;
                if (!same_industry(edition, table, from, to, good.what)) return false;
                break;
            case Ware::role:
                if (table.holder[good.what] != from) return false;
                break;
            case Ware::person: {
                int const deck = index(edition.people[good.what].deck);
                if (people_of(edition, side, deck) > board.hand[deck]) return false;
                if (seen_elsewhere(game, table, from).contains(good.what)) return false;
                break;
            }
            default: break;
        }
    }
    return true;
}

bool is_empty(Offer const& offer) {
    return offer.gives_pesos == 0 && offer.asks_pesos == 0 && goods_in(offer.gives) == 0 &&
           goods_in(offer.asks) == 0;
}

bool can_propose(Position const& at) {
    Offer const& draft = at.hand.draft;
    // Meanwhile something of it may have gone.
    bool const mine = std::all_of(draft.gives.begin(), draft.gives.end(), [&](Good good) {
        return good.ware != Ware::person || at.hand.cards.contains(good.what);
    });
    return mine && can_give(at.game, at.table, at.seat, draft.to, draft.gives_pesos, draft.gives) &&
           can_give(at.game, at.table, draft.to, at.seat, draft.asks_pesos, draft.asks);
}

// What one side could still add.
template <class Visit>
void for_each_good(Position const& at, Seat from, Seat to, Side const& side, Visit visit) {
    if (goods_in(side) == goods_a_side) return;
    auto const add = [&](Ware ware, int what) {
        Good const good{ware, static_cast<std::uint8_t>(what)};
        if (!contains(side, good)) visit(good);
    };
    for (int const tile : Bits{at.table.settlements[index(from)]})
        if (same_industry(at.edition(), at.table, from, to, tile)) add(Ware::settlement, tile);
    if (!at.game.at_least(Level::standard)) {
        if (pioneers(side) < at.table.board(from).hand[index(Deck::pioneer)]) visit(Good{Ware::pioneer, 0});
        return;
    }
    if (from == at.seat) {
        at.hand.cards.for_each([&](int card) { add(Ware::person, card); });
    } else {
        CardSet const elsewhere = known_elsewhere(at, from);
        for (int deck = 0; deck < decks; ++deck) {
            if (people_of(at.edition(), side, deck) >= at.table.board(from).hand[deck]) continue;
            for (int card = at.edition().first_of[deck]; card < at.edition().first_of[deck + 1]; ++card)
                if (!elsewhere.contains(card)) add(Ware::person, card);
        }
    }
    for (int role = 0; role < roles; ++role)
        if (at.table.holder[role] == from) add(Ware::role, role);
}

// ---- Why not? OPTIMIZATION: asked of one thing, so that the long list need not be made. ----

std::optional<Refusal> why_not_sum(Position const& at, Seat payer, int pesos) {
    Offer const& draft = at.hand.draft;
    if (draft.gives_pesos != 0 || draft.asks_pesos != 0) return refuse("WI-3.7g", say::cannot_pesos_named);
    if (!is_sum(pesos)) return refuse("WI-3.7g", say::cannot_no_such_offer_sum);
    if (pesos > at.table.board(payer).pesos)
        return refuse("WI-3.7c", say::cannot_purse_too_small, index(payer));
    return {};
}

std::optional<Refusal> why_not_person(Position const& at, Seat from, Side const& side, int card) {
    if (!at.game.at_least(Level::standard)) return refuse("WI-3.7g", say::cannot_not_by_name);
    if (from == at.seat) {
        if (at.hand.cards.contains(card)) return {};
        return refuse("WI-3.7c", say::cannot_not_in_hand, card);
    }
    int const deck = index(at.edition().people[card].deck);
    if (people_of(at.edition(), side, deck) < at.table.board(from).hand[deck] &&
        !known_elsewhere(at, from).contains(card))
        return {};
    return refuse("WI-3.7c", say::cannot_not_held_there, index(from), card);
}

std::optional<Refusal> why_not_good(Position const& at, Seat from, Seat to, Side const& side, Good good) {
    if (goods_in(side) == goods_a_side) return refuse("WI-3.7g", say::cannot_too_many_goods, goods_a_side);
    if (good.ware != Ware::pioneer && contains(side, good))
        return refuse("WI-3.7c", say::cannot_in_offer_already);
    switch (good.ware) {
        case Ware::settlement:
            if (!has_tile(at.table.settlements[index(from)], good.what))
                return refuse("WI-3.7c", say::cannot_not_theirs, index(from));
            if (!same_industry(at.edition(), at.table, from, to, good.what))
                return refuse("WI-3.7b", say::cannot_other_industry, good.what);
            return {};
        case Ware::role:
            if (at.table.holder[good.what] == from) return {};
            return refuse("WI-3.7c", say::cannot_not_theirs, index(from));
        case Ware::person: return why_not_person(at, from, side, good.what);
        default: break;
    }
    if (at.game.at_least(Level::standard)) return refuse("WI-3.7g", say::cannot_by_name);
    if (pioneers(side) < at.table.board(from).hand[index(Deck::pioneer)]) return {};
    return refuse("WI-3.7c", say::cannot_too_few_pioneers, index(from));
}

}  // namespace

int goods_in(Side const& side) {
    return static_cast<int>(
        std::count_if(side.begin(), side.end(), [](Good good) { return good.ware != Ware::none; }));
}

bool stands(Game const& game, Table const& table, Seat from, Offer const& offer) {
    if (!can_give(game, table, from, offer.to, offer.gives_pesos, offer.gives)) return false;
    if (!can_give(game, table, offer.to, from, offer.asks_pesos, offer.asks)) return false;
    // People who were offered were shown, so everybody sees them go.
    return std::all_of(offer.gives.begin(), offer.gives.end(), [&](Good good) {
        return good.ware != Ware::person || table.known[index(from)].contains(good.what);
    });
}

bool holds_asked(Hand const& hand, Offer const& offer) {
    return std::all_of(offer.asks.begin(), offer.asks.end(), [&](Good good) {
        return good.ware != Ware::person || hand.cards.contains(good.what);
    });
}

void compose_choices(Position const& at, ActionList& list) {
    Offer const& draft = at.hand.draft;
    if (!is_empty(draft) && can_propose(at)) list.push_back(plain_action(ActionKind::propose));
    list.push_back(plain_action(ActionKind::drop));
    if (draft.gives_pesos == 0 && draft.asks_pesos == 0) {
        for_each_sum(at.pesos(), [&](int n) { list.push_back(number_action(ActionKind::give_pesos, n)); });
        for_each_sum(at.table.board(draft.to).pesos,
                     [&](int n) { list.push_back(number_action(ActionKind::ask_pesos, n)); });
    }
    for_each_good(at, at.seat, draft.to, draft.gives, [&](Good good) {
        list.push_back(pair_action(ActionKind::give, index(good.ware), good.what));
    });
    for_each_good(at, draft.to, at.seat, draft.asks, [&](Good good) {
        list.push_back(pair_action(ActionKind::ask, index(good.ware), good.what));
    });
}

bool is_composing(ActionKind kind) { return kind >= ActionKind::give_pesos && kind <= ActionKind::drop; }

std::optional<Refusal> why_not_compose(Position const& at, Action action) {
    if (at.table.board(at.seat).composing == 0) return refuse("WI-3.7c", say::cannot_no_offer_begun);
    Offer const& draft = at.hand.draft;
    Good const good{static_cast<Ware>(action.arg(0)), action.arg(1)};
    switch (kind_of(action)) {
        case ActionKind::give_pesos: return why_not_sum(at, at.seat, action.arg(0));
        case ActionKind::ask_pesos: return why_not_sum(at, draft.to, action.arg(0));
        case ActionKind::give: return why_not_good(at, at.seat, draft.to, draft.gives, good);
        case ActionKind::ask: return why_not_good(at, draft.to, at.seat, draft.asks, good);
        case ActionKind::propose:
            if (is_empty(draft)) return refuse("WI-3.7c", say::cannot_offer_empty);
            if (!can_propose(at)) return refuse("WI-3.7d", say::cannot_offer_gone);
            return {};
        default: return {};
    }
}

}  // namespace motherlode::golden_wilderness

#pragma once

#include <algorithm>

#include "games/golden_wilderness/rules/play.h"

// Moves people cards between decks, hands, pool and discards, and records who knows them (WI-1.2, WI-6.1).
namespace motherlode::golden_wilderness {

// WI-1.2b, RULING wi-3: the discards become the new draw stack as soon as it runs out.
inline void refill(Play& play, Deck deck) {
    auto& stack = play.state.secret.stacks[index(deck)];
    auto& discards = play.table().discards[index(deck)];
    if (!stack.empty() || discards.empty()) return;
    for (CardId const card : discards) stack.push_back(card);
    discards.clear();
    shuffle(play, stack);
    play.table().deck_size[index(deck)] = stack.count;
    play.log("WI-1.2b", say.deck_shuffled, deck);
}

inline CardId draw_from(Play& play, Deck deck) {
    refill(play, deck);
    CardId const card = play.state.secret.stacks[index(deck)].pop_back();
    --play.table().deck_size[index(deck)];
    refill(play, deck);
    return card;
}

inline void into_hand(Play& play, Seat seat, CardId card) {
    play.hand(seat).cards.insert(card);
    ++play.table().board(seat).hand[index(play.edition().people[card].deck)];
}

// Removes a card from a hand in view of everyone. That reveals something, unless everybody knew that the card
// was there (WI-6.1a). What single players knew about the card is cleared.
inline News out_of_hand(Play& play, Seat seat, CardId card) {
    CardSet& known = play.table().known[index(seat)];
    News const news = known.contains(card) ? News::known : News::hidden;
    play.hand(seat).cards.erase(card);
    --play.table().board(seat).hand[index(play.edition().people[card].deck)];
    known.erase(card);
    for (Hand& hand : play.state.hands) hand.knows[index(seat)].erase(card);
    return news;
}

// WI-6.1d: everybody knows the card in this hand now, so it is removed from the players' private knowledge.
inline void know_person(Play& play, Seat seat, CardId card) {
    play.table().known[index(seat)].insert(card);
    for (Hand& hand : play.state.hands) hand.knows[index(seat)].erase(card);
}

// Everybody sees the card; it stays in the hand.
inline void show_person(Play& play, Seat seat, CardId card) {
    bool const known = play.table().known[index(seat)].contains(card);
    know_person(play, seat, card);
    if (!known) play.reveal("WI-6.1d", say.person_shown, seat, card);
}

// WI-6.1g, RULING wi-38: before Standard all pioneers are alike and open, so spending one reveals nothing.
inline void log_front(Play& play, Seat seat, CardId card, std::string_view rule) {
    if (play.game.at_least(Level::standard)) return play.reveal_to(seat, rule, say.person_seen, card);
    know_person(play, seat, card);
    play.reveal(rule, say.person_seen, card);
}

inline bool can_draw(Table const& table, Deck deck) {
    return table.deck_size[index(deck)] > 0 || !table.discards[index(deck)].empty();
}

// WI-1.2c: if no card is left, nothing is drawn.
inline void draw_person(Play& play, Seat seat, Deck deck, std::string_view rule) {
    if (!can_draw(play.table(), deck)) return;
    CardId const card = draw_from(play, deck);
    into_hand(play, seat, card);
    play.log(rule, say.person_drawn, seat, deck);
    log_front(play, seat, card, rule);
}

inline void discard_person(Play& play, Seat seat, CardId card) {
    News const news = out_of_hand(play, seat, card);
    play.table().discards[index(play.edition().people[card].deck)].push_back(card);
    log_as(play, news, "WI-2.3a", say.person_discarded, seat, card);
}

inline void trash_person(Play& play, Seat seat, CardId card) {
    News const news = out_of_hand(play, seat, card);
    play.table().trashed.insert(card);
    log_as(play, news, "WI-4.4b", say.person_trashed, seat, card);
}

inline void hand_over(Play& play, Seat from, Seat to, CardId card) {
    News const news = out_of_hand(play, from, card);
    into_hand(play, to, card);
    know_person(play, to, card);
    log_as(play, news, "WI-3.7c", say.person_traded, from, to, card);
}

// ---- Using a card ----

inline void add_icons(std::uint8_t& icons, int amount) {
    icons = byte(std::min(icons + amount, most_played_icons));
}

// WI-4.4a, WI-4.4c.
inline Reason refuse_card(Position const& at, int card) {
    if (!at.hand.cards.contains(card)) return refuse("WI-4.4a", say.not_in_hand, card);
    if (at.table.used.contains(card)) return refuse("WI-4.4c", say.already_used, card);
    return {};
}

inline bool can_pay(Open const& at, Ability const& ability) {
    return ability.cost != Cost::pesos || ability.pesos <= pesos_of(at);
}

// WI-4.4b to WI-4.4d, RULING wi-22.
inline void pay_for_ability(Play& play, Seat seat, CardId card, int which) {
    Ability const& ability = play.edition().people[card].abilities[which];
    if (ability.cost != Cost::pesos) play.table().used.insert(card);
    switch (ability.cost) {
        case Cost::show: return show_person(play, seat, card);
        case Cost::discard: return discard_person(play, seat, card);
        case Cost::trash: return trash_person(play, seat, card);
        case Cost::pesos: break;
    }
    show_person(play, seat, card);
    pay(play, seat, ability.pesos);
}

// ---- The immigrant pool ----

// WI-2.6a, WI-2.1c: adds a card to the pool. WI-5.2a: the Governor sees its front.
inline void add_immigrant(Play& play, Deck deck) {
    if (!can_draw(play.table(), deck)) return;
    CardId const card = draw_from(play, deck);
    int const slot = play.table().pool.size();
    play.table().pool.push_back(deck);
    play.state.secret.pool.push_back(card);
    play.log("WI-2.6a", say.immigrant_came, deck);
    Seat const governor = holder(play.table(), Role::governor);
    if (governor == nobody) return;
    play.hand(governor).pool[slot] = card;
    play.reveal_to(governor, "WI-5.2a", say.pool_seen, slot + 1, card);
}

// WI-5.2a: a new Governor sees the cards of the pool.
inline void look_at_pool(Play& play, Seat seat) {
    Hand& hand = play.hand(seat);
    for (int slot = 0; slot < play.table().pool.size(); ++slot) {
        if (hand.pool[slot] != no_card) continue;
        hand.pool[slot] = play.state.secret.pool[slot];
        play.reveal_to(seat, "WI-5.2a", say.pool_seen, slot + 1, hand.pool[slot]);
    }
}

inline void take_from_pool(Play& play, Seat seat, int slot) {
    CardId const card = play.state.secret.pool[slot];
    Deck const deck = play.table().pool[slot];
    play.state.secret.pool.erase(slot);
    play.table().pool.erase(slot);
    into_hand(play, seat, card);
    auto const close_up = [slot](auto& slots, std::uint8_t none) {
        for (int i = slot; i + 1 < max_pool; ++i) slots[i] = slots[i + 1];
        slots[max_pool - 1] = none;
    };
    close_up(play.table().shown_to, 0);
    // WI-6.1d: players who knew the front of the card know whose hand it is in.
    for (int observer = 0; observer < play.game.players(); ++observer) {
        Hand& hand = play.state.hands[observer];
        if (hand.pool[slot] != no_card && observer != index(seat)) hand.knows[index(seat)].insert(card);
        close_up(hand.pool, no_card);
    }
    play.log("WI-2.6b", say.immigrant_taken, seat, deck);
    log_front(play, seat, card, "WI-2.6b");
}

}  // namespace motherlode::golden_wilderness

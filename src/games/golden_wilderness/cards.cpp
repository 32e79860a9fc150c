// People cards on their way between decks, hands, pool and discards, and who knows of it (WI-1.2, WI-6.1).

#include "games/golden_wilderness/play.h"

namespace motherlode::golden_wilderness {
namespace {

// WI-1.2b, RULING wi-3: the discards become the draw stack the moment it runs out.
void refill(Play& play, Deck deck) {
    auto& stack = play.state.secret.stacks[index(deck)];
    auto& discards = play.table().discards[index(deck)];
    if (!stack.empty() || discards.empty()) return;
    for (CardId const card : discards) stack.push_back(card);
    discards.clear();
    play.shuffle(stack);
    play.table().deck_size[index(deck)] = stack.count;
    play.tell("WI-1.2b", say::deck_shuffled, index(deck));
}

CardId draw_from(Play& play, Deck deck) {
    refill(play, deck);
    CardId const card = play.state.secret.stacks[index(deck)].pop_back();
    --play.table().deck_size[index(deck)];
    refill(play, deck);
    return card;
}

void into_hand(Play& play, Seat seat, CardId card) {
    play.hand(seat).cards.insert(card);
    ++play.table().board(seat).hand[index(play.edition().people[card].deck)];
}

// RULING wi-38: before Standard all pioneers are alike and lie open, so that spending one tells nobody anything new.
void tell_front(Play& play, Seat seat, CardId card, std::string_view rule) {
    if (play.game.at_least(Level::standard)) {
        play.whisper(seat, rule, say::person_seen, card);
        return;
    }
    know_person(play, seat, card);
    play.reveal(rule, say::person_seen, card);
}

// A card leaves a hand for all to see: news, unless everybody knew that it was there.
bool is_news(Play& play, Seat seat, CardId card) { return !play.table().known[index(seat)].contains(card); }

// Whatever leaves a hand does so openly, so nobody's knowledge of it is needed any more.
void out_of_hand(Play& play, Seat seat, CardId card) {
    play.hand(seat).cards.erase(card);
    --play.table().board(seat).hand[index(play.edition().people[card].deck)];
    play.table().known[index(seat)].erase(card);
    for (Hand& hand : play.state.hands) hand.knows[index(seat)].erase(card);
}

}  // namespace

// Now that everybody knows it, nobody knows it in particular.
void know_person(Play& play, Seat seat, CardId card) {
    play.table().known[index(seat)].insert(card);
    for (Hand& hand : play.state.hands) hand.knows[index(seat)].erase(card);
}

bool can_draw(Table const& table, Deck deck) {
    return table.deck_size[index(deck)] > 0 || !table.discards[index(deck)].empty();
}

void draw_person(Play& play, Seat seat, Deck deck, std::string_view rule) {
    // WI-1.2c.
    if (!can_draw(play.table(), deck)) return;
    CardId const card = draw_from(play, deck);
    into_hand(play, seat, card);
    play.tell(rule, say::person_drawn, index(seat), index(deck));
    tell_front(play, seat, card, rule);
}

void add_immigrant(Play& play, Deck deck) {
    if (!can_draw(play.table(), deck)) return;
    CardId const card = draw_from(play, deck);
    int const slot = play.table().pool.size();
    play.table().pool.push_back(deck);
    play.state.secret.pool.push_back(card);
    play.tell("WI-2.6a", say::immigrant_came, index(deck));
    // WI-5.2a: the Governor looks.
    Seat const governor = play.table().holder[index(Role::governor)];
    if (governor == nobody) return;
    play.hand(governor).pool[slot] = card;
    play.whisper(governor, "WI-5.2a", say::pool_seen, slot + 1, card);
}

void look_at_pool(Play& play, Seat seat) {
    Hand& hand = play.hand(seat);
    for (int slot = 0; slot < play.table().pool.size(); ++slot) {
        if (hand.pool[slot] != no_card) continue;
        hand.pool[slot] = play.state.secret.pool[slot];
        play.whisper(seat, "WI-5.2a", say::pool_seen, slot + 1, hand.pool[slot]);
    }
}

void take_immigrant_card(Play& play, Seat seat, int slot) {
    CardId const card = play.state.secret.pool[slot];
    Deck const deck = play.table().pool[slot];
    play.state.secret.pool.erase(slot);
    play.table().pool.erase(slot);
    into_hand(play, seat, card);
    auto& shown_to = play.table().shown_to;
    for (int i = slot; i + 1 < max_pool; ++i) shown_to[i] = shown_to[i + 1];
    shown_to[max_pool - 1] = 0;
    // WI-6.1d: who knew its front knows where it went.
    for (int other = 0; other < play.game.players(); ++other) {
        Hand& hand = play.state.hands[other];
        if (hand.pool[slot] != no_card && other != index(seat)) hand.knows[index(seat)].insert(card);
        for (int i = slot; i + 1 < max_pool; ++i) hand.pool[i] = hand.pool[i + 1];
        hand.pool[max_pool - 1] = no_card;
    }
    play.tell("WI-2.6b", say::immigrant_taken, index(seat), index(deck));
    tell_front(play, seat, card, "WI-2.6b");
}

void discard_person(Play& play, Seat seat, CardId card) {
    bool const news = is_news(play, seat, card);
    out_of_hand(play, seat, card);
    play.table().discards[index(play.edition().people[card].deck)].push_back(card);
    play.make_known(news, "WI-2.3a", say::person_discarded, index(seat), card);
}

void trash_person(Play& play, Seat seat, CardId card) {
    bool const news = is_news(play, seat, card);
    out_of_hand(play, seat, card);
    play.table().trashed.insert(card);
    play.make_known(news, "WI-4.4b", say::person_trashed, index(seat), card);
}

void show_person(Play& play, Seat seat, CardId card) {
    bool const news = is_news(play, seat, card);
    know_person(play, seat, card);
    if (news) play.reveal("WI-6.1d", say::person_shown, index(seat), card);
}

void take_discard(Play& play, Seat seat, Deck deck) {
    CardId const card = play.table().discards[index(deck)].pop_back();
    into_hand(play, seat, card);
    know_person(play, seat, card);
    play.tell("WI-4.7a", say::discard_taken, index(seat), card);
}

void hand_over(Play& play, Seat from, Seat to, CardId card) {
    bool const news = is_news(play, from, card);
    out_of_hand(play, from, card);
    into_hand(play, to, card);
    know_person(play, to, card);
    play.make_known(news, "WI-3.7c", say::person_traded, index(from), index(to), card);
}

}  // namespace motherlode::golden_wilderness

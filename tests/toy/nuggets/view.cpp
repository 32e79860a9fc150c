// Redeals, the hash, and the deck size, which follows from other fields.

#include <algorithm>

#include "kernel/field_visitor.h"
#include "kernel/position.h"
#include "toy/nuggets/fields.h"

namespace motherlode::nuggets {

Census seen_by(View const& view) {
    Census seen{};
    count(view.table.open, seen);
    count(view.hand.nuggets, seen);
    ++seen[view.hand.staked];
    ++seen[std::max(view.table.buried, view.hand.buried)];
    return seen;
}

State Game::redeal(View const& view, Rng& rng) const {
    State state{};
    state.table = view.table;
    Census const seen = seen_by(view);
    FixedList<Nugget, max_nuggets> unseen{};
    for (int value = 1; value <= values; ++value)
        for (int i = seen[value]; i < edition().copies; ++i) unseen.push_back(static_cast<Nugget>(value));
    rng.shuffle(unseen);

    state.secret.buried = std::max(view.table.buried, view.hand.buried);
    if (state.secret.buried == no_nugget) state.secret.buried = unseen.pop_back();
    for (Seat const seat : SeatSet::first(players())) {
        Hand& hand = state.hands[index(seat)];
        if (seat == view.seat) {
            hand = view.hand;
            continue;
        }
        for (int i = 0; i < view.table.in_hand[index(seat)]; ++i) hand.nuggets.push_back(unseen.pop_back());
        if (view.table.staked.contains(seat)) hand.staked = unseen.pop_back();
        if (view.table.peeked.contains(seat)) hand.buried = state.secret.buried;
    }
    state.secret.deck = unseen;
    return state;
}

std::uint64_t Game::hash(State const& state) const { return hash_fields(*this, state); }

void Game::fields(State& state, FieldVisitor& visit) const { nuggets::fields(*this, state, visit); }

void Game::restore(State& state) const {
    Table& table = state.table;
    int elsewhere = table.open.size() + 1;
    for (int seat = 0; seat < players(); ++seat)
        elsewhere += table.in_hand[seat] + (table.staked.contains(seat_at(seat)) ? 1 : 0);
    table.deck_size = static_cast<std::uint8_t>(std::max(values * edition().copies - elsewhere, 0));
}

}  // namespace motherlode::nuggets

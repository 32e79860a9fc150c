#include "kernel/rng.h"
#include "toy/nuggets/game.h"

namespace motherlode::nuggets {

// NU-1c. The order of the random draws belongs to the rules version, because records depend on it.
State Game::setup(Seed seed) const {
    Rng rng{seed};
    State state{};
    auto& deck = state.secret.deck;
    for (int value = 1; value <= values; ++value)
        for (int copy = 0; copy < edition().copies; ++copy) deck.push_back(static_cast<Nugget>(value));
    rng.shuffle(deck);

    state.secret.buried = deck.pop_back();
    for (Seat const seat : SeatSet::first(players())) {
        for (int i = 0; i < hand_size; ++i) state.hands[index(seat)].nuggets.push_back(deck.pop_back());
        state.table.in_hand[index(seat)] = hand_size;
    }
    state.table.deck_size = deck.count;
    state.table.round = 1;
    return state;
}

}  // namespace motherlode::nuggets

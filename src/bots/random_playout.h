#pragma once

#include "kernel/contract.h"

namespace motherlode {

struct Playout {
    long decisions = 0;
    long legal_actions = 0;  // summed over the decisions
};

// Plays from `state` to the end of the game at random. If several seats must act, the first one acts; optional moves
// are skipped. Calls `before` with the seat before each decision.
template <GameContract Game, class Before>
Playout random_playout(Game const& game, typename Game::State& state, Rng& rng, Before before) {
    Playout playout;
    NoEvents none;
    ActionList legal;
    for (SeatSet must = game.pending(state.table).must; !must.empty();
         must = game.pending(state.table).must) {
        Seat const seat = *must.begin();
        before(seat);
        legal.clear();
        game.legal_actions(state.table, state.hands[static_cast<std::size_t>(index(seat))], seat, legal);
        ++playout.decisions;
        playout.legal_actions += legal.size();
        game.apply(state, seat, legal[rng.below(legal.size())], none);
    }
    return playout;
}
template <GameContract Game>
Playout random_playout(Game const& game, typename Game::State& state, Rng& rng) {
    return random_playout(game, state, rng, [](Seat) {});
}

}  // namespace motherlode

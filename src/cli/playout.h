#pragma once

#include "kernel/contract.h"

namespace motherlode::cli {

struct Playout {
    long decisions = 0;
    long legal_actions = 0;  // summed over the decisions
};

// A game from `state` to its end by lot. Where several seats must act, the first does; what a seat only may do is left
// undone.
template <GameContract Game>
Playout random_playout(Game const& game, typename Game::State& state, Rng& rng) {
    Playout playout;
    NoEvents none;
    ActionList legal;
    for (SeatSet must = game.pending(state.table).must; !must.empty();
         must = game.pending(state.table).must) {
        Seat const seat = *must.begin();
        legal.clear();
        game.legal_actions(state.table, state.hands[static_cast<std::size_t>(index(seat))], seat, legal);
        ++playout.decisions;
        playout.legal_actions += legal.size();
        game.apply(state, seat, legal[rng.below(legal.size())], none);
    }
    return playout;
}

}  // namespace motherlode::cli

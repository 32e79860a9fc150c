#pragma once

#include <optional>
#include <type_traits>

#include "kernel/contract.h"

namespace motherlode::cli {

struct Playout {
    long decisions = 0;
    long legal_actions = 0;  // summed over the decisions
};

// Lets everything be that a seat only may do.
struct NoWishes {
    template <class State>
    std::optional<Action> operator()(State const&, Seat) const {
        return {};
    }
};

// A game from `state` to its end by `choose(state, seat, legal)`. Where several seats must act, the first
// does; what a seat only may do, `wish(state, seat)` says.
template <GameContract Game, class Choose, class Wish = NoWishes>
Playout play_out(Game const& game, typename Game::State& state, Choose&& choose, Wish&& wish = {}) {
    Playout playout;
    NoEvents none;
    ActionList legal;
    for (Pending due = game.pending(state.table); !due.must.empty(); due = game.pending(state.table)) {
        if constexpr (!std::is_same_v<std::decay_t<Wish>, NoWishes>) {
            bool wished = false;
            for (Seat const seat : due.may) {
                std::optional<Action> const action = wish(state, seat);
                if (!action) continue;
                game.apply(state, seat, *action, none);
                ++playout.decisions;
                wished = true;
                break;
            }
            if (wished) continue;
        }
        Seat const seat = *due.must.begin();
        legal.clear();
        game.legal_actions(state.table, state.hands[static_cast<std::size_t>(index(seat))], seat, legal);
        ++playout.decisions;
        playout.legal_actions += legal.size();
        game.apply(state, seat, choose(state, seat, legal), none);
    }
    return playout;
}

template <GameContract Game>
Playout random_playout(Game const& game, typename Game::State& state, Rng& rng) {
    return play_out(game, state, [&](auto const&, Seat, ActionList const& legal) {
        return legal[rng.below(legal.size())];
    });
}

}  // namespace motherlode::cli

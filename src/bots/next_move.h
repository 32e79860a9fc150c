#pragma once

#include "bots/bot.h"

// The move loop of a game among bots. The arena, the playouts of a review and the tuning of weights all use it, so that
// they all play the same game.
namespace motherlode {

template <GameContract Game>
ActionList legal_actions_of(Game const& game, typename Game::State const& state, Seat seat) {
    ActionList legal;
    game.legal_actions(state.table, state.hands[static_cast<std::size_t>(index(seat))], seat, legal);
    return legal;
}

// Optional moves first, then the first seat that must act (`next_actor`): `optional_move(seat, view, legal)` returns an
// action or nothing, `choose(seat, view, legal)` an action. Returns nothing when the game is over.
template <GameContract Game, class OptionalMove, class Choose>
std::optional<BotMove> next_move(Game const& game, typename Game::State const& state,
                                 OptionalMove const& optional_move, Choose const& choose) {
    Pending const pending = game.pending(state.table);
    if (pending.must.empty()) return {};
    auto const ask = [&](Seat seat) {
        return optional_move(seat, game.view(state, seat), legal_actions_of(game, state, seat));
    };
    std::optional<NextActor> const next = next_actor(pending, SeatSet::everyone(), ask);
    if (next->optional_move) return BotMove{next->seat, *next->optional_move};
    ActionList const legal = legal_actions_of(game, state, next->seat);
    return BotMove{next->seat, choose(next->seat, game.view(state, next->seat), legal)};
}

}  // namespace motherlode

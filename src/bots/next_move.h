#pragma once

#include "bots/bot.h"

// How a game among bots goes on, so that it is the same game wherever bots play: in the arena, in what a review imagines,
// in what weights are tuned by.
namespace motherlode {

template <GameContract Game>
ActionList legal_actions_of(Game const& game, typename Game::State const& state, Seat seat) {
    ActionList legal;
    game.legal_actions(state.table, state.hands[static_cast<std::size_t>(index(seat))], seat, legal);
    return legal;
}

// The first of these seats, which may act and need not, that wishes to: `wish(seat, view, legal)` gives its action, or
// nothing to let things be. Every wish carried out must leave fewer, or the game would not go on.
template <GameContract Game, class Wish>
std::optional<BotMove> first_wish(Game const& game, typename Game::State const& state, SeatSet may,
                                  Wish const& wish) {
    for (Seat const seat : may) {
        ActionList const legal = legal_actions_of(game, state, seat);
        if (std::optional<Action> const action = wish(seat, game.view(state, seat), legal))
            return BotMove{seat, *action};
    }
    return {};
}

// Whoever may act and wishes to comes first: an offer wants its answer. Otherwise it is the first seat that must act, and
// does what `choose(seat, view, legal)` gives; nothing once the game is over.
template <GameContract Game, class Wish, class Choose>
std::optional<BotMove> next_move(Game const& game, typename Game::State const& state, Wish const& wish,
                                 Choose const& choose) {
    Pending const due = game.pending(state.table);
    if (due.must.empty()) return {};
    if (std::optional<BotMove> const wished = first_wish(game, state, due.may, wish)) return wished;
    Seat const seat = *due.must.begin();
    ActionList const legal = legal_actions_of(game, state, seat);
    return BotMove{seat, choose(seat, game.view(state, seat), legal)};
}

}  // namespace motherlode

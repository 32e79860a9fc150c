#pragma once

#include <vector>

#include "bots/greedy.h"
#include "kernel/match.h"

namespace motherlode::tune {

// The weights of a game to tune, and how to play it for that. A game that can be tuned has a source file here named
// after it, which specialises this and has one `Tunable`.
template <class Game>
struct Tuned;

// A game whose bots use these weights.
template <class Game>
class Weighted : public Game {
public:
    using Game::Game;
    using Weights = typename Tuned<Game>::Weights;
    using View = typename Game::View;

    int evaluate(View const& view) const { return evaluate_by(*this, view, weights); }

    // Called only if the game has this hook.
    static int evaluate_action(Game const& game, View const& view, Action action) {
        return evaluate_by(game, view, action, static_cast<Weighted const&>(game).weights);
    }

    static constexpr BotHooks<Game> bot_hooks = [] {
        BotHooks<Game> hooks = Game::bot_hooks;
        if constexpr (is_given<Game::bot_hooks.evaluate_action>) hooks.evaluate_action = evaluate_action;
        return hooks;
    }();

    Weights weights{};
};

}  // namespace motherlode::tune

#pragma once

#include <algorithm>

#include "bots/bot.h"

namespace motherlode {

// One step ahead: tries every action on a game that its seat cannot tell from the real one, carries its
// own turn on to the end, and takes what the game's evaluation likes best. Equals are drawn by lot.
template <GameContract Game>
class GreedyBot final : public Bot<Game> {
public:
    Action choose(Game const& game, typename Game::View const& view, ActionList const& legal,
                  Rng& rng) override {
        if (legal.size() == 1) return legal[0];
        typename Game::State const imagined = game.redeal(view, rng);
        Action best = legal[0];
        int best_value = 0;
        int equals = 0;
        for (Action const action : legal) {
            int const value = value_after(game, imagined, view.seat, action, further_decisions);
            if (equals == 0 || value > best_value) {
                best = action;
                best_value = value;
                equals = 1;
            } else if (value == best_value && rng.below(++equals) == 0) {
                best = action;
            }
        }
        return best;
    }

private:
    // How many more decisions of its own turn it follows. Two more complete a turn of Boomtown Builders; a game
    // with long turns and wide lists says how many it can afford.
    static constexpr int further_decisions = [] {
        if constexpr (requires { Game::greedy_depth; })
            return Game::greedy_depth;
        else
            return 2;
    }();

    static int value_after(Game const& game, typename Game::State state, Seat seat, Action action,
                           int further) {
        NoEvents none;
        game.apply(state, seat, action, none);
        if (further == 0 || game.pending(state.table).must != SeatSet{seat})
            return game.evaluate(game.view(state, seat));

        ActionList legal;
        game.legal_actions(state.table, state.hands[index(seat)], seat, legal);
        int best = value_after(game, state, seat, legal[0], further - 1);
        for (int i = 1; i < legal.size(); ++i)
            best = std::max(best, value_after(game, state, seat, legal[i], further - 1));
        return best;
    }
};

}  // namespace motherlode

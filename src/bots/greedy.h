#pragma once

#include <algorithm>
#include <array>

#include "bots/bot.h"

namespace motherlode {

// A game whose turns are long may foresee by itself what an action leads to.
template <class Game>
concept foresees = requires(Game const& game, typename Game::View const& view, Action action) {
    { game.evaluate(view, action) } -> std::same_as<int>;
};

// One step ahead: tries every action on a game that its seat cannot tell from the real one, carries its
// own turn on, and takes what the game's evaluation likes best. Equals are drawn by lot. Where others decide at the
// same time, several imagined games are tried: what they do is not known.
template <GameContract Game>
class GreedyBot final : public Bot<Game> {
public:
    Action choose(Game const& game, typename Game::View const& view, ActionList const& legal,
                  Rng& rng) override {
        if (legal.size() == 1) return legal[0];
        if constexpr (foresees<Game>)
            return best_of(legal, rng, [&](Action action) { return game.evaluate(view, action); });
        Pending const due = game.pending(view.table);
        int const games = (due.must | due.may).count() > 1 ? imagined_games : 1;
        std::array<typename Game::State, imagined_games> imagined;
        for (int i = 0; i < games; ++i) imagined[i] = game.redeal(view, rng);
        return best_of(legal, rng, [&](Action action) {
            int value = 0;
            for (int i = 0; i < games; ++i)
                value += value_after(game, imagined[i], view.seat, action, further_decisions);
            return value;
        });
    }

private:
    static Action best_of(ActionList const& legal, Rng& rng, auto const& value_of) {
        Action best = legal[0];
        int best_value = 0;
        int equals = 0;
        for (Action const action : legal) {
            int const value = value_of(action);
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

    static constexpr int imagined_games = 4;
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

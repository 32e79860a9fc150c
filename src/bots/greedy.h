#pragma once

#include <array>
#include <optional>

#include "bots/bot.h"

namespace motherlode {

// Looks one step ahead: tries every action on a deal that is consistent with the seat's view, continues its own turn,
// and takes the action with the best evaluation. Ties are broken at random. If others decide at the same time, it tries
// several deals, because it does not know their choices.
template <GameContract Game>
class GreedyBot final : public Bot<Game> {
public:
    Action choose(Game const& game, typename Game::View const& view, ActionList const& legal,
                  Rng& rng) override {
        if (legal.size() == 1) return legal[0];
        if (std::optional<Action> const action = optional_move(game, view, legal)) return *action;
        if constexpr (is_given<Game::bot_hooks.evaluate_action>) {
            return best_of(legal, rng, [&](Action action) {
                return std::optional{Game::bot_hooks.evaluate_action(game, view, action)};
            });
        } else {
            int const count = game.pending(view.table).must.count() > 1 ? max_deals : 1;
            std::array<typename Game::State, max_deals> deals;
            for (int i = 0; i < count; ++i) deals[i] = game.redeal(view, rng);
            return best_of(legal, rng, [&](Action action) -> std::optional<int> {
                if (!Game::bot_hooks.plausible(game, view.table, view.seat, action, nullptr)) return {};
                int value = 0;
                for (int i = 0; i < count; ++i)
                    value += value_after(game, deals[i], view.seat, action, further_decisions);
                return value;
            });
        }
    }

    std::optional<Action> optional_move(Game const& game, typename Game::View const& view,
                                        ActionList const& legal) override {
        return Game::bot_hooks.optional_move(game, view, legal);
    }

private:
    static constexpr int max_deals = 4;
    // Further decisions of its own turn: two complete a turn of Boomtown Builders.
    static constexpr int further_decisions = 2;

    // Skips actions without a value.
    static Action best_of(ActionList const& legal, Rng& rng, auto const& value_of) {
        Action best = legal[0];
        int best_value = 0;
        int equals = 0;
        for (Action const action : legal) {
            std::optional<int> const value = value_of(action);
            if (!value) continue;
            if (equals == 0 || *value > best_value) {
                best = action;
                best_value = *value;
                equals = 1;
            } else if (*value == best_value && rng.below(++equals) == 0) {
                best = action;
            }
        }
        return best;
    }

    static int value_after(Game const& game, typename Game::State state, Seat seat, Action action,
                           int further) {
        NoEvents none;
        game.apply(state, seat, action, none);
        if (further > 0 && game.pending(state.table).must == SeatSet{seat} &&
            Game::bot_hooks.follow_turn(game, state.table, action)) {
            ActionList legal;
            game.legal_actions(state.table, state.hands[index(seat)], seat, legal);
            std::optional<int> best;
            for (Action const next : legal) {
                if (!Game::bot_hooks.plausible(game, state.table, seat, next, &action)) continue;
                int const value = value_after(game, state, seat, next, further - 1);
                if (!best || value > *best) best = value;
            }
            if (best) return *best;
        }
        return game.evaluate(game.view(state, seat));
    }
};

}  // namespace motherlode

#pragma once

#include <array>
#include <optional>

#include "bots/bot.h"

namespace motherlode {

// One step ahead: tries every action on a game that its seat cannot tell from the real one, carries its
// own turn on, and takes what the game's evaluation likes best. Equals are drawn by lot. Where others decide at the
// same time, several imagined games are tried: what they do is not known.
template <GameContract Game>
class GreedyBot final : public Bot<Game> {
public:
    Action choose(Game const& game, typename Game::View const& view, ActionList const& legal,
                  Rng& rng) override {
        if (legal.size() == 1) return legal[0];
        if (std::optional<Action> const action = volunteer(game, view, legal)) return *action;
        if constexpr (foresees<Game>) {
            return best_of(legal, rng,
                           [&](Action action) { return std::optional{game.evaluate(view, action)}; });
        } else {
            int const games = game.pending(view.table).must.count() > 1 ? imagined_games : 1;
            std::array<typename Game::State, imagined_games> imagined;
            for (int i = 0; i < games; ++i) imagined[i] = game.redeal(view, rng);
            return best_of(legal, rng, [&](Action action) -> std::optional<int> {
                if (!is_worth_trying(game, view.table, view.seat, action)) return {};
                int value = 0;
                for (int i = 0; i < games; ++i)
                    value += value_after(game, imagined[i], view.seat, action, further_decisions);
                return value;
            });
        }
    }

    std::optional<Action> volunteer(Game const& game, typename Game::View const& view,
                                    ActionList const& legal) override {
        return sound_wish(game, view, legal);
    }

private:
    using Table = decltype(Game::View::table);

    static constexpr int imagined_games = 4;
    // How many more decisions of its own turn it follows: two complete a turn of Boomtown Builders.
    static constexpr int further_decisions = 2;

    // What `value_of` gives nothing for is passed over.
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

    static bool worth_following(Game const& game, Table const& after, Action action) {
        if constexpr (requires { game.worth_following(after, action); })
            return game.worth_following(after, action);
        else
            return true;
    }

    static int value_after(Game const& game, typename Game::State state, Seat seat, Action action,
                           int further) {
        NoEvents none;
        game.apply(state, seat, action, none);
        if (further > 0 && game.pending(state.table).must == SeatSet{seat} &&
            worth_following(game, state.table, action)) {
            ActionList legal;
            game.legal_actions(state.table, state.hands[index(seat)], seat, legal);
            std::optional<int> best;
            for (Action const next : legal) {
                if (!is_worth_trying(game, state.table, seat, next, &action)) continue;
                int const value = value_after(game, state, seat, next, further - 1);
                if (!best || value > *best) best = value;
            }
            if (best) return *best;
        }
        return game.evaluate(game.view(state, seat));
    }
};

}  // namespace motherlode

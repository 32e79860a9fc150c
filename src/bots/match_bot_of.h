#pragma once

#include "bots/make_bot.h"

namespace motherlode {

template <GameContract Game>
class MatchBotOf final : public MatchBot {
public:
    MatchBotOf(std::string_view name, MatchOf<Game> const& match) : bot_{make_bot(match.game(), name)} {}

    Action choose(Match const& match, Seat seat, Rng& rng) override {
        Position const at{match, seat};
        return bot_->choose(at.game, at.view, at.legal, rng);
    }
    std::optional<Action> optional_move(Match const& match, Seat seat) override {
        Position const at{match, seat};
        return bot_->optional_move(at.game, at.view, at.legal);
    }

private:
    // The inputs of a bot's decision.
    struct Position {
        Position(Match const& match, Seat seat)
            : game{typed(match).game()}, view{game.view(typed(match).state(), seat)} {
            match.legal_actions(seat, legal);
        }
        static MatchOf<Game> const& typed(Match const& match) {
            return dynamic_cast<MatchOf<Game> const&>(match);
        }

        Game const& game;
        typename Game::View view;
        ActionList legal;
    };

    std::unique_ptr<Bot<Game>> bot_;
};

}  // namespace motherlode

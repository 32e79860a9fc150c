#pragma once

#include "bots/bot.h"

namespace motherlode {

// Any legal action, with equal probability.
template <GameContract Game>
class RandomBot final : public Bot<Game> {
public:
    Action choose(Game const&, typename Game::View const&, ActionList const& legal, Rng& rng) override {
        return legal[rng.below(legal.size())];
    }
};

}  // namespace motherlode

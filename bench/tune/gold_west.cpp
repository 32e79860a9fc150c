#include "games/gold_west/weights.h"
#include "tune.h"

namespace motherlode::tune {

template <>
struct Tuned<gold_west::Game> {
    using Weights = gold_west::Weights;
    static std::vector<OptionChoices> ways() {
        return {{}, {{"bandits", "on"}, {"trading_post", "with_base"}, {"terrain_bonus", "published"}}};
    }
};

namespace {
Tunable<gold_west::Game> const tunable;
}

}  // namespace motherlode::tune

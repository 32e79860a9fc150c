#include "games/golden_wilderness/weights.h"
#include "tune.h"

namespace motherlode::tune {

template <>
struct Tuned<golden_wilderness::Game> {
    using Weights = golden_wilderness::Weights;
    static std::vector<OptionChoices> ways() { return {{}, {{"level", "easy"}}, {{"level", "standard"}}}; }
};

namespace {
Tunable<golden_wilderness::Game> const tunable;
}

}  // namespace motherlode::tune

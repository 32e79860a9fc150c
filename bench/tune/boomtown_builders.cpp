#include <algorithm>

#include "games/boomtown_builders/weights.h"
#include "tune.h"

namespace motherlode::tune {

template <>
struct Tuned<boomtown_builders::Game> {
    using Weights = boomtown_builders::Weights;
    static std::vector<OptionChoices> ways() { return {{}, {{"terrain", "on"}}}; }
    // Probabilities must stay probabilities.
    static void put_right(Weights& weights) {
        for (boomtown_builders::Outlook& look : weights.outlook) {
            look.tie_if_level = std::clamp(look.tie_if_level, 0, 64);
            look.further = std::clamp(look.further, 0, 64);
            for (std::size_t by = 0; by < look.lead_wins.size(); ++by) {
                look.lead_wins[by] = std::clamp(look.lead_wins[by], 0, 64);
                look.lead_ties[by] = std::clamp(look.lead_ties[by], 0, 64 - look.lead_wins[by]);
            }
        }
    }
};

namespace {
Tunable<boomtown_builders::Game> const tunable;
}

}  // namespace motherlode::tune

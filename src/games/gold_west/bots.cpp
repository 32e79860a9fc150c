// Settings of the bots, apart from the evaluation.

#include "games/gold_west/weights.h"

namespace motherlode::gold_west {

// In measurements with more than two players, full playouts were stronger than playouts cut after a few
// decisions.
BotProfile profile(Game const& game) {
    SearchTraits search{.point = point, .decisive_lead = 25, .foresight = true};
    if (game.players() <= 2) {
        search.cut = 6;
        search.whole_turns = true;
    }
    return {.search = search, .blunders = {42, 18, 4, 0}};
}

}  // namespace motherlode::gold_west

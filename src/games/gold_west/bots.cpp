// What bots ask of the game besides its evaluation.

#include "games/gold_west/weights.h"

namespace motherlode::gold_west {

// With more than two players, playouts to the end measured stronger than cutting them after a few decisions.
BotProfile profile(Game const& game) {
    SearchTraits search{.point = point, .decisive_lead = 25, .foresight = true};
    if (game.players() <= 2) {
        search.cut = 6;
        search.whole_turns = true;
    }
    return {.search = search, .blunders = {34, 13, 4, 0}};
}

}  // namespace motherlode::gold_west

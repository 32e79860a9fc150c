#pragma once

#include "games/coloma/game.h"

namespace motherlode::coloma {

// One seat's points, as if the game ended now. OPTIMIZATION: of all that Game::result tells, bots need this most.
int score_of(Game const& game, Table const& table, int seat);

}  // namespace motherlode::coloma

// How a position looks to a seat. Not a rule of the game; bots use it.

#include "games/coloma/play.h"

namespace motherlode::coloma {

int Game::evaluate(View const& view) const { return result(view.table).seats[index(view.seat)].total; }

}  // namespace motherlode::coloma

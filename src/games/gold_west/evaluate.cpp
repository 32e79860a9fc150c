#include "games/gold_west/game.h"
namespace motherlode::gold_west {
int Game::evaluate(View const& view) const { return result(view.table).seats[index(view.seat)].total * 64; }
}  // namespace motherlode::gold_west

// The evaluation of a position for a seat: its points.

#include "toy/nuggets/game.h"

namespace motherlode::nuggets {

int Game::evaluate(View const& view) const {
    int const seat = index(view.seat);
    return seat < players() ? view.table.won[seat] + view.table.replies[seat] : 0;
}

}  // namespace motherlode::nuggets

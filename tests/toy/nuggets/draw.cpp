// The table as text.

#include "toy/nuggets/game.h"

namespace motherlode::nuggets {

std::string Game::draw(View const& view, Style style) const {
    std::string drawing = style.bold("Round " + std::to_string(view.table.round)) + "\nOpen:";
    for (Nugget const nugget : view.table.open) drawing += " " + std::to_string(nugget);
    drawing += "\nIn hand:";
    for (Nugget const nugget : view.hand.nuggets) drawing += " " + std::to_string(nugget);
    return drawing + "\n";
}

}  // namespace motherlode::nuggets

#pragma once

#include <string>

#include "games/golden_wilderness/edition.h"
#include "kernel/message.h"

namespace motherlode::golden_wilderness {

class Game;

// What an ability costs and does, as a phrase; its id is the line of the edition file.
Value ability_value(Edition const& edition, int card, int which);
// The same without its cost.
Value effect_value(Edition const& edition, int card, int which);

// In English, for the table as text.
std::string ability_words(Game const& game, int card, int which);

}  // namespace motherlode::golden_wilderness

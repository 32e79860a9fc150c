#pragma once

#include <string>

#include "games/coloma/edition.h"
#include "kernel/message.h"

namespace motherlode::coloma {

class Game;

// What an effect does, as a phrase; its id is the line of the edition file.
Value effect_value(Edition const& edition, EffectId id);
// The same without its condition.
Value acts_value(Edition const& edition, EffectId id);
// An argument made by say::amount_of.
Value amount_value(int amount);

// So many of a Thing, as the argument after a count: one Dude, but two Dudes.
constexpr int counted(Thing thing, int count) { return static_cast<int>(thing) + (count == 1 ? things : 0); }

// In English, for the table as text.
std::string effect_words(Game const& game, EffectId id);

}  // namespace motherlode::coloma

// Settings of the bots.

#include "toy/nuggets/game.h"

namespace motherlode::nuggets {

BotProfile bot_profile(Game const&) { return {.search = {.point = 1, .decisive_lead = 4}}; }

}  // namespace motherlode::nuggets

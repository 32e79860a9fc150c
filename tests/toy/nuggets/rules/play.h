#pragma once

#include "kernel/turn.h"
#include "toy/nuggets/game.h"

// Helpers for the rules of Nuggets. The rules are header files that turn.cpp includes.
namespace motherlode::nuggets {

using Open = OpenPosition<Game>;
using Position = PositionOf<Game>;
using Play = PlayOf<Game>;

}  // namespace motherlode::nuggets

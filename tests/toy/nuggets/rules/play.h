#pragma once

#include "kernel/turn.h"
#include "toy/nuggets/game.h"

// What the rules of Nuggets share. They are headers, so that each is written once: turn.cpp includes all of them.
namespace motherlode::nuggets {

using Open = OpenPosition<Game>;
using Position = PositionOf<Game>;
using Play = PlayOf<Game>;

}  // namespace motherlode::nuggets

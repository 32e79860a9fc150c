#pragma once

#include "games/golden_wilderness/game.h"
#include "kernel/about.h"

namespace motherlode::golden_wilderness {

// What the viewer knows about a thing: what it is, what it does, and what it costs or scores.
About about(Game const& game, View const& view, Kind kind, int value);

// Things that no action names, such as a track or a stack; topics.cpp.
std::span<Topic const> topics(Game const*);
About about_topic(Game const& game, View const& view, Topic const& topic);

}  // namespace motherlode::golden_wilderness

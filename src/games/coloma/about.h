#pragma once

#include "games/coloma/game.h"
#include "kernel/about.h"

namespace motherlode::coloma {

// What the viewer knows about a thing: what it is, what it does, and what it costs or scores.
About about(Game const& game, View const& view, Kind kind, int value);

// Things that no action names, such as a track or a stack; topics.cpp.
std::span<Topic const> topics(Game const*);
About about_topic(Game const& game, View const& view, Topic const& topic);

// On a turn: the part that a legal action belongs to, Common, Boom or Bust, and whether it ends the other part (CO-5.7c).
std::vector<Message> notes_on(Game const& game, View const& view, Action action);

}  // namespace motherlode::coloma

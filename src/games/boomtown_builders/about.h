#pragma once

#include <array>

#include "games/boomtown_builders/game.h"
#include "kernel/about.h"

namespace motherlode::boomtown_builders {

// What the viewer knows about a thing: what it is, what it does, and what it costs or scores.
About about(Game const& game, View const& view, Kind kind, int value);

// Things that no action names, such as a track or a stack; topics.cpp.
std::span<Topic const> topics(Game const*);
About about_topic(Game const& game, View const& view, Topic const& topic);

// Sentences that answers about different things share.
namespace about_words {
inline constexpr MessageSpec votes_row{
    "boomtown_builders.page.votes_row",
    {"row"_number, "left"_number, "right"_number, ArgSpec{"location", Kind::location}}};
// By size: its multiplier, and how many rows ahead of the track it can be placed.
inline constexpr std::array<MessageSpec, cube_sizes> cubes{
    {{"boomtown_builders.page.key_cube_single", {"n"_number, "rows"_number}},
     {"boomtown_builders.page.key_cube_double", {"n"_number, "rows"_number}},
     {"boomtown_builders.page.key_cube_triple", {"n"_number, "rows"_number}}}};
}  // namespace about_words

}  // namespace motherlode::boomtown_builders

#pragma once

#include <array>

#include "games/boomtown_builders/game.h"

// Sentences that answers about different things share.
namespace motherlode::boomtown_builders::about_words {

inline constexpr MessageSpec votes_row{
    "boomtown_builders.page.votes_row",
    {"row"_number, "left"_number, "right"_number, ArgSpec{"location", Kind::location}}};
// By size: its multiplier, and how many rows ahead of the track it can be placed.
inline constexpr std::array<MessageSpec, cube_sizes> cubes{
    {{"boomtown_builders.page.key_cube_single", {"n"_number, "rows"_number}},
     {"boomtown_builders.page.key_cube_double", {"n"_number, "rows"_number}},
     {"boomtown_builders.page.key_cube_triple", {"n"_number, "rows"_number}}}};

}  // namespace motherlode::boomtown_builders::about_words

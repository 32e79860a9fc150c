#pragma once

#include "games/coloma/effect.h"
#include "kernel/message.h"

// What the arguments of Coloma's messages mean.
namespace motherlode::coloma::say {

inline constexpr ArgKind number = ArgKind::number;
inline constexpr ArgKind seat = ArgKind::seat;
inline constexpr ArgKind building = game_arg(0);
inline constexpr ArgKind effect = game_arg(1);  // an EffectId
inline constexpr ArgKind barrel = game_arg(2);
inline constexpr ArgKind bridge = game_arg(3);
inline constexpr ArgKind board = game_arg(4);
inline constexpr ArgKind pioneer = game_arg(5);
inline constexpr ArgKind space = game_arg(6);
inline constexpr ArgKind land = game_arg(7);
inline constexpr ArgKind thing = game_arg(8);  // a Thing
inline constexpr ArgKind site = game_arg(9);   // from 0, shown from 1
inline constexpr ArgKind where = game_arg(10);
inline constexpr ArgKind measure = game_arg(11);   // a Measure, one of it
inline constexpr ArgKind measures = game_arg(12);  // a Measure, several of it
inline constexpr ArgKind amount = game_arg(13);    // how many of a Thing, see amount_of
inline constexpr ArgKind acts = game_arg(14);      // what an EffectId does, without its condition

// How many of what, as one argument.
constexpr int amount_of(int count, Thing of) { return count * things + static_cast<int>(of); }

}  // namespace motherlode::coloma::say

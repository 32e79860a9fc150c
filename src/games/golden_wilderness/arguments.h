#pragma once

#include "kernel/message.h"

// What messages can be about.
namespace motherlode::golden_wilderness::say {

inline constexpr ArgKind number_arg = ArgKind::number;
inline constexpr ArgKind seat_arg = ArgKind::seat;
inline constexpr ArgKind tile_arg = game_arg(0);      // a TileId
inline constexpr ArgKind person_arg = game_arg(1);    // a CardId
inline constexpr ArgKind deck_arg = game_arg(2);      // a Deck
inline constexpr ArgKind industry_arg = game_arg(3);  // its number
inline constexpr ArgKind product_arg = game_arg(4);   // its number
inline constexpr ArgKind event_arg = game_arg(5);     // an EventKind
inline constexpr ArgKind edge_arg = game_arg(6);      // an Edge
inline constexpr ArgKind piece_arg = game_arg(7);     // a Piece
inline constexpr ArgKind role_arg = game_arg(8);      // a Role
inline constexpr ArgKind country_arg = game_arg(9);   // its number
inline constexpr ArgKind ability_arg = game_arg(10);  // card * (max_abilities + 1) + which
inline constexpr ArgKind place_arg = game_arg(11);    // place_of a Hex
inline constexpr ArgKind effect_arg = game_arg(12);   // as ability_arg: the ability without its cost

}  // namespace motherlode::golden_wilderness::say

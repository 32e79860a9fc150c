#pragma once

#include "games/boomtown_builders/game.h"
#include "kernel/turn.h"

// Shared by the rules of Boomtown Builders. All rules are headers, which turn.cpp includes, so that no function needs a
// separate declaration.
namespace motherlode::boomtown_builders {

using Open = OpenPosition<Game>;
using Position = PositionOf<Game>;
using Play = PlayOf<Game>;

inline bool can_build(Open const& at) { return can_build(at.edition(), at.table, at.table.active_player); }

constexpr Seat next_seat(Seat seat, int players) {
    int const next = index(seat) + 1;
    return seat_at(next == players ? 0 : next);
}

// BB-4.2p: the Train Marker shows where the Track Token would go now.
inline void update_train_marker(Play& play, std::string_view rule) {
    Table& table = play.table();
    Location const target = track_target(play.edition(), table, table.tokens_placed);
    if (target == table.train_marker) return;
    table.train_marker = target;
    play.log(rule, say.train_moved, location_number(target));
}

}  // namespace motherlode::boomtown_builders

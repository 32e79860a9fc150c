#pragma once

#include "games/gold_west/game.h"
#include "kernel/turn.h"

// Helpers for the rules of Gold West. The rules are header files that turn.cpp includes.
namespace motherlode::gold_west {

using Open = OpenPosition<Game>;
using Position = PositionOf<Game>;
using Play = PlayOf<Game>;

// GW-4.1b: whether the Supply Track was activated and no ability is waiting.
inline bool is_later_in_turn(Open const& at) {
    Step const now = at.table.progress.current();
    return now > step<LeaveResource> && now <= step<PlaceResources>;
}

// Refuses a hex without a token that could be taken or looked at.
inline Reason refuse_hex(Open const& at, HexId hex) {
    if (!at.game.board().used.contains(hex)) return refuse("GW-3.2c", say.hex_unused, hex);
    if (at.table.looted.contains(hex)) return refuse("GW-5.9c", say.hex_looted, hex);
    for (int seat = 0; seat < at.game.players(); ++seat)
        if (at.table.players[seat].buildings.contains(hex))
            return refuse("GW-5.7a", say.hex_built, hex, seat);
    return {};
}

inline void gain_influence(Play& play, int terrain, int amount, std::string_view rule) {
    add_to(play.table().active().influence[terrain], amount);
    play.log(rule, say.influence_gained, play.actor, terrain, amount);
}

}  // namespace motherlode::gold_west

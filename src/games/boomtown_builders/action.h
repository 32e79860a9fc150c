#pragma once

#include <cstdint>

#include "games/boomtown_builders/state.h"
#include "kernel/action.h"

namespace motherlode::boomtown_builders {

// A turn is three decisions in a row (RULING bb-14), or a forced pass (RULING bb-3).
//
//   draft 2        take the second face-up card
//   build d3       place it on column d of row 3
//   invest double  put a Double cube on it
//   discard 2      no location is legal: discard the second face-up card and pass
enum class ActionKind : std::uint8_t { draft, build, invest, discard };

constexpr Action draft_action(int slot) { return make_action(ActionKind::draft, slot); }
constexpr Action build_action(Location place) {
    return make_action(ActionKind::build, place.row, place.column);
}
constexpr Action invest_action(CubeSize size) { return make_action(ActionKind::invest, size); }
constexpr Action discard_action(int slot) { return make_action(ActionKind::discard, slot); }

constexpr ActionKind kind_of(Action action) { return static_cast<ActionKind>(action.kind()); }
constexpr int slot_of(Action action) { return action.arg(0); }
constexpr Location location_of(Action action) { return {action.arg(0), action.arg(1)}; }
constexpr CubeSize size_of(Action action) { return static_cast<CubeSize>(action.arg(0)); }

}  // namespace motherlode::boomtown_builders

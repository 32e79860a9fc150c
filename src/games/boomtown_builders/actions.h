#pragma once

#include <array>
#include <cstdint>

#include "games/boomtown_builders/messages.h"
#include "games/boomtown_builders/state.h"
#include "kernel/action.h"
#include "kernel/forms.h"

namespace motherlode::boomtown_builders {

// A turn consists of three decisions (RULING bb-14) or a forced pass (RULING bb-3).
enum class ActionKind : std::uint8_t { draft, build, invest, discard };

inline constexpr std::array forms{
    Form{ActionKind::draft, "draft {slot}", say.action_draft},
    Form{ActionKind::build, "build {location}", say.action_build},
    Form{ActionKind::invest, "invest {cube}", say.action_invest},
    Form{ActionKind::discard, "discard {slot}", say.action_discard},
};

// Packs a location into one number, for arguments of actions and messages.
constexpr int location_number(Location place) { return place.row * max_columns + place.column; }
constexpr Location location_of_number(int number) {
    return location_at(number / max_columns, number % max_columns);
}

constexpr Action build_action(Location place) {
    return make_action(ActionKind::build, location_number(place));
}
constexpr Location location_of(Action action) { return location_of_number(action.arg(0)); }
constexpr CubeSize size_of(Action action) { return static_cast<CubeSize>(action.arg(0)); }

}  // namespace motherlode::boomtown_builders

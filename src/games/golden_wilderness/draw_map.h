#pragma once

#include <string>

#include "games/golden_wilderness/state.h"
#include "kernel/style.h"

namespace motherlode::golden_wilderness {

// The map as text, north on top, with the borders of the tiles; where they lie too, while tiles are being placed.
std::string draw_map(Edition const& edition, Table const& table, Style style);

}  // namespace motherlode::golden_wilderness

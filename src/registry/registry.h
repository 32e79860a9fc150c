#pragma once

#include <span>
#include <string_view>

#include "kernel/match.h"

namespace motherlode {

// All games, in the order shown; registry/games.h lists them.
std::span<GameType const* const> all_games();

// Nothing where no game has this name.
GameType const* find_game(std::string_view name);

}  // namespace motherlode

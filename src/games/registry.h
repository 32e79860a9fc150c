#pragma once

#include <span>
#include <string_view>

#include "games/boomtown_builders/game.h"
#include "kernel/match.h"

namespace motherlode {

// The games on offer, in the order shown. A new game is named here and in registry.cpp, nowhere else.
std::span<GameType const* const> all_games();

// Nothing where no game has this name.
GameType const* find_game(std::string_view name);

// Calls `visitor.template operator()<Game>()` with the type behind the handle, for code that is a
// template over the game.
template <class Visitor>
decltype(auto) visit_game(GameType const&, Visitor&& visitor) {
    return visitor.template operator()<boomtown_builders::Game>();
}

}  // namespace motherlode

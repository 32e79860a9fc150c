#pragma once

#include <span>
#include <string_view>
#include <tuple>

#include "games/boomtown_builders/game.h"
#include "games/coloma/game.h"
#include "games/gold_west/game.h"
#include "games/golden_wilderness/game.h"
#include "kernel/match.h"

namespace motherlode {

// The games on offer, in the order shown. A new game is named here, nowhere else.
using Games = std::tuple<boomtown_builders::Game, gold_west::Game, coloma::Game, golden_wilderness::Game>;

std::span<GameType const* const> all_games();

// Nothing where no game has this name.
GameType const* find_game(std::string_view name);

// Calls `visitor.template operator()<Game>()` with the type behind the handle, for code that is a
// template over the game.
template <int candidate = 0, class Visitor>
decltype(auto) visit_game(GameType const& type, Visitor&& visitor) {
    using Game = std::tuple_element_t<candidate, Games>;
    if constexpr (candidate + 1 < std::tuple_size_v<Games>) {
        if (type.info().name != Game::info.name)
            return visit_game<candidate + 1>(type, std::forward<Visitor>(visitor));
    }
    return visitor.template operator()<Game>();
}

}  // namespace motherlode

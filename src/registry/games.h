#pragma once

#include <tuple>
#include <utility>

#include "games/boomtown_builders/about.h"
#include "games/boomtown_builders/game.h"
#include "games/coloma/about.h"
#include "games/coloma/game.h"
#include "games/gold_west/about.h"
#include "games/gold_west/game.h"
#include "games/golden_wilderness/about.h"
#include "games/golden_wilderness/game.h"
#include "kernel/match.h"

namespace motherlode {

// A game is registered here and nowhere else. The order is the one shown.
using Games = std::tuple<boomtown_builders::Game, gold_west::Game, coloma::Game, golden_wilderness::Game>;

// The type behind a registered game.
template <class Game>
GameType const& registered_type();

// Calls `visitor.template operator()<Game>()` with the type of a registered game, for code that is a template over the
// game because speed counts. Other code needs only registry/registry.h.
template <int Candidate = 0, class Visitor>
decltype(auto) visit_game(GameType const& type, Visitor&& visitor) {
    using Game = std::tuple_element_t<Candidate, Games>;
    if constexpr (Candidate + 1 < std::tuple_size_v<Games>) {
        if (type.info().name != Game::info.name)
            return visit_game<Candidate + 1>(type, std::forward<Visitor>(visitor));
    }
    return visitor.template operator()<Game>();
}

}  // namespace motherlode

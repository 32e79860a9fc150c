#pragma once

#include <vector>

#include "games/golden_wilderness/game.h"
#include "games/registry.h"

namespace motherlode {

// Every game whose rules are written, also the one that is not on offer yet.
inline std::vector<GameInfo const*> written_games() {
    std::vector<GameInfo const*> games;
    for (GameType const* game : all_games()) games.push_back(&game->info());
    games.push_back(&golden_wilderness::Game::info);
    return games;
}

}  // namespace motherlode

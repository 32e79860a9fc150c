#include "games/registry.h"

namespace motherlode {

std::span<GameType const* const> all_games() {
    static GameTypeOf<boomtown_builders::Game> const boomtown_builders;
    static GameType const* const games[]{&boomtown_builders};
    return games;
}

GameType const* find_game(std::string_view name) {
    for (GameType const* game : all_games())
        if (game->info().name == name) return game;
    return nullptr;
}

}  // namespace motherlode

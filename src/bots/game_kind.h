#pragma once

#include <string_view>

#include "kernel/contract.h"

namespace motherlode {

// Which game this is to bots.
struct GameKind {
    std::string_view name;  // of the game, unless its options make another of it
    int players;
};

// For who only asks whether a name is a bot's.
inline constexpr GameKind any_game{"", 2};

template <GameContract Game>
GameKind kind_of_game(Game const& game) {
    if constexpr (requires { game.kind(); })
        return {game.kind(), game.players()};
    else
        return {Game::info.name, game.players()};
}

}  // namespace motherlode

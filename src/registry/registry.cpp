#include "registry/registry.h"

#include <array>

#include "registry/games.h"

namespace motherlode {
namespace {

template <class... Game>
auto types_of(std::tuple<Game...> const*) {
    return std::array<GameType const*, sizeof...(Game)>{&registered_type<Game>()...};
}

}  // namespace

std::span<GameType const* const> all_games() {
    static auto const games = types_of(static_cast<Games const*>(nullptr));
    return games;
}

GameType const* find_game(std::string_view name) {
    for (GameType const* game : all_games())
        if (game->info().name == name) return game;
    return nullptr;
}

}  // namespace motherlode

#include "games/registry.h"

#include <array>

namespace motherlode {
namespace {

template <class... Game>
auto handles(std::tuple<Game...> const*) {
    static std::tuple<GameTypeOf<Game>...> const types;
    return std::array<GameType const*, sizeof...(Game)>{&std::get<GameTypeOf<Game>>(types)...};
}

}  // namespace

std::span<GameType const* const> all_games() {
    static auto const games = handles(static_cast<Games const*>(nullptr));
    return games;
}

GameType const* find_game(std::string_view name) {
    for (GameType const* game : all_games())
        if (game->info().name == name) return game;
    return nullptr;
}

}  // namespace motherlode

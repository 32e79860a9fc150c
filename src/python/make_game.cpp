#include "python/game.h"
#include "registry/games.h"

namespace motherlode::python {

// Compiled for each game by cmake/python.cmake.
template <class Rules>
Outcome<std::shared_ptr<Game const>> make_game_of(GameType const& type, GameSetup const& setup);

Outcome<std::shared_ptr<Game const>> make_game(GameType const& type, GameSetup const& setup) {
    return visit_game(type, [&]<class Rules>() { return make_game_of<Rules>(type, setup); });
}

}  // namespace motherlode::python

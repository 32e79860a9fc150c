#pragma once

#include <memory>
#include <string_view>

#include "bots/greedy.h"
#include "bots/levels.h"
#include "bots/random.h"
#include "bots/search/search.h"

namespace motherlode {

// A bot of a kind that `is_bot` accepts, for this game.
template <GameContract Game>
std::unique_ptr<Bot<Game>> make_bot(Game const& game, std::string_view name) {
    if (auto const settings = search_settings(name, Game::bot_hooks.profile(game)))
        return std::make_unique<SearchBot<Game>>(*settings);
    if (name == "greedy") return std::make_unique<GreedyBot<Game>>();
    return std::make_unique<RandomBot<Game>>();
}

}  // namespace motherlode

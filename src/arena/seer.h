#pragma once

#include "bots/levels.h"
#include "bots/search/search.h"

namespace motherlode::arena {

// A game in which nothing is hidden: whatever a search imagines is what really lies there, the order of the decks
// included.
template <GameContract Game>
class OpenGame : public Game {
public:
    using Game::Game;
    OpenGame(Game const& game, typename Game::State const& truth) : Game{game}, truth_{&truth} {}
    typename Game::State redeal(typename Game::View const&, Rng&) const { return *truth_; }

private:
    typename Game::State const* truth_ = nullptr;
};

// The twin of a search that sees everything. It cheats, so it plays only here: the gap between the two tells what is
// to be gained by knowing what is hidden.
template <GameContract Game>
class SeerBot final : public Bot<Game> {
public:
    explicit SeerBot(search::Settings const& settings) : settings_{settings} {}

    // The game as it is; before every decision.
    void see(typename Game::State const& state) { truth_ = state; }

    Action choose(Game const& game, typename Game::View const& view, ActionList const& legal,
                  Rng& rng) override {
        OpenGame<Game> const open{game, truth_};
        return legal[search::Search<OpenGame<Game>>{open, settings_}.run(view, legal, rng).best];
    }
    std::optional<Action> optional_move(Game const& game, typename Game::View const& view,
                                        ActionList const& legal) override {
        return Game::bot_hooks.optional_move(game, view, legal);
    }

private:
    search::Settings settings_;
    typename Game::State truth_{};
};

// “seer:” and then a bot that searches. Nothing where the name is no such.
inline std::optional<search::Settings> seer_settings(std::string_view name, BotProfile const& profile) {
    constexpr std::string_view prefix = "seer:";
    if (!name.starts_with(prefix)) return {};
    return search_settings(name.substr(prefix.size()), profile);
}

}  // namespace motherlode::arena

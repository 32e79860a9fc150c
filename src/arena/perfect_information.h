#pragma once

#include "bots/levels.h"
#include "bots/search/search.h"

namespace motherlode::arena {

// A game without hidden information: a search that redeals the hidden cards gets the real ones, in their real order.
template <GameContract Game>
class OpenGame : public Game {
public:
    using Game::Game;
    OpenGame(Game const& game, typename Game::State const& truth) : Game{game}, truth_{&truth} {}
    typename Game::State redeal(typename Game::View const&, Rng&) const { return *truth_; }

private:
    typename Game::State const* truth_ = nullptr;
};

// A search that sees everything. It cheats, so it plays only in the arena, where its lead over a fair search measures
// the value of hidden information.
template <GameContract Game>
class PerfectInformationBot final : public Bot<Game> {
public:
    explicit PerfectInformationBot(search::Settings const& settings) : settings_{settings} {}

    // Gives it the real state before every decision.
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

// The settings of “perfect:” followed by a searching bot; “seer:” is the old spelling. Empty for any other name.
inline std::optional<search::Settings> perfect_information_settings(std::string_view name,
                                                                    BotProfile const& profile) {
    for (std::string_view const prefix : {"perfect:", "seer:"})
        if (name.starts_with(prefix)) return search_settings(name.substr(prefix.size()), profile);
    return {};
}

}  // namespace motherlode::arena

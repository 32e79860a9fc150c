#pragma once

#include "analysis/simulate.h"

// How a position may continue, judged only by one seat's view. GameType::hint and GameType::finish describe the two
// functions.
namespace motherlode::analysis {

template <GameContract Game>
std::vector<Choice> hint(Game const& game, typename Game::State const& state, Seat seat, Effort const& effort,
                         std::atomic<bool> const& stop) {
    ActionList const legal = legal_actions_of(game, state, seat);
    typename Game::View const view = game.view(state, seat);
    std::vector<Choice> choices;
    for (Weighed& weighed : Decision<Game>{game, view, legal, effort, effort.seed, stop}.weigh({}))
        choices.push_back(std::move(weighed.choice));
    return choices;
}

template <GameContract Game>
void finish(Game const& game, typename Game::State const& state, Seat seat, int games, std::uint64_t seed,
            std::function<void(Ending const&)> const& report, std::atomic<bool> const& stop) {
    typename Game::View const view = game.view(state, seat);
    for (int i = 0; i < games && !stop; ++i) {
        Rng rng = Rng::stream(seed, static_cast<std::uint64_t>(i));
        typename Game::State const deal = game.redeal(view, rng);
        Ending const ending = play_on(game, deal, rng, {.decisions = game.longest_game()}, seat);
        if (!stop) report(ending);
    }
}

}  // namespace motherlode::analysis

#pragma once

#include <optional>

#include "analysis/review.h"
#include "analysis/simulate.h"

namespace motherlode::analysis {

// Reviews the decision that was made in this position. Empty if there was only one action, or if stopped.
template <GameContract Game>
std::optional<Moment> look_at(Game const& game, typename Game::State const& state, int move,
                              History::Move const& played, Effort const& effort,
                              std::atomic<bool> const& stop) {
    ActionList const legal = legal_actions_of(game, state, played.seat);
    if (legal.size() < 2) return {};
    typename Game::View const view = game.view(state, played.seat);
    std::uint64_t const seed = Rng::stream(effort.seed, static_cast<std::uint64_t>(move)).next();
    std::vector<Weighed> weighed = Decision<Game>{game, view, legal, effort, seed, stop}.weigh(played.action);
    if (weighed.empty()) return {};

    Moment moment;
    moment.move = move;
    moment.seat = played.seat;
    moment.due = game.pending(state.table).must;
    for (std::size_t i = 0; i < weighed.size(); ++i)
        if (weighed[i].choice.action == played.action) moment.played = static_cast<int>(i);
    if (moment.played != 0)
        moment.loss = difference(weighed.front().endings,
                                 weighed[static_cast<std::size_t>(moment.played)].endings, moment.seat);
    else if (weighed.size() > 1)
        moment.gain = difference(weighed[0].endings, weighed[1].endings, moment.seat);
    moment.verdict = verdict_on(moment.loss);
    for (Weighed& candidate : weighed) moment.choices.push_back(std::move(candidate.choice));
    return moment;
}

}  // namespace motherlode::analysis

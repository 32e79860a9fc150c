#pragma once

#include <optional>

#include "analysis/review.h"
#include "analysis/simulate.h"

namespace motherlode::analysis {

// Whether the outlook before a decision is worked out, or is known: it is the outlook of the move before it.
enum class Before : std::uint8_t { simulate, known };

// Reviews the decision that was made in this position. Empty if there was only one action, or if stopped.
template <GameContract Game>
std::optional<Moment> look_at(Game const& game, typename Game::State const& state, int move,
                              History::Move const& played, Before before, Effort const& effort,
                              std::atomic<bool> const& stop) {
    ActionList const legal = legal_actions_of(game, state, played.seat);
    if (legal.size() < 2) return {};
    typename Game::View const view = game.view(state, played.seat);
    std::uint64_t const seed = Rng::stream(effort.seed, static_cast<std::uint64_t>(move)).next();
    Decision<Game> const decision{game, view, legal, effort, seed, stop};
    std::vector<Weighed> weighed = decision.weigh(played.action);
    if (weighed.empty()) return {};

    Moment moment;
    moment.move = move;
    moment.seat = played.seat;
    moment.due = game.pending(state.table).must;
    if (before == Before::simulate) moment.before = decision.before();
    for (std::size_t i = 0; i < weighed.size(); ++i)
        if (weighed[i].choice.action == played.action) moment.played = static_cast<int>(i);
    Calibration const& calibration = decision.calibration();
    auto const better_by = [&](std::size_t better, std::size_t worse) {
        return difference(weighed[better].endings, weighed[worse].endings, moment.seat, calibration);
    };
    if (moment.played != 0)
        moment.loss = better_by(0, static_cast<std::size_t>(moment.played));
    else if (weighed.size() > 1)
        moment.gain = better_by(0, 1).win;
    // The best choice can be the best by points alone.
    if (moment.gain.value < 0) moment.gain = {};
    moment.verdict = verdict_on(moment.loss, calibration.decisive_lead);
    moment.accuracy = accuracy_of(moment.loss, calibration.decisive_lead);
    moment.unclear = moment.played != 0 && in_doubt(moment.loss, calibration.decisive_lead);
    for (Weighed& candidate : weighed) moment.choices.push_back(std::move(candidate.choice));
    return moment;
}

}  // namespace motherlode::analysis

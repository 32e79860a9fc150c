#pragma once

#include <algorithm>
#include <atomic>
#include <functional>
#include <optional>

#include "analysis/effort.h"
#include "analysis/verdict.h"
#include "analysis/working_time.h"
#include "bots/greedy.h"
#include "bots/next_move.h"
#include "bots/search/search.h"
#include "kernel/win_share.h"

namespace motherlode::analysis {

// The evaluation of an unfinished game as win shares. A single player shares with nobody.
template <GameContract Game>
std::array<double, max_seats> judged_shares(Game const& game, typename Game::State const& state) {
    std::array<double, max_seats> shares = search::judge(game, state, Game::bot_hooks.profile(game).search);
    double sum_of_shares = 0;
    for (int seat = 0; seat < game.players(); ++seat) sum_of_shares += shares[static_cast<std::size_t>(seat)];
    if (game.players() > 1 && sum_of_shares > 0)
        for (double& share : shares) share /= sum_of_shares;
    return shares;
}

// Plays on from `state` with greedy bots in every seat, up to the horizon of `deciding_seat`. An unfinished game is
// judged by its evaluation.
template <GameContract Game>
Ending play_on(Game const& game, typename Game::State state, Rng rng, Horizon const& horizon,
               Seat deciding_seat) {
    GreedyBot<Game> bot;
    NoEvents none;
    auto const optional_move = [&](Seat, typename Game::View const& view, ActionList const& legal) {
        return bot.optional_move(game, view, legal);
    };
    auto const choose = [&](Seat, typename Game::View const& view, ActionList const& legal) {
        return bot.choose(game, view, legal, rng);
    };
    SeatSet const others = SeatSet::first(game.players()).without(deciding_seat);
    SeatSet still_to_act = others;
    int rounds = 0;
    for (int decisions = 0; decisions < horizon.decisions; ++decisions) {
        SeatSet const must = game.pending(state.table).must;
        if (must.empty()) break;
        if (*must.begin() == deciding_seat && still_to_act.empty()) {
            if (++rounds == horizon.rounds) break;
            still_to_act = others;
        }
        BotMove const move = *next_move(game, state, optional_move, choose);
        if (must.contains(move.seat)) still_to_act = still_to_act.without(move.seat);
        game.apply(state, move.seat, move.action, none);
    }

    Ending ending;
    Result const result = game.result(state);
    if (!result.finished) ending.win = judged_shares(game, state);
    for (int seat = 0; seat < game.players(); ++seat) {
        auto const place = static_cast<std::size_t>(seat);
        ending.score[place] = result.seats[place].total;
        if (result.finished) ending.win[place] = win_share(result, seat);
    }
    return ending;
}

// An action, and the playouts after it.
struct Weighed {
    Choice choice;
    std::vector<Ending> endings;
};

// Analyses one decision, using only the view of the seat that makes it.
template <GameContract Game>
class Decision {
public:
    Decision(Game const& game, typename Game::View const& view, ActionList const& legal, Effort const& effort,
             std::uint64_t seed, std::atomic<bool> const& stop)
        : game_{game}, view_{view}, legal_{legal}, effort_{effort}, seed_{seed}, stop_{stop} {}

    // The best actions of a search, and the one that was played, best first; empty if stopped.
    std::vector<Weighed> weigh(std::optional<Action> played) const {
        std::vector<Weighed> weighed;
        for (Action const action : short_list(played)) weighed.push_back({{action, {}}, {}});
        WorkingTime const time;
        for (int i = 0; i < effort_.playouts && (i < least_playouts || within(time)) && !stop_; ++i)
            for (Weighed& candidate : weighed) simulate_up_to(i + 1, candidate);
        if (played) resolve_doubt(weighed, weighed.front(), time);
        if (stop_) return {};
        for (Weighed& candidate : weighed)
            candidate.choice.outlook = outlook(candidate.endings, game_.players());
        std::stable_sort(weighed.begin(), weighed.end(), [&](Weighed const& a, Weighed const& b) {
            return win_share_of(a) > win_share_of(b);
        });
        return weighed;
    }

private:
    std::vector<Action> short_list(std::optional<Action> played) const {
        search::Settings settings;
        settings.budget.iterations = effort_.iterations;
        settings.traits = Game::bot_hooks.profile(game_).search;
        search::Search<Game> search{game_, settings};
        Rng rng = Rng::stream(seed_, 0);
        search::Report report = search.run(view_, legal_, rng);
        std::stable_sort(report.candidates.begin(), report.candidates.end(),
                         [](auto const& a, auto const& b) { return a.visits > b.visits; });
        std::vector<Action> list;
        if (played) list.push_back(*played);
        for (search::Candidate const& candidate : report.candidates)
            if (candidate.action != played && static_cast<int>(list.size()) <= effort_.listed)
                list.push_back(candidate.action);
        return list;
    }

    // Adds playouts after the best action and the one that was played, as long as the verdict is in doubt. An action
    // that looked best by chance falls behind another on the way.
    void resolve_doubt(std::vector<Weighed>& weighed, Weighed& taken, WorkingTime const& time) const {
        int const step = static_cast<int>(taken.endings.size());
        while (!stop_) {
            Weighed& best =
                *std::max_element(weighed.begin(), weighed.end(), [&](auto const& a, auto const& b) {
                    return win_share_of(a) < win_share_of(b);
                });
            int const games = static_cast<int>(taken.endings.size());
            if (&best == &taken) return;
            if (static_cast<int>(best.endings.size()) < games) {
                simulate_up_to(games, best);
                continue;
            }
            if (games >= step * most_steps || !within(time) ||
                !in_doubt(difference(best.endings, taken.endings, view_.seat)))
                return;
            simulate_up_to(games + step, best);
            simulate_up_to(games + step, taken);
        }
    }

    double win_share_of(Weighed const& candidate) const {
        auto const seat_index = static_cast<std::size_t>(index(view_.seat));
        double sum = 0;
        for (Ending const& ending : candidate.endings) sum += ending.win[seat_index];
        return sum / static_cast<double>(candidate.endings.size());
    }

    // Every action gets the same deals, so that their differences are reliable.
    void simulate_up_to(int games, Weighed& candidate) const {
        for (int i = static_cast<int>(candidate.endings.size()); i < games && !stop_; ++i)
            candidate.endings.push_back(simulate(candidate.choice.action, i));
    }

    // The i-th deal that is consistent with the seat's view, after this action.
    Ending simulate(Action action, int i) const {
        Rng rng = Rng::stream(seed_, static_cast<std::uint64_t>(i) + 1);
        typename Game::State state = game_.redeal(view_, rng);
        NoEvents none;
        game_.apply(state, view_.seat, action, none);
        return play_on(game_, state, rng, effort_.horizon, view_.seat);
    }

    bool within(WorkingTime const& time) const {
        return effort_.milliseconds == 0 || time.milliseconds() < effort_.milliseconds;
    }

    static constexpr int least_playouts = 8;
    static constexpr int most_steps = 6;  // times the usual number of playouts, for decisions in doubt

    Game const& game_;
    typename Game::View const& view_;
    ActionList const& legal_;
    Effort const& effort_;
    std::uint64_t seed_;
    std::atomic<bool> const& stop_;
};

}  // namespace motherlode::analysis

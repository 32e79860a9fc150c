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

// How a playout ended after this many decisions. Cut before the end, it has the scores that the evaluation expects.
template <GameContract Game>
Ending ending_of(Game const& game, typename Game::State const& state, int decisions, Seat deciding_seat) {
    Ending ending;
    Result const result = game.result(state);
    if (!result.finished) {
        ending.win = judged_shares(game, state);
        if constexpr (is_given<Game::bot_hooks.expected_scores>)
            ending.score = search::expected_scores(game, state, Game::bot_hooks.profile(game).search);
        else
            for (int seat = 0; seat < game.players(); ++seat)
                ending.score[static_cast<std::size_t>(seat)] =
                    result.seats[static_cast<std::size_t>(seat)].total;
        return ending;
    }
    ending.decisions = std::max(1, decisions);
    for (int seat = 0; seat < game.players(); ++seat) {
        auto const place = static_cast<std::size_t>(seat);
        ending.score[place] = result.seats[place].total;
        ending.win[place] = win_share(result, seat);
    }
    if (index(deciding_seat) < game.players()) {
        auto const& by_source = result.seats[static_cast<std::size_t>(index(deciding_seat))].by_source;
        for (int i = 0; i < by_source.size(); ++i)
            ending.sources[static_cast<std::size_t>(i)] = static_cast<float>(by_source[i]);
    }
    return ending;
}

// One in this many decisions of a reference player is random, so that playouts differ as games between people do.
inline constexpr int random_one_in = 12;

// Plays on from `state` with reference players in every seat, up to the horizon of `deciding_seat`: greedy bots with some
// random decisions. An unfinished game is judged by its evaluation.
template <GameContract Game>
Ending play_on(Game const& game, typename Game::State state, Rng rng, Horizon const& horizon,
               Seat deciding_seat) {
    GreedyBot<Game> bot;
    NoEvents none;
    auto const optional_move = [&](Seat, typename Game::View const& view, ActionList const& legal) {
        return bot.optional_move(game, view, legal);
    };
    auto const choose = [&](Seat seat, typename Game::View const& view, ActionList const& legal) {
        if (legal.size() > 1 && rng.below(random_one_in) == 0)
            return Game::bot_hooks.random_action(game, view.table, view.hand, seat, rng);
        return bot.choose(game, view, legal, rng);
    };
    SeatSet const others = SeatSet::first(game.players()).without(deciding_seat);
    SeatSet still_to_act = others;
    int rounds = 0;
    int decisions = 0;
    for (; decisions < horizon.decisions; ++decisions) {
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
    return ending_of(game, state, decisions, deciding_seat);
}

// An action, and the playouts after it.
struct Weighed {
    Choice choice;
    std::vector<Ending> endings;
};

// The calibration of this set-up.
template <GameContract Game>
Calibration calibration_of(Game const& game) {
    return calibration_of(Game::info.name, game.players(),
                          Game::bot_hooks.profile(game).search.decisive_lead);
}

// Analyses one decision, using only the view of the seat that makes it.
template <GameContract Game>
class Decision {
public:
    Decision(Game const& game, typename Game::View const& view, ActionList const& legal, Effort const& effort,
             std::uint64_t seed, std::atomic<bool> const& stop)
        : game_{game},
          view_{view},
          legal_{legal},
          effort_{effort},
          seed_{seed},
          stop_{stop},
          calibration_{calibration_of(game)} {}

    // The best actions of a search, and the one that was played, best first; empty if stopped.
    std::vector<Weighed> weigh(std::optional<Action> played) const {
        std::vector<Weighed> weighed;
        for (Action const action : short_list(played)) weighed.push_back({{action, {}}, {}});
        WorkingTime const time;
        for (int i = 0; i < effort_.playouts && (i < least_playouts || within(time)) && !stop_; ++i)
            for (Weighed& candidate : weighed) simulate_up_to(i + 1, candidate);
        if (stop_) return {};
        resolve_doubt(weighed, played, time);
        if (stop_) return {};
        for (Weighed& candidate : weighed) describe(candidate);
        std::stable_sort(weighed.begin(), weighed.end(),
                         [&](Weighed const& a, Weighed const& b) { return worth_of(a) > worth_of(b); });
        return weighed;
    }

    // The outlook before the decision, if the seat decides like a reference player. Empty if stopped.
    std::vector<Outlook> before() const {
        std::vector<Ending> endings;
        for (int i = 0; i < effort_.playouts && !stop_; ++i) endings.push_back(simulate({}, i));
        return stop_ ? std::vector<Outlook>{} : outlook(endings, calibration_);
    }

    Calibration const& calibration() const { return calibration_; }

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
        add(greedy_action(), list);
        for (search::Candidate const& candidate : report.candidates) add(candidate.action, list);
        return list;
    }
    void add(Action action, std::vector<Action>& list) const {
        if (static_cast<int>(list.size()) <= effort_.listed &&
            std::find(list.begin(), list.end(), action) == list.end())
            list.push_back(action);
    }
    // What a reference player would mostly choose.
    Action greedy_action() const {
        Rng rng = Rng::stream(seed_, 1);
        return GreedyBot<Game>{}.choose(game_, view_, legal_, rng);
    }

    // Adds playouts after the best action and the one that was played, as long as the verdict is in doubt. An action
    // that looked best by chance falls behind another on the way.
    void resolve_doubt(std::vector<Weighed>& weighed, std::optional<Action> played,
                       WorkingTime const& time) const {
        if (!played || effort_.quick) return;
        Weighed& taken = weighed.front();
        int const step = static_cast<int>(taken.endings.size());
        while (!stop_) {
            Weighed& best =
                *std::max_element(weighed.begin(), weighed.end(), [&](auto const& a, auto const& b) {
                    return mean_worth(a) < mean_worth(b);
                });
            int const games = static_cast<int>(taken.endings.size());
            if (&best == &taken) return;
            if (static_cast<int>(best.endings.size()) < games) {
                simulate_up_to(games, best);
                continue;
            }
            if (games >= step * most_steps || !within(time) ||
                !in_doubt(difference(best.endings, taken.endings, view_.seat, calibration_),
                          calibration_.decisive_lead))
                return;
            simulate_up_to(games + step, best);
            simulate_up_to(games + step, taken);
        }
    }

    void describe(Weighed& candidate) const {
        candidate.choice.outlook = outlook(candidate.endings, calibration_);
        candidate.choice.sources.assign(Game::info.score_sources.size(), 0);
        for (Ending const& ending : candidate.endings)
            for (std::size_t i = 0; i < candidate.choice.sources.size(); ++i)
                candidate.choice.sources[i] +=
                    static_cast<double>(ending.sources[i]) / static_cast<double>(candidate.endings.size());
    }
    double worth_of(Weighed const& candidate) const {
        return worth(candidate.choice.outlook[static_cast<std::size_t>(index(view_.seat))], calibration_);
    }
    // The same without intervals.
    double mean_worth(Weighed const& candidate) const {
        auto const place = static_cast<std::size_t>(index(view_.seat));
        double score = 0;
        for (Ending const& ending : candidate.endings) score += ending.score[place];
        score /= static_cast<double>(candidate.endings.size());
        double const win = calibration_.win_probabilities(candidate.endings)[place];
        return worth({.win = {win, win, win}, .score = {score, score, score}}, calibration_);
    }

    // Every action gets the same deals and the same random numbers, so that their differences are reliable.
    void simulate_up_to(int games, Weighed& candidate) const {
        for (int i = static_cast<int>(candidate.endings.size()); i < games && !stop_; ++i)
            candidate.endings.push_back(simulate(candidate.choice.action, i));
    }

    // The i-th deal that is consistent with the seat's view, after this action if there is one.
    Ending simulate(std::optional<Action> action, int i) const {
        Rng rng = Rng::stream(seed_, static_cast<std::uint64_t>(i) + 2);
        typename Game::State state = game_.redeal(view_, rng);
        NoEvents none;
        if (action) game_.apply(state, view_.seat, *action, none);
        return play_on(game_, state, rng, effort_.horizon, view_.seat);
    }

    bool within(WorkingTime const& time) const {
        return effort_.milliseconds == 0 || time.milliseconds() < effort_.milliseconds;
    }

    static constexpr int least_playouts = 8;
    static constexpr int most_steps = 4;  // times the usual number of playouts, for decisions in doubt

    Game const& game_;
    typename Game::View const& view_;
    ActionList const& legal_;
    Effort const& effort_;
    std::uint64_t seed_;
    std::atomic<bool> const& stop_;
    Calibration const calibration_;
};

}  // namespace motherlode::analysis

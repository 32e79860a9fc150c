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

// What the evaluation makes of a game that is not over, as shares of a win; alone there is nobody to share with.
template <GameContract Game>
std::array<double, max_seats> judged_shares(Game const& game, typename Game::State const& state) {
    std::array<double, max_seats> shares = search::judge(game, state, Game::bot_hooks.profile(game).search);
    double all = 0;
    for (int seat = 0; seat < game.players(); ++seat) all += shares[static_cast<std::size_t>(seat)];
    if (game.players() > 1 && all > 0)
        for (double& share : shares) share /= all;
    return shares;
}

// Plays on from `state` with greedy bots in every seat, as far as the horizon of `whose`; what is not over there is judged
// by its evaluation.
template <GameContract Game>
Ending play_on(Game const& game, typename Game::State state, Rng rng, Horizon const& horizon, Seat whose) {
    GreedyBot<Game> bot;
    NoEvents none;
    auto const optional_move = [&](Seat, typename Game::View const& view, ActionList const& legal) {
        return bot.optional_move(game, view, legal);
    };
    auto const choose = [&](Seat, typename Game::View const& view, ActionList const& legal) {
        return bot.choose(game, view, legal, rng);
    };
    SeatSet const others = SeatSet::first(game.players()).without(whose);
    SeatSet still_to_act = others;
    int rounds = 0;
    for (int decisions = 0; decisions < horizon.decisions; ++decisions) {
        SeatSet const must = game.pending(state.table).must;
        if (must.empty()) break;
        if (*must.begin() == whose && still_to_act.empty()) {
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

// An action, and the imagined games after it.
struct Weighed {
    Choice choice;
    std::vector<Ending> endings;
};

// All about one decision, by what the seat that makes it can see.
template <GameContract Game>
class Decision {
public:
    Decision(Game const& game, typename Game::View const& view, ActionList const& legal, Effort const& effort,
             std::uint64_t seed, std::atomic<bool> const& stop)
        : game_{game}, view_{view}, legal_{legal}, effort_{effort}, seed_{seed}, stop_{stop} {}

    // The actions a search likes best, and the one that was played, the best first; nothing once it is stopped.
    std::vector<Weighed> weigh(std::optional<Action> played) const {
        std::vector<Weighed> weighed;
        for (Action const action : short_list(played)) weighed.push_back({{action, {}}, {}});
        WorkingTime const time;
        for (int i = 0; i < effort_.playouts && (i < least_playouts || within(time)) && !stop_; ++i)
            for (Weighed& one : weighed) imagine_up_to(i + 1, one);
        if (played) settle(weighed, weighed.front(), time);
        if (stop_) return {};
        for (Weighed& one : weighed) one.choice.outlook = outlook(one.endings, game_.players());
        std::stable_sort(weighed.begin(), weighed.end(), [&](Weighed const& one, Weighed const& other) {
            return win_share_of(one) > win_share_of(other);
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
                         [](auto const& one, auto const& other) { return one.visits > other.visits; });
        std::vector<Action> list;
        if (played) list.push_back(*played);
        for (search::Candidate const& candidate : report.candidates)
            if (candidate.action != played && static_cast<int>(list.size()) <= effort_.listed)
                list.push_back(candidate.action);
        return list;
    }

    // More games after the best and the one that was taken, as long as it is in doubt what that gave away. What looked
    // best by chance falls behind another on the way.
    void settle(std::vector<Weighed>& weighed, Weighed& taken, WorkingTime const& time) const {
        int const step = static_cast<int>(taken.endings.size());
        while (!stop_) {
            Weighed& best =
                *std::max_element(weighed.begin(), weighed.end(), [&](auto const& a, auto const& b) {
                    return win_share_of(a) < win_share_of(b);
                });
            int const games = static_cast<int>(taken.endings.size());
            if (&best == &taken) return;
            if (static_cast<int>(best.endings.size()) < games) {
                imagine_up_to(games, best);
                continue;
            }
            if (games >= step * most_steps || !within(time) ||
                !in_doubt(difference(best.endings, taken.endings, view_.seat)))
                return;
            imagine_up_to(games + step, best);
            imagine_up_to(games + step, taken);
        }
    }

    double win_share_of(Weighed const& one) const {
        auto const mine = static_cast<std::size_t>(index(view_.seat));
        double sum = 0;
        for (Ending const& ending : one.endings) sum += ending.win[mine];
        return sum / static_cast<double>(one.endings.size());
    }

    // The same imagined games after every action, so that differences are what can be trusted.
    void imagine_up_to(int games, Weighed& one) const {
        for (int i = static_cast<int>(one.endings.size()); i < games && !stop_; ++i)
            one.endings.push_back(imagine(one.choice.action, i));
    }

    // The i-th game that the seat cannot tell from the real one, after this action.
    Ending imagine(Action action, int i) const {
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
    static constexpr int most_steps = 6;  // times as many games, where a decision is in doubt

    Game const& game_;
    typename Game::View const& view_;
    ActionList const& legal_;
    Effort const& effort_;
    std::uint64_t seed_;
    std::atomic<bool> const& stop_;
};

}  // namespace motherlode::analysis

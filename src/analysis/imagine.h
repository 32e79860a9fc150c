#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <memory>

#include "analysis/review.h"
#include "bots/greedy.h"
#include "bots/search/search.h"
#include "kernel/win_share.h"

namespace motherlode::analysis {

// What one imagined game came to, by seat.
struct Ending {
    std::array<double, max_seats> win{};
    std::array<double, max_seats> score{};
};

// Plays on from `state` with greedy bots in every seat. A very long game is judged by its evaluation before its end.
template <GameContract Game>
Ending play_on(Game const& game, typename Game::State state, Rng rng) {
    constexpr int longest = 400;  // decisions
    GreedyBot<Game> bot;
    NoEvents none;
    ActionList legal;
    int decisions = 0;
    for (SeatSet must = game.pending(state.table).must; !must.empty() && decisions < longest;
         must = game.pending(state.table).must, ++decisions) {
        Seat const seat = *must.begin();
        legal.clear();
        game.legal_actions(state.table, state.hands[static_cast<std::size_t>(index(seat))], seat, legal);
        game.apply(state, seat, bot.choose(game, game.view(state, seat), legal, rng), none);
    }

    Ending ending;
    Result const result = game.result(state);
    search::Values const judged = search::judge(game, state, search::traits_of(Game::info.name));
    for (int seat = 0; seat < game.players(); ++seat) {
        auto const place = static_cast<std::size_t>(seat);
        ending.score[place] = result.seats[place].total;
        ending.win[place] = result.finished ? win_share(result, seat) : judged[place];
    }
    return ending;
}

// The mean of some numbers and its 95 % interval by their spread.
inline Estimate estimate(std::vector<double> const& numbers) {
    constexpr double z95 = 1.96;
    auto const count = static_cast<double>(numbers.size());
    double sum = 0;
    double squares = 0;
    for (double const number : numbers) {
        sum += number;
        squares += number * number;
    }
    double const mean = sum / count;
    double const variance = count > 1 ? std::max(0.0, (squares - sum * mean) / (count - 1)) : 0;
    double const margin = z95 * std::sqrt(variance / count);
    return {mean, mean - margin, mean + margin};
}

// All about one decision, by what the seat that made it could see.
template <GameContract Game>
class Decision {
public:
    Decision(Game const& game, typename Game::View const& view, ActionList const& legal, Effort const& effort,
             std::uint64_t seed)
        : game_{game}, view_{view}, legal_{legal}, effort_{effort}, seed_{seed} {}

    // Fills in the choices, the best first, and what the one played gave away.
    void weigh(Action played, Moment& moment) {
        std::vector<std::vector<Ending>> endings;
        for (Action const action : short_list(played)) {
            moment.choices.push_back({action, {}});
            endings.push_back(imagine(action));
            moment.choices.back().outlook = outlook(endings.back());
        }
        auto const mine = static_cast<std::size_t>(index(moment.seat));
        std::vector<std::size_t> order;
        for (std::size_t i = 0; i < moment.choices.size(); ++i) order.push_back(i);
        std::stable_sort(order.begin(), order.end(), [&](std::size_t one, std::size_t other) {
            return moment.choices[one].outlook[mine].win.value >
                   moment.choices[other].outlook[mine].win.value;
        });
        std::vector<Choice> sorted;
        for (std::size_t const i : order) {
            if (moment.choices[i].action == played) moment.played = static_cast<int>(sorted.size());
            sorted.push_back(moment.choices[i]);
        }
        // The same imagined games were played after every choice, so that differences are what can be trusted.
        std::vector<Ending> const& best = endings[order.front()];
        std::vector<Ending> const& taken = endings[order[static_cast<std::size_t>(moment.played)]];
        std::vector<double> differences;
        for (std::size_t i = 0; i < best.size(); ++i)
            differences.push_back(best[i].win[mine] - taken[i].win[mine]);
        moment.choices = std::move(sorted);
        if (moment.played != 0) moment.lost = estimate(differences);
        moment.verdict = verdict(moment.lost);
    }

private:
    // The actions a search likes best, and the one that was played.
    std::vector<Action> short_list(Action played) const {
        search::Settings settings;
        settings.budget.iterations = effort_.iterations;
        settings.traits = search::traits_of(Game::info.name);
        search::Search<Game> search{game_, settings};
        Rng rng = Rng::stream(seed_, 0);
        search::Report report = search.run(view_, legal_, rng);
        std::stable_sort(report.candidates.begin(), report.candidates.end(),
                         [](auto const& one, auto const& other) { return one.visits > other.visits; });
        std::vector<Action> list{played};
        for (search::Candidate const& candidate : report.candidates)
            if (candidate.action != played && static_cast<int>(list.size()) <= effort_.listed)
                list.push_back(candidate.action);
        return list;
    }

    std::vector<Ending> imagine(Action action) const {
        std::vector<Ending> endings;
        for (int i = 0; i < effort_.playouts; ++i) {
            Rng rng = Rng::stream(seed_, static_cast<std::uint64_t>(i) + 1);
            typename Game::State state = game_.redeal(view_, rng);
            NoEvents none;
            game_.apply(state, view_.seat, action, none);
            endings.push_back(play_on(game_, state, rng));
        }
        return endings;
    }

    std::vector<Outlook> outlook(std::vector<Ending> const& endings) const {
        std::vector<Outlook> outlooks;
        for (std::size_t seat = 0; seat < static_cast<std::size_t>(game_.players()); ++seat) {
            std::vector<double> wins;
            double score = 0;
            for (Ending const& ending : endings) {
                wins.push_back(ending.win[seat]);
                score += ending.score[seat];
            }
            Estimate win = estimate(wins);
            win.low = std::max(0.0, win.low);
            win.high = std::min(1.0, win.high);
            outlooks.push_back({win, score / static_cast<double>(endings.size())});
        }
        return outlooks;
    }

    // Only what is more than chance could make of equal choices is held against anybody.
    static Verdict verdict(Estimate const& lost) {
        if (lost.low <= 0) return Verdict::fine;
        if (lost.value >= 0.2) return Verdict::blunder;
        if (lost.value >= 0.1) return Verdict::mistake;
        if (lost.value >= 0.05) return Verdict::inaccuracy;
        return Verdict::fine;
    }

    Game const& game_;
    typename Game::View const& view_;
    ActionList const& legal_;
    Effort const& effort_;
    std::uint64_t seed_;
};

}  // namespace motherlode::analysis

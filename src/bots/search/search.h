#pragma once

#include <algorithm>
#include <chrono>
#include <cstring>
#include <memory>
#include <optional>
#include <vector>

#include "bots/bot.h"
#include "bots/on_threads.h"
#include "bots/search/worker.h"
#include "kernel/hash.h"

namespace motherlode::search {

// The search result for one action.
struct Candidate {
    Action action;
    std::uint64_t visits = 0;
    double value = 0;  // the mean, from 0 to 1
};

struct Report {
    std::vector<Candidate> candidates;  // in the order of the legal actions
    long iterations = 0;
    bool out_of_time = false;  // the time limit ended it
    int best = 0;              // the most visited action; ties go to the better value
    std::uint64_t number = 0;  // a fingerprint: different searches have different numbers
};

// What one thread contributes to a report.
struct Part {
    std::vector<Arm> arms;  // of the decision
    long iterations = 0;
    bool out_of_time = false;
};

// Information-set Monte Carlo tree search (docs/bots.md): finds the best action for the view's seat with many simulated
// games that are consistent with the view. With an iteration budget, the same view, generator and number of threads
// give exactly the same report.
template <GameContract Game>
class Search {
public:
    using View = typename Game::View;

    Search(Game const& game, Settings const& settings)
        : game_{game},
          settings_{fitted(settings)},
          workers_(static_cast<std::size_t>(settings.budget.threads)) {}

    Report run(View const& view, ActionList const& legal, Rng& rng) {
        bool const resumes = can_resume_at(view);
        for (auto& worker : workers_) {
            Rng const stream{rng.next()};
            if (worker == nullptr) worker = std::make_unique<Worker<Game>>(game_, settings_);
            if (resumes)
                worker->resume(view, stream,
                               Game::bot_hooks.canonical(game_, last_->view.table, last_->action));
            else
                worker->begin(view, stream);
        }
        auto const start = Clock::now();
        std::vector<Part> parts(workers_.size());
        on_threads(static_cast<int>(workers_.size()), [&](int i) {
            auto const worker = static_cast<std::size_t>(i);
            parts[worker] = work(worker, start);
        });

        Report report = merge(view, legal, parts);
        last_ = LastSearch{view, report.candidates[static_cast<std::size_t>(report.best)].action};
        return report;
    }

    // What the thread `number` of run() does, for threads without common memory. The search must be new.
    Part run_part(View const& view, Rng& rng, std::size_t number) {
        std::uint64_t seed = 0;
        for (std::size_t i = 0; i <= number; ++i) seed = rng.next();
        workers_[number] = std::make_unique<Worker<Game>>(game_, settings_);
        workers_[number]->begin(view, Rng{seed});
        return work(number, Clock::now());
    }

    // Adds up the trees in the order of the threads.
    Report merge(View const& view, ActionList const& legal, std::vector<Part> const& parts) const {
        Report report;
        for (Part const& part : parts) {
            report.iterations += part.iterations;
            report.out_of_time |= part.out_of_time;
        }
        Hasher hasher;
        for (Action const action : legal) {
            Candidate candidate{action};
            double total = 0;
            Action const canonical = Game::bot_hooks.canonical(game_, view.table, action);
            for (Part const& part : parts)
                for (Arm const& arm : part.arms) {
                    if (arm.action != canonical) continue;
                    candidate.visits += arm.visits;
                    total += arm.total;
                }
            if (candidate.visits > 0) candidate.value = total / static_cast<double>(candidate.visits);
            hasher.add(candidate.visits);
            hasher.add(static_cast<std::uint64_t>(candidate.value * (1ULL << 52U)));
            report.candidates.push_back(candidate);
        }
        auto const worse = [](Candidate const& a, Candidate const& b) {
            return a.visits != b.visits ? a.visits < b.visits : a.value < b.value;
        };
        auto const& candidates = report.candidates;
        report.best = static_cast<int>(std::max_element(candidates.begin(), candidates.end(), worse) -
                                       candidates.begin());
        report.number = hasher.value();
        return report;
    }

    Worker<Game> const& worker(std::size_t i) const { return *workers_[i]; }

private:
    // The last search and its result.
    struct LastSearch {
        View view;
        Action action;
    };
    // Whether the seat played the best action of the last search and its view is exactly the result of that: then it is
    // still the same turn, no other seat has acted, and nothing hidden was revealed.
    bool can_resume_at(View const& view) const {
        if (!last_ || last_->view.seat != view.seat) return false;
        Rng unused{0};
        typename Game::State state = game_.redeal(last_->view, unused);
        NoEvents none;
        game_.apply(state, view.seat, last_->action, none);
        View const expected = game_.view(state, view.seat);
        return std::memcmp(&expected, &view, sizeof(View)) == 0;
    }

    using Clock = std::chrono::steady_clock;
    static constexpr double most_iterations = 1e12;

    // Each iteration adds only a few nodes, so a short search needs a smaller tree.
    static Settings fitted(Settings settings) {
        Budget const& budget = settings.budget;
        constexpr int most_at_once = max_seats;
        if (budget.iterations > 0 && budget.iterations < settings.nodes / most_at_once)
            settings.nodes = (budget.iterations + 1) * most_at_once;
        return settings;
    }

    Part work(std::size_t number, Clock::time_point start) {
        Worker<Game>& worker = *workers_[number];
        Budget const& budget = settings_.budget;
        // Divides the iterations equally; the first threads get the remainder.
        auto const threads = static_cast<int>(workers_.size());
        int const share =
            budget.iterations / threads + (static_cast<int>(number) < budget.iterations % threads ? 1 : 0);
        Part part;
        while (budget.iterations == 0 || part.iterations < share) {
            double const time_used = share_of_time(start);
            if (time_used >= 1) part.out_of_time = true;
            if (time_used >= 1 || (threads == 1 && is_decided(worker, part, share, time_used))) break;
            worker.iterate();
            ++part.iterations;
        }
        part.arms.assign(worker.root_arms().begin(), worker.root_arms().end());
        return part;
    }

    // The used fraction of the time limit; 0 without a limit.
    double share_of_time(Clock::time_point start) const {
        if (settings_.budget.milliseconds == 0) return 0;
        return std::chrono::duration<double, std::milli>(Clock::now() - start).count() /
               settings_.budget.milliseconds;
    }

    // Whether the remaining budget can no longer change the decision; checked every few iterations.
    static bool is_decided(Worker<Game>& worker, Part& part, int share, double time_used) {
        constexpr int now_and_then = 64;
        if (part.iterations == 0 || part.iterations % now_and_then != 0) return false;
        double remaining = share > 0 ? static_cast<double>(share - part.iterations) : most_iterations;
        if (worker.lead_is_safe(remaining)) return true;
        if (time_used == 0) return false;
        remaining = std::min(remaining, static_cast<double>(part.iterations) * (1 - time_used) / time_used);
        part.out_of_time = worker.lead_is_safe(remaining);
        return part.out_of_time;
    }

    Game const& game_;
    Settings settings_;
    std::vector<std::unique_ptr<Worker<Game>>> workers_;
    std::optional<LastSearch> last_;
};

}  // namespace motherlode::search

namespace motherlode {

// Decides by search; returns at once if there is only one choice.
template <GameContract Game>
class SearchBot final : public Bot<Game> {
public:
    explicit SearchBot(search::Settings const& settings) : settings_{settings} {}

    Action choose(Game const& game, typename Game::View const& view, ActionList const& legal,
                  Rng& rng) override {
        if (std::optional<Action> const action = without_search(game, view, legal, rng)) return *action;
        if (search_ == nullptr || game_ != &game) {
            game_ = &game;
            search_ = std::make_unique<search::Search<Game>>(game, settings_);
        }
        search::Report const report = search_->run(view, legal, rng);
        if (settings_.budget.milliseconds > 0) ++time_limit_.searches;
        if (report.out_of_time) ++time_limit_.ended;
        return legal[report.best];
    }

    // The decision, if it needs no search.
    std::optional<Action> without_search(Game const& game, typename Game::View const& view,
                                         ActionList const& legal, Rng& rng) {
        if (legal.size() == 1) return legal[0];
        if (std::optional<Action> const action = optional_move(game, view, legal)) return action;
        if (settings_.blunders > 0 && rng.below(100) < settings_.blunders)
            return legal[rng.below(legal.size())];
        return {};
    }

    std::optional<Action> optional_move(Game const& game, typename Game::View const& view,
                                        ActionList const& legal) override {
        return Game::bot_hooks.optional_move(game, view, legal);
    }

    TimeLimit time_limit() const override { return time_limit_; }

private:
    search::Settings settings_;
    TimeLimit time_limit_;
    Game const* game_ = nullptr;
    std::unique_ptr<search::Search<Game>> search_;
};

}  // namespace motherlode

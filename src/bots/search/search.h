#pragma once

#include <algorithm>
#include <chrono>
#include <cstring>
#include <memory>
#include <optional>
#include <thread>
#include <vector>

#include "bots/bot.h"
#include "bots/search/worker.h"
#include "kernel/hash.h"

namespace motherlode::search {

// What a search found out about one action of the seat it searched for.
struct Candidate {
    Action action;
    std::uint64_t visits = 0;
    double value = 0;  // the mean, from 0 to 1
};

struct Report {
    std::vector<Candidate> candidates;  // in the order of the legal actions
    long iterations = 0;
    int best = 0;              // the most visited; of equals the one with the better value
    std::uint64_t number = 0;  // signs the search: another number, another search
};

// Information-set Monte-Carlo tree search (docs/bots.md): what the seat at the view should do, by many games that it
// cannot tell from the real one. With an iteration budget the same view, generator and number of threads give the same
// report, bit for bit.
template <GameContract Game>
class Search {
public:
    using View = typename Game::View;

    Search(Game const& game, Settings const& settings) : game_{game}, settings_{fitted(settings)} {
        for (int i = 0; i < settings.budget.threads; ++i)
            workers_.push_back(std::make_unique<Worker<Game>>(game, settings_));
    }

    Report run(View const& view, ActionList const& legal, Rng& rng) {
        bool const goes_on = goes_on_at(view);
        for (auto const& worker : workers_) {
            Rng const stream{rng.next()};
            if (goes_on)
                worker->go_on(view, stream,
                              Game::bot_hooks.canonical(game_, found_->view.table, found_->action));
            else
                worker->begin(view, stream);
        }
        auto const start = Clock::now();
        std::vector<long> done(workers_.size());
        std::vector<std::thread> others;
        for (std::size_t i = 1; i < workers_.size(); ++i)
            others.emplace_back([&, i] { done[i] = work(i, start); });
        done[0] = work(0, start);
        for (std::thread& other : others) other.join();

        Report report;
        for (long const count : done) report.iterations += count;
        merge(view, legal, report);
        found_ = Found{view, report.candidates[static_cast<std::size_t>(report.best)].action};
        return report;
    }

    Worker<Game> const& worker(std::size_t i) const { return *workers_[i]; }

private:
    // What was searched last, and what came of it.
    struct Found {
        View view;
        Action action;
    };
    // Whether the seat did what was found best, and sees now just what followed from that: then it is the same turn,
    // nobody has done anything since, and nothing has come to light.
    bool goes_on_at(View const& view) const {
        if (!found_ || found_->view.seat != view.seat) return false;
        Rng any{0};
        typename Game::State state = game_.redeal(found_->view, any);
        NoEvents none;
        game_.apply(state, view.seat, found_->action, none);
        View const expected = game_.view(state, view.seat);
        return std::memcmp(&expected, &view, sizeof(View)) == 0;
    }

    using Clock = std::chrono::steady_clock;
    static constexpr double most_iterations = 1e12;

    // A tree grows by a few nodes an iteration at most: a short search needs no more.
    static Settings fitted(Settings settings) {
        Budget const& budget = settings.budget;
        constexpr int most_at_once = max_seats;
        if (budget.iterations > 0 && budget.iterations < settings.nodes / most_at_once)
            settings.nodes = (budget.iterations + 1) * most_at_once;
        return settings;
    }

    long work(std::size_t which, Clock::time_point start) {
        Budget const& budget = settings_.budget;
        // The iterations are dealt out, the rest to the first.
        auto const threads = static_cast<int>(workers_.size());
        int const share =
            budget.iterations / threads + (static_cast<int>(which) < budget.iterations % threads ? 1 : 0);
        long done = 0;
        while (budget.iterations == 0 || done < share) {
            double const time_used = share_of_time(start);
            if (time_used >= 1 || (threads == 1 && is_decided(done, share, time_used))) break;
            workers_[which]->iterate();
            ++done;
        }
        return done;
    }

    // Of the time there is; 0 where there is no limit.
    double share_of_time(Clock::time_point start) const {
        if (settings_.budget.milliseconds == 0) return 0;
        return std::chrono::duration<double, std::milli>(Clock::now() - start).count() /
               settings_.budget.milliseconds;
    }

    // Whether what is left of the budget can no longer change the decision; looked up now and then.
    bool is_decided(long done, int share, double time_used) {
        constexpr int now_and_then = 64;
        if (done == 0 || done % now_and_then != 0) return false;
        double left = settings_.budget.iterations > 0 ? static_cast<double>(share - done) : most_iterations;
        if (time_used > 0) left = std::min(left, static_cast<double>(done) * (1 - time_used) / time_used);
        return workers_[0]->decided(left);
    }

    // The trees are added up in the order of the threads.
    void merge(View const& view, ActionList const& legal, Report& report) {
        Hasher hasher;
        for (Action const action : legal) {
            Candidate candidate{action};
            double total = 0;
            Action const canonical = Game::bot_hooks.canonical(game_, view.table, action);
            for (auto const& worker : workers_)
                for (Arm const& arm : worker->root_arms()) {
                    if (arm.action != canonical) continue;
                    candidate.visits += arm.visits;
                    total += arm.total;
                }
            if (candidate.visits > 0) candidate.value = total / static_cast<double>(candidate.visits);
            hasher.add(candidate.visits);
            hasher.add(static_cast<std::uint64_t>(candidate.value * (1ULL << 52U)));
            report.candidates.push_back(candidate);
        }
        auto const worse = [](Candidate const& one, Candidate const& other) {
            return one.visits != other.visits ? one.visits < other.visits : one.value < other.value;
        };
        auto const& all = report.candidates;
        report.best = static_cast<int>(std::max_element(all.begin(), all.end(), worse) - all.begin());
        report.number = hasher.value();
    }

    Game const& game_;
    Settings settings_;
    std::vector<std::unique_ptr<Worker<Game>>> workers_;
    std::optional<Found> found_;
};

}  // namespace motherlode::search

namespace motherlode {

// Decides by search; where there is nothing to decide, at once.
template <GameContract Game>
class SearchBot final : public Bot<Game> {
public:
    explicit SearchBot(search::Settings const& settings) : settings_{settings} {}

    Action choose(Game const& game, typename Game::View const& view, ActionList const& legal,
                  Rng& rng) override {
        if (legal.size() == 1) return legal[0];
        if (std::optional<Action> const action = optional_move(game, view, legal)) return *action;
        if (settings_.blunders > 0 && rng.below(100) < settings_.blunders)
            return legal[rng.below(legal.size())];
        if (search_ == nullptr || game_ != &game) {
            game_ = &game;
            search_ = std::make_unique<search::Search<Game>>(game, settings_);
        }
        search::Report const report = search_->run(view, legal, rng);
        return legal[report.best];
    }

    std::optional<Action> optional_move(Game const& game, typename Game::View const& view,
                                        ActionList const& legal) override {
        return Game::bot_hooks.optional_move(game, view, legal);
    }

private:
    search::Settings settings_;
    Game const* game_ = nullptr;
    std::unique_ptr<search::Search<Game>> search_;
};

}  // namespace motherlode

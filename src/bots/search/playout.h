#pragma once

#include <array>

#include "bots/search/settings.h"
#include "bots/search/values.h"
#include "kernel/contract.h"

namespace motherlode::search {

// The mean result of each action for each seat, wherever it was played: better than choosing at random.
class Habits {
public:
    void clear() { stats_ = {}; }
    void learn(Seat seat, Action action, double value) {
        Stats& stats = stats_[place(seat, action)];
        stats.total += value;
        ++stats.times;
    }
    // Actions that were never played are assumed to be good.
    double expects(Seat seat, Action action) const {
        Stats const& stats = stats_[place(seat, action)];
        return stats.times == 0 ? 1.0 : stats.total / stats.times;
    }

private:
    struct Stats {
        double total;
        int times;
    };
    static constexpr std::size_t places = 1024;  // few actions share a place, and that does little harm

    static std::size_t place(Seat seat, Action action) {
        return static_cast<std::size_t>(index(seat)) * places + Rng::mix(action.bits) % places;
    }

    std::array<Stats, max_seats * places> stats_{};
};

// Plays a game from a leaf of the tree to its end, or for a limited number of decisions. If several seats must act, the
// first one acts: no seat sees the choice of another. Optional moves are skipped.
template <GameContract Game>
class Playouts {
public:
    using State = typename Game::State;

    Playouts(Game const& game, SearchTraits const& traits) : game_{game}, traits_{traits} {}

    void forget() { habits_.clear(); }

    Values run(State& state, Rng& rng) {
        played_ = 0;
        NoEvents none;
        for (int decisions = 0;; ++decisions) {
            SeatSet const must = game_.pending(state.table).must;
            if (must.empty()) return values_at_end(game_, state, traits_);
            Seat const seat = *must.begin();
            if (cut_here(decisions, seat)) return judge(game_, state, traits_);
            last_ = seat;
            Action const action = choose(state, seat, rng);
            if (traits_.playout == PlayoutPolicy::habits) note(seat, action);
            game_.apply(state, seat, action, none);
        }
    }

    // Credits the decisions of the last playout with its result.
    void learn(Values const& values) {
        for (int i = 0; i < played_; ++i)
            habits_.learn(noted_[i].seat, noted_[i].action, values[index(noted_[i].seat)]);
    }
    void note(Seat seat, Action action) {
        if (played_ < static_cast<int>(noted_.size())) noted_[played_++] = {seat, action};
    }

private:
    struct Noted {
        Seat seat;
        Action action;
    };

    // Evaluations in the middle of a turn are unreliable.
    bool cut_here(int decisions, Seat seat) const {
        if (traits_.cut == to_the_end || decisions < traits_.cut) return false;
        return !traits_.whole_turns || decisions == 0 || seat != last_ ||
               decisions >= traits_.cut + longest_turn;
    }

    Action choose(State const& state, Seat seat, Rng& rng) {
        constexpr int random_one_in = 4;  // this share stays random, so that playouts differ
        if (traits_.playout == PlayoutPolicy::random)
            return Game::bot_hooks.random_action(game_, state.table, state.hands[index(seat)], seat, rng);
        list_actions(game_, state, seat, legal_);
        Action const random_action = legal_[rng.below(legal_.size())];
        if (legal_.size() == 1 || rng.below(random_one_in) == 0) return random_action;
        return traits_.playout == PlayoutPolicy::habits ? by_habit(seat, random_action)
                                                        : guided(state, seat, random_action, rng);
    }

    Action by_habit(Seat seat, Action random_action) const {
        Action best = random_action;
        double best_value = habits_.expects(seat, random_action);
        for (Action const action : legal_) {
            double const expected = habits_.expects(seat, action);
            if (expected <= best_value) continue;
            best_value = expected;
            best = action;
        }
        return best;
    }

    Action guided(State const& state, Seat seat, Action random_action, Rng& rng) const {
        constexpr int alternatives = 2;
        Action best = random_action;
        double best_value = one_step_ahead(game_, state, seat, random_action, traits_);
        for (int i = 0; i < alternatives; ++i) {
            Action const alternative = legal_[rng.below(legal_.size())];
            if (alternative == best) continue;
            double const value = one_step_ahead(game_, state, seat, alternative, traits_);
            if (value <= best_value) continue;
            best_value = value;
            best = alternative;
        }
        return best;
    }

    static constexpr int longest_turn = 12;  // decisions, after which it is cut anyway

    Game const& game_;
    SearchTraits const& traits_;
    Habits habits_;
    ActionList legal_;
    std::array<Noted, 512> noted_{};
    int played_ = 0;
    Seat last_{};
};

}  // namespace motherlode::search

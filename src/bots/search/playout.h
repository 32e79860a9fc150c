#pragma once

#include <array>

#include "bots/search/settings.h"
#include "bots/search/values.h"
#include "kernel/contract.h"

namespace motherlode::search {

// How each action did for each seat wherever it was played: enough to play better than at random.
class Habits {
public:
    void clear() { did_ = {}; }
    void learn(Seat seat, Action action, double value) {
        Did& did = did_[place(seat, action)];
        did.total += value;
        ++did.times;
    }
    // What was never played is hoped to be good.
    double expects(Seat seat, Action action) const {
        Did const& did = did_[place(seat, action)];
        return did.times == 0 ? 1.0 : did.total / did.times;
    }

private:
    struct Did {
        double total;
        int times;
    };
    static constexpr std::size_t places = 1024;  // actions that share one are few, and do little harm

    static std::size_t place(Seat seat, Action action) {
        return static_cast<std::size_t>(index(seat)) * places + Rng::mix(action.bits) % places;
    }

    std::array<Did, max_seats * places> did_{};
};

// A game carried on from below the tree to its end, or for a while. Where several seats must act, the first does:
// no seat looks at what another has chosen. What a seat only may do is left undone.
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

    // The decisions of the last playout led to this.
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

    // A turn in its middle looks better or worse than it is.
    bool cut_here(int decisions, Seat seat) const {
        if (traits_.cut == to_the_end || decisions < traits_.cut) return false;
        return !traits_.whole_turns || decisions == 0 || seat != last_ ||
               decisions >= traits_.cut + longest_turn;
    }

    Action choose(State const& state, Seat seat, Rng& rng) {
        constexpr int one_in = 4;  // is random all the same, so that playouts stay different
        if (traits_.playout == PlayoutPolicy::random)
            return Game::bot_hooks.random_action(game_, state.table, state.hands[index(seat)], seat, rng);
        list_actions(game_, state, seat, legal_);
        Action const any = legal_[rng.below(legal_.size())];
        if (legal_.size() == 1 || rng.below(one_in) == 0) return any;
        return traits_.playout == PlayoutPolicy::habits ? by_habit(seat, any) : guided(state, seat, any, rng);
    }

    Action by_habit(Seat seat, Action any) const {
        Action best = any;
        double most = habits_.expects(seat, any);
        for (Action const action : legal_) {
            double const expected = habits_.expects(seat, action);
            if (expected <= most) continue;
            most = expected;
            best = action;
        }
        return best;
    }

    Action guided(State const& state, Seat seat, Action any, Rng& rng) const {
        constexpr int others = 2;
        Action best = any;
        double most = one_step_ahead(game_, state, seat, any, traits_);
        for (int i = 0; i < others; ++i) {
            Action const other = legal_[rng.below(legal_.size())];
            if (other == best) continue;
            double const foreseen = one_step_ahead(game_, state, seat, other, traits_);
            if (foreseen <= most) continue;
            most = foreseen;
            best = other;
        }
        return best;
    }

    static constexpr int longest_turn = 12;  // decisions, after which it is cut all the same

    Game const& game_;
    SearchTraits const& traits_;
    Habits habits_;
    ActionList legal_;
    std::array<Noted, 512> noted_{};
    int played_ = 0;
    Seat last_{};
};

}  // namespace motherlode::search

#pragma once

#include <array>

#include "bots/search/settings.h"
#include "bots/search/values.h"
#include "kernel/contract.h"

namespace motherlode::search {

// How each action did for each seat wherever it was played: enough to play less foolishly than by lot.
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
        std::uint64_t bits = action.kind;
        for (std::uint8_t const arg : action.args) bits = bits << 8U | arg;
        return static_cast<std::size_t>(index(seat)) * places + Rng::mix(bits) % places;
    }

    std::array<Did, max_seats * places> did_{};
};

// A game carried on from below the tree to its end, or for a while. Where several seats must act, the first does:
// no seat looks at what another has chosen. What a seat only may do is left undone.
template <GameContract Game>
class Playouts {
public:
    using State = typename Game::State;

    Playouts(Game const& game, Traits const& traits) : game_{game}, traits_{traits} {}

    void forget() { habits_.clear(); }

    Values run(State& state, Rng& rng) {
        played_ = 0;
        NoEvents none;
        for (int decisions = 0;; ++decisions) {
            SeatSet const must = game_.pending(state.table).must;
            if (must.empty()) return values_at_end(game_, state, traits_);
            if (decisions == traits_.cut) return judge(game_, state, traits_);
            Seat const seat = *must.begin();
            legal_.clear();
            game_.legal_actions(state.table, state.hands[index(seat)], seat, legal_);
            Action const action = choose(seat, rng);
            if (traits_.playout == Playout::habits) note(seat, action);
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

    Action choose(Seat seat, Rng& rng) const {
        constexpr int one_in = 4;  // goes by lot all the same, so that playouts stay different
        int const any = rng.below(legal_.size());
        if (traits_.playout == Playout::random || legal_.size() == 1 || rng.below(one_in) == 0)
            return legal_[any];
        int best = any;
        double most = habits_.expects(seat, legal_[any]);
        for (int i = 0; i < legal_.size(); ++i) {
            double const expected = habits_.expects(seat, legal_[i]);
            if (expected <= most) continue;
            most = expected;
            best = i;
        }
        return legal_[best];
    }

    Game const& game_;
    Traits const& traits_;
    Habits habits_;
    ActionList legal_;
    std::array<Noted, 512> noted_{};
    int played_ = 0;
};

}  // namespace motherlode::search

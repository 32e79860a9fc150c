#pragma once

#include <array>
#include <cstdint>
#include <type_traits>

#include "kernel/fixed_list.h"
#include "kernel/seat.h"

namespace motherlode {

// A step that must be resolved before the turn continues: another seat's reply, a card's effect, a repetition. Plain
// data, because search copies the state and the server stores it.
template <class Step>
struct Frame {
    Step step;
    Seat seat;
    std::array<std::uint8_t, 2> args;

    friend constexpr bool operator==(Frame const&, Frame const&) = default;
};

// A game's place in its turn: the step of the printed order, and a stack of frames that must be resolved before it.
template <class Step, int Depth>
struct Progress {
    Step step;
    FixedList<Frame<Step>, Depth> waiting;

    constexpr Step current() const { return waiting.empty() ? step : waiting.back().step; }
    constexpr Frame<Step> frame() const {
        return waiting.empty() ? Frame<Step>{step, {}, {}} : waiting.back();
    }
    constexpr void ask_first(Step pending, Seat seat = {}, std::array<std::uint8_t, 2> args = {}) {
        waiting.push_back(Frame<Step>{pending, seat, args});
    }
    // Leaves the current step: drops a waiting frame, or moves to the next step of the printed order.
    constexpr Frame<Step> take() {
        if (!waiting.empty()) return waiting.pop_back();
        Frame<Step> const frame{step, {}, {}};
        step = static_cast<Step>(static_cast<int>(step) + 1);
        return frame;
    }
    friend constexpr bool operator==(Progress const&, Progress const&) = default;
};

// The steps of a game's turn in the order of the rulebook, then those that can wait in front of it. Each is a struct of
// the game's rules (kernel/turn.h); a state holds its number.
template <class... Step>
struct Steps {
    static constexpr int count = static_cast<int>(sizeof...(Step));

    template <class Wanted>
    static constexpr int number() {
        int before = 0;
        bool const is_listed = ((std::is_same_v<Wanted, Step> || (++before, false)) || ...);
        return is_listed ? before : -1;
    }
};

}  // namespace motherlode

#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <type_traits>

#include "kernel/action.h"
#include "kernel/fixed_list.h"
#include "kernel/message.h"
#include "kernel/seat.h"

namespace motherlode {

// A step that must be resolved before the turn goes on: another seat's reply, a card's effect, a
// repetition. Plain data, because the state is copied by search and stored by the server.
template <class Step>
struct Frame {
    Step step;
    Seat seat;
    std::array<std::uint8_t, 2> args;

    friend constexpr bool operator==(Frame const&, Frame const&) = default;
};

// Where a game is in its turn: the step of the printed order, and the frames that wait in
// front of it, last in first out.
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
    constexpr void settle_first(Step pending, Seat seat = {}, std::array<std::uint8_t, 2> args = {}) {
        ask_first(pending, seat, args);
    }
    // Leaves the current step behind: a waiting frame is dropped, the printed order moves on by one.
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
        int found = 0;
        bool const any = ((std::is_same_v<Wanted, Step> || (++found, false)) || ...);
        return any ? found : -1;
    }
};

// One row of a turn table, in the order of the rulebook. A step without `choices` needs no decision
// and is performed by itself; one without `perform` is the end of the game.
template <class Step, class Choices, class Perform>
struct StepRule {
    Step step;
    std::string_view heading;
    RuleId rule;
    Choices choices;
    Perform perform;
};

// Rows must stand in the order of the Step enum, so that a step finds its row by index.
template <class Table>
constexpr bool in_order(Table const& table) {
    for (std::size_t i = 0; i < table.size(); ++i)
        if (static_cast<std::size_t>(table[i].step) != i) return false;
    return true;
}

template <class Table, class Step>
constexpr auto const& row_of(Table const& table, Step step) {
    return table[static_cast<int>(step)];
}

// Performs the decision, then every step that needs none, up to the next decision or the end.
// A step goes on to the next row unless its `perform` sets `progress.step` itself.
template <class Table, class Play, class Progress>
void walk(Table const& table, Play& play, Progress& progress, Action action) {
    do {
        auto const frame = progress.take();
        row_of(table, frame.step).perform(play, action, frame);
    } while (!row_of(table, progress.current()).choices && row_of(table, progress.current()).perform);
}

}  // namespace motherlode

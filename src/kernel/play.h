#pragma once

#include <string_view>
#include <type_traits>

#include "kernel/event.h"
#include "kernel/message.h"
#include "kernel/seat.h"
#include "kernel/steps.h"

namespace motherlode {

template <class Game>
using TableOf = std::remove_cvref_t<decltype(std::declval<typename Game::State>().table)>;
template <class Game>
using HandOf = std::remove_cvref_t<decltype(std::declval<typename Game::State>().hands[0])>;
template <class Game>
using FrameOf = std::remove_cvref_t<decltype(std::declval<TableOf<Game>>().progress.frame())>;

// Everything that all players can see, from one seat's point of view: enough for prompts and descriptions.
template <class Game>
struct OpenPosition {
    Game const& game;
    TableOf<Game> const& table;
    Seat seat;

    auto const& edition() const { return game.edition(); }
    FrameOf<Game> frame() const { return table.progress.frame(); }
};

// Everything that a seat may base its decision on.
template <class Game>
struct PositionOf : OpenPosition<Game> {
    HandOf<Game> const& hand;

    PositionOf(Game const& of, TableOf<Game> const& open, HandOf<Game> const& own, Seat who)
        : OpenPosition<Game>{of, open, who}, hand{own} {}
};

// A game being changed by one action. Without a log nothing is recorded, so a search pays only for the check.
template <class Game>
class PlayOf {
public:
    using State = typename Game::State;

    PlayOf(Game const& of, State& changed, Seat who, EventLog* log)
        : game{of}, state{changed}, actor{who}, log_{log} {}

    Game const& game;
    State& state;
    Seat const actor;       // who made the decision
    FrameOf<Game> frame{};  // the step being performed, with its arguments where it had to wait

    auto const& edition() const { return game.edition(); }
    auto& table() { return state.table; }
    auto const& table() const { return state.table; }
    auto& hand(Seat seat) { return state.hands[index(seat)]; }
    PositionOf<Game> position(Seat seat) { return {game, state.table, hand(seat), seat}; }

    // Continues with this step of the printed order.
    template <class Step>
    void go_to() {
        table().progress.step = Game::template step<Step>;
    }
    // Resolves this step before anything else.
    template <class Step>
    void ask(Seat seat, int first = 0, int second = 0) {
        ask(Game::template step<Step>, seat, first, second);
    }
    template <class StepNumber>
    void ask(StepNumber step, Seat seat, int first = 0, int second = 0) {
        table().progress.ask_first(step, seat,
                                   {static_cast<std::uint8_t>(first), static_cast<std::uint8_t>(second)});
    }

    // Public, and reveals nothing hidden.
    template <class... Args>
    void log(std::string_view rule, MessageSpec const& message, Args... args) {
        write(rule, SeatSet::everyone(), SeatSet::none(), message, args...);
    }
    // Only these seats see it, and they knew it already.
    template <class... Args>
    void log_to(SeatSet seats, std::string_view rule, MessageSpec const& message, Args... args) {
        write(rule, seats, SeatSet::none(), message, args...);
    }
    // Reveals something hidden to everyone.
    template <class... Args>
    void reveal(std::string_view rule, MessageSpec const& message, Args... args) {
        write(rule, SeatSet::everyone(), SeatSet::everyone(), message, args...);
    }
    // Reveals something hidden to these seats.
    template <class... Args>
    void reveal_to(SeatSet seats, std::string_view rule, MessageSpec const& message, Args... args) {
        write(rule, seats, seats, message, args...);
    }
    // Reveals to everyone something that only the owner knew.
    template <class... Args>
    void reveal_from(Seat owner, std::string_view rule, MessageSpec const& message, Args... args) {
        write(rule, SeatSet::everyone(), SeatSet::everyone().without(owner), message, args...);
    }
    // Null in a search. For events that are expensive to build.
    EventLog* event_log() const { return log_; }

private:
    template <class... Args>
    void write(std::string_view rule, SeatSet seen_by, SeatSet learned, MessageSpec const& message,
               Args... args) {
        if (log_ != nullptr) [[unlikely]]
            append(*log_, rule, seen_by, learned, message, static_cast<std::int16_t>(args)...);
    }
    // OPTIMIZATION: out of line, so that rules in a search contain only the check for a log.
    template <class... Args>
    [[gnu::cold, gnu::noinline]] static void append(EventLog& log, std::string_view rule, SeatSet seen_by,
                                                    SeatSet learned, MessageSpec const& message,
                                                    Args... args) {
        log(Event{RuleId{rule}, Message{message, args...}, seen_by, learned});
    }

    EventLog* log_;
};

}  // namespace motherlode

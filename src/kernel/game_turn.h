#pragma once

#include "kernel/game_frame.h"
#include "kernel/turn.h"

// The functions that a GameFrame takes from the game's turn. Only the game's turn.cpp includes this.
namespace motherlode {

// The TurnOf a game; its turn.cpp specialises it.
template <class Game>
struct TurnFor;

template <class Game, class State, class Edition>
Pending GameFrame<Game, State, Edition>::pending(Table const& table) const {
    return TurnFor<Game>::pending(self(), table);
}
template <class Game, class State, class Edition>
Message GameFrame<Game, State, Edition>::prompt(Table const& table, Seat seat) const {
    return TurnFor<Game>::prompt(self(), table, seat);
}
template <class Game, class State, class Edition>
void GameFrame<Game, State, Edition>::legal_actions(Table const& table, Hand const& hand, Seat seat,
                                                    ActionList& list) const {
    TurnFor<Game>::legal_actions(self(), table, hand, seat, list);
}
template <class Game, class State, class Edition>
std::optional<Refusal> GameFrame<Game, State, Edition>::refusal(Table const& table, Hand const& hand,
                                                                Seat seat, Action action) const {
    return TurnFor<Game>::refusal(self(), table, hand, seat, action);
}
template <class Game, class State, class Edition>
void GameFrame<Game, State, Edition>::apply(State& state, Seat seat, Action action, NoEvents&) const {
    TurnFor<Game>::apply(self(), state, seat, action, nullptr);
}
template <class Game, class State, class Edition>
void GameFrame<Game, State, Edition>::apply(State& state, Seat seat, Action action, EventLog& log) const {
    TurnFor<Game>::apply(self(), state, seat, action, &log);
}
template <class Game, class State, class Edition>
Message GameFrame<Game, State, Edition>::describe(Table const& table, Action action) const {
    return TurnFor<Game>::describe(self(), table, action);
}
template <class Game, class State, class Edition>
std::string_view GameFrame<Game, State, Edition>::step_name(int step) {
    return TurnFor<Game>::name(step);
}

}  // namespace motherlode

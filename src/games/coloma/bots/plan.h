#pragma once

#include "games/coloma/weights.h"

namespace motherlode::coloma {

// A seat's own turn, played ahead by taking what looks best at once.
class Plan {
public:
    Plan(Game const& game, View const& view, Weights const& weights);
    // Where all is known, or simulated already.
    Plan(Game const& game, State const& state, Seat seat, Weights const& weights)
        : game_{game}, seat_{seat}, weights_{weights}, start_{state} {}

    // What the position is worth after a turn on this Site with the Bust on that one.
    int of_turn(int site, int bust) const;
    // What it is worth when the seat's turn of this round, and what must be resolved first, has been played to its end.
    int of_rest() const;
    // The same after this action first.
    int of_action(Action action) const;
    // As of_rest, but the others do not matter.
    int of_seat() const;

private:
    int value(State const& state) const;
    int against_others(State const& state) const;
    void finish_round(State& state) const;
    void finish(State& state) const;
    void begin_turn(State& state, int site, int bust) const;
    void finish_turn(State& state) const;
    void resolve(State& state) const;
    void resolve_wagon(State& state) const;

    Game const& game_;
    Seat seat_;
    Weights const& weights_;
    State start_{};
};

}  // namespace motherlode::coloma

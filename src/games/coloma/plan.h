#pragma once

#include "games/coloma/worth.h"

namespace motherlode::coloma {

// One's own turn, played ahead by taking what looks best at once; for bots.
class Plan {
public:
    Plan(Game const& game, View const& view, Weights const& weights);
    // Where all is known, or imagined already.
    Plan(Game const& game, State const& state, Seat seat, Weights const& weights)
        : game_{game}, seat_{seat}, weights_{weights}, start_{state} {}

    // What the position is worth after a turn on this Site with the Bust on that one.
    int of_turn(int site, int bust) const;
    // What it is worth when the seat's turn of this round, and what must be settled first, has been played to its end.
    int of_rest() const;
    // The same after this action first.
    int of_action(Action action) const;
    // As of_rest, but whatever the others have.
    int of_seat() const;

private:
    int value(State const& state) const;
    int against_others(State const& state) const;
    void finish_round(State& state) const;
    void finish(State& state) const;
    void begin_turn(State& state, int site, int bust) const;
    void finish_turn(State& state) const;
    void settle(State& state) const;
    void settle_wagon(State& state) const;

    Game const& game_;
    Seat seat_;
    Weights const& weights_;
    State start_{};
};

// Game::evaluate by other weights, for who tunes them.
int evaluate_by(Game const& game, View const& view, Weights const& weights);
int evaluate_by(Game const& game, View const& view, Action action, Weights const& weights);

}  // namespace motherlode::coloma

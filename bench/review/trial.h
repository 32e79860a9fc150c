#pragma once

#include "games.h"

namespace motherlode::review_bench {

// A game in which one seat decides at random.
struct RandomSeat {
    bool lowest_accuracy = false;
    double deficit = 0;      // the points that it ended below its outlook at the start
    double own_deficit = 0;  // the part of it that the review attributes to its own decisions
};
RandomSeat random_seat_trial(Setup const& setup, std::string const& bot, std::uint64_t seed);

// A game with one bad decision put in: of a random decision's legal moves, the worst one by many playouts.
struct Blunder {
    bool injected = false;  // a move at least `points` worse was there
    bool among_three_worst = false;
    double seconds = 0;  // of the review
    int decisions = 0;
};
Blunder blunder_trial(Setup const& setup, std::string const& bot, double points, int playouts,
                      std::uint64_t seed);

}  // namespace motherlode::review_bench

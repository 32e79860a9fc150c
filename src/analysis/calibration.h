#pragma once

#include <array>
#include <span>
#include <string_view>
#include <vector>

#include "kernel/seat.h"

// How win probabilities follow from playouts. Playouts are played by reference players, not by the players of the game, so
// the share of playouts won is not yet a probability. The numbers are fitted to finished games (calibration.inc).
namespace motherlode::analysis {

// The end of one playout, by seat.
struct Ending {
    std::array<double, max_seats> win{};  // 1 for a win, or a part of it if several seats win
    std::array<double, max_seats> score{};
    std::array<float, 12> sources{};  // of the deciding seat's score, if the game was played to its end
    int decisions = 0;                // of the playout; 0 if it was cut
};

inline constexpr int phases = 3;  // thirds of the game

// A seat's win probability is proportional to exp(points · its mean score / decisive lead) · (share of playouts won)^wins.
struct Fit {
    double points;
    double wins;
};

struct Calibration {
    int players = 2;
    int decisive_lead = 1;  // in points: the scale of the game's scores
    double length = 0;      // decisions of a game; 0: not measured
    std::array<Fit, phases> fit{{{0, 1}, {0, 1}, {0, 1}}};

    // By seat. The endings are those of one position, at least one.
    std::array<double, max_seats> win_probabilities(std::span<Ending const> endings) const;
    // The third of the game, by the mean length of the playouts.
    int phase(std::span<Ending const> endings) const;
};

// What was fitted for this game, number of players and decisive lead, or else for the nearest number of players.
Calibration calibration_of(std::string_view game, int players, int decisive_lead);

// The measures that a fit weighs: by seat, the mean score in decisive leads, and the logarithm of the share of playouts won.
struct Measures {
    std::array<double, max_seats> points{};
    std::array<double, max_seats> wins{};
};
Measures measures_of(std::span<Ending const> endings, int players, int decisive_lead);
std::array<double, max_seats> win_probabilities(Measures const& measures, int players, Fit const& fit);

}  // namespace motherlode::analysis

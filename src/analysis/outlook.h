#pragma once

#include <array>
#include <vector>

#include "kernel/action.h"
#include "kernel/seat.h"

// What imagined games say of a position. docs/analysis.md tells how they are played.
namespace motherlode::analysis {

// What one imagined game came to, by seat.
struct Ending {
    std::array<double, max_seats> win{};  // share of the win, from 0 to 1
    std::array<double, max_seats> score{};
};

// A mean over imagined games, with its 95 % interval.
struct Estimate {
    double value = 0;
    double low = 0;
    double high = 0;
};

// What a seat can look forward to.
struct Outlook {
    Estimate win;      // share of the win, from 0 to 1
    double score = 0;  // at the end
};

struct Choice {
    Action action;
    std::vector<Outlook> outlook;  // by seat, if it is taken
};

// By seat, from at least one imagined game.
std::vector<Outlook> outlook(std::vector<Ending> const& endings, int players);

}  // namespace motherlode::analysis

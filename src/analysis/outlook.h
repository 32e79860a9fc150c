#pragma once

#include <array>
#include <vector>

#include "kernel/action.h"
#include "kernel/seat.h"

// Estimates of a position by playouts. docs/analysis.md describes how they are played.
namespace motherlode::analysis {

// The end of one playout, by seat.
struct Ending {
    std::array<double, max_seats> win{};  // win probability, from 0 to 1
    std::array<double, max_seats> score{};
};

// A mean over playouts, with its 95 % interval.
struct Estimate {
    double value = 0;
    double low = 0;
    double high = 0;
};

// What a seat can expect.
struct Outlook {
    Estimate win;      // win probability, from 0 to 1
    double score = 0;  // at the end
};

struct Choice {
    Action action;
    std::vector<Outlook> outlook;  // by seat, if this action is taken
};

// By seat, from at least one playout.
std::vector<Outlook> outlook(std::vector<Ending> const& endings, int players);

}  // namespace motherlode::analysis

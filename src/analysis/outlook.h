#pragma once

#include <array>
#include <vector>

#include "analysis/calibration.h"
#include "kernel/action.h"
#include "kernel/seat.h"

// Estimates of a position by playouts. docs/analysis.md describes how they are played.
namespace motherlode::analysis {

// A mean over playouts, with its 95 % interval.
struct Estimate {
    double value = 0;
    double low = 0;
    double high = 0;
};

// What a seat can expect.
struct Outlook {
    Estimate win;    // win probability, from 0 to 1
    Estimate score;  // at the end
};

struct Choice {
    Action action;
    std::vector<Outlook> outlook;   // by seat, if this action is taken
    std::vector<double> sources{};  // the deciding seat's points at the end, by score source
};

// By seat, from at least one playout. Each playout has a deal of its own, so playouts are independent of each other.
std::vector<Outlook> outlook(std::vector<Ending> const& endings, Calibration const& calibration);

// What one choice is better than another for a seat, over the playouts that both have, at least one. Both have the same
// deals, so most of the luck cancels out.
struct Difference {
    Estimate win;
    Estimate score;
};
Difference difference(std::vector<Ending> const& better, std::vector<Ending> const& worse, Seat seat,
                      Calibration const& calibration);

// How good an outlook is for its seat: the win probability, and a little for points. Ties in win probability go to points.
double worth(Outlook const& outlook, Calibration const& calibration);

}  // namespace motherlode::analysis

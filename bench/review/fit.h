#pragma once

#include <string>

#include "games.h"

namespace motherlode::review_bench {

// Fits the calibration of a set-up to samples of its games, by maximum likelihood.
analysis::Calibration fit(std::vector<Sample> const& samples, Setup const& setup, double length);
// As a row of src/analysis/calibration.inc.
std::string row_of(Setup const& setup, analysis::Calibration const& calibration);

// How well the win probabilities agree with the results. Positions of one game are not independent, so the intervals come
// from resampling whole games.
struct Agreement {
    double error =
        0;  // the expected calibration error: the mean difference in tenths of the scale, weighted by size
    double low = 0;
    double high = 0;
    double said_most = 0;  // among win probabilities of 90 % or more: the mean
    double won_most = 0;   // and the share of wins
    int most = 0;          // how many there were
};
Agreement agreement(std::vector<Sample> const& samples, analysis::Calibration const& calibration);

}  // namespace motherlode::review_bench

#include "analysis/outlook.h"

#include <algorithm>
#include <cmath>

namespace motherlode::analysis {
namespace {

constexpr double z95 = 1.96;

// Student's t is wider than the normal distribution when the spread itself was estimated from few values.
double quantile(double values) { return z95 + 2.8 / std::max(1.0, values - 1); }

Estimate interval(double value, double error, double values, double least, double most) {
    double const margin = quantile(values) * error;
    return {value, std::max(least, value - margin), std::min(most, value + margin)};
}

// The standard error of `measure(endings)` by the jackknife: the playouts are divided into groups, and each group is left
// out in turn.
template <class Measure>
double jackknife_error(std::size_t games, Measure const& measure_without) {
    std::size_t const groups = std::min<std::size_t>(games, 10);
    if (groups < 2) return 1;
    std::vector<double> values;
    double mean = 0;
    for (std::size_t group = 0; group < groups; ++group) {
        values.push_back(measure_without(group, groups));
        mean += values.back() / static_cast<double>(groups);
    }
    double squares = 0;
    for (double const value : values) squares += (value - mean) * (value - mean);
    return std::sqrt(squares * static_cast<double>(groups - 1) / static_cast<double>(groups));
}

std::vector<Ending> without(std::vector<Ending> const& endings, std::size_t games, std::size_t group,
                            std::size_t groups) {
    std::vector<Ending> rest;
    for (std::size_t i = 0; i < games; ++i)
        if (i % groups != group) rest.push_back(endings[i]);
    return rest;
}

// A few playouts may agree by chance, so a win probability is never exact.
double least_error(double games) { return 0.5 / (games + 1); }

Estimate mean_with_interval(std::vector<double> const& values) {
    auto const count = static_cast<double>(values.size());
    double sum = 0;
    for (double const value : values) sum += value;
    double const mean = sum / count;
    if (values.size() < 2) return {mean, mean - 1e3, mean + 1e3};
    double squares = 0;
    for (double const value : values) squares += (value - mean) * (value - mean);
    return interval(mean, std::sqrt(squares / (count - 1) / count), count, -1e6, 1e6);
}

}  // namespace

std::vector<Outlook> outlook(std::vector<Ending> const& endings, Calibration const& calibration) {
    std::size_t const games = endings.size();
    std::array<double, max_seats> const win = calibration.win_probabilities(endings);
    std::vector<Outlook> outlooks;
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(calibration.players); ++seat) {
        double const error = jackknife_error(games, [&](std::size_t group, std::size_t groups) {
            return calibration.win_probabilities(without(endings, games, group, groups))[seat];
        });
        std::vector<double> scores;
        for (Ending const& ending : endings) scores.push_back(ending.score[seat]);
        outlooks.push_back({interval(win[seat], std::max(error, least_error(static_cast<double>(games))),
                                     static_cast<double>(std::min<std::size_t>(games, 10)), 0, 1),
                            mean_with_interval(scores)});
    }
    return outlooks;
}

Difference difference(std::vector<Ending> const& better, std::vector<Ending> const& worse, Seat seat,
                      Calibration const& calibration) {
    auto const place = static_cast<std::size_t>(index(seat));
    std::size_t const games = std::min(better.size(), worse.size());
    auto const win_difference = [&](std::vector<Ending> const& a, std::vector<Ending> const& b) {
        return calibration.win_probabilities(a)[place] - calibration.win_probabilities(b)[place];
    };
    std::vector<double> scores;
    for (std::size_t i = 0; i < games; ++i) scores.push_back(better[i].score[place] - worse[i].score[place]);
    std::vector<Ending> const first{better.begin(), better.begin() + static_cast<std::ptrdiff_t>(games)};
    std::vector<Ending> const second{worse.begin(), worse.begin() + static_cast<std::ptrdiff_t>(games)};
    double const win = win_difference(first, second);
    double const error = jackknife_error(games, [&](std::size_t group, std::size_t groups) {
        return win_difference(without(first, games, group, groups), without(second, games, group, groups));
    });
    double const least = win == 0 ? 0 : least_error(static_cast<double>(games));
    return {
        interval(win, std::max(error, least), static_cast<double>(std::min<std::size_t>(games, 10)), -1, 1),
        mean_with_interval(scores)};
}

double worth(Outlook const& outlook, Calibration const& calibration) {
    constexpr double decisive_lead_in_wins = 0.2;
    return outlook.win.value + decisive_lead_in_wins * outlook.score.value / calibration.decisive_lead;
}

}  // namespace motherlode::analysis

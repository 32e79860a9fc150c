#include "fit.h"

#include <cmath>
#include <map>

#include <fmt/format.h>

namespace motherlode::review_bench {
namespace {

using analysis::Fit;
using analysis::Measures;

struct Row {
    Measures measures;
    std::array<double, max_seats> win;
};

// Newton's method. The prior keeps few samples from giving extreme weights.
Fit fit_rows(std::vector<Row> const& rows, int players, double samples_per_game) {
    constexpr Fit prior{1, 0.3};
    constexpr double strength = 2;
    Fit fit = prior;
    for (int round = 0; round < 25; ++round) {
        double slope[2]{strength * (prior.points - fit.points), strength * (prior.wins - fit.wins)};
        double curve[3]{strength, 0, strength};
        for (Row const& row : rows) {
            auto const said = analysis::win_probabilities(row.measures, players, fit);
            double mean[2]{};
            for (std::size_t seat = 0; seat < static_cast<std::size_t>(players); ++seat) {
                mean[0] += said[seat] * row.measures.points[seat];
                mean[1] += said[seat] * row.measures.wins[seat];
            }
            for (std::size_t seat = 0; seat < static_cast<std::size_t>(players); ++seat) {
                double const x = row.measures.points[seat] - mean[0];
                double const y = row.measures.wins[seat] - mean[1];
                // Samples of one game share its result.
                slope[0] += row.win[seat] * x / samples_per_game;
                slope[1] += row.win[seat] * y / samples_per_game;
                curve[0] += said[seat] * x * x / samples_per_game;
                curve[1] += said[seat] * x * y / samples_per_game;
                curve[2] += said[seat] * y * y / samples_per_game;
            }
        }
        double const size = curve[0] * curve[2] - curve[1] * curve[1];
        fit.points = std::max(0.0, fit.points + (curve[2] * slope[0] - curve[1] * slope[1]) / size);
        fit.wins = std::max(0.0, fit.wins + (curve[0] * slope[1] - curve[1] * slope[0]) / size);
    }
    return fit;
}

struct Bins {
    std::array<double, 10> said{};
    std::array<double, 10> won{};
    std::array<double, 10> count{};

    void add(double probability, double win, double times) {
        auto const bin = static_cast<std::size_t>(std::min(9.0, 10 * probability));
        said[bin] += times * probability;
        won[bin] += times * win;
        count[bin] += times;
    }
    double error() const {
        double sum = 0;
        double all = 0;
        for (std::size_t bin = 0; bin < count.size(); ++bin) {
            sum += std::abs(said[bin] - won[bin]);
            all += count[bin];
        }
        return sum / all;
    }
};

}  // namespace

analysis::Calibration fit(std::vector<Sample> const& samples, Setup const& setup, double length) {
    analysis::Calibration calibration{
        .players = setup.game.players, .decisive_lead = setup.decisive_lead, .length = length};
    std::map<std::uint64_t, int> games;
    for (Sample const& sample : samples) ++games[sample.game];
    double const samples_per_game =
        static_cast<double>(samples.size()) / static_cast<double>(games.size()) / analysis::phases;
    for (int phase = 0; phase < analysis::phases; ++phase) {
        std::vector<Row> rows;
        for (Sample const& sample : samples)
            if (calibration.phase(sample.endings) == phase)
                rows.push_back(
                    {analysis::measures_of(sample.endings, calibration.players, calibration.decisive_lead),
                     sample.win});
        calibration.fit[static_cast<std::size_t>(phase)] =
            fit_rows(rows, calibration.players, samples_per_game);
    }
    return calibration;
}

std::string row_of(Setup const& setup, analysis::Calibration const& calibration) {
    std::string fits;
    for (Fit const& fit : calibration.fit)
        fits += fmt::format("{}{{{:.3f}, {:.3f}}}", fits.empty() ? "" : ", ", fit.points, fit.wins);
    return fmt::format("{{\"{}\", {}, {}, {:.0f}, {{{{{}}}}}}},", setup.type->info().name,
                       calibration.players, calibration.decisive_lead, calibration.length, fits);
}

Agreement agreement(std::vector<Sample> const& samples, analysis::Calibration const& calibration) {
    std::map<std::uint64_t, std::vector<std::pair<double, double>>> games;  // said and won
    for (Sample const& sample : samples) {
        auto const said = calibration.win_probabilities(sample.endings);
        for (std::size_t seat = 0; seat < static_cast<std::size_t>(calibration.players); ++seat)
            games[sample.game].emplace_back(said[seat], sample.win[seat]);
    }
    Bins all;
    std::vector<std::vector<std::pair<double, double>> const*> list;
    for (auto const& [number, pairs] : games) {
        for (auto const& [said, win] : pairs) all.add(said, win, 1);
        list.push_back(&pairs);
    }
    constexpr int resamples = 400;
    std::vector<double> errors;
    Rng rng{1};
    for (int i = 0; i < resamples; ++i) {
        Bins bins;
        for (std::size_t game = 0; game < list.size(); ++game)
            for (auto const& [said, win] :
                 *list[static_cast<std::size_t>(rng.below(static_cast<int>(list.size())))])
                bins.add(said, win, 1);
        errors.push_back(bins.error());
    }
    std::sort(errors.begin(), errors.end());
    double const most = all.count[9];
    return {all.error(),
            errors[resamples / 40],
            errors[resamples - 1 - resamples / 40],
            most > 0 ? all.said[9] / most : 0,
            most > 0 ? all.won[9] / most : 0,
            static_cast<int>(most)};
}

}  // namespace motherlode::review_bench

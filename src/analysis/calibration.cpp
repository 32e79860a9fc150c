#include "analysis/calibration.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace motherlode::analysis {
namespace {

struct Row {
    std::string_view game;
    int players;
    int decisive_lead;
    double length;
    std::array<Fit, phases> fit;
};

constexpr Row rows[]{
    {"", 0, 0, 0, {}},
#include "analysis/calibration.inc"
};

}  // namespace

Calibration calibration_of(std::string_view game, int players, int decisive_lead) {
    Calibration calibration{.players = players, .decisive_lead = decisive_lead};
    int least_distance = max_seats;
    for (Row const& row : rows) {
        int const distance = std::abs(row.players - players);
        bool const fits =
            row.game == game && row.decisive_lead == decisive_lead && (row.players == 1) == (players == 1);
        if (!fits || distance >= least_distance) continue;
        least_distance = distance;
        calibration.length = row.length * players / row.players;
        calibration.fit = row.fit;
    }
    return calibration;
}

// As if one more playout were shared by all, so that no seat is ever without hope.
Measures measures_of(std::span<Ending const> endings, int players, int decisive_lead) {
    Measures measures;
    auto const games = static_cast<double>(endings.size());
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(players); ++seat) {
        double wins = players > 1 ? 1.0 / players : 0.5;
        double score = 0;
        for (Ending const& ending : endings) {
            wins += ending.win[seat];
            score += ending.score[seat];
        }
        measures.points[seat] = score / games / decisive_lead;
        measures.wins[seat] = std::log(wins / (games + 1));
    }
    return measures;
}

std::array<double, max_seats> win_probabilities(Measures const& measures, int players, Fit const& fit) {
    std::array<double, max_seats> weights{};
    double highest = -1e300;
    double sum = 0;
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(players); ++seat) {
        weights[seat] = fit.points * measures.points[seat] + fit.wins * measures.wins[seat];
        highest = std::max(highest, weights[seat]);
    }
    // A single player wins or loses; there is nobody to share with.
    if (players == 1) {
        double const share = std::exp(measures.wins[0]);
        double const odds = std::pow(share / (1 - share), fit.wins);
        return {odds / (1 + odds)};
    }
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(players); ++seat)
        sum += weights[seat] = std::exp(weights[seat] - highest);
    for (double& weight : weights) weight /= sum;
    return weights;
}

int Calibration::phase(std::span<Ending const> endings) const {
    double decisions = 0;
    for (Ending const& ending : endings) {
        if (ending.decisions == 0) return phases / 2;
        decisions += ending.decisions;
    }
    if (length == 0) return phases / 2;
    double const played = 1 - decisions / static_cast<double>(endings.size()) / length;
    return std::clamp(static_cast<int>(std::floor(phases * played)), 0, phases - 1);
}

std::array<double, max_seats> Calibration::win_probabilities(std::span<Ending const> endings) const {
    return analysis::win_probabilities(measures_of(endings, players, decisive_lead), players,
                                       fit[static_cast<std::size_t>(phase(endings))]);
}

}  // namespace motherlode::analysis

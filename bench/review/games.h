#pragma once

#include <string>
#include <vector>

#include "analysis/calibration.h"
#include "kernel/history.h"

// Games between bots, and what the review says about them: docs/analysis.md shows the results.
namespace motherlode::review_bench {

struct Setup {
    GameType const* type = nullptr;
    GameSetup game;
    int decisive_lead = 1;
};

Outcome<Setup> make_setup(std::string const& game, int players, std::vector<std::string> const& options);

// A whole game. The seats get the bots in turn, starting with another one in every game.
History played(Setup const& setup, std::vector<std::string> const& bots, std::uint64_t seed);

// A position of a game: what its playouts measure, and how the game ended.
struct Sample {
    std::uint64_t game = 0;
    std::vector<analysis::Ending> endings;
    std::array<double, max_seats> win{};
};

// Decisions of the game at equal distances, each with playouts from the view of the seat that decides.
std::vector<Sample> samples_of(History const& history, int positions, int playouts);

}  // namespace motherlode::review_bench

#pragma once

#include <string>
#include <vector>

#include "arena/rating.h"
#include "arena/tally.h"

namespace motherlode::arena {

struct ReportHeading {
    std::string title;       // "Gold West, 2 players, 1000 games"
    std::string command;     // the command that reproduces it
    std::string provenance;  // the source of the cards and boards
};

// All results as one self-contained HTML page: ratings, scores, seats, and the win rate by card usage.
std::string report_page(ReportHeading const& heading, Tallies const& tallies,
                        std::vector<Rating> const& ratings, std::vector<std::string> const& bots);

}  // namespace motherlode::arena

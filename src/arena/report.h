#pragma once

#include <string>
#include <vector>

#include "arena/rating.h"
#include "arena/tally.h"

namespace motherlode::arena {

struct ReportHeading {
    std::string title;       // "Gold West, 2 players, 1000 games"
    std::string command;     // that makes it again
    std::string provenance;  // whose cards and boards these are
};

// All that the games tell, as one page of HTML that needs nothing else: ratings, scores, seats, and how those fared who
// did this or that.
std::string report_page(ReportHeading const& heading, Tallies const& tallies,
                        std::vector<Rating> const& ratings, std::vector<std::string> const& bots);

}  // namespace motherlode::arena

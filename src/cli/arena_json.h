#pragma once

#include "cli/arena_output.h"
#include "cli/arena_table.h"

namespace motherlode::cli {

// Everything that the table shows, as one JSON object: docs/arena.md.
std::string arena_json(ArenaPlan const& plan, ArenaOutcome const& outcome, ArenaFigures const& figures,
                       std::vector<arena::RatingsFile::RatedBot> const& rated);

}  // namespace motherlode::cli

#pragma once

#include "arena/sprt.h"
#include "cli/arena_plan.h"

namespace motherlode::cli {

// The games of an arena and everything to report about them.
struct ArenaOutcome {
    arena::Results results;
    std::optional<arena::Sprt> sprt;
    std::vector<TimeLimit> time_limits;  // by bot
    EditionInfo edition;
};

// Adds the games to the ratings file, and writes the table and the requested files. Returns the exit code.
int report_arena(ArenaPlan const& plan, ArenaOutcome const& outcome);

}  // namespace motherlode::cli

#pragma once

#include "arena/sprt.h"
#include "arena/work.h"
#include "cli/commands.h"

namespace motherlode::cli {

// An error, and how to report it: `misuse` or `refuse`.
struct Failure {
    Error error;
    int (*report)(Error const&);
};

// A checked command line of the arena.
struct ArenaPlan {
    ArenaOptions options;  // with the number of players
    GameType const* type;
    GameSetup setup;  // of every game, without its seed and position
    std::vector<SharedText> positions;
    arena::Schedule schedule;
    std::optional<arena::SprtSettings> sprt;
};

Outcome<ArenaPlan, Failure> plan_arena(ArenaOptions options);

arena::Work work_of(ArenaPlan const& plan, std::vector<TimeLimit>& time_limits);

// One line for people: the game and the number of games.
std::string headline(ArenaPlan const& plan);
// The command that plays the same games again.
std::string command_of(ArenaPlan const& plan);
// Everything about the games that a rating depends on: game, options, players, edition, positions.
std::string setup_text(ArenaPlan const& plan, EditionInfo const& edition);

}  // namespace motherlode::cli

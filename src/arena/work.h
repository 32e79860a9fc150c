#pragma once

#include <string>
#include <vector>

#include "arena/schedule.h"
#include "bots/bot.h"
#include "bots/program.h"
#include "kernel/match.h"

namespace motherlode::arena {

// How the games of a schedule are played.
struct Work {
    std::vector<std::string> bots;
    bool with_card_usage = false;
    int threads = 1;
    std::vector<TimeLimit>* time_limits = nullptr;  // by bot; counts this process's searches if set
    ProgramPatience patience{};                     // with external programs

    // For records and starting positions.
    GameType const* type = nullptr;
    GameSetup setup{};                    // of every game, without its seed and position
    std::vector<SharedText> positions{};  // deal n starts from position n modulo their number
    bool with_records = false;
};

// The set-up of one game.
GameSetup setup_of(Work const& work, Schedule::Fixture const& fixture);

// The record of a game with these moves, finished or not.
Outcome<std::string> record_of(Work const& work, Schedule::Fixture const& fixture,
                               std::vector<BotMove> const& moves);

}  // namespace motherlode::arena

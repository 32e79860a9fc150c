#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "bots/program.h"
#include "kernel/history.h"

namespace motherlode::cli {

// An external program in a seat of a game at the terminal: docs/bot-protocol.md.
class ProgramPlayer {
public:
    ProgramPlayer(std::string command, Seat seat) : program_{std::move(command)}, seat_{seat} {}

    // Its decision in the current position, in which the seat must act; or an error.
    Outcome<Action> choose(History const& history);
    // Reports the result of a finished game, once.
    void end(History const& history);

private:
    void report(History const& history);

    Program program_;
    Seat seat_;
    std::vector<std::uint64_t> reported_moves_;  // the hashes after them
    bool is_start_reported_ = false;
    bool is_end_reported_ = false;
};

}  // namespace motherlode::cli

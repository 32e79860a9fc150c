#pragma once

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "analysis/effort.h"
#include "server/limits.h"

namespace motherlode::server {

struct ServerOptions {
    std::string address = "127.0.0.1";
    int port = 8080;  // 0: any that is free
    std::filesystem::path web;
    std::vector<std::string> origins;  // of a front door, such as https://games.example
    Limits limits;
    // Between two decisions of bots while a person watches, so that eyes can follow.
    std::chrono::milliseconds bot_pause{300};
    // On which bots think that take their time; 0: as many as there are cores, but one.
    int thinking_threads = 0;
    // On which reviews are made, with less priority; 0: on half of the cores.
    int review_threads = 0;
    // How much reviews give way to all else, from 0 to 19; bots that think give way by 10.
    int review_niceness = 15;
    // After each action of a review or hint, as far as its bounds of work allow; 0: as many as suit the game.
    int imagined_games = 0;
    // Of reviews and hints, in place of what suits the game: for tests.
    std::optional<analysis::Effort> effort;
    // How long a table stays in memory when nobody is there.
    std::chrono::seconds table_rest{60};
    bool access_log = false;
    // Deals every table alike, so that tests can know what comes; nothing: nobody knows.
    std::optional<std::uint64_t> seed;
};

}  // namespace motherlode::server

#pragma once

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "analysis/effort.h"
#include "server/address.h"
#include "server/limits.h"
#include "server/service_clock.h"

namespace motherlode::server {

struct ServerOptions {
    std::string address = "127.0.0.1";
    int port = 8080;  // 0: any free port
    std::filesystem::path web;
    std::filesystem::path privacy;  // the privacy page; empty: none
    // Where metrics are served; empty: nowhere.
    std::optional<Endpoint> metrics;
    // The socket for the operator's commands; empty: none.
    std::filesystem::path admin_socket;
    std::vector<std::string> origins;  // of a reverse proxy, such as https://games.example
    // The reverse proxies whose word about the client's address is believed. Empty: with `origins`, those on this machine.
    std::vector<Network> trusted_proxies;
    Limits limits;
    // Pause between decisions of bots while a human watches, so that they can follow.
    std::chrono::milliseconds bot_pause{50};
    // Threads for bots that search; 0: all cores but one.
    int thinking_threads = 0;
    // Threads for reviews, with lower priority; 0: half of the cores.
    int review_threads = 0;
    // The niceness of review threads above the server's own, from 0 to 19; bots use 10.
    int review_niceness = 15;
    // Playouts for each action of a review or hint, within its time limit; 0: a number that suits the game.
    int review_playouts = 0;
    // Replaces the effort of reviews and hints in tests.
    std::optional<analysis::Effort> effort;
    // How long an idle table stays in memory.
    std::chrono::seconds idle_table_time{60};
    // Players' clocks stand still for this long after a restart.
    std::chrono::seconds reconnect_grace{30};
    // Replaced in tests.
    SystemClocks clocks = system_clocks();
    // Lifetimes; 0: for ever. A table is unused since its last entry.
    std::chrono::milliseconds unjoined_time =
        std::chrono::hours{24};  // then a table that nobody has used is deleted
    std::chrono::milliseconds idle_time =
        std::chrono::hours{24 * 30};  // then an unfinished table is archived
    std::chrono::milliseconds upkeep_pause = std::chrono::minutes{10};  // between looks for such tables
    // Whether bots play on at a table where no human plays or watches.
    bool bots_play_alone = false;
    bool access_log = false;
    // A fixed seed for every table, for tests only; empty: random.
    std::optional<std::uint64_t> seed;
};

}  // namespace motherlode::server

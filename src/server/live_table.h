#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "store/store.h"
#include "table/table.h"

namespace motherlode::server {

class Session;

// A table in memory, with all its sessions.
struct LiveTable {
    std::string id;
    Table table;
    std::vector<std::string> seat_tokens;  // hashes
    std::string watch_token;
    std::vector<SeatOwner> owners;
    bool archived = false;  // unused for long; does not count as open
    std::size_t bytes = 0;  // of its log

    std::vector<Session*> sessions{};
    int presence = 0;  // incremented when a player arrives or leaves

    // Entries that have been applied to `table` but are not on disk yet. While there are any, nothing about the table
    // is sent.
    std::vector<std::string> unsaved{};
    std::chrono::steady_clock::time_point unsaved_since{};

    Millis used = 0;
    Millis bot_from = 0;    // bots wait until this time, so that people can follow
    bool thinking = false;  // another thread is computing a bot's decision

    int saved() const { return table.version() - static_cast<int>(unsaved.size()); }
    SeatSet connected() const;
    // The seat for a token or, failing that, for a browser's cookie hash; the spectator if it may only watch; empty if
    // it has no access to the table.
    std::optional<Seat> admits(std::optional<std::string_view> token, std::string_view person) const;
};

}  // namespace motherlode::server

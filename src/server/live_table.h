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

// A table in memory, with everybody connected to it.
struct LiveTable {
    std::string id;
    Table table;
    std::vector<std::string> seat_tokens;  // hashes
    std::string watch_token;
    std::vector<SeatOwner> owners;

    std::vector<Session*> sessions{};
    int presence = 0;  // grows when somebody arrives or leaves

    // Entries that have been applied to `table` but are not on disk yet. As long as there are any, nothing about the
    // table is sent to anybody.
    std::vector<std::string> unsaved{};
    std::chrono::steady_clock::time_point unsaved_since{};

    Millis used = 0;
    Millis bot_from = 0;    // bots wait until then, so that people can follow
    bool thinking = false;  // another thread is working on a bot's decision

    int saved() const { return table.version() - static_cast<int>(unsaved.size()); }
    SeatSet connected() const;
    // The seat that a token gives, or else a browser, by the hash of its cookie; the onlooker's where it may only watch;
    // nothing where the table is closed to it.
    std::optional<Seat> admits(std::optional<std::string_view> token, std::string_view person) const;
};

}  // namespace motherlode::server

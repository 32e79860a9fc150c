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

// A table in memory, with those who sit around it.
struct LiveTable {
    std::string id;
    Table table;
    std::vector<std::string> seat_tokens;  // hashes
    std::string watch_token;
    std::vector<SeatOwner> owners;

    std::vector<Session*> sessions{};
    int presence = 0;  // grows when somebody comes or goes

    // What has been applied to `table` but is not on disk yet. As long as there is any, nobody is told
    // anything of the table.
    std::vector<std::string> unsaved{};
    std::chrono::steady_clock::time_point unsaved_since{};

    Millis used = 0;
    Millis bot_from = 0;    // bots wait until then, so that eyes can follow
    bool thinking = false;  // a bot's decision is on its way from another thread

    int saved() const { return table.version() - static_cast<int>(unsaved.size()); }
    SeatSet connected() const;
    // The seat that a token gives, or else a browser, by the hash of its cookie; the onlooker's where it may only watch;
    // nothing where the table is closed to it.
    std::optional<Seat> admits(std::optional<std::string_view> token, std::string_view person) const;
};

}  // namespace motherlode::server

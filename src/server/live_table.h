#pragma once

#include <array>
#include <chrono>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "protocol/client.h"
#include "server/background.h"
#include "store/store.h"
#include "table/table.h"
#include "table/writer.h"

namespace motherlode::server {

class Session;

// How a visitor may open a table.
struct Admission {
    // By an invitation to an open seat; by a one-time link; by a seat's token; by the browser's cookie.
    enum class By : std::uint8_t { watching, invitation, link, token, browser };

    By by = By::watching;
    Seat seat = onlooker;
};

// What opens the seats of a table, as in the store.
struct SeatKeys {
    std::span<SeatToken const> tokens;
    std::span<std::string const> invitations;  // by seat
    std::span<SeatOwner const> owners;

    // `now` is on the wall clock. The invitation to a seat that is taken by now counts as its token in old tables.
    std::optional<Admission> by_token(std::optional<std::string_view> token, Millis now) const;
    std::optional<Admission> by_browser(std::string_view person) const;
};

// A table in memory, with all its sessions.
struct LiveTable : protocol::OpenTable {
    // Hashes by seat: the invitation of an open seat. It also opens a taken seat whose player made the table.
    std::vector<std::string> seat_tokens;
    std::string watch_token;
    std::vector<SeatOwner> owners;
    std::vector<SeatToken> tokens;
    bool archived = false;  // unused for long; does not count as open
    std::size_t bytes = 0;  // of its log

    std::vector<Session*> sessions{};
    int windows_opened = 0;
    SeatSet several_windows{};  // seats whose players know that they have more than one window
    std::array<std::optional<Millis>, max_seats> left{};  // when each player's last connection was lost

    // Entries that have been applied to `table` but are not on disk yet. While there are any, nothing about the table
    // is sent, and nothing else is decided at it.
    std::vector<std::string> unsaved{};
    std::vector<SeatAccess> unsaved_access{};
    std::chrono::steady_clock::time_point unsaved_since{};
    std::deque<std::function<void()>> held{};  // what waits until everything is saved, in order
    std::vector<std::function<void()>> waiting_for_record{};
    std::shared_ptr<History const> game{};  // a copy of the finished game, once another thread has needed it
    std::optional<Millis> delay_announced{};   // when the players were last notified that saving takes long

    Millis used = 0;
    Millis bot_from = 0;                           // bots wait until this time, so that people can follow
    std::optional<Background::Number> thinking{};  // the decision of a bot that another thread computes

    int saved() const { return table.version() - static_cast<int>(unsaved.size()); }
    bool all_saved() const { return unsaved.empty() && unsaved_access.empty(); }
    // The finished game, for other threads.
    std::shared_ptr<History const> finished_game();
    SeatSet connected() const;
    Watchers watchers() const;
    // Whether the player has had no connection for at least this time.
    bool is_absent(Seat seat, Millis least, Millis now) const;
    // Whose address is charged for thinking time: the player connected longest. If no player is connected, the watcher
    // connected longest. Empty if nobody is connected.
    std::string longest_here() const;

    // seats.cpp
    // The seat for a token or, failing that, for a browser's cookie hash; the spectator if it may only watch; empty if
    // it has no access to the table. `now` is on the wall clock.
    std::optional<Admission> admits(std::optional<std::string_view> token, std::string_view person,
                                    Millis now) const;
    SeatAccess access_to(Seat seat) const;
    void replace_access(SeatAccess const& access);
    // Whoever has this cookie gets the seats of another, too.
    void copy_seats(std::string_view from, std::string_view to);
};

}  // namespace motherlode::server

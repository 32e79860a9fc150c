#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "kernel/seat.h"

namespace motherlode {

// Milliseconds, passed in by the caller: a table never reads a clock.
using Millis = std::int64_t;

// A moment on both clocks of a server. Players see `wall`, the time since 1970. Thinking time is counted by `game`, which
// stops while the server is down and does not jump when the system's clock is set.
struct Instant {
    Millis wall = 0;
    Millis game = 0;

    Instant() = default;
    Instant(Millis time) : wall{time}, game{time} {}  // where both clocks agree
    Instant(Millis wall_time, Millis game_time) : wall{wall_time}, game{game_time} {}

    friend bool operator==(Instant const&, Instant const&) = default;
};

// Everything that can happen at a table. The log is append-only and determines the table; the store saves it line by
// line and reads it back after a restart.
struct Entry {
    enum class Kind : std::uint8_t {
        move,
        undo,
        chat,
        name,
        leave,
        come_back,
        time_out,
        ask_undo,
        agree,
        decline,
        hints,
        mute,
        unmute,
        remove,
        resign,
        end,
        replace,
        rematch,
    };

    Kind kind = Kind::move;
    Instant time;
    Seat seat{};
    // undo and ask_undo: remaining moves after it; hints and end: 1 agrees, 0 withdraws; mute, unmute, remove and
    // replace: the seat
    int number = 0;
    // move: the action; chat and name: the words; undo: the request that caused it; rematch: the new table
    std::string text;
    std::string client;  // the client's id of the message that caused it, if it had one

    friend bool operator==(Entry const&, Entry const&) = default;
};

// "wall", or "wall/game" if the clocks differ. Logs of version 0.2 have no game time.
std::string write_time(Instant const& time);
// Empty if it is not valid.
std::optional<Instant> parse_time(std::string_view text);

// Parses one line of the log, without its newline; empty if it is not valid.
std::string write_entry(Entry const& entry);
std::optional<Entry> parse_entry(std::string_view line);

}  // namespace motherlode

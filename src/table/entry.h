#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "kernel/seat.h"

namespace motherlode {

// Milliseconds since 1970, passed in by the caller: a table never reads a clock.
using Millis = std::int64_t;

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
    };

    Kind kind = Kind::move;
    Millis time = 0;
    Seat seat{};
    int number = 0;      // undo and ask_undo: remaining moves after it; hints: 1 agrees, 0 withdraws
    std::string text;    // move: the action; chat and name: the words; undo: the request that caused it
    std::string client;  // the client's id of the message that caused it, if it had one

    friend bool operator==(Entry const&, Entry const&) = default;
};

// Parses one line of the log, without its newline; empty if it is not valid.
std::string write_entry(Entry const& entry);
std::optional<Entry> parse_entry(std::string_view line);

}  // namespace motherlode

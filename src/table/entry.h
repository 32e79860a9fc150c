#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "kernel/seat.h"

namespace motherlode {

// Milliseconds since 1970, given by the caller: a table has no clock of its own.
using Millis = std::int64_t;

// Everything that can happen at a table. Its log is append-only, and the table is what the log makes of
// it: kept in the store line by line, read back after a restart.
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
    int number = 0;  // undo and ask_undo: how many moves are left after it; hints: 1 agrees, 0 takes it back
    std::string text;    // move: the action; chat and name: the words
    std::string client;  // the client's id of the message that brought it about, if it had one

    friend bool operator==(Entry const&, Entry const&) = default;
};

// One line of the log, without its end; nothing where the text is not one.
std::string write_entry(Entry const& entry);
std::optional<Entry> parse_entry(std::string_view line);

}  // namespace motherlode

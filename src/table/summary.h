#pragma once

#include <optional>
#include <string>
#include <vector>

#include "kernel/seat.h"
#include "table/entry.h"

namespace motherlode {

struct SeatScore {
    int total = 0;
    int rank = 0;

    friend bool operator==(SeatScore const&, SeatScore const&) = default;
};

// A table's line in a list of tables, and the time when the table next needs attention.
struct TableSummary {
    std::string game;
    std::vector<std::string> names;  // by seat; empty for an open seat
    int moves = 0;
    SeatSet due;  // the seats that must decide now
    bool finished = false;
    std::vector<SeatScore> scores;  // by seat, of a finished game; games of older programs may have none
    Millis updated = 0;
    // When the next change without a request is due, on the game clock: a clock runs out, or a bot must act (at once).
    std::optional<Millis> wake;

    friend bool operator==(TableSummary const&, TableSummary const&) = default;
};

}  // namespace motherlode

#pragma once

#include <optional>
#include <string>
#include <vector>

#include "kernel/seat.h"
#include "table/entry.h"

namespace motherlode {

// What a list of tables shows of one, and when it needs somebody to look after it.
struct TableSummary {
    std::string game;
    std::vector<std::string> names;  // by seat; empty for an open seat
    int moves = 0;
    SeatSet due;  // the seats that must decide now
    bool finished = false;
    Millis updated = 0;
    // When the table goes on without anybody's doing: a clock runs out, or a bot is due (then at once).
    std::optional<Millis> wake;

    friend bool operator==(TableSummary const&, TableSummary const&) = default;
};

}  // namespace motherlode

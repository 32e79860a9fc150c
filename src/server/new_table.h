#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "kernel/outcome.h"
#include "table/denial.h"
#include "table/setup.h"

namespace motherlode::server {

// Parses a request for a new table (NewTable of docs/protocol.md).
Outcome<TableSetup, Denial> parse_new_table(std::string_view body, Instant const& now);

// A move of a finished game from which a new game should start (Branch of docs/protocol.md).
struct BranchRequest {
    std::string table;
    std::optional<std::string> token;
    int move = 0;
    int seat = 0;
    std::string bot;   // one of those offered to players
    std::string name;  // empty if none is given
};
Outcome<BranchRequest, Denial> parse_branch(std::string_view body);

// {"record": "…"}: continues or shows the recorded game.
Outcome<History, Denial> parse_record_request(std::string_view body);

}  // namespace motherlode::server

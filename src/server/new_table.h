#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "kernel/outcome.h"
#include "table/denial.h"
#include "table/setup.h"

namespace motherlode::server {

// What somebody wants a table to be, as JSON (NewTable of docs/protocol.md).
Outcome<TableSetup, Denial> parse_new_table(std::string_view body, Millis now);

// A moment of a finished game from which somebody wants to play on (Branch of docs/protocol.md).
struct BranchRequest {
    std::string table;
    std::optional<std::string> token;
    int move = 0;
    int seat = 0;
    std::string bot;   // one on offer
    std::string name;  // empty: none is given
};
Outcome<BranchRequest, Denial> parse_branch(std::string_view body);

// {"record": "…"}: its game, to be played on or looked at.
Outcome<History, Denial> parse_record_request(std::string_view body);

}  // namespace motherlode::server

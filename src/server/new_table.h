#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "kernel/outcome.h"
#include "table/denial.h"
#include "table/setup.h"
#include "table/table.h"

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

// A new game for the players of a finished one (Rematch of docs/protocol.md).
struct RematchRequest {
    std::string table;
    std::optional<std::string> token;
    std::vector<std::string> seats;
};
Outcome<RematchRequest, Denial> parse_rematch(std::string_view body);
// The set-up of the old table, with a new deal. The player who asked for the rematch is seated; the others are invited.
Outcome<TableSetup, Denial> rematch_setup(RematchRequest const& request, Table const& old, Seat asking,
                                          Instant const& now);
// For each new seat, the old seat of its player.
std::vector<std::optional<Seat>> old_seats(RematchRequest const& request);

// {"record": "…"}: continues or shows the recorded game.
Outcome<History, Denial> parse_record_request(std::string_view body);

}  // namespace motherlode::server

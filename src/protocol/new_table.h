#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "kernel/outcome.h"
#include "table/denial.h"
#include "table/setup.h"
#include "table/table.h"

namespace motherlode::protocol {

// The longest edition file that a request for a new table can have, as JSON.
inline constexpr std::size_t longest_edition_file = std::size_t{128} * 1024;

// Parses a request for a new table (NewTable of docs/protocol.md). `seed` determines the deal.
Outcome<TableSetup, Denial> parse_new_table(std::string_view body, Instant const& now, std::uint64_t seed);

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
struct Branch {
    TableSetup setup;
    std::vector<Entry> entries;
};
// One human and bots, from that move on. A human without a name gets the one of `asking`.
Outcome<Branch, Denial> branch_of(BranchRequest const& request, Table const& old, Seat asking,
                                  Instant const& now);

// A new game for the players of a finished one (Rematch of docs/protocol.md).
struct RematchRequest {
    std::string table;
    std::optional<std::string> token;
    std::vector<std::string> seats;
};
Outcome<RematchRequest, Denial> parse_rematch(std::string_view body);
// The set-up of the old table, with a new deal. The player who asked for the rematch is seated; the others are invited.
Outcome<TableSetup, Denial> rematch_setup(RematchRequest const& request, Table const& old, Seat asking,
                                          Instant const& now, std::uint64_t seed);
// For each new seat, the old seat of its player.
std::vector<std::optional<Seat>> old_seats(RematchRequest const& request);

// Returned only to the creator of a table.
struct CreatedTable {
    std::string id;
    std::vector<std::string> seat_tokens;  // empty for bots
    std::string watch_token;
};
// The answer to all requests that make a table.
std::string created_json(CreatedTable const& created);

// The table that a saved set-up and log describe.
Outcome<Table> rebuild_table(std::string_view setup, std::span<std::string const> entries);

// {"record": "…"}: continues or shows the recorded game.
Outcome<History, Denial> parse_record_request(std::string_view body);

}  // namespace motherlode::protocol

#pragma once

#include <string_view>

#include "kernel/outcome.h"
#include "table/setup.h"

namespace motherlode::server {

// What somebody wants a table to be, as JSON (NewTable of docs/protocol.md).
Outcome<TableSetup> parse_new_table(std::string_view body, Millis now);

// {"record": "…"}: its game, to be played on or looked at.
Outcome<History> parse_record_request(std::string_view body);

}  // namespace motherlode::server

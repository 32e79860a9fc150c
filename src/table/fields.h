#pragma once

#include <string_view>

#include "kernel/json.h"
#include "table/table.h"

namespace motherlode {

// Parts of docs/protocol.md that are not written for every viewer of every move.

// The constant part: "table" to "listed", and the viewer's "seat".
void write_fixed(JsonWriter& json, Table const& table, Seat viewer, std::string_view id);
void write_clock(JsonWriter& json, ClockRules const& clock);

}  // namespace motherlode

#pragma once

#include <optional>
#include <string_view>

#include "kernel/json.h"
#include "table/summary.h"

namespace motherlode::protocol {

// A TableLine of docs/protocol.md. `seat` is the viewer's own.
void write_table_line(JsonWriter& json, std::string_view table, std::optional<int> seat,
                      TableSummary const& summary);

}  // namespace motherlode::protocol

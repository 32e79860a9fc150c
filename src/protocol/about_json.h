#pragma once

#include <string_view>

#include "kernel/json.h"
#include "kernel/match.h"

namespace motherlode::protocol {

// Fields of the object being written: "name", "rule" and "facts" of a thing, as the viewer knows it; all three are null
// if there is no such thing.
void write_about(JsonWriter& json, Match const& match, Seat viewer, std::string_view kind,
                 std::string_view thing);

}  // namespace motherlode::protocol

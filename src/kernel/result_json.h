#pragma once

#include "kernel/contract.h"
#include "kernel/json.h"

namespace motherlode {

// The scores and ranks as pages and external bots get them: `result` in docs/protocol.md. `ended` says how the players
// ended the game before its last move; empty if they did not.
void write_result(JsonWriter& json, Result const& result, std::string_view ended = {});

}  // namespace motherlode

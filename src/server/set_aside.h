#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "store/store.h"
#include "table/denial.h"
#include "table/table.h"

namespace motherlode::server {

// Why this program cannot continue a table. The table stays in the store: a program that can read it continues it.
struct SetAside {
    enum class Kind : std::uint8_t { other_rules, unreadable };

    Kind kind = Kind::unreadable;
    Error reason;   // for the operator
    Denial denial;  // for visitors
};

// Restores the table from its set-up and its log.
Outcome<Table, SetAside> rebuild(StoredTable const& stored);
// What the set-up alone shows; `rebuild` may find more.
std::optional<SetAside> find_obstacle(std::string_view setup);

// The record for a player of a table that was set aside. Empty if the set-up cannot be read.
std::optional<std::string> record_of(StoredTable const& stored);

}  // namespace motherlode::server

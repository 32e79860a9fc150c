#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "store/sqlite.h"

namespace motherlode {

// The schema history of the store's file: each script upgrades from one version to the next, the first from an empty
// file. Never change a released script; add a new one.
std::span<std::string_view const> store_migrations();

// An error if the file is not one of ours.
std::optional<Error> check_owner(Database& database, std::string const& path);

// Upgrades a file in one transaction. On error the file is unchanged.
std::optional<Error> migrate(Database& database, std::string const& path,
                             std::span<std::string_view const> migrations);

}  // namespace motherlode

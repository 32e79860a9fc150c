#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "store/postgres.h"

namespace motherlode {

// The schema history of the store in PostgreSQL: each script upgrades from one version to the next, the first from an
// empty database. Never change a released script; add a new one.
std::span<std::string_view const> postgres_migrations();

// Upgrades the schema "motherlode" in one transaction, and makes it the one that is used. On error the database is
// unchanged.
std::optional<Error> migrate(Postgres& database, std::span<std::string_view const> migrations);

}  // namespace motherlode

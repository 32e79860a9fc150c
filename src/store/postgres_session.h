#pragma once

#include <optional>
#include <string>

#include "store/postgres.h"

namespace motherlode {

// A connection that has the store for itself, as long as it lasts. PostgreSQL releases its lock when the connection ends.
// `former_process` is the server's process of a connection that this program has lost. If it still has the lock, because
// the server has not noticed the loss, it is ended.
Outcome<Postgres, PostgresError> open_session(std::string const& address,
                                              std::optional<int> former_process = {});

// The oldest version of PostgreSQL that works, as libpq numbers it.
inline constexpr int oldest_postgres = 150'000;

// An error if the server is too old.
std::optional<Error> check_server_version(int version, std::string const& name);

}  // namespace motherlode

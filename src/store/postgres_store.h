#pragma once

#include <memory>
#include <string>

#include "store/store.h"

namespace motherlode {

// A store in a database of PostgreSQL, with the same tables as SQLite's. The store is used by one server at a time; a
// second one is refused. When the connection is lost, the store connects again and continues, unless another server has
// used the database in the meantime.
Outcome<std::unique_ptr<Store>> open_postgres_store(std::string const& address);

}  // namespace motherlode

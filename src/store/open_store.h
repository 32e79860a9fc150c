#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "store/store.h"
#include "store/store_lock.h"

namespace motherlode {

// Where a store is.
struct StoreAddress {
    enum class Kind : std::uint8_t { sqlite, postgres };

    Kind kind = Kind::sqlite;
    std::string place;  // a file, or an address as libpq understands it
};

// “postgres://…”, “postgresql://…” and “postgres:…” are databases of PostgreSQL; all else is a file of SQLite, with or
// without “sqlite:”.
StoreAddress parse_store_address(std::string_view text);

struct OpenStore {
    std::optional<StoreLock> lock;  // of a file; kept until the store is closed
    std::unique_ptr<Store> store;
};

// Opens a store that no other server uses. A new one is created; a file only, not a database of PostgreSQL.
Outcome<OpenStore> open_store(StoreAddress const& address);

}  // namespace motherlode

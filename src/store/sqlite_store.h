#pragma once

#include <memory>
#include <string>

#include "store/store.h"

namespace motherlode {

// A store in one SQLite file. A file of an older version is upgraded; a damaged file, or one of a newer version, is
// refused.
Outcome<std::unique_ptr<Store>> open_sqlite_store(std::string const& path);

}  // namespace motherlode

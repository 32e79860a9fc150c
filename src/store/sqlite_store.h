#pragma once

#include <memory>
#include <string>

#include "store/store.h"

namespace motherlode {

// A store in one SQLite file. A file of an older version of this program is brought up to date; one of a
// newer version, or one that is damaged, is refused.
Outcome<std::unique_ptr<Store>> open_sqlite_store(std::string const& path);

}  // namespace motherlode

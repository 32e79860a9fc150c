#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "store/sqlite.h"

namespace motherlode {

// How the store's file came to look as it does: each script leads from one version to the next, the first
// from an empty file. One that was released is never changed; a new one is added.
std::span<std::string_view const> store_migrations();

// Brings a file up to date in one step, or refuses it and leaves it as it is.
std::optional<Error> migrate(Database& database, std::string const& path,
                             std::span<std::string_view const> migrations);

}  // namespace motherlode

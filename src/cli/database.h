#pragma once

#include <string>

#include "store/open_store.h"

namespace motherlode::cli {

// The store of a server: the given file or address, or else motherlode.db in $XDG_DATA_HOME or in the current folder.
// Creates the folder of a default path.
StoreAddress database_address(std::string const& given);

// The socket through which a server accepts its operator's commands: the given one, or else beside the database file. A
// server with PostgreSQL has it where the file would be.
std::string admin_socket(std::string const& given, std::string const& database);

}  // namespace motherlode::cli

#pragma once

#include <string>

namespace motherlode::cli {

// The database file of a server: the given one, or motherlode.db in $XDG_DATA_HOME or in the current folder. Creates the
// folder of a default path.
std::string database_path(std::string const& given);

// The socket through which a server accepts its operator's commands, beside the database.
std::string admin_socket(std::string const& database);

}  // namespace motherlode::cli

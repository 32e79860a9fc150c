#pragma once

#include <optional>
#include <string>

#include "kernel/outcome.h"

// The files of a database as a whole.
namespace motherlode {

inline constexpr unsigned only_for_owner = 0600;  // the mode of a file

// Only their owner can read the database and its journal, because they contain the seeds of running games. The first
// creates a missing database as an empty file, the second changes the files of an existing one.
void create_protected(std::string const& path);
void protect_files(std::string const& path);

// Files that root creates get the owner of their folder, so that the server can use them under its own user.
void give_to_owner_of_folder(std::string const& path);

// Copies a database, also while a server uses it. The copy must not exist yet; it is complete or missing.
std::optional<Error> back_up(std::string const& database, std::string const& copy);

// Puts a backup in the place of a database that no server uses. The old database stays beside it with the name that is
// returned; the name is empty if there was none.
Outcome<std::string> restore(std::string const& backup, std::string const& database);

}  // namespace motherlode

#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "kernel/outcome.h"

namespace motherlode::cli {

// The whole file, or an error.
Outcome<std::string> read_file(std::string const& path);

// Writes all or nothing: the old contents stay until the new ones are on the disk.
std::optional<Error> write_file(std::string const& path, std::string_view contents);

// The same for contents in chunks that are too large for memory.
using Piece = std::function<void(std::string_view)>;
std::optional<Error> write_file(std::string const& path, std::function<void(Piece const&)> const& contents);

// Before long work: a reason why its result could not be written, as far as that is known.
std::optional<Error> check_writable(std::string const& path);

}  // namespace motherlode::cli

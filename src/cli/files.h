#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "kernel/outcome.h"

namespace motherlode::cli {

// The whole file, or a sentence that says why not.
Outcome<std::string> read_file(std::string const& path);

// Writes all of it or nothing: what stood there before stays until the new contents are on the disk.
std::optional<Error> write_file(std::string const& path, std::string_view contents);

// The same for contents that come in pieces, too large to be held at once.
using Piece = std::function<void(std::string_view)>;
std::optional<Error> write_file(std::string const& path, std::function<void(Piece const&)> const& contents);

// Before long work: what would keep its result from being written, as far as one can tell.
std::optional<Error> check_writable(std::string const& path);

}  // namespace motherlode::cli

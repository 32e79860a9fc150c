#pragma once

#include <optional>
#include <string>

#include "kernel/match.h"

namespace motherlode::cli {

// A position text from a file. The edition is one compiled in, unless a file is named; what a view does not show is
// dealt by the seed.
Outcome<PositionStart> load_position(std::string const& file, std::string const& edition_file,
                                     std::uint64_t seed);

// Prints the position as text: what this seat sees, from 1, or everything. Returns the exit code.
int print_position(Match const& match, std::optional<int> seat);

}  // namespace motherlode::cli

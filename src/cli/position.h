#pragma once

#include <optional>
#include <string>

#include "kernel/match.h"

namespace motherlode::cli {

// A position text from a file. The edition is a compiled-in one, unless a file is named; the seed deals everything that
// a view does not show.
Outcome<PositionStart> load_position(std::string const& file, std::string const& edition_file,
                                     std::uint64_t seed);

// Prints the position as text: the view of this seat, from 1, or everything. Returns the exit code.
int print_position(Match const& match, std::optional<int> seat);

}  // namespace motherlode::cli

#pragma once

#include "arena/ratings_file.h"

namespace motherlode::cli {

// The runs in a ratings file; none if the file does not exist yet.
Outcome<arena::RatingsFile> read_ratings(std::string const& path);

// Adds a run to the file and returns all its runs. Several arenas may do this at the same time.
Outcome<arena::RatingsFile> update_ratings(std::string const& path, arena::RatedRun run);

}  // namespace motherlode::cli

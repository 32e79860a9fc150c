#pragma once

#include <optional>
#include <string_view>

#include "kernel/bot_hooks.h"

namespace motherlode::search {

// The limits of a search: it stops at the first limit that is not 0. With an iteration limit it is the same in every
// run.
struct Budget {
    int iterations = 0;
    int milliseconds = 0;
    int threads = 1;
};

struct Settings {
    Budget budget;
    SearchTraits traits;
    int nodes = 1 << 17;  // the maximum size of the tree, for each thread
    int blunders = 0;     // random decisions out of 100
};

// The settings for a name such as “search:2000” (iterations), “search:50ms”, “search:2000:x2” (threads), or, to compare
// kinds of search, “search:2000:cut20:habits:flat”. `traits` are the game's own, for everything that the name does not
// mention. Empty for any other name.
std::optional<Settings> parse_settings(std::string_view name, SearchTraits const& traits);

}  // namespace motherlode::search

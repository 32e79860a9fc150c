#pragma once

#include <optional>
#include <string_view>

#include "kernel/bot_hooks.h"

namespace motherlode::search {

// How long a search goes on: until the first limit that is not 0. An iteration limit makes it the same in
// every run.
struct Budget {
    int iterations = 0;
    int milliseconds = 0;
    int threads = 1;
};

struct Settings {
    Budget budget;
    SearchTraits traits;
    int nodes = 1 << 17;  // the tree stops growing there, for each thread
    int blunders = 0;     // of 100 decisions, how many are random
};

// The settings behind a name such as “search:2000” (iterations), “search:50ms”, “search:2000:x2” (threads), or, to
// compare ways of searching, “search:2000:cut20:habits:flat”. `traits` are the game's own, for everything the name does
// not mention. Nothing where the name is none of these.
std::optional<Settings> parse_settings(std::string_view name, SearchTraits const& traits);

}  // namespace motherlode::search

#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "bots/game_kind.h"

namespace motherlode::search {

// How a game imagined by the search goes on below the tree.
enum class Playout : std::uint8_t {
    random,
    habits,  // mostly the action that did best so far for its seat, wherever it was played ("MAST")
    guided,  // of a few drawn by lot, the one the evaluation likes best one step ahead
};

// What is known of a game beforehand, and what measured strongest for it (docs/bots.md).
struct Traits {
    std::string_view game;
    int players;  // with so many at most
    int point;    // of the score, in the unit of the game's evaluation
    int close;    // a lead of so many points makes victory likely, not sure
    Playout playout;
    int cut;  // decisions after which a playout is judged by the evaluation; `to_the_end`: never
    double exploration;
    bool foresight;    // arms are weighed by the evaluation one step ahead before they are tried
    bool whole_turns;  // a playout that is cut first ends the turn it is in
};
inline constexpr int to_the_end = -1;

Traits const& traits_of(GameKind const& kind);

// How long a search goes on: until the first limit that is not 0. An iteration limit makes it the same in
// every run.
struct Budget {
    int iterations = 0;
    int milliseconds = 0;
    int threads = 1;
};

struct Settings {
    Budget budget;
    Traits traits;
    int nodes = 1 << 17;  // the tree stops growing there, for each thread
    int blunders = 0;     // of 100 decisions, so many are made by lot
};

// The settings behind a name such as “search:2000” (iterations), “search:50ms”, “search:2000:x2” (threads), or, to
// compare ways of searching, “search:2000:cut20:habits:flat”. Nothing where it is spelled otherwise.
std::optional<Settings> parse_settings(std::string_view name, GameKind const& kind);

}  // namespace motherlode::search

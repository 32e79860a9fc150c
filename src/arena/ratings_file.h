#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "arena/rating.h"

namespace motherlode::arena {

// The part of an arena's results that a ratings file keeps.
struct RatedRun {
    std::string setup;  // game, options, players, edition; runs of different set-ups are rated separately
    int players = 0;    // per game
    std::uint64_t seed = 0;
    std::vector<std::string> bots;
    PairResults results{0};
};

// The results of several arenas in one file, and the ratings that follow from all of them: docs/arena.md.
class RatingsFile {
public:
    // An empty text has no runs.
    static Outcome<RatingsFile> read(std::string_view text, std::string_view origin);
    std::string text() const;

    // A run with the same set-up, bots and seed has the same games: the one with more deals stays.
    void add(RatedRun run);

    struct RatedBot {
        std::string name;
        std::int64_t games;
        Rating rating;
    };
    // The bots of all runs of this set-up, strongest first.
    std::vector<RatedBot> ratings(std::string_view setup) const;

private:
    std::vector<RatedRun> runs_;
};

}  // namespace motherlode::arena

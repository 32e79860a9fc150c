#pragma once

#include <string>
#include <vector>

#include "arena/paired.h"
#include "arena/ratings_file.h"
#include "cli/files.h"
#include "kernel/style.h"

// The results of an arena, for a terminal and for other programs.
namespace motherlode::cli {

// Unique names of the bots: the second of two greedy bots is greedy#2.
std::vector<std::string> bot_labels(std::vector<std::string> const& bots);

// The figures that are computed from all games.
struct ArenaFigures {
    explicit ArenaFigures(arena::Results const& results)
        : ratings{arena::ratings(results)}, by_deal{arena::win_intervals_by_deal(results)} {}

    std::vector<arena::Rating> ratings;
    std::vector<Interval> by_deal;
};

std::string arena_table(arena::Tallies const& tallies, ArenaFigures const& figures,
                        std::vector<std::string> const& labels, Style style);
// The bots of a ratings file.
std::string ratings_table(std::vector<arena::RatingsFile::RatedBot> const& bots, Style style);
// One line for every seat of every game, in chunks, because many games make a long text.
void write_arena_csv(arena::Results const& results, std::vector<std::string> const& labels,
                     Piece const& write);

}  // namespace motherlode::cli

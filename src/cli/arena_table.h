#pragma once

#include <string>
#include <vector>

#include "arena/rating.h"
#include "arena/results.h"
#include "cli/files.h"
#include "kernel/style.h"

// What came out of an arena, for a terminal and for other programs.
namespace motherlode::cli {

// Names that tell the bots apart: of two greedy ones the second is greedy#2.
std::vector<std::string> bot_labels(std::vector<std::string> const& bots);

std::string arena_table(arena::Tallies const& tallies, std::vector<arena::Rating> const& ratings,
                        std::vector<std::string> const& labels, Style style);
// A line for every seat of every game, in pieces: of many games it is long.
void write_arena_csv(arena::Results const& results, std::vector<std::string> const& labels,
                     Piece const& write);

}  // namespace motherlode::cli

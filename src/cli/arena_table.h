#pragma once

#include <string>
#include <vector>

#include "arena/rating.h"
#include "arena/results.h"
#include "cli/files.h"
#include "kernel/style.h"

// The results of an arena, for a terminal and for other programs.
namespace motherlode::cli {

// Unique names of the bots: the second of two greedy bots is greedy#2.
std::vector<std::string> bot_labels(std::vector<std::string> const& bots);

std::string arena_table(arena::Tallies const& tallies, std::vector<arena::Rating> const& ratings,
                        std::vector<std::string> const& labels, Style style);
// One line for every seat of every game, in chunks, because many games make a long text.
void write_arena_csv(arena::Results const& results, std::vector<std::string> const& labels,
                     Piece const& write);

}  // namespace motherlode::cli

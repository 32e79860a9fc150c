#pragma once

#include <string>
#include <vector>

#include "arena/played.h"
#include "kernel/style.h"

// What came out of an arena, for a terminal and for other programs.
namespace motherlode::cli {

// Names that tell the bots apart: of two greedy ones the second is greedy#2.
std::vector<std::string> bot_labels(std::vector<std::string> const& bots);

std::string arena_table(std::vector<arena::Played> const& games, std::vector<std::string> const& labels,
                        Style style);
std::string arena_csv(std::vector<arena::Played> const& games, std::vector<std::string> const& labels);

}  // namespace motherlode::cli

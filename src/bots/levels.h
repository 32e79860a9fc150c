#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>

#include "bots/search/settings.h"

namespace motherlode {

// The opponents people choose from, weakest first, and how long each searches. Time is only a bound, for slow machines
// and long games; iterations make a level the same everywhere.
struct Level {
    std::string_view name;
    search::Budget budget;
};

inline constexpr std::array levels{
    Level{"greenhorn", {.iterations = 40, .milliseconds = 250}},
    Level{"prospector", {.iterations = 80, .milliseconds = 250}},
    Level{"sourdough", {.iterations = 250, .milliseconds = 500}},
    Level{"forty-niner", {.iterations = 200'000, .milliseconds = 1000}},
};

// How often a level does not think at all: so many of 100 decisions. The more a game is decided by chance, the more it
// takes until one level is seen to be weaker than the next (docs/bots.md). The last row is for games that nobody has
// measured.
struct Blunders {
    std::string_view game;
    std::array<int, levels.size()> by_level;
};
inline constexpr std::array blunders{
    Blunders{"boomtown_builders", {55, 24, 6, 0}},
    Blunders{"gold_west", {34, 13, 4, 0}},
    Blunders{"coloma", {28, 11, 4, 0}},
    Blunders{"golden_wilderness", {86, 57, 26, 0}},
    Blunders{"", {45, 14, 0, 0}},
};

// How the bot called `name` searches: a level, or a search spelled in full. Nothing where it does not search.
inline std::optional<search::Settings> search_settings(std::string_view name, std::string_view game) {
    auto const blunders_in = std::find_if(blunders.begin(), blunders.end() - 1,
                                          [game](Blunders const& row) { return row.game == game; });
    for (std::size_t i = 0; i < levels.size(); ++i)
        if (levels[i].name == name)
            return search::Settings{.budget = levels[i].budget,
                                    .traits = search::traits_of(game),
                                    .blunders = blunders_in->by_level[i]};
    return search::parse_settings(name, game);
}

}  // namespace motherlode

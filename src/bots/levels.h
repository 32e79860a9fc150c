#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>

#include "bots/search/settings.h"

namespace motherlode {

// The opponents people choose from, weakest first, and how long each searches. Iterations make a level the same
// everywhere, and time is only a bound for slow machines; but for the last, which thinks as much as a second allows.
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

// What the levels are in a game. The last row is for games that nobody has measured.
struct LevelsIn {
    std::string_view game;
    // How often a level does not think at all: so many of 100 decisions. The more a game is decided by chance, the more it
    // takes until one level is seen to be weaker than the next (docs/bots.md).
    std::array<int, levels.size()> blunders;
    search::Playout of_the_last;  // how it imagines games, having a second for it
};
inline constexpr std::array levels_in{
    LevelsIn{"boomtown_builders", {55, 24, 6, 0}, search::Playout::guided},
    LevelsIn{"gold_west", {34, 13, 4, 0}, search::Playout::random},
    LevelsIn{"coloma", {28, 11, 4, 0}, search::Playout::random},
    LevelsIn{"golden_wilderness", {86, 57, 26, 0}, search::Playout::random},
    LevelsIn{"golden_wilderness_from_easy", {45, 14, 4, 0}, search::Playout::guided},
    LevelsIn{"", {45, 14, 0, 0}, search::Playout::random},
};

// How the bot called `name` searches: a level, or a search spelled in full. Nothing where it does not search.
inline std::optional<search::Settings> search_settings(std::string_view name, GameKind const& kind) {
    auto const level =
        std::find_if(levels.begin(), levels.end(), [name](Level const& one) { return one.name == name; });
    if (level == levels.end()) return search::parse_settings(name, kind);
    auto const in_game = std::find_if(levels_in.begin(), levels_in.end() - 1,
                                      [&kind](LevelsIn const& row) { return row.game == kind.name; });
    search::Settings settings{.budget = level->budget,
                              .traits = search::traits_of(kind),
                              .blunders =
                                  in_game->blunders[static_cast<std::size_t>(level - levels.begin())]};
    if (level == levels.end() - 1) settings.traits.playout = in_game->of_the_last;
    return settings;
}

}  // namespace motherlode

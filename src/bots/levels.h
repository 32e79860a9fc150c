#pragma once

#include <array>
#include <optional>
#include <string_view>

#include "bots/search/settings.h"

namespace motherlode {

// The opponents people choose from, weakest first: how long each searches, and how often it does not think at all.
// Time is only a bound, for slow machines and long games; iterations make a level the same everywhere.
struct Level {
    std::string_view name;
    search::Budget budget;
    int blunders;  // of 100 decisions
};

inline constexpr std::array levels{
    Level{"greenhorn", {.iterations = 40, .milliseconds = 250}, 45},
    Level{"prospector", {.iterations = 80, .milliseconds = 250}, 14},
    Level{"sourdough", {.iterations = 250, .milliseconds = 500}, 0},
    Level{"forty-niner", {.iterations = 200'000, .milliseconds = 1000}, 0},
};

// How the bot called `name` searches: a level, or a search spelled in full. Nothing where it does not search.
inline std::optional<search::Settings> search_settings(std::string_view name, std::string_view game) {
    for (Level const& level : levels)
        if (level.name == name)
            return search::Settings{
                .budget = level.budget, .traits = search::traits_of(game), .blunders = level.blunders};
    return search::parse_settings(name, game);
}

}  // namespace motherlode

#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>

#include "bots/search/settings.h"

namespace motherlode {

// The opponents that players can choose, weakest first, and how long each searches. All but the last count iterations
// only, so they make the same decisions on every machine. The last one has a second, so its decisions depend on the
// machine. The game's BotProfile says how a level plays that game.
struct Level {
    std::string_view name;
    search::Budget budget;
};

inline constexpr std::array<Level, bot_levels> levels{{
    {"greenhorn", {.iterations = 40}},
    {"prospector", {.iterations = 80}},
    {"sourdough", {.iterations = 250}},
    {"forty-niner", {.iterations = 200'000, .milliseconds = 1000}},
}};

// The settings of the bot called `name`: a level, or a search written out in full. Empty if the bot does not search.
inline std::optional<search::Settings> search_settings(std::string_view name, BotProfile const& profile) {
    auto const level = std::find_if(levels.begin(), levels.end(),
                                    [name](Level const& candidate) { return candidate.name == name; });
    if (level == levels.end()) return search::parse_settings(name, profile.search);
    search::Settings settings{.budget = level->budget,
                              .traits = profile.search,
                              .blunders = profile.blunders[static_cast<std::size_t>(level - levels.begin())]};
    if (level == levels.end() - 1) settings.traits.playout = profile.top_level_playout;
    return settings;
}

}  // namespace motherlode

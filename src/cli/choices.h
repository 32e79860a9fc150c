#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "kernel/match.h"

namespace motherlode::cli {

// The game options on a command line.
struct GameChoice {
    std::string game = "boomtown_builders";
    std::vector<std::string> options;  // "name=value"
    std::string edition;  // the name of a compiled-in edition, or a file; empty: the game's default
};

Outcome<GameType const*> chosen_game(std::string_view name);
// The named game, or all games if the name is empty.
Outcome<std::vector<GameType const*>> chosen_games(std::string_view name);

// The checked set-up, without the edition.
Outcome<GameSetup> chosen_setup(GameInfo const& info, GameChoice const& choice, int players,
                                std::uint64_t seed);

// A name with a dot or a slash is a file.
Outcome<EditionSource> chosen_edition(GameInfo const& info, std::string const& name_or_file);

// An error if one of these names is not a bot.
std::optional<Error> check_bots(std::vector<std::string> const& bots);

std::string listed(std::vector<std::string> const& words);

}  // namespace motherlode::cli

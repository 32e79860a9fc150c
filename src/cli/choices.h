#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "kernel/match.h"

namespace motherlode::cli {

// What a command line says about the game to be played.
struct GameChoice {
    std::string game = "boomtown_builders";
    std::vector<std::string> options;  // "name=value"
    std::string edition;               // the name of one compiled in, or a file; empty: the game's default
};

Outcome<GameType const*> chosen_game(std::string_view name);
// That one game, or all of them where none is named.
Outcome<std::vector<GameType const*>> chosen_games(std::string_view name);

// Everything but the edition, checked.
Outcome<GameSetup> chosen_setup(GameInfo const& info, GameChoice const& choice, int players,
                                std::uint64_t seed);

// What has a dot or a slash in it is a file.
Outcome<EditionSource> chosen_edition(GameInfo const& info, std::string const& name_or_file);

// The sentence about a name among `bots` that no bot has, if there is one.
std::optional<Error> check_bots(std::vector<std::string> const& bots);

std::string listed(std::vector<std::string> const& words);

}  // namespace motherlode::cli

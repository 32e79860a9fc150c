#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "kernel/history.h"

namespace motherlode {

// The record of a game as text: save file, wire format, bug report and test fixture in one. docs/record-format.md
// describes it line by line. Version 2 is for games that start from a position, version 3 for games that the writing
// program could not replay; all others are written as version 1.
inline constexpr int record_version = 1;
inline constexpr int record_version_with_position = 2;
inline constexpr int record_version_without_hashes = 3;

std::string write_record(History const& history);

// A game as its log describes it, for a program that does not play this version of its rules.
struct UnreplayedGame {
    struct Move {
        Seat seat{};
        std::string action;
    };

    std::string game;
    int rules = 0;
    std::string edition;  // its name
    GameSetup setup;      // with the options that were chosen, not all of them
    std::vector<Player> players;
    std::vector<Move> moves;
};
std::string write_record(UnreplayedGame const& game);

// Replays the text from its first line to its last. Errors (an unknown field, a wrong hash, an illegal action) are
// reported with their line. The record's edition is one of those compiled in, unless one is given.
Outcome<History> read_record(std::string_view text, std::string_view origin, GameFinder find,
                             std::optional<EditionSource> const& edition = {});

}  // namespace motherlode

#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "kernel/match.h"

// Work that gives the same answer natively and in a browser, for tests/wasm, and work to be timed, for bench/wasm.
namespace motherlode::wasm {

// The fingerprint of a search for the first seat that has a choice after 20 random decisions.
Outcome<std::uint64_t> search_number(GameType const& type, GameSetup const& setup, std::string_view way);

// Answers one request, a line of words. SETUP is GAME PLAYERS SEED and options as NAME=VALUE.
//   games                        one line for each game: its name, least and most players, and options as NAME=VALUE,VALUE
//   replay                       the hash after each move of the record that follows the line
//   steps BOT SETUP              the hash after each move of a game among bots, or of random moves
//   play BOT GAMES SETUP         one line for each game, with consecutive seeds: its number of moves and a hash of all of
//                                its hashes
//   search WAY SETUP             search_number
//   decisions GAMES SETUP        plays random games without hashes; the number of decisions
//   iterations GAMES SETUP       searches at positions spread over random games; the number of iterations
// An answer that starts with "error" says what is wrong.
std::string check(std::string_view request);

}  // namespace motherlode::wasm

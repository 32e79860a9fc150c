#pragma once

#include <string>
#include <vector>

#include "kernel/history.h"
#include "kernel/style.h"

// A game in words and tables: what `play` and `replay` both show.
namespace motherlode::cli {

// How the players are called in sentences: the seat's mark on the board, then the name.
std::vector<std::string> display_names(History const& history, Style style);

// The events `viewer` saw in the moves from `first` up to, but not including, `last`: one sentence per line.
std::string event_lines(History const& history, int first, int last, Seat viewer, Style style);

// The events of the whole game, with a heading over each run of moves by one seat.
std::string log_of(History const& history, Seat viewer, Style style);

// Points by source as they stand; ranks and the tie-break once the game is over.
std::string score_table(History const& history, Style style, int width);

// Game, edition, options, players and seed.
std::string setup_lines(History const& history, Style style);

}  // namespace motherlode::cli

#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "kernel/history.h"
#include "kernel/style.h"

// A game as text and tables, for `play` and `replay`.
namespace motherlode::cli {

// The names of the players in sentences: the seat's mark on the board, then the name.
std::vector<std::string> display_names(History const& history, Style style);

// The events that `viewer` saw in the moves from `first` up to, but not including, `last`: one sentence per line.
std::string event_lines(History const& history, int first, int last, Seat viewer, Style style);

// The events of the whole game, with a heading over each run of moves by one seat.
std::string log_of(History const& history, Seat viewer, Style style);

// Current points by source; ranks and the tie-break when the game is over.
std::string score_table(History const& history, Style style, int width);

// What players do in the game and how they win, in three sentences.
std::string introduction_to(GameInfo const& info);

// "prospector (medium)": a level with its strength in words; other bots by name only.
std::string bot_with_strength(std::string_view bot);

// Game, edition, options, players and seed.
std::string setup_lines(History const& history, Style style);

}  // namespace motherlode::cli

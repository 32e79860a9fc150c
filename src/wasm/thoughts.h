#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "analysis/review.h"
#include "table/table.h"

// Work that takes long. The page gives it to workers of their own, one for each core, so that a table never waits. They
// share no memory, so requests and answers are texts; numbers in them are exact.
namespace motherlode::wasm {

// A line of words, and the record of the game so far. Names of players do not matter.
struct Thought {
    std::string words;
    std::shared_ptr<std::string const> record;

    std::string text() const { return words + '\n' + *record; }
};

// The record for thoughts about this game.
std::shared_ptr<std::string const> record_for_thoughts(History const& history);

// The thoughts that a bot's decision needs. A bot with a time limit thinks in `thinkers` parts, others as they always do.
std::vector<Thought> thoughts_of(BotTask const& task, History const& history, int thinkers);
// The decision that the answers to these thoughts give together; empty if one of them is an error.
std::optional<Action> decision_of(BotTask const& task, std::vector<std::string> const& answers);

// Some decisions of a review.
std::string review_words(int from, int to, bool quick, int playouts);
Outcome<std::vector<analysis::Moment>> read_moments(std::string_view answer);

// The effort of a review of this game; `playouts` replaces the usual number, unless it is 0.
analysis::Effort review_effort(History const& history, int playouts);

// Answers a thought. The first words are
//   bot BOT SEAT PART PARTS     a bot's decision, or one part of its search
//   hint SEAT                   the choices, as JSON
//   finish MOVE GAMES           the seats of simulated endings, as JSON
//   review FROM TO PASS PLAYOUTS
// An answer that starts with "error" says what is wrong.
std::string think(std::string_view request);

}  // namespace motherlode::wasm

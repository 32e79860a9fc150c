#pragma once

#include <atomic>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "analysis/effort.h"
#include "analysis/review.h"
#include "kernel/json.h"
#include "kernel/match.h"

// Analysis results as JSON, see docs/protocol.md.
namespace motherlode::protocol {

// The longest game that is reviewed, in decisions: much longer than real games; a forged record could be that long.
inline constexpr int longest_reviewed = 4000;
// The most simulated endings that a client gets at once.
inline constexpr int most_finishes = 200;

// A Moment. May be called on any thread.
std::string moment_json(History const& history, analysis::Moment const& moment);

// The Accounts by seat.
std::string accounts_json(std::vector<analysis::Account> const& accounts);

// The "players": accuracy and points lost by seat.
std::string players_json(std::vector<analysis::SeatSummary> const& seats);

// The "missed" and the "best" of a whole review.
std::string missed_json(std::vector<analysis::Moment> const& moments);
std::string best_json(std::vector<analysis::Moment> const& moments);

// What a review says about the game as a whole, as JSON; all "null" until it is done.
struct WholeGame {
    std::string accounts = "null";
    std::string players = "null";
    std::string turned = "null";
    std::string missed = "null";
    std::string best = "null";
};
WholeGame whole_game(analysis::Review const& review);

// A message {"t":"review",…} in two parts. The head says how far the review is; `ahead` counts the jobs before it.
JsonWriter review_head(std::string_view id, std::string_view state, int ahead, int done, int total);
std::string review_json(JsonWriter head, std::span<std::string const> moments, WholeGame const& whole);

// The "choices" of a decision in the position `before`, for the seat that decides.
std::string choices_json(Match const& before, Seat seat, std::vector<analysis::Choice> const& choices);

// The "choices" of a hint: the best few.
std::string hint_choices_json(Match const& match, Seat seat, analysis::Effort const& effort,
                              std::atomic<bool> const& stop);
// The effort of a hint at this moment. It never depends on the seed of the game, which determines all hidden information.
analysis::Effort hint_effort(analysis::Effort effort, History const& history);
// A complete message {"t":"hint",…}. `version` is the table's at the request.
std::string hint_json(std::string_view id, int version, std::string_view choices);

// The "seats" of finished playouts.
std::string endings_json(std::vector<analysis::Ending> const& endings, int players);

// A message {"t":"finish",…} in two parts.
JsonWriter finish_head(std::string_view id, int move, std::string_view state, int done, int total);
std::string finish_json(JsonWriter head, std::string_view seats);

}  // namespace motherlode::protocol

#pragma once

#include <string>
#include <vector>

#include "analysis/review.h"
#include "kernel/json.h"

// Analysis results as JSON, see docs/protocol.md.
namespace motherlode::server {

// A Moment. May be called on any thread.
std::string moment_json(History const& history, analysis::Moment const& moment);

// The Accounts by seat.
std::string accounts_json(std::vector<analysis::Account> const& accounts);

// The "players": accuracy and points lost by seat.
std::string players_json(std::vector<analysis::SeatSummary> const& seats);

// The "missed" and the "best" of a whole review.
std::string missed_json(std::vector<analysis::Moment> const& moments);
std::string best_json(std::vector<analysis::Moment> const& moments);

// The "choices" of a decision in the position `before`, for the seat that decides.
std::string choices_json(Match const& before, Seat seat, std::vector<analysis::Choice> const& choices);

// The "seats" of finished playouts.
std::string endings_json(std::vector<analysis::Ending> const& endings, int players);

}  // namespace motherlode::server

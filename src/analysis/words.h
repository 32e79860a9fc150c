#pragma once

#include <string>
#include <vector>

#include "analysis/review.h"
#include "kernel/json.h"

// A review for people and for programs.
namespace motherlode::analysis {

// The players by seat, told apart: “A Ana”, “B greedy”.
std::vector<std::string> names_apart(History const& history);

// “Build the Bank at D3”: the action as its game tells it, in English.
std::string action_words(History const& history, Moment const& moment, Action action);

// What was wrong with a decision that was not fine, and what would have been better: “… gave away 12 % …”.
std::string verdict_words(History const& history, Moment const& moment);

// When the winner went ahead for good, or who plays alone was about to win or lose; empty where there is no such moment.
std::string turning_words(History const& history, Review const& review);

// Shares are in thousandths; an estimate is [mean, low, high].
void write_estimate(Estimate const& estimate, JsonWriter& json);
void write_accounts(std::vector<Account> const& accounts, JsonWriter& json);
void write_json(History const& history, Review const& review, JsonWriter& json);

// A page of HTML with the win share of all seats over the game, and every decision.
std::string review_page(History const& history, Review const& review, std::string const& title);

}  // namespace motherlode::analysis

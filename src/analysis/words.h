#pragma once

#include <memory>
#include <string>
#include <vector>

#include "analysis/review.h"
#include "kernel/json.h"

// A review for people and for programs.
namespace motherlode::analysis {

// The players by seat, told apart: “A Ana”, “B greedy”.
std::vector<std::string> names_apart(History const& history);

// When the winner went ahead for good, or who plays alone was about to win or lose; empty where there is no such moment.
std::string turning_words(History const& history, Review const& review);

// Sentences about the moments of a review. The game is followed from one moment to the next, so they are best asked for
// in its order.
class Teller {
public:
    Teller(History const& history, Review const& review);

    std::vector<std::string> const& names() const { return names_; }  // told apart
    std::string const& name(Seat seat) const { return names_[static_cast<std::size_t>(index(seat))]; }
    std::vector<Moment> const& moments() const { return review_.moments; }

    // “Build the Bank at D3”: the action as its game tells it, in English.
    std::string action(Moment const& moment, Action action);

    // “Move 41, B Ben, missed chance: … gave away 12 % …”: what was wrong with a decision that was not fine, and what would
    // have been better.
    std::string mistake(std::size_t at);
    // “Move 12, A Ana: Bank instead of Church kept 12 % …”.
    std::string praise(std::size_t at);

private:
    // The game as it stood before this move.
    Match const& before(int move);

    History const& history_;
    Review const& review_;
    std::vector<std::string> names_;
    std::unique_ptr<Match> match_;
    int moves_ = 0;  // made in match_
};

// Shares are in thousandths; an estimate is [mean, low, high].
void write_estimate(Estimate const& estimate, JsonWriter& json);
void write_choice(Match const& match, Choice const& choice, JsonWriter& json);
void write_accounts(std::vector<Account> const& accounts, JsonWriter& json);
// The missed chances in the order of the game, and the best decisions with what they kept (story.h); all of them by move.
void write_missed_chances(std::vector<Moment> const& moments, JsonWriter& json);
void write_best_decisions(std::vector<Moment> const& moments, JsonWriter& json);
void write_json(History const& history, Review const& review, JsonWriter& json);

// A page of HTML with the win share of all seats over the game, and every decision.
std::string review_page(History const& history, Review const& review, std::string const& title);

}  // namespace motherlode::analysis

#pragma once

#include <memory>
#include <string>
#include <vector>

#include "analysis/review.h"
#include "kernel/json.h"
#include "kernel/words.h"

// A review as text for people and as JSON for programs.
namespace motherlode::analysis {

// The players by seat, with distinct labels: “A Ana”, “B greedy”.
std::vector<std::string> labelled_names(History const& history);

// The turning point as a sentence; empty if there is none.
std::string turning_words(History const& history, Review const& review);

// Sentences about the moments of a review. It replays the game from one moment to the next, so it is fastest in the
// order of the game.
class Narrator {
public:
    Narrator(History const& history, Review const& review);

    std::vector<std::string> const& names() const { return names_; }  // with labels
    std::string const& name(Seat seat) const { return names_[static_cast<std::size_t>(index(seat))]; }
    std::vector<Moment> const& moments() const { return review_.moments; }

    // “Build the Bank at D3”: the game's description of the action, in English.
    std::string action(Moment const& moment, Action action);

    // “Move 41, B Ben, missed chance: …”: the loss by a decision that was not fine, and the better choice.
    std::string mistake(std::size_t at);
    // “Move 12, A Ana: …”: the gain over the next-best choice.
    std::string praise(std::size_t at);

private:
    // The game before this move.
    Match const& before(int move);

    History const& history_;
    Review const& review_;
    std::vector<std::string> names_;
    std::unique_ptr<Match> match_;
    int moves_ = 0;  // the number of moves applied to match_
};

// Why one choice is better than another: the score sources in which the seat's points at the end differ most.
struct Reason {
    std::size_t source;  // in the order of GameInfo::score_sources
    double points;
};
std::vector<Reason> reasons(Choice const& better, Choice const& worse);
// “+6 Offices, −2 Wanted”; empty without a reason.
std::string reason_words(GameInfo const& info, std::vector<Reason> const& reasons, Language const& language);

// Shares are in thousandths, points in tenths; an estimate is [mean, low, high].
void write_estimate(Estimate const& estimate, JsonWriter& json);
void write_points(Estimate const& estimate, JsonWriter& json);
void write_reasons(GameInfo const& info, std::vector<Reason> const& reasons, JsonWriter& json);
void write_summary(SeatSummary const& seat, JsonWriter& json);
void write_choice(Match const& match, Choice const& choice, JsonWriter& json);
void write_accounts(std::vector<Account> const& accounts, JsonWriter& json);
// The missed chances in the order of the game, and the best decisions with their gain (story.h); all of them by move.
void write_missed_chances(std::vector<Moment> const& moments, JsonWriter& json);
void write_best_decisions(std::vector<Moment> const& moments, JsonWriter& json);
// `version` is the program's.
void write_json(History const& history, Review const& review, Effort const& effort, std::string_view version,
                JsonWriter& json);

// An HTML page with the win probability of all seats over the game, and every decision.
std::string review_page(History const& history, Review const& review, std::string const& title);

}  // namespace motherlode::analysis

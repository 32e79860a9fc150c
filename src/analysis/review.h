#pragma once

#include <atomic>
#include <functional>
#include <optional>
#include <vector>

#include "analysis/effort.h"
#include "analysis/verdict.h"
#include "kernel/history.h"

// A finished game, judged by a strong player: the win probabilities over time, and the value of each decision.
// docs/analysis.md explains the method and the numbers.
namespace motherlode::analysis {

// A decision of the game between at least two actions.
struct Moment {
    int move = 0;  // the number of decisions before it
    Seat seat{};
    std::vector<Choice> choices;  // best first for the seat; includes the one that was played
    int played = 0;               // index of the choice that was played
    // By seat, before the decision. After a move that revealed nothing it is the outlook of that move.
    std::vector<Outlook> before;
    Difference loss{};  // lost against the best choice; 0 if that was played
    Estimate gain{};    // win probability gained over the next-best choice; 0 if the best was not played
    Verdict verdict = Verdict::fine;
    double accuracy = 100;
    bool unclear = false;  // more playouts could change the verdict
    SeatSet due{};         // the seats that had to decide at this time, without knowing each other's choices

    Choice const& best() const { return choices.front(); }
    Choice const& taken() const { return choices[static_cast<std::size_t>(played)]; }
};

// How a seat got from its first outlook to its result: `start` plus `own`, `others` and `luck` is `end`.
struct Balance {
    double start = 0;
    double end = 0;
    double own = 0;     // by its own decisions, compared with those of a reference player
    double others = 0;  // by the decisions of the others
    double luck = 0;    // the remainder: cards, hidden information, and estimation errors
};
struct Account {
    Balance win;     // in win probability: each part is between -1 and 1
    Balance points;  // in points
};

// A seat's decisions as a whole.
struct SeatSummary {
    int decisions = 0;
    double accuracy = 100;   // the mean over its decisions
    double points_lost = 0;  // the mean over its decisions, against the best choices
};

struct Review {
    std::vector<Moment> moments;
    std::vector<SeatSummary> seats{};  // by seat
    std::vector<Account> accounts{};   // by seat; empty if the game is not finished
    int turned = -1;  // the turning point (story.h), as an index into `moments`; -1: there is none
};

// Reports each reviewed decision. A review first looks at all decisions quickly, then again with its whole effort: the
// second moment of a decision replaces the first.
struct ReviewProgress {
    int done;
    int total;
    Moment const* moment;  // null if there was only one action
};

// Whether the move before this one was a choice, and the seat learned nothing from it: then its outlook is the same before
// this move as after the last one. Not for the first move.
bool continues(History const& history, int move);

// Reviews one decision of the game: look_at.h.
using LookAt = std::function<std::optional<Moment>(int move, Effort const& effort)>;

// All decisions from `effort.from` up to `effort.to`. Call GameType::review, which describes it.
Review review(History const& history, Effort const& effort, LookAt const& look_at,
              std::function<void(ReviewProgress const&)> const& report, std::atomic<bool> const& stop);

}  // namespace motherlode::analysis

#pragma once

#include <atomic>
#include <functional>
#include <optional>
#include <vector>

#include "analysis/effort.h"
#include "analysis/verdict.h"
#include "kernel/history.h"

// A finished game, judged by a strong player: the win probabilitys over time, and the value of each decision.
// docs/analysis.md explains the method and the numbers.
namespace motherlode::analysis {

// A decision of the game between at least two actions.
struct Moment {
    int move = 0;  // the number of decisions before it
    Seat seat{};
    std::vector<Choice> choices;  // best first for the seat; includes the one that was played
    int played = 0;               // index of the choice that was played
    Estimate loss;                // win probability lost against the best choice; 0 if that was played
    Estimate gain{};  // win probability gained over the next-best choice; 0 if the best was not played
    Verdict verdict = Verdict::fine;
    SeatSet due{};  // the seats that had to decide at this time, without knowing each other's choices

    Choice const& best() const { return choices.front(); }
    Choice const& taken() const { return choices[static_cast<std::size_t>(played)]; }
};

// How a seat got from its first outlook to its result, in win probability: `start` plus `own`, `others` and `luck` is `end`.
struct Account {
    double start = 0;
    double end = 0;
    double own = 0;     // lost by its own decisions that were not fine: 0 or less
    double others = 0;  // gained or lost by such decisions of the others
    double luck = 0;    // the remainder: cards, hidden information, and estimation errors
};

struct Review {
    std::vector<Moment> moments;
    std::vector<Account> accounts;  // by seat; empty if the game is not finished
    int turned = -1;  // the turning point (story.h), as an index into `moments`; -1: there is none
};

// Reports each reviewed decision.
struct ReviewProgress {
    int done;
    int total;
    Moment const* moment;  // null if there was only one action
};

// Reviews one decision of the game: look_at.h.
using LookAt = std::function<std::optional<Moment>(int move)>;

// All decisions from `effort.from` on. Call GameType::review, which describes it.
Review review(History const& history, Effort const& effort, LookAt const& look_at,
              std::function<void(ReviewProgress const&)> const& report, std::atomic<bool> const& stop);

}  // namespace motherlode::analysis

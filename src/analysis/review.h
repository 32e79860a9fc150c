#pragma once

#include <atomic>
#include <functional>
#include <optional>
#include <vector>

#include "analysis/effort.h"
#include "analysis/verdict.h"
#include "kernel/history.h"

// What a finished game looks like to somebody who plays well: who was winning when, and what each decision was worth.
// docs/analysis.md tells how it is found out and what it means.
namespace motherlode::analysis {

// A decision of the game between at least two actions.
struct Moment {
    int move = 0;  // decisions of the game before it
    Seat seat{};
    std::vector<Choice> choices;  // the best for the seat first; the one that was played is among them
    int played = 0;               // which that is
    Estimate lost;                // win share the seat gave away against the best; 0 where it played that
    Estimate kept{};  // win share the seat kept against the next best; 0 where it did not play the best
    Verdict verdict = Verdict::fine;
    SeatSet due{};  // who had to decide then: what one of them did the others could not know

    Choice const& best() const { return choices.front(); }
    Choice const& taken() const { return choices[static_cast<std::size_t>(played)]; }
};

// A seat's way from its first outlook to its result, in win share: `own`, `others` and `luck` lead from `start` to `end`.
struct Account {
    double start = 0;
    double end = 0;
    double own = 0;     // given away by its own decisions that were not fine: 0 or less
    double others = 0;  // what such decisions of the others gave it or took from it
    double luck = 0;    // the rest: cards, what was hidden, and the error of the estimates
};

struct Review {
    std::vector<Moment> moments;
    std::vector<Account> accounts;  // by seat; empty where the game is not finished
    int turned = -1;  // the moment from which on it stood as it ended (story.h); -1: there is none
};

// One more decision has been looked at.
struct Looked {
    int done;
    int total;
    Moment const* moment;  // nothing where there was nothing to decide
};

// Looks at one decision of the game: look_at.h.
using LookAt = std::function<std::optional<Moment>(int move)>;

// All decisions from `effort.from` on. GameType::review describes it; call that one.
Review review(History const& history, Effort const& effort, LookAt const& look_at,
              std::function<void(Looked const&)> const& report, std::atomic<bool> const& stop);

}  // namespace motherlode::analysis

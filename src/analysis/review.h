#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "kernel/history.h"

// What a finished game looks like to somebody who plays well: who was winning when, and what each decision was worth.
// docs/analysis.md tells how it is found out and what it means.
namespace motherlode::analysis {

// A mean over imagined games, with its 95 % interval.
struct Estimate {
    double value = 0;
    double low = 0;
    double high = 0;
};

// What a seat can look forward to.
struct Outlook {
    Estimate win;      // share of the win, from 0 to 1
    double score = 0;  // at the end
};

struct Choice {
    Action action;
    std::vector<Outlook> outlook;  // by seat, if it is taken
};

enum class Verdict : std::uint8_t { fine, inaccuracy, mistake, blunder };

// A decision of the game between at least two actions.
struct Moment {
    int move = 0;  // decisions of the game before it
    Seat seat{};
    std::vector<Choice> choices;  // the best for the seat first; the one that was played is among them
    int played = 0;               // which that is
    Estimate lost;                // win share the seat gave away against the best; 0 where it played that
    Verdict verdict = Verdict::fine;

    Choice const& best() const { return choices.front(); }
    Choice const& taken() const { return choices[static_cast<std::size_t>(played)]; }
};

// A seat's way from an even start to its result, in win share. The four add up to `end - start`.
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
    int turned =
        -1;  // the moment from which on the winner was ahead for good; -1: there is none, or no single winner
};

struct Effort {
    int from = 0;          // the first decision that is looked at
    int iterations = 300;  // of the search that makes the short list
    int listed = 3;        // actions on it, besides the one played
    int playouts = 40;     // imagined games for each of them
    std::uint64_t seed = 1;
    int threads = 1;
};

// `progress` is called with the moments done and their number, from any thread, one call at a time. Once `stop` is set
// the review ends soon, with what it has. The same history and effort give the same review, whatever the threads.
Review review(History const& history, Effort const& effort, std::function<void(int, int)> const& progress,
              std::atomic<bool> const& stop);

std::string_view verdict_name(Verdict verdict);

}  // namespace motherlode::analysis

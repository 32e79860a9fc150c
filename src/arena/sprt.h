#pragma once

#include <string_view>

#include "arena/results.h"

namespace motherlode::arena {

// A sequential probability ratio test (Wald) of two bots. H0: the first bot is `elo0` rating points stronger than the
// second. H1: it is `elo1` points stronger.
struct SprtSettings {
    double elo0 = 0;
    double elo1 = 0;
    double alpha = 0.05;  // the probability of accepting H1 if H0 is true
    double beta = 0.05;   // the probability of accepting H0 if H1 is true
};

// From "0,20" or "0,20,0.01,0.1": elo0, elo1, alpha, beta.
Outcome<SprtSettings> parse_sprt(std::string_view text);

// Both games of a deal are one observation, because they are related. The deals count in their order, not in the order
// in which they end, so that the test stops at the same deal with any number of threads.
class Sprt {
public:
    enum class Verdict : std::uint8_t { undecided, h0, h1 };

    explicit Sprt(SprtSettings const& settings) : settings_{settings} {}

    // Counts the complete deals of the results until the test is decided.
    void advance(Results const& results);
    // A deal in which the first bot got this many half wins, from 0 to 4.
    void add(int half_wins);

    Verdict verdict() const;
    std::size_t deals() const { return deals_; }
    SprtSettings const& settings() const { return settings_; }
    // The log-likelihood ratio of H1 to H0, for normally distributed deals of unknown variance. The variance includes
    // one more won and one more lost deal, so that the first few deals cannot decide.
    double ratio() const;
    double lower_bound() const;  // accepts H0
    double upper_bound() const;  // accepts H1

private:
    SprtSettings settings_;
    std::size_t deals_ = 0;
    std::int64_t half_wins_ = 0;
    std::int64_t squares_ = 0;
};

}  // namespace motherlode::arena

#pragma once

#include <array>
#include <optional>

#include "kernel/seat.h"
#include "table/setup.h"

namespace motherlode {

// The clocks of all seats. Time passes only by `advance`, so the log determines the clocks.
class Clock {
public:
    // After a bot has played for an absent player, the player gets at least this much time on return (or the increment,
    // if that is more). Leaving and returning without such a move adds nothing.
    static constexpr Millis least_after_return = 30'000;

    Clock(ClockRules const& rules, Millis start);

    ClockRules const& rules() const { return rules_; }
    Millis time() const { return time_; }

    // Advances the running clocks. A time before the last one counts as the last one.
    void advance(Millis now);
    // Sets which clocks run from now on.
    void run(SeatSet running);
    void human_moved(Seat seat);
    void bot_moved(Seat seat);
    void undone(Seat seat);  // one decision of the seat
    void came_back(Seat seat);

    bool runs(Seat seat) const { return running_.contains(seat); }
    // Remaining milliseconds, never below 0; empty if the table has no clock.
    std::optional<Millis> remaining(Seat seat, Millis now) const;
    // The seats whose time has run out.
    SeatSet run_out(Millis now) const;
    std::optional<Millis> next_deadline() const;

private:
    ClockRules rules_;
    Millis time_;
    SeatSet running_;
    std::array<Millis, max_seats> remaining_{};
    // The increment is added when a seat reaches a number of decisions for the first time. A decision repeated after an
    // undo adds nothing.
    std::array<int, max_seats> decisions_{};
    std::array<int, max_seats> most_decisions_{};
    SeatSet helped_;  // a bot has decided for them since they left
};

}  // namespace motherlode

#pragma once

#include <array>
#include <optional>

#include "kernel/seat.h"
#include "table/setup.h"

namespace motherlode {

// The clocks of all seats. Time passes by `advance` only, so they follow from the times in the log.
class Clock {
public:
    // Whoever returns with less than this after a bot has decided for them gets as much (or the increment, if
    // that is more), so that play can go on. Leaving and returning alone brings nothing.
    static constexpr Millis least_after_return = 30'000;

    Clock(ClockRules const& rules, Millis start);

    ClockRules const& rules() const { return rules_; }
    Millis time() const { return time_; }

    // Lets the time of the running clocks pass. A time before the last one counts as the last one.
    void advance(Millis now);
    // Which clocks run from now on.
    void run(SeatSet running);
    void human_moved(Seat seat);
    void bot_moved(Seat seat);
    void taken_back(Seat seat);  // one decision of the seat
    void came_back(Seat seat);

    // Milliseconds left, never below 0; nothing where the table has no clock.
    std::optional<Millis> left(Seat seat, Millis now) const;
    // The seats whose time is over.
    SeatSet run_out(Millis now) const;
    std::optional<Millis> next_deadline() const;

private:
    ClockRules rules_;
    Millis time_;
    SeatSet running_;
    std::array<Millis, max_seats> left_{};
    // An increment is for reaching a number of decisions for the first time: one made again after an undo
    // brings none.
    std::array<int, max_seats> decisions_{};
    std::array<int, max_seats> most_decisions_{};
    SeatSet helped_;  // a bot has decided for them since they left
};

}  // namespace motherlode

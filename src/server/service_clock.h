#pragma once

#include <functional>
#include <optional>

#include "table/entry.h"

namespace motherlode::server {

// The clocks of the system, in milliseconds; tests replace them.
struct SystemClocks {
    std::function<Millis()> wall;    // since 1970; jumps when it is set
    std::function<Millis()> steady;  // never jumps; starts anywhere
};
SystemClocks system_clocks();

// The time of a server. Limits and timers use the steady clock. Tables use the game clock, which runs only while the
// server runs: it is saved and continues after a restart, but only after a grace period in which players can reconnect.
class ServiceClock {
public:
    explicit ServiceClock(SystemClocks clocks);

    // `saved` is the game time of the previous run; empty for a new store.
    void start(std::optional<Millis> saved, Millis grace);

    Millis steady() const { return started_.wall + clocks_.steady() - steady_at_start_; }
    Instant now() const;
    // The steady time at which the game clock reaches this time.
    Millis steady_at(Millis game) const { return started_.wall + grace_ + game - started_.game; }

private:
    SystemClocks clocks_;
    Instant started_;
    Millis steady_at_start_;
    Millis grace_ = 0;
};

}  // namespace motherlode::server

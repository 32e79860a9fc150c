#include "server/service_clock.h"

#include <algorithm>
#include <chrono>

namespace motherlode::server {
namespace {

template <class Clock>
Millis read() {
    return std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now().time_since_epoch()).count();
}

}  // namespace

SystemClocks system_clocks() { return {read<std::chrono::system_clock>, read<std::chrono::steady_clock>}; }

ServiceClock::ServiceClock(SystemClocks clocks)
    : clocks_{std::move(clocks)}, started_{clocks_.wall()}, steady_at_start_{clocks_.steady()} {}

void ServiceClock::start(std::optional<Millis> saved, Millis grace) {
    started_ = {clocks_.wall(), saved.value_or(clocks_.wall())};
    steady_at_start_ = clocks_.steady();
    grace_ = saved ? grace : 0;
}

Instant ServiceClock::now() const {
    Millis const running = clocks_.steady() - steady_at_start_ - grace_;
    return {clocks_.wall(), started_.game + std::max<Millis>(0, running)};
}

}  // namespace motherlode::server

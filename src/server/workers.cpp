#include "server/workers.h"

#include <algorithm>
#include <ctime>
#include <thread>

namespace motherlode::server {
namespace {

constexpr int niceness = 5;  // people wait for this work, but play comes first

// With two threads, one long record does not keep everybody waiting.
int worker_threads() { return std::max(2, static_cast<int>(std::thread::hardware_concurrency()) / 2); }

Millis steady_now() {
    auto const time = std::chrono::steady_clock::now().time_since_epoch();
    return std::chrono::duration_cast<std::chrono::milliseconds>(time).count();
}

}  // namespace

double ProcessorTime::now() {
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) / 1e9;
}

Workers::Workers(Loop& loop, ServerOptions const& options, Metrics& metrics)
    : times_{options.limits.time_per_second, options.limits.time_burst},
      jobs_{loop,
            {.threads = worker_threads(),
             .niceness = niceness,
             .waiting = options.limits.work_waiting,
             .per_address = options.limits.work_per_address},
            metrics.work} {}

bool Workers::has_time(std::string_view address) const { return times_.has_some(address, steady_now()); }

void Workers::charge(std::string_view address, double seconds) {
    if (address.empty()) return;
    if (times_.is_large()) times_.sweep(steady_now());
    times_.spend(address, steady_now(), seconds);
}

}  // namespace motherlode::server

#pragma once

#include <atomic>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>

#include "server/loop.h"
#include "server/metrics.h"
#include "server/thinkers.h"

namespace motherlode::server {

// Long work that somebody has asked for and may lose interest in, on threads that give way to all else. First come,
// first served. The loop keeps the queue and hears of everything; only the work itself is done elsewhere.
class Background {
public:
    using Number = std::uint64_t;

    struct Job {
        std::string address;  // of who asked for it
        // On another thread; it should end soon once the flag is set, and tell the loop by `post` alone.
        std::function<void(std::atomic<bool> const&)> work;
        // On the loop; neither is called once the job is cancelled.
        std::function<void()> begun;
        std::function<void()> done;
    };
    struct Bounds {
        int threads;
        int niceness;
        int waiting;
        int per_address;  // of those that wait or run
    };

    Background(Loop& loop, Bounds const& bounds, Metrics& metrics);
    // Stops what is under way.
    ~Background();
    Background(Background const&) = delete;
    Background& operator=(Background const&) = delete;

    // Whether there is room for another job of this address.
    bool has_room(std::string_view address) const;
    // Begins soon, but not before this returns.
    Number add(Job job);
    void cancel(Number number);
    // How many come before it; 0 once it has begun.
    int ahead(Number number) const;

private:
    struct Waiting {
        Number number;
        Job job;
    };
    struct Running {
        std::string address;
        std::function<void()> done;
        std::shared_ptr<std::atomic<bool>> stop;
    };

    void begin_next();
    void ended(Number number);
    void count();

    Loop& loop_;
    Bounds bounds_;
    Metrics& metrics_;
    Number next_ = 1;
    std::deque<Waiting> waiting_;
    std::unordered_map<Number, Running> running_;
    std::int64_t counted_waiting_ = 0;
    std::int64_t counted_running_ = 0;
    Thinkers threads_;  // last, so that nobody works on what is gone
};

}  // namespace motherlode::server

#pragma once

#include <atomic>
#include <chrono>
#include <functional>
#include <limits>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>

#include "server/fair_queue.h"
#include "server/loop.h"
#include "server/metrics.h"
#include "server/thinkers.h"

namespace motherlode::server {

// Long work on low-priority threads, such as bots that search and reviews, in a fair order. The loop manages the queue
// and receives all reports; only the work itself runs elsewhere.
class Background {
public:
    using Number = FairQueue::Number;

    struct Job {
        std::string address{};  // of the client; empty if there is none
        bool attended = true;   // somebody is waiting for it
        // Runs on another thread. It should end soon after the flag is set, and may reach the loop only by `post`.
        std::function<void(std::atomic<bool> const&)> work;
        // Run on the loop; neither is called after the job is cancelled.
        std::function<void()> begun = [] {};
        std::function<void()> done;
    };
    struct Bounds {
        int threads;
        int niceness;
        int waiting = std::numeric_limits<int>::max();
        int per_address = std::numeric_limits<int>::max();  // waiting or running jobs
    };

    Background(Loop& loop, Bounds const& bounds, JobMetrics& metrics);
    // Cancels running work.
    ~Background();
    Background(Background const&) = delete;
    Background& operator=(Background const&) = delete;

    // Whether this address may start another job. If the queue is full, only if it has none.
    bool has_room(std::string_view address) const;
    // Starts soon, but not before this returns.
    Number add(Job job);
    // Somebody has come to wait for it, or nobody does any more. Nothing happens if it has started.
    void change(Number number, std::string_view address, bool attended);
    void cancel(Number number);
    // About how many jobs come before it; 0 when it has started.
    int ahead(Number number) const;

private:
    struct Running {
        std::string address;
        std::chrono::steady_clock::time_point since;
        std::function<void()> done;
        std::shared_ptr<std::atomic<bool>> stop;
    };

    void begin_next();
    void ended(Number number);
    void count();

    Loop& loop_;
    Bounds bounds_;
    JobMetrics& metrics_;
    Number next_ = 1;
    FairQueue queue_;
    std::unordered_map<Number, Job> waiting_;
    std::unordered_map<Number, Running> running_;
    std::int64_t counted_waiting_ = 0;
    std::int64_t counted_running_ = 0;
    Thinkers threads_;  // last member, so that the threads end before the others are destroyed
};

}  // namespace motherlode::server

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

// Long work for clients that may stop waiting, on low-priority threads, in the order of the requests. The loop manages
// the queue and receives all reports; only the work itself runs elsewhere.
class Background {
public:
    using Number = std::uint64_t;

    struct Job {
        std::string address;  // of the client
        // Runs on another thread. It must end soon after the flag is set, and may reach the loop only by `post`.
        std::function<void(std::atomic<bool> const&)> work;
        // Run on the loop; neither is called after the job is cancelled.
        std::function<void()> begun;
        std::function<void()> done;
    };
    struct Bounds {
        int threads;
        int niceness;
        int waiting;
        int per_address;  // waiting or running jobs
    };

    Background(Loop& loop, Bounds const& bounds, Metrics& metrics);
    // Cancels running work.
    ~Background();
    Background(Background const&) = delete;
    Background& operator=(Background const&) = delete;

    // Whether this address may start another job.
    bool has_room(std::string_view address) const;
    // Starts soon, but not before this returns.
    Number add(Job job);
    void cancel(Number number);
    // The number of jobs before it; 0 when it has started.
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
    Thinkers threads_;  // last member, so that the threads end before the others are destroyed
};

}  // namespace motherlode::server

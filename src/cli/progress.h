#pragma once

#include <atomic>
#include <chrono>
#include <mutex>
#include <string>

namespace motherlode::cli {

// A progress bar with rate and remaining time during a long job, on stderr, if that is a terminal. It erases itself
// when done.
class Progress {
public:
    Progress(long total, std::string unit);
    ~Progress();
    Progress(Progress const&) = delete;
    Progress& operator=(Progress const&) = delete;

    // Counts one more; may be called from any thread.
    void advance();

private:
    using Clock = std::chrono::steady_clock;

    void draw(long done, Clock::time_point now) const;

    long total_;
    std::string unit_;
    bool shown_;
    Clock::time_point start_ = Clock::now();
    std::atomic<long> done_ = 0;
    std::mutex drawing_;
    Clock::time_point last_drawn_ = start_;
};

}  // namespace motherlode::cli

#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>

namespace motherlode::server {

// A histogram of durations, with Prometheus buckets.
class Histogram {
public:
    void observe(double seconds);
    void write(std::string& text, std::string_view name, std::string_view help) const;

private:
    static constexpr std::array<double, 13> bounds{0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05,
                                                   0.1,    0.25,  1.0,    5.0,   15.0, 60.0};
    std::array<std::uint64_t, bounds.size() + 1> counts_{};
    double sum_ = 0;
};

// Of work on other threads.
struct JobMetrics {
    std::int64_t waiting = 0;
    std::int64_t running = 0;
    std::uint64_t done = 0;
    std::uint64_t dropped = 0;  // cancelled because no client was waiting
    Histogram wait_seconds;
};

// The contents of `GET /metrics`. Only one thread counts, so these are plain numbers.
struct Metrics {
    std::int64_t tables_loaded = 0;
    std::int64_t tables_open = 0;
    std::int64_t tables_set_aside = 0;
    std::int64_t sockets = 0;
    std::size_t bodies_on_the_way = 0;  // bytes
    JobMetrics jobs;                    // reviews, hints, playouts
    JobMetrics thinking;                // bots that search
    JobMetrics work;                    // loading tables, reading and writing records
    std::uint64_t tables_made = 0;
    std::uint64_t moves = 0;
    std::uint64_t bot_moves = 0;
    std::uint64_t messages_in = 0;
    std::uint64_t messages_out = 0;
    std::uint64_t bytes_out = 0;
    std::uint64_t slow_readers = 0;
    std::uint64_t commits = 0;
    std::uint64_t entries = 0;
    std::uint64_t commit_failures = 0;
    Histogram commit_seconds;
    Histogram move_seconds;  // from the arrival of the message until the answers are passed to the sockets
    std::map<std::string, std::uint64_t, std::less<>> errors;  // by code
    std::map<int, std::uint64_t> responses;                    // by status

    std::string text() const;
};

// Measures until the end of its scope.
class Stopwatch {
public:
    explicit Stopwatch(Histogram& histogram) : histogram_{histogram} {}
    ~Stopwatch() {
        histogram_.observe(std::chrono::duration<double>(std::chrono::steady_clock::now() - start_).count());
    }
    Stopwatch(Stopwatch const&) = delete;
    Stopwatch& operator=(Stopwatch const&) = delete;

private:
    Histogram& histogram_;
    std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
};

}  // namespace motherlode::server

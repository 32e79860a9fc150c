#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <memory>
#include <mutex>
#include <set>
#include <string>
#include <vector>

#include "store/store.h"

namespace motherlode::server::testing {

// The server's thread waits here while the gate is closed.
class Gate {
public:
    void close();
    void open();
    // Waits until the server's thread waits; false if it does not within five seconds.
    bool wait_until_reached();
    void pass();

private:
    std::mutex mutex_;
    std::condition_variable changed_;
    bool closed_ = false;
    bool reached_ = false;
};

// How a test controls and observes the disk.
class SlowDisk {
public:
    Gate append;
    Gate load;
    std::chrono::milliseconds append_time{0};  // set before the server starts

    // From now on nothing can be saved for this table, until it is repaired.
    void break_table(std::string const& table);
    void mend();
    bool broken(std::string const& table) const;

    // As if another process had locked the database: nothing can be saved at the moment.
    void lock(bool locked) { locked_ = locked; }
    bool locked() const { return locked_; }

    void note_batch(std::size_t tables);
    std::size_t largest_batch() const;

private:
    mutable std::mutex mutex_;
    std::set<std::string> broken_;
    std::size_t largest_batch_ = 0;
    std::atomic<bool> locked_ = false;
};

// A store in memory that is as slow and as broken as the test's disk.
std::unique_ptr<Store> make_slow_store(SlowDisk& disk);

}  // namespace motherlode::server::testing

#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace motherlode::server {

// The threads on which bots think that take their time, so that the loop waits for none of them. First come, first
// served; whoever gives work gives one piece at a time for each table, which bounds what can wait.
class Thinkers {
public:
    // 0: all cores but the one the loop runs on.
    explicit Thinkers(int threads);
    // Drops what nobody has begun.
    ~Thinkers();
    Thinkers(Thinkers const&) = delete;
    Thinkers& operator=(Thinkers const&) = delete;

    void add(std::function<void()> work);

private:
    void run();

    std::mutex mutex_;
    std::condition_variable changed_;
    std::deque<std::function<void()>> waiting_;
    bool stopping_ = false;
    std::vector<std::thread> threads_;
};

}  // namespace motherlode::server

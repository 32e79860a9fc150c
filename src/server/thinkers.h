#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace motherlode::server {

// Threads for what takes its time, such as bots that think, so that the loop waits for none of it. First come, first
// served; whoever gives work bounds how much of it can wait.
class Thinkers {
public:
    // `niceness`: how much they give way to others, from 0 to 19.
    Thinkers(int threads, int niceness);
    // Drops what nobody has begun.
    ~Thinkers();
    Thinkers(Thinkers const&) = delete;
    Thinkers& operator=(Thinkers const&) = delete;

    void add(std::function<void()> work);

private:
    void run(int niceness);

    std::mutex mutex_;
    std::condition_variable changed_;
    std::deque<std::function<void()>> waiting_;
    bool stopping_ = false;
    std::vector<std::thread> threads_;
};

}  // namespace motherlode::server

#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace motherlode::server {

// Threads for slow work, such as bots that search, so that the loop never waits for it. Work runs in the order it was
// added; callers limit how much of it can wait.
class Thinkers {
public:
    // `niceness` is added to the server's own, so it lowers their priority.
    Thinkers(int threads, int niceness);
    // Drops work that has not started.
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

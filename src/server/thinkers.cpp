#include "server/thinkers.h"

#include <algorithm>
#include <utility>

#include <sys/resource.h>

namespace motherlode::server {
namespace {

// On Linux niceness applies to each thread, and a new thread has that of the server. With few cores, people have
// priority over bots, and bots over reviews.
void give_way(int niceness) {
    constexpr int lowest_priority = 19;
    int const own = getpriority(PRIO_PROCESS, 0);
    setpriority(PRIO_PROCESS, 0, std::min(own + niceness, lowest_priority));
}

}  // namespace

Thinkers::Thinkers(int threads, int niceness) {
    for (int i = 0; i < threads; ++i) threads_.emplace_back([this, niceness] { run(niceness); });
}

Thinkers::~Thinkers() {
    {
        std::lock_guard const lock{mutex_};
        stopping_ = true;
        waiting_.clear();
    }
    changed_.notify_all();
    for (std::thread& thread : threads_) thread.join();
}

void Thinkers::add(std::function<void()> work) {
    {
        std::lock_guard const lock{mutex_};
        waiting_.push_back(std::move(work));
    }
    changed_.notify_one();
}

void Thinkers::run(int niceness) {
    give_way(niceness);
    std::unique_lock lock{mutex_};
    for (;;) {
        changed_.wait(lock, [this] { return stopping_ || !waiting_.empty(); });
        if (stopping_) return;
        std::function<void()> const work = std::move(waiting_.front());
        waiting_.pop_front();
        lock.unlock();
        work();
        lock.lock();
    }
}

}  // namespace motherlode::server

#include "server/thinkers.h"

#include <utility>

#include <sys/resource.h>

namespace motherlode::server {
namespace {

// On Linux niceness applies to each thread. With few cores, people have priority over bots, and bots over reviews.
void give_way(int niceness) { setpriority(PRIO_PROCESS, 0, niceness); }

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

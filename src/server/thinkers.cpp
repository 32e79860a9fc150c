#include "server/thinkers.h"

#include <algorithm>
#include <utility>

#include <sys/resource.h>

namespace motherlode::server {
namespace {

// Linux keeps this for each thread: where cores are few, people come before bots.
void give_way() { setpriority(PRIO_PROCESS, 0, 10); }

}  // namespace

Thinkers::Thinkers(int threads) {
    int const cores = static_cast<int>(std::thread::hardware_concurrency());
    int const count = threads > 0 ? threads : std::max(1, cores - 1);
    for (int i = 0; i < count; ++i) threads_.emplace_back([this] { run(); });
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

void Thinkers::run() {
    give_way();
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

#include "python/worker_pool.h"

#include <condition_variable>
#include <exception>
#include <mutex>
#include <thread>
#include <vector>

#include <unistd.h>

namespace motherlode::python {

class WorkerPool::Workers {
public:
    explicit Workers(int count) {
        for (int number = 1; number <= count; ++number)
            threads_.emplace_back([this, number] { work(number); });
    }
    ~Workers() {
        {
            std::lock_guard const lock{mutex_};
            stopping_ = true;
        }
        start_.notify_all();
        for (std::thread& thread : threads_) thread.join();
    }
    Workers(Workers const&) = delete;
    Workers& operator=(Workers const&) = delete;

    void run(std::function<void(int)> const& task) {
        {
            std::lock_guard const lock{mutex_};
            task_ = &task;
            running_ = static_cast<int>(threads_.size());
            problem_ = nullptr;
            ++round_;
        }
        start_.notify_all();
        perform(0);
        std::unique_lock lock{mutex_};
        done_.wait(lock, [this] { return running_ == 0; });
        if (problem_) std::rethrow_exception(problem_);
    }

private:
    void work(int number) {
        for (long seen = 0;; ++seen) {
            {
                std::unique_lock lock{mutex_};
                start_.wait(lock, [&] { return stopping_ || round_ > seen; });
                if (stopping_) return;
            }
            perform(number);
            std::lock_guard const lock{mutex_};
            if (--running_ == 0) done_.notify_one();
        }
    }
    void perform(int number) {
        try {
            (*task_)(number);
        } catch (...) {
            std::lock_guard const lock{mutex_};
            problem_ = std::current_exception();
        }
    }

    std::mutex mutex_;
    std::condition_variable start_;
    std::condition_variable done_;
    std::function<void(int)> const* task_ = nullptr;
    std::exception_ptr problem_;
    int running_ = 0;
    long round_ = 0;
    bool stopping_ = false;
    std::vector<std::thread> threads_;  // last: they use everything above
};

WorkerPool::WorkerPool(int threads)
    : threads_{threads}, process_{getpid()}, workers_{std::make_unique<Workers>(threads - 1)} {}

// The threads of the parent do not exist in the child, so it can neither stop nor wait for them.
WorkerPool::~WorkerPool() {
    if (is_forked()) static_cast<void>(workers_.release());  // NOLINT(bugprone-unused-return-value)
}

bool WorkerPool::is_forked() const { return process_ != getpid(); }

void WorkerPool::run(std::function<void(int)> const& task) {
    if (is_forked()) {
        static_cast<void>(workers_.release());  // NOLINT(bugprone-unused-return-value)
        workers_ = std::make_unique<Workers>(threads_ - 1);
        process_ = getpid();
    }
    workers_->run(task);
}

}  // namespace motherlode::python

#pragma once

#include <functional>
#include <memory>

#include <sys/types.h>

namespace motherlode::python {

// Threads that share the work of a vector environment. After a fork, the child starts threads of its own.
class WorkerPool {
public:
    explicit WorkerPool(int threads);
    ~WorkerPool();
    WorkerPool(WorkerPool const&) = delete;
    WorkerPool& operator=(WorkerPool const&) = delete;

    int threads() const { return threads_; }
    // Calls task(0) here and task(1), task(2), … on the other threads, and returns when all are done. Throws what a task
    // threw.
    void run(std::function<void(int)> const& task);

private:
    class Workers;
    bool is_forked() const;

    int threads_;
    pid_t process_;
    std::unique_ptr<Workers> workers_;
};

}  // namespace motherlode::python

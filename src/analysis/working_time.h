#pragma once

#include <ctime>

namespace motherlode::analysis {

// The processor time that this thread has used. Other work on a busy machine does not count.
class WorkingTime {
public:
    double milliseconds() const { return now() - start_; }

private:
    static double now() {
        timespec time{};
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
        return 1e3 * static_cast<double>(time.tv_sec) + 1e-6 * static_cast<double>(time.tv_nsec);
    }

    double start_ = now();
};

}  // namespace motherlode::analysis

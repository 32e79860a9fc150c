#pragma once

#include <thread>
#include <vector>

namespace motherlode {

// Calls work(0) … work(count - 1), each on a thread of its own. A browser has no threads that share memory with the core,
// so the calls are made one after another there.
template <class Work>
void on_threads(int count, Work const& work) {
#if defined(__EMSCRIPTEN__)
    work(0);
    for (int i = 1; i < count; ++i) work(i);
#else
    std::vector<std::thread> others;
    for (int i = 1; i < count; ++i) others.emplace_back(work, i);
    work(0);
    for (std::thread& thread : others) thread.join();
#endif
}

}  // namespace motherlode

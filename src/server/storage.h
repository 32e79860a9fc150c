#pragma once

#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <type_traits>
#include <utility>

#include "server/loop.h"
#include "server/thinkers.h"
#include "store/store.h"

namespace motherlode::server {

// The server's store and the only thread that uses it while the loop runs. So neither a slow disk nor another process
// that has locked the database stops the loop.
class Storage {
public:
    Storage(Loop& loop, std::unique_ptr<Store> store) : loop_{loop}, store_{std::move(store)} {}

    // For use before the loop runs.
    Store& at_start() { return *store_; }

    // Calls `work` with the store on the thread, in the order of the requests, and then `done` with the result on the
    // loop. `work` must own everything that it uses.
    template <class Work, class Done>
    void ask(Work work, Done done) {
        auto const result = std::make_shared<std::optional<std::invoke_result_t<Work&, Store&>>>();
        add([result, work = std::move(work)](Store& store) mutable { result->emplace(work(store)); },
            [result, done = std::move(done)]() mutable { done(std::move(**result)); });
    }

    // Whether all work is done.
    bool idle() const { return results_.empty(); }

private:
    void add(std::function<void(Store&)> work, std::function<void()> done);

    Loop& loop_;
    std::unique_ptr<Store> store_;
    // What to do with the results, in the order of the requests. It stays on the loop, because it refers to connections.
    std::deque<std::function<void()>> results_;
    Thinkers thread_{1, 0};  // last member, so that the thread ends before the others are destroyed
};

}  // namespace motherlode::server

#include <future>

#include <gtest/gtest.h>
#include <sys/resource.h>

#include "server/thinkers.h"

namespace motherlode::server {
namespace {

TEST(Thinkers, NicenessIsAddedToTheServersOwn) {
    int server_niceness = 0;
    int thinker_niceness = 0;
    // On Linux, each thread has its own.
    std::thread server{[&] {
        setpriority(PRIO_PROCESS, 0, getpriority(PRIO_PROCESS, 0) + 2);
        server_niceness = getpriority(PRIO_PROCESS, 0);
        std::promise<int> niceness;
        Thinkers thinkers{1, 4};
        thinkers.add([&] { niceness.set_value(getpriority(PRIO_PROCESS, 0)); });
        thinker_niceness = niceness.get_future().get();
    }};
    server.join();
    EXPECT_EQ(thinker_niceness, server_niceness + 4);
}

}  // namespace
}  // namespace motherlode::server

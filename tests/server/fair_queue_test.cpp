#include <gtest/gtest.h>

#include "server/fair_queue.h"

namespace motherlode::server {
namespace {

constexpr std::chrono::seconds second{1};

// Takes all, each for one second, and returns their numbers in order.
std::vector<FairQueue::Number> take_all(FairQueue& queue, Millis now = 0) {
    std::vector<FairQueue::Number> order;
    while (std::optional<FairQueue::Ticket> const ticket = queue.take(now)) {
        order.push_back(ticket->number);
        queue.charge(ticket->address, second);
    }
    return order;
}

using Order = std::vector<FairQueue::Number>;

TEST(FairQueue, TakesTheWorkOfOneAddressInOrder) {
    FairQueue queue;
    for (FairQueue::Number number = 1; number <= 3; ++number) queue.add({number, "192.0.2.1", true, 0});
    EXPECT_EQ(take_all(queue), (Order{1, 2, 3}));
    EXPECT_FALSE(queue.take(0));
}

TEST(FairQueue, AddressesTakeTurns) {
    FairQueue queue;
    for (FairQueue::Number number = 1; number <= 4; ++number) queue.add({number, "192.0.2.1", true, 0});
    queue.add({5, "192.0.2.2", true, 0});
    queue.add({6, "192.0.2.2", true, 0});
    EXPECT_EQ(take_all(queue), (Order{1, 5, 2, 6, 3, 4}));
}

TEST(FairQueue, ANewcomerIsNextAfterALongQueue) {
    FairQueue queue;
    for (FairQueue::Number number = 1; number <= 100; ++number) queue.add({number, "192.0.2.1", true, 0});
    for (int i = 0; i < 10; ++i) {
        queue.take(0);
        queue.charge("192.0.2.1", second);
    }
    queue.add({101, "192.0.2.2", true, 0});
    EXPECT_EQ(queue.ahead(101, 0), 0);
    EXPECT_EQ(queue.take(0)->number, 101U);
}

// Otherwise an address could keep all others waiting after a quiet day.
TEST(FairQueue, IdleTimeIsNotSavedUp) {
    FairQueue queue;
    queue.charge("192.0.2.1", second);
    for (FairQueue::Number number = 1; number <= 50; ++number) queue.add({number, "192.0.2.2", true, 0});
    take_all(queue);
    for (FairQueue::Number number = 51; number <= 54; ++number) queue.add({number, "192.0.2.1", true, 0});
    queue.add({55, "192.0.2.2", true, 0});
    EXPECT_LE(queue.ahead(55, 0), 2);
}

TEST(FairQueue, WorkThatSomebodyWaitsForComesFirst) {
    FairQueue queue;
    queue.add({1, "192.0.2.1", false, 0});
    queue.add({2, "192.0.2.2", true, 0});
    EXPECT_EQ(take_all(queue), (Order{2, 1}));
}

TEST(FairQueue, SomebodyMayComeLater) {
    FairQueue queue;
    queue.add({1, "192.0.2.1", true, 0});
    queue.add({2, "", false, 0});
    queue.charge("192.0.2.1", second);
    EXPECT_EQ(queue.ahead(2, 0), 1);
    queue.change(2, "192.0.2.2", true);
    EXPECT_EQ(queue.ahead(2, 0), 0);
    EXPECT_EQ(queue.take(0)->address, "192.0.2.2");
}

TEST(FairQueue, NothingWaitsForEver) {
    FairQueue queue;
    queue.add({1, "", false, 0});
    Millis now = 0;
    for (FairQueue::Number number = 2; number < 100; ++number, now += 1000) {
        queue.add({number, "192.0.2.2", true, now});
        std::optional<FairQueue::Ticket> const ticket = queue.take(now);
        ASSERT_TRUE(ticket);
        if (ticket->number == 1) break;
        queue.charge(ticket->address, second);
    }
    EXPECT_GT(now, 10'000);
    EXPECT_LT(now, 30'000);
}

TEST(FairQueue, TheNetworksOfOneSiteShareTheirTime) {
    FairQueue queue;
    queue.add({1, "2001:db8:1:1::", true, 0});
    queue.add({2, "2001:db8:1:2::", true, 0});
    queue.add({3, "2001:db8:1:3::", true, 0});
    queue.add({4, "2001:db8:2:1::", true, 0});
    EXPECT_EQ(take_all(queue), (Order{1, 4, 2, 3}));
}

TEST(FairQueue, RemovedWorkIsNotTaken) {
    FairQueue queue;
    queue.add({1, "192.0.2.1", true, 0});
    queue.add({2, "192.0.2.1", true, 0});
    EXPECT_TRUE(queue.remove(1));
    EXPECT_FALSE(queue.remove(1));
    EXPECT_EQ(queue.ahead(2, 0), 0);
    EXPECT_EQ(take_all(queue), (Order{2}));
}

}  // namespace
}  // namespace motherlode::server

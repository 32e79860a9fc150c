#include <gtest/gtest.h>

#include "kernel/steps.h"

namespace motherlode {
namespace {

enum class Step : std::uint8_t { choose, pay, game_over, reply };

TEST(Steps, WaitingStepsAreTakenLastInFirstOut) {
    Progress<Step, 3> progress{};
    progress.ask_first(Step::reply, seat_at(1), {0, 9});
    progress.ask_first(Step::reply, seat_at(2), {1, 9});
    EXPECT_EQ(progress.frame(), (Frame<Step>{Step::reply, seat_at(2), {1, 9}}));
    EXPECT_EQ(progress.take(), (Frame<Step>{Step::reply, seat_at(2), {1, 9}}));
    EXPECT_EQ(progress.take(), (Frame<Step>{Step::reply, seat_at(1), {0, 9}}));
    // Only then does the printed order continue.
    EXPECT_EQ(progress.current(), Step::choose);
}

TEST(Steps, TakeDropsAFrameOrAdvancesByOneStep) {
    Progress<Step, 3> progress{};
    progress.ask_first(Step::reply, seat_at(3), {1, 2});
    EXPECT_EQ(progress.take(), (Frame<Step>{Step::reply, seat_at(3), {1, 2}}));
    EXPECT_EQ(progress.current(), Step::choose);
    EXPECT_EQ(progress.take(), (Frame<Step>{Step::choose, {}, {}}));
    EXPECT_EQ(progress.current(), Step::pay);
}

TEST(Steps, ATakenFrameLeavesNoTrace) {
    Progress<Step, 3> used{};
    used.ask_first(Step::reply, seat_at(3), {1, 2});
    used.take();
    EXPECT_EQ(used, (Progress<Step, 3>{}));
}

TEST(Steps, AreNumberedInOrder) {
    using Turn = Steps<struct Choose, struct Pay, struct Reply>;
    EXPECT_EQ(Turn::count, 3);
    EXPECT_EQ(Turn::number<Choose>(), 0);
    EXPECT_EQ(Turn::number<Reply>(), 2);
    EXPECT_EQ(Turn::number<struct Unknown>(), -1);
}

}  // namespace
}  // namespace motherlode

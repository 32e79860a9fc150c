#include <gtest/gtest.h>

#include "kernel/steps.h"

namespace motherlode {
namespace {

struct Choose;
struct Pay;
struct Answer;
using Turn = Steps<Choose, Pay, Answer>;

enum class Step : std::uint8_t { choose, pay, answer };

TEST(Steps, AreNumberedInTheirOrder) {
    EXPECT_EQ(Turn::count, 3);
    EXPECT_EQ(Turn::number<Choose>(), 0);
    EXPECT_EQ(Turn::number<Answer>(), 2);
    EXPECT_EQ(Turn::number<int>(), -1);
}

TEST(Steps, AnAskedStepIsDueBeforeThePrintedOrderGoesOn) {
    Progress<Step, 3> progress{};
    progress.ask_first(Step::answer, seat_at(1), {7, 9});
    progress.ask_first(Step::answer, seat_at(2));
    // Last in, first out.
    EXPECT_EQ(progress.frame().seat, seat_at(2));
    progress.take();
    EXPECT_EQ(progress.frame(), (Frame<Step>{Step::answer, seat_at(1), {7, 9}}));
    progress.take();
    EXPECT_EQ(progress.current(), Step::choose);
}

TEST(Steps, TakeDropsAFrameOrMovesOnByOne) {
    Progress<Step, 3> progress{};
    progress.ask_first(Step::answer, seat_at(3), {1, 2});
    EXPECT_EQ(progress.take(), (Frame<Step>{Step::answer, seat_at(3), {1, 2}}));
    EXPECT_EQ(progress.current(), Step::choose);
    EXPECT_EQ(progress.take(), (Frame<Step>{Step::choose, {}, {}}));
    EXPECT_EQ(progress.current(), Step::pay);
}

TEST(Steps, ATakenFrameLeavesNoTrace) {
    Progress<Step, 3> used{};
    used.ask_first(Step::answer, seat_at(3), {1, 2});
    used.take();
    EXPECT_EQ(used, (Progress<Step, 3>{}));
}

}  // namespace
}  // namespace motherlode

#include <string>

#include <gtest/gtest.h>

#include "kernel/steps.h"

namespace motherlode {
namespace {

// A made-up turn: the player chooses, then two things happen by themselves, then it starts over or ends.
enum class Step : std::uint8_t { choose, pay, clean_up, game_over, reply };

struct Play {
    Progress<Step, 3> progress{};
    std::string told;
    int rounds = 0;
    int replies_asked = 0;
};

using Perform = void (*)(Play&, Action, Frame<Step> const&);

void choose(Play& play, Action action, Frame<Step> const&) {
    play.told += "choose" + std::to_string(action.arg(0)) + " ";
    for (int i = 0; i < play.replies_asked; ++i)
        play.progress.settle_first(Step::reply, seat_at(i + 1), {static_cast<std::uint8_t>(i), 9});
}
void pay(Play& play, Action, Frame<Step> const&) { play.told += "pay "; }
void clean_up(Play& play, Action, Frame<Step> const&) {
    play.told += "clean ";
    play.progress.step = ++play.rounds == 2 ? Step::game_over : Step::choose;
}
void reply(Play& play, Action, Frame<Step> const& frame) {
    play.told += "reply" + std::to_string(index(frame.seat)) + ":" + std::to_string(frame.args[0]) + " ";
}

constexpr std::array turn{
    StepRule<Step, bool, Perform>{Step::choose, "Choose", {"XX-1"}, true, choose},
    StepRule<Step, bool, Perform>{Step::pay, "Pay", {"XX-2"}, false, pay},
    StepRule<Step, bool, Perform>{Step::clean_up, "Clean Up", {"XX-3"}, false, clean_up},
    StepRule<Step, bool, Perform>{Step::game_over, "End", {"XX-4"}, false, nullptr},
    StepRule<Step, bool, Perform>{Step::reply, "Reply", {"XX-5"}, true, reply},
};

TEST(Steps, RowsStandInTheOrderOfTheEnum) {
    EXPECT_TRUE(in_order(turn));
    EXPECT_FALSE(in_order(std::array{turn[1], turn[0]}));
    EXPECT_EQ(row_of(turn, Step::reply).heading, "Reply");
}

TEST(Steps, WalkPerformsTheDecisionAndAllThatNeedsNone) {
    Play play;
    walk(turn, play, play.progress, make_action(0, 7));
    EXPECT_EQ(play.told, "choose7 pay clean ");
    EXPECT_EQ(play.progress.current(), Step::choose);
}

TEST(Steps, WalkStopsAtTheEndOfTheGame) {
    Play play;
    walk(turn, play, play.progress, make_action(0, 1));
    walk(turn, play, play.progress, make_action(0, 2));
    EXPECT_EQ(play.told, "choose1 pay clean choose2 pay clean ");
    EXPECT_EQ(play.progress.current(), Step::game_over);
}

TEST(Steps, WhatMustBeSettledFirstGoesLastInFirstOut) {
    Play play;
    play.replies_asked = 2;
    walk(turn, play, play.progress, make_action(0, 1));
    EXPECT_EQ(play.told, "choose1 ");
    EXPECT_EQ(play.progress.current(), Step::reply);
    EXPECT_EQ(play.progress.waiting.back().seat, seat_at(2));

    play.replies_asked = 0;
    walk(turn, play, play.progress, make_action(0));
    EXPECT_EQ(play.told, "choose1 reply2:1 ");
    walk(turn, play, play.progress, make_action(0));
    // Only then does the printed order go on.
    EXPECT_EQ(play.told, "choose1 reply2:1 reply1:0 pay clean ");
    EXPECT_TRUE(play.progress.waiting.empty());
}

TEST(Steps, TakeDropsAFrameOrMovesOnByOne) {
    Progress<Step, 3> progress{};
    progress.settle_first(Step::reply, seat_at(3), {1, 2});
    EXPECT_EQ(progress.take(), (Frame<Step>{Step::reply, seat_at(3), {1, 2}}));
    EXPECT_EQ(progress.current(), Step::choose);
    EXPECT_EQ(progress.take(), (Frame<Step>{Step::choose, {}, {}}));
    EXPECT_EQ(progress.current(), Step::pay);
}

TEST(Steps, ATakenFrameLeavesNoTrace) {
    Progress<Step, 3> used{};
    used.settle_first(Step::reply, seat_at(3), {1, 2});
    used.take();
    EXPECT_EQ(used, (Progress<Step, 3>{}));
}

}  // namespace
}  // namespace motherlode

#include <gtest/gtest.h>

#include "kernel/history.h"
#include "toy/toy.h"

namespace motherlode {
namespace {

using nuggets::grumble_action;
using nuggets::peek_action;
using nuggets::praise_action;
using nuggets::stake_action;

constexpr Seat ada = seat_at(0);
constexpr Seat ben = seat_at(1);

History new_game() {
    GameSetup const setup{2, {}, nuggets::placer(), 11};
    return std::move(*History::start(nuggets::type(), setup,
                                     {{Player::Kind::human, "Ada"}, {Player::Kind::bot, "random"}}));
}

// Plays legal actions; a refusal is an error in the test.
void play(History& history, Seat seat, Action action) { ASSERT_FALSE(history.play(seat, action)); }

TEST(History, StartsWithNothingPlayed) {
    History const history = new_game();
    EXPECT_EQ(history.size(), 0);
    EXPECT_EQ(history.start_hash(), history.now().hash());
    EXPECT_EQ(history.names(), (std::vector<std::string>{"Ada", "random"}));
    EXPECT_EQ(history.undo_floor(), 0);
}

TEST(History, RefusesAnInvalidSetUp) {
    GameSetup const setup{9, {}, nuggets::placer(), 11};
    EXPECT_EQ(History::start(nuggets::type(), setup, {}).error().sentence,
              "Nuggets is for 2 to 4 players, not 9.");
}

TEST(History, StoresEveryMoveWithItsEventsAndHash) {
    History history = new_game();
    play(history, ben, stake_action(1));
    ASSERT_EQ(history.size(), 1);
    History::Move const& move = history.moves()[0];
    EXPECT_EQ(move.seat, ben);
    EXPECT_EQ(move.action, stake_action(1));
    EXPECT_EQ(move.events.size(), 1U);
    EXPECT_TRUE(move.learned.empty());
    EXPECT_EQ(move.hash_after, history.now().hash());
}

TEST(History, ARefusedActionChangesNothing) {
    History history = new_game();
    std::optional<Refusal> const refusal = history.play(ada, grumble_action);
    ASSERT_TRUE(refusal);
    EXPECT_EQ(refusal->rule.id, "NU-4a");
    EXPECT_EQ(history.size(), 0);
    EXPECT_EQ(history.now().hash(), history.start_hash());
}

TEST(History, MovesThatRevealNothingCanBeUndone) {
    History history = new_game();
    play(history, ada, stake_action(0));
    EXPECT_EQ(history.undo_floor(), 0);
    history.undo_to(0);
    EXPECT_EQ(history.size(), 0);
    EXPECT_EQ(history.now().hash(), history.start_hash());
    // A different choice instead.
    play(history, ada, stake_action(1));
    EXPECT_EQ(history.moves()[0].action, stake_action(1));
}

TEST(History, MovesThatRevealSomethingCannotBeUndone) {
    History history = new_game();
    play(history, ada, stake_action(0));
    play(history, ada, peek_action);
    EXPECT_EQ(history.moves()[1].learned, SeatSet{ada});
    EXPECT_EQ(history.undo_floor(), 2);
}

TEST(History, TheUndoFloorRisesOnlyWithEachRevelation) {
    History history = new_game();
    play(history, ada, stake_action(0));
    EXPECT_EQ(history.undo_floor(), 0);
    // The last stake reveals all of them.
    play(history, ben, stake_action(0));
    EXPECT_EQ(history.undo_floor(), 2);
    // After the reply comes the draw, in which each seat learns its own nugget.
    Seat const replies = *history.now().pending().must.begin();
    play(history, replies, praise_action);
    EXPECT_EQ(history.undo_floor(), 3);
    play(history, ben, stake_action(0));
    EXPECT_EQ(history.undo_floor(), 3);
    history.undo_to(3);
    EXPECT_EQ(history.now().hash(), history.moves()[2].hash_after);
}

TEST(History, ShowsTheGameAfterAnyMove) {
    History history = new_game();
    play(history, ada, stake_action(0));
    play(history, ada, peek_action);
    play(history, ben, stake_action(1));
    EXPECT_EQ(history.after(0)->hash(), history.start_hash());
    for (int count = 1; count <= history.size(); ++count)
        EXPECT_EQ(history.after(count)->hash(), history.moves()[count - 1].hash_after);
}

}  // namespace
}  // namespace motherlode

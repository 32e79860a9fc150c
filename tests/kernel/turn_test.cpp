// How the kernel runs the steps and moves of a game, tested with Nuggets.

#include <gtest/gtest.h>

#include "toy/toy.h"

namespace motherlode::nuggets {
namespace {

constexpr Seat ada = seat_at(0);
constexpr Seat ben = seat_at(1);

class Turns : public testing::Test {
protected:
    Turns() : game_{*make_game<Game>({2, {}, placer(), 3})}, state_{game_->setup(3)} {}

    std::optional<Refusal> refusal(Seat seat, Action action) const {
        int const hand = seat == onlooker ? 0 : index(seat);
        return game_->refusal(state_.table, state_.hands[hand], seat, action);
    }
    std::string_view refused_by(Seat seat, Action action) const {
        std::optional<Refusal> const reason = refusal(seat, action);
        return reason ? reason->rule.id : "nothing";
    }
    ActionList legal(Seat seat) const {
        ActionList list;
        game_->legal_actions(state_.table, state_.hands[index(seat)], seat, list);
        return list;
    }
    void play(Seat seat, Action action) { game_->apply(state_, seat, action, log_); }
    bool at(Step step) const { return state_.table.progress.current() == step; }

    std::shared_ptr<Game const> game_;
    State state_;
    EventLog log_;
};

TEST_F(Turns, AStepSaysWhoMustAndWhoMayAct) {
    play(ada, stake_action(0));
    EXPECT_EQ(game_->pending(state_.table).must, SeatSet{ben});
    EXPECT_EQ(game_->pending(state_.table).may, SeatSet{ada});
    EXPECT_EQ(game_->pending(state_.table).rule.id, "NU-2a");
    EXPECT_EQ(game_->prompt(state_.table, ben).spec->name(), "stake");
}

TEST_F(Turns, OptionalMovesAreListedForTheSeatsThatMayAct) {
    EXPECT_EQ(legal(ada).size(), 2);
    play(ada, stake_action(0));
    ASSERT_EQ(legal(ada).size(), 1);
    EXPECT_EQ(legal(ada)[0], peek_action);
    EXPECT_FALSE(legal(ben).contains(peek_action));
}

TEST_F(Turns, AMoveBesideTheTurnStaysInTheStep) {
    play(ada, stake_action(0));
    play(ada, peek_action);
    EXPECT_TRUE(at(step<Stake>));
    EXPECT_EQ(game_->pending(state_.table).must, SeatSet{ben});
    EXPECT_TRUE(legal(ada).empty());
}

TEST_F(Turns, StepsWithoutADecisionAreRunUpToTheNextDecision) {
    play(ada, stake_action(0));
    play(ben, stake_action(0));
    EXPECT_TRUE(at(step<Reply>));
    EXPECT_EQ(log_.events.back().message.spec->name(), "won");
    Seat const replying = *game_->pending(state_.table).must.begin();
    play(replying, praise_action);
    EXPECT_TRUE(at(step<Stake>));
    EXPECT_EQ(state_.table.round, 2);
}

TEST_F(Turns, ARefusalCitesTheRuleThatForbidsTheAction) {
    EXPECT_EQ(refused_by(ada, make_action(ActionKind::stake, 77)), "NU-1b");  // malformed
    EXPECT_EQ(refused_by(ada, stake_action(2)), "NU-2a");                     // the move's own reason
    EXPECT_EQ(refused_by(ada, peek_action), "NU-2b");
    EXPECT_EQ(refused_by(ada, grumble_action), "NU-4a");  // belongs to another step
    EXPECT_EQ(refused_by(ada, stake_action(0)), "nothing");
    play(ada, stake_action(0));
    EXPECT_EQ(refused_by(ada, stake_action(0)), "NU-1a");  // it is not this seat's turn
    EXPECT_EQ(refused_by(onlooker, stake_action(0)), "NU-1a");
    play(ben, stake_action(0));
    Seat const replying = *game_->pending(state_.table).must.begin();
    EXPECT_EQ(refused_by(replying, stake_action(0)), "NU-4a");  // this step comes first
}

TEST_F(Turns, ActionsAreDescribedWhileTheyCanBeChosen) {
    EXPECT_EQ(game_->describe(state_.table, stake_action(1)), (Message{say.action_stake, 2}));
    EXPECT_EQ(game_->describe(state_.table, praise_action), Message{say.unknown_action});
}

TEST_F(Turns, NothingIsPendingWhenTheGameIsOver) {
    while (!at(step<GameOver>)) {
        Seat const seat = *game_->pending(state_.table).must.begin();
        play(seat, legal(seat)[0]);
    }
    EXPECT_TRUE(game_->pending(state_.table).must.empty());
    EXPECT_EQ(refused_by(ada, stake_action(0)), "NU-5b");
    EXPECT_EQ(game_->prompt(state_.table, ada).spec->name(), "over");
}

}  // namespace
}  // namespace motherlode::nuggets

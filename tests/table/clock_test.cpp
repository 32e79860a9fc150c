#include "table/sitting.h"

namespace motherlode {
namespace {

using namespace sitting;

ClockRules bank(Millis time, Millis increment) { return {ClockRules::Kind::bank, time, increment, 0}; }
ClockRules days(Millis count) { return {ClockRules::Kind::days, 0, 0, count * day}; }

std::optional<Millis> left(Sitting const& sitting, Seat seat) {
    return sitting.table().clock_remaining(seat, sitting.now());
}

TEST(TableClock, WithoutAClockTimeNeverRunsOut) {
    Sitting sitting{boomtown({person("Ana"), person("Ben")})};
    EXPECT_FALSE(sitting.table().next_deadline());
    EXPECT_FALSE(left(sitting, ana));
    EXPECT_TRUE(sitting.table().tick(noon + 1000 * day).entries.empty());
    EXPECT_FALSE(sitting.table().summary().wake);
}

TEST(TableClock, ABankRunsForTheSeatsThatMustAct) {
    Sitting sitting{boomtown({person("Ana"), person("Ben")}, bank(600 * second, 10 * second))};
    EXPECT_EQ(sitting.table().next_deadline(), noon + 600 * second);
    sitting.wait(100 * second);
    EXPECT_EQ(left(sitting, ana), 500 * second);
    EXPECT_EQ(left(sitting, ben), 600 * second);
    sitting.turn(ana);
    EXPECT_EQ(left(sitting, ana), 530 * second);
    sitting.wait(30 * second);
    EXPECT_EQ(left(sitting, ana), 530 * second);
    EXPECT_EQ(left(sitting, ben), 570 * second);
    EXPECT_EQ(sitting.table().next_deadline(), sitting.now() + 570 * second);
    EXPECT_EQ(sitting.table().summary().wake, sitting.table().next_deadline());
}

TEST(TableClock, ARepeatedDecisionAddsNoIncrement) {
    Sitting sitting{boomtown({person("Ana"), person("Ben")}, bank(100 * second, 10 * second))};
    for (int i = 0; i < 5; ++i) {
        sitting.play(ana);
        sitting.keep(sitting.table().undo(sitting.by(ana)));
    }
    EXPECT_EQ(left(sitting, ana), 110 * second);
    sitting.play(ana);
    sitting.play(ana);
    EXPECT_EQ(left(sitting, ana), 120 * second);
}

TEST(TableClock, IsStoppedWhileASeatIsOpen) {
    Sitting sitting{boomtown({person("Ana"), person("")}, bank(60 * second, 0))};
    EXPECT_FALSE(sitting.table().next_deadline());
    EXPECT_FALSE(sitting.table().clock_runs(ana));
    sitting.wait(500 * second);
    sitting.keep(sitting.table().name(sitting.by(ben), "Ben"));
    EXPECT_TRUE(sitting.table().clock_runs(ana));
    EXPECT_FALSE(sitting.table().clock_runs(ben));
    EXPECT_EQ(left(sitting, ana), 60 * second);
    EXPECT_EQ(sitting.table().next_deadline(), sitting.now() + 60 * second);
}

TEST(TableClock, ABotTakesOverAfterATimeOutUntilTheOwnerReturns) {
    Sitting sitting{boomtown({person("Ana"), person("Ben")}, bank(60 * second, 5 * second))};
    EXPECT_TRUE(sitting.table().tick(noon + 60 * second - 1).entries.empty());
    sitting.wait(60 * second);
    Decision const out = sitting.table().tick(sitting.now());
    ASSERT_EQ(out.entries.size(), 1U);
    EXPECT_EQ(out.entries[0].kind, Entry::Kind::time_out);
    sitting.keep(out);
    EXPECT_TRUE(sitting.table().tick(sitting.now() + day).entries.empty());
    EXPECT_EQ(
        field(update(sitting.table(), ben), "seats"),
        R"([{"kind":"person","name":"Ana","connected":false,"bot":"greedy","clock":0,"clock_runs":false,"muted":false,"removed":false,"resigned":false},)"
        R"({"kind":"person","name":"Ben","connected":false,"bot":null,"clock":60000,"clock_runs":false,"muted":false,"removed":false,"resigned":false}])");

    EXPECT_TRUE(sitting.table().bot_due());
    EXPECT_EQ(sitting.table().summary().wake, sitting.now());
    sitting.bots_play();
    EXPECT_EQ(sitting.table().history().size(), 3);
    EXPECT_EQ(left(sitting, ana), 0);

    ASSERT_TRUE(sitting.keep(sitting.table().come_back(sitting.by(ana))));
    EXPECT_EQ(left(sitting, ana), Clock::least_after_return);
    EXPECT_FALSE(sitting.table().seat(seat_at(0)).stand_in);
}

TEST(TableClock, AMoveCountsAsReturning) {
    Sitting sitting{boomtown({person("Ana"), person("Ben")}, bank(60 * second, 90 * second))};
    sitting.wait(61 * second);
    sitting.keep(sitting.table().tick(sitting.now()));
    Decision const move = sitting.table().move(sitting.by(ana, "m1"), "draft 1", sitting.table().version());
    ASSERT_EQ(move.entries.size(), 2U);
    EXPECT_EQ(move.entries[0].kind, Entry::Kind::come_back);
    EXPECT_EQ(move.entries[1].kind, Entry::Kind::move);
    ASSERT_TRUE(sitting.keep(move));
    EXPECT_FALSE(sitting.table().seat(seat_at(0)).stand_in);
    EXPECT_FALSE(sitting.table().move_infos()[0].by_bot);
    EXPECT_EQ(left(sitting, ana), 90 * second);  // the increment of the move
    EXPECT_EQ(code(sitting.table().move(sitting.by(ana, "m1"), "draft 1", 0)), "repeated");
}

TEST(TableClock, LeavingAndReturningAddsNoTime) {
    Sitting sitting{boomtown({person("Ana"), person("Ben")}, bank(10 * second, 0))};
    for (int left_after : {7, 4, 1}) {
        sitting.wait(3 * second);
        sitting.keep(sitting.table().leave(sitting.by(ana)));
        sitting.keep(sitting.table().come_back(sitting.by(ana)));
        EXPECT_EQ(left(sitting, ana), left_after * second);
    }
    // After a bot has decided for her, there is time for the next decision.
    sitting.keep(sitting.table().leave(sitting.by(ana)));
    sitting.bots_play();
    sitting.keep(sitting.table().come_back(sitting.by(ana)));
    EXPECT_EQ(left(sitting, ana), Clock::least_after_return);

    Sitting slow{boomtown({person("Ana"), person("Ben")}, days(2))};
    slow.wait(day);
    slow.keep(slow.table().leave(slow.by(ana)));
    slow.keep(slow.table().come_back(slow.by(ana)));
    EXPECT_EQ(left(slow, ana), day);
}

TEST(TableClock, DaysRestartWithEveryMove) {
    Sitting sitting{boomtown({person("Ana"), person("Ben")}, days(2))};
    EXPECT_EQ(left(sitting, ana), 2 * day);
    EXPECT_FALSE(left(sitting, ben));
    sitting.wait(day);
    EXPECT_EQ(left(sitting, ana), day);
    sitting.play(ana);
    EXPECT_EQ(left(sitting, ana), 2 * day);
    sitting.wait(day);
    sitting.play(ana);
    sitting.play(ana);
    EXPECT_FALSE(left(sitting, ana));
    EXPECT_EQ(left(sitting, ben), 2 * day);
    sitting.wait(2 * day);
    sitting.keep(sitting.table().tick(sitting.now()));
    EXPECT_TRUE(sitting.table().seat(seat_at(1)).stand_in);
    EXPECT_FALSE(sitting.table().next_deadline());
}

TEST(TableClock, RunsForAllSeatsThatMustAct) {
    TableSetup setup = nuggets_table({person("Ana"), person("Ben"), person("Cleo")});
    setup.clock = bank(60 * second, 0);
    Sitting sitting{setup};
    sitting.wait(10 * second);
    sitting.play(ben);
    sitting.wait(20 * second);
    EXPECT_EQ(left(sitting, ana), 30 * second);
    EXPECT_EQ(left(sitting, ben), 50 * second);
    EXPECT_EQ(left(sitting, cleo), 30 * second);
    sitting.wait(30 * second);
    EXPECT_EQ(sitting.table().tick(sitting.now()).entries.size(), 2U);
}

// The clock that players see may be set; only the game clock counts.
TEST(TableClock, OnlyTheGameClockCounts) {
    Sitting sitting{boomtown({person("Ana"), person("Ben")}, bank(600 * second, 0))};
    Table const& table = sitting.table();
    auto const at = [](Millis wall, Millis game) { return Instant{noon + wall, noon + game}; };
    SeatRequest request{ana, at(day, second)};
    ASSERT_TRUE(sitting.keep(table.move(request, sitting.legal(ana), 0)));
    EXPECT_EQ(table.clock_remaining(ana, noon + second), 599 * second);
    EXPECT_TRUE(table.tick(at(9 * day, 2 * second)).entries.empty());
    request.now = at(-day, 3 * second);
    ASSERT_TRUE(sitting.keep(table.chat(request, "What time is it?")));
    EXPECT_EQ(table.chat_lines().back().time, noon - day);
    EXPECT_EQ(table.summary().updated, noon - day);
    EXPECT_EQ(table.clock_remaining(ana, noon + 3 * second), 597 * second);
    Table const rebuilt = sitting.rebuilt();
    EXPECT_EQ(rebuilt.clock_remaining(ana, noon + 3 * second), 597 * second);
    EXPECT_EQ(rebuilt.chat_lines().back().time, noon - day);
    EXPECT_EQ(rebuilt.summary(), table.summary());
}

TEST(TableClock, TimeNeverRunsBackwards) {
    Sitting sitting{boomtown({person("Ana"), person("Ben")}, bank(600 * second, 0))};
    sitting.wait(100 * second);
    sitting.play(ana);
    sitting.wait(-50 * second);
    sitting.play(ana);
    EXPECT_EQ(sitting.log()[1].time.game, sitting.log()[0].time.game);
    EXPECT_EQ(left(sitting, ana), 500 * second);
}

}  // namespace
}  // namespace motherlode

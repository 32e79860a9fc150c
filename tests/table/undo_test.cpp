#include "table/sitting.h"

namespace motherlode {
namespace {

using namespace sitting;

std::string undo_of(Table const& table, Seat viewer) { return field(update(table, viewer), "undo"); }

TEST(TableUndo, UndoesOwnDecisionsOneByOne) {
    Sitting sitting{boomtown({person("Ana"), person("Ben")})};
    EXPECT_EQ(code(sitting.table().undo(sitting.by(ana))), "cannot_undo");
    std::uint64_t const start = sitting.table().now().hash();
    sitting.play(ana);
    std::uint64_t const drafted = sitting.table().now().hash();
    sitting.play(ana);
    EXPECT_EQ(undo_of(sitting.table(), ana), R"({"undo":true,"restart":true,"ask":false,"asked":null})");
    EXPECT_EQ(undo_of(sitting.table(), ben), R"({"undo":false,"restart":false,"ask":false,"asked":null})");
    ASSERT_TRUE(sitting.keep(sitting.table().undo(sitting.by(ana))));
    EXPECT_EQ(sitting.table().now().hash(), drafted);
    ASSERT_TRUE(sitting.keep(sitting.table().undo(sitting.by(ana))));
    EXPECT_EQ(sitting.table().now().hash(), start);
    EXPECT_EQ(code(sitting.table().undo(sitting.by(ana))), "cannot_undo");
    EXPECT_EQ(sitting.table().version(), 4);
}

TEST(TableUndo, RestartsTheTurn) {
    Sitting sitting{boomtown({person("Ana"), person("Ben"), person("Cleo")})};
    sitting.turn(ana);
    sitting.turn(ben);
    EXPECT_EQ(code(sitting.table().restart(sitting.by(ana))), "cannot_undo");
    ASSERT_TRUE(sitting.keep(sitting.table().restart(sitting.by(ben))));
    EXPECT_EQ(sitting.table().history().size(), 3);
    EXPECT_TRUE(sitting.table().due().contains(ben));
}

TEST(TableUndo, StopsAtRevealedInformation) {
    Sitting sitting{boomtown({person("Ana"), person("Ben")})};
    sitting.turn(ana);
    sitting.turn(ben);  // ends the round: new cards are revealed
    EXPECT_FALSE(sitting.table().history().moves().back().learned.empty());
    for (Seat const seat : {ana, ben}) {
        EXPECT_EQ(code(sitting.table().undo(sitting.by(seat))), "cannot_undo");
        EXPECT_EQ(code(sitting.table().restart(sitting.by(seat))), "cannot_undo");
        EXPECT_EQ(code(sitting.table().ask_undo(sitting.by(seat))), "cannot_undo");
    }
    // The second player starts the second round: the turn before is not part of this one.
    sitting.play(ben);
    sitting.play(ben);
    ASSERT_TRUE(sitting.keep(sitting.table().restart(sitting.by(ben))));
    EXPECT_EQ(sitting.table().history().size(), 6);
}

TEST(TableUndo, UndoesTheRepliesOfBots) {
    Sitting sitting{boomtown({person("Ana"), bot(), person("Cleo"), bot()})};
    sitting.turn(ana);
    sitting.bots_play();
    ASSERT_EQ(sitting.table().history().size(), 6);
    EXPECT_EQ(code(sitting.table().restart(sitting.by(ana))), "cannot_undo");
    ASSERT_TRUE(sitting.keep(sitting.table().undo(sitting.by(ana))));
    EXPECT_EQ(sitting.table().history().size(), 2);
    EXPECT_TRUE(sitting.table().due().contains(ana));
}

TEST(TableUndo, OfOthersDecisionsNeedsTheirAgreement) {
    Sitting sitting{boomtown({person("Ana"), person("Ben"), person("Cleo"), bot()})};
    sitting.turn(ana);
    sitting.play(ben);
    EXPECT_EQ(code(sitting.table().undo(sitting.by(ana))), "cannot_undo");
    EXPECT_EQ(code(sitting.table().agree(sitting.by(ben))), "nothing_asked");
    EXPECT_EQ(code(sitting.table().decline(sitting.by(ben))), "nothing_asked");
    EXPECT_EQ(undo_of(sitting.table(), ana), R"({"undo":false,"restart":false,"ask":true,"asked":null})");

    ASSERT_TRUE(sitting.keep(sitting.table().ask_undo(sitting.by(ana))));
    EXPECT_EQ(undo_of(sitting.table(), cleo),
              R"({"undo":false,"restart":false,"ask":false,"asked":{"seat":0,"agreed":[]}})");
    ASSERT_TRUE(sitting.keep(sitting.table().agree(sitting.by(cleo))));
    EXPECT_EQ(undo_of(sitting.table(), onlooker),
              R"({"undo":false,"restart":false,"ask":false,"asked":{"seat":0,"agreed":[2]}})");
    EXPECT_EQ(sitting.table().history().size(), 4);
    ASSERT_TRUE(sitting.keep(sitting.table().agree(sitting.by(ben))));
    EXPECT_EQ(sitting.table().history().size(), 2);
    EXPECT_FALSE(sitting.table().undo_request());
}

TEST(TableUndo, CanBeDeclinedWithdrawnOrCancelledByAMove) {
    Sitting sitting{boomtown({person("Ana"), person("Ben"), person("Cleo")})};
    sitting.turn(ana);
    sitting.play(ben);
    sitting.keep(sitting.table().ask_undo(sitting.by(ana)));
    // Asking again changes nothing.
    EXPECT_TRUE(sitting.table().ask_undo(sitting.by(ana)).entries.empty());
    sitting.keep(sitting.table().decline(sitting.by(cleo)));
    EXPECT_FALSE(sitting.table().undo_request());

    sitting.keep(sitting.table().ask_undo(sitting.by(ana)));
    sitting.keep(sitting.table().decline(sitting.by(ana)));
    EXPECT_FALSE(sitting.table().undo_request());

    sitting.keep(sitting.table().ask_undo(sitting.by(ana)));
    sitting.keep(sitting.table().agree(sitting.by(cleo)));
    sitting.play(ben);
    EXPECT_FALSE(sitting.table().undo_request());
    EXPECT_EQ(sitting.table().history().size(), 5);
}

TEST(TableUndo, OnlyOneRequestAtATime) {
    Sitting sitting{boomtown({person("Ana"), person("Ben"), person("Cleo")})};
    sitting.turn(ana);
    sitting.turn(ben);
    sitting.play(cleo);
    sitting.keep(sitting.table().ask_undo(sitting.by(ana)));
    EXPECT_EQ(code(sitting.table().ask_undo(sitting.by(ben))), "cannot_undo");
    // A player who can undo alone need not ask.
    ASSERT_TRUE(sitting.keep(sitting.table().ask_undo(sitting.by(cleo))));
    EXPECT_EQ(sitting.table().history().size(), 6);
}

TEST(TableUndo, AbsentPlayersNeedNotAgree) {
    Sitting sitting{boomtown({person("Ana"), person("Ben"), person("Cleo")})};
    sitting.turn(ana);
    sitting.play(ben);
    sitting.keep(sitting.table().ask_undo(sitting.by(ana)));
    sitting.keep(sitting.table().agree(sitting.by(ben)));
    ASSERT_TRUE(sitting.table().undo_request());
    // Cleo's answer was the last one missing.
    ASSERT_TRUE(sitting.keep(sitting.table().leave(sitting.by(cleo))));
    EXPECT_EQ(sitting.table().history().size(), 2);

    sitting.play(ana);
    sitting.play(ben);
    sitting.keep(sitting.table().leave(sitting.by(ben)));
    // There is nobody left to ask.
    ASSERT_TRUE(sitting.keep(sitting.table().ask_undo(sitting.by(ana))));
    EXPECT_EQ(sitting.table().history().size(), 2);
    EXPECT_EQ(code(sitting.table().undo(sitting.by(ben))), "not_allowed");
    EXPECT_EQ(code(sitting.table().agree(sitting.by(ben))), "not_allowed");
}

TEST(TableUndo, ARequestEndsWhenItsPlayerLeaves) {
    Sitting sitting{boomtown({person("Ana"), person("Ben"), person("Cleo")})};
    sitting.turn(ana);
    sitting.play(ben);
    sitting.keep(sitting.table().ask_undo(sitting.by(ana)));
    sitting.keep(sitting.table().leave(sitting.by(ana)));
    EXPECT_FALSE(sitting.table().undo_request());
}

TEST(TableUndo, IsRefusedWhenTheGameIsOver) {
    Sitting sitting{boomtown({person("Ana"), bot()})};
    sitting.play_on(1000);
    ASSERT_TRUE(sitting.table().finished());
    for (Decision const& decision :
         {sitting.table().undo(sitting.by(ana)), sitting.table().restart(sitting.by(ana)),
          sitting.table().ask_undo(sitting.by(ana)), sitting.table().leave(sitting.by(ana)),
          sitting.table().move(sitting.by(ana), "draft 1", sitting.table().version())})
        EXPECT_EQ(code(decision), "finished");
}

TEST(TableUndo, AnEntryCannotGoBeyondTheLimit) {
    Sitting sitting{boomtown({person("Ana"), person("Ben")})};
    sitting.play_on(7);
    Table table = sitting.rebuilt();
    std::string const before = everything(table, noon);
    for (int const remaining : {0, 5, 7, 8}) {
        Entry entry;
        entry.kind = Entry::Kind::undo;
        entry.number = remaining;
        EXPECT_TRUE(table.apply(entry)) << remaining;
    }
    EXPECT_EQ(everything(table, noon), before);
}

}  // namespace
}  // namespace motherlode

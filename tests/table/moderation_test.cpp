// Names, chat, and what the host of a table can do.

#include "table/sitting.h"

namespace motherlode {
namespace {

using namespace sitting;

TEST(TableNames, AreUniqueAtATable) {
    Sitting sitting{boomtown({person("Ana"), person(""), bot("greedy")})};
    Decision const same = sitting.table().name(sitting.by(ben), " ana ");
    EXPECT_EQ(code(same), "not_allowed");
    EXPECT_EQ(reason(same, sitting.table()), "Another player at this table has this name. Choose another.");
    EXPECT_TRUE(sitting.keep(sitting.table().name(sitting.by(ben), "Ben")));
    EXPECT_EQ(code(sitting.table().name(sitting.by(ana), "BEN")), "not_allowed");
    EXPECT_EQ(code(sitting.table().name(sitting.by(ana), "ANA")), "ok");
    EXPECT_EQ(code(sitting.table().name(sitting.by(ana), "greedy")), "ok");
}

// Logs of version 0.2 may have two players of the same name.
TEST(TableNames, OfAnOldLogAreKept) {
    Sitting sitting{boomtown({person("Ana"), person("Ben")})};
    Decision decision = sitting.table().name(sitting.by(ben), "Anna");
    decision.entries[0].text = "Ana";
    ASSERT_TRUE(sitting.keep(decision));
    EXPECT_EQ(sitting.rebuilt().seat(ben).name, "Ana");
}

TEST(TableChat, KeepsTheNameItWasWrittenUnder) {
    Sitting sitting{boomtown({person("Ana"), person("Ben")})};
    sitting.keep(sitting.table().chat(sitting.by(ana), "I am Ana."));
    sitting.keep(sitting.table().name(sitting.by(ana), "Zoe"));
    sitting.keep(sitting.table().chat(sitting.by(ana), "I am Zoe."));
    std::string const chat = field(update(sitting.table(), ben), "chat");
    EXPECT_NE(chat.find(R"("name":"Ana","text":"I am Ana.")"), std::string::npos) << chat;
    EXPECT_NE(chat.find(R"("name":"Zoe","text":"I am Zoe.")"), std::string::npos) << chat;
}

TEST(TableHost, CanMuteAndUnmute) {
    Sitting sitting{boomtown({bot(), person("Ana"), person("Ben")})};
    Seat const host = ben;
    Seat const other = cleo;
    EXPECT_EQ(sitting.table().host(), host);
    EXPECT_EQ(code(sitting.table().mute(sitting.by(other), index(host))), "not_allowed");
    EXPECT_EQ(code(sitting.table().mute(sitting.by(onlooker), index(other))), "not_your_seat");
    for (int const target : {-1, 0, index(host), 3, 99})
        EXPECT_EQ(code(sitting.table().mute(sitting.by(host), target)), "malformed") << target;
    ASSERT_TRUE(sitting.keep(sitting.table().mute(sitting.by(host, "m"), index(other))));
    EXPECT_EQ(code(sitting.table().mute(sitting.by(host, "m"), index(other))), "repeated");
    EXPECT_EQ(code(sitting.table().chat(sitting.by(other), "Hello")), "not_allowed");
    EXPECT_EQ(code(sitting.rebuilt().chat(sitting.by(other), "Hello")), "not_allowed");
    EXPECT_NE(field(update(sitting.table(), host), "seats").find(R"("muted":true)"), std::string::npos);
    ASSERT_TRUE(sitting.keep(sitting.table().unmute(sitting.by(host), index(other))));
    EXPECT_EQ(code(sitting.table().chat(sitting.by(other), "Hello")), "ok");
}

TEST(TableHost, OpensTheSeatOfAPlayerRemovedBeforeTheFirstMove) {
    Sitting sitting{boomtown({person("Ana"), person("Troll")})};
    sitting.keep(sitting.table().chat(sitting.by(ben, "id"), "Hahaha"));
    ASSERT_TRUE(sitting.keep(sitting.table().remove(sitting.by(ana), index(ben))));
    EXPECT_TRUE(sitting.table().seat(ben).open());
    EXPECT_TRUE(sitting.rebuilt().seat(ben).open());
    // The next player has nothing to do with the ids of the one before.
    EXPECT_EQ(code(sitting.table().name(sitting.by(ben, "id"), "Ben")), "ok");
}

// Otherwise a host could sit down there, look at the hand and then invite somebody else.
TEST(TableHost, DoesNotOpenASeatWhoseHandWasSeen) {
    Sitting sitting{nuggets_table({person("Ana"), person("Troll")})};
    ASSERT_TRUE(sitting.keep(sitting.table().remove(sitting.by(ana), index(ben))));
    EXPECT_FALSE(sitting.table().seat(ben).open());
    EXPECT_TRUE(sitting.table().seat(ben).removed);
}

TEST(TableHost, LetsABotPlayForAPlayerRemovedLater) {
    Sitting sitting{boomtown({person("Ana"), person("Troll")}, {ClockRules::Kind::bank, 600'000, 0, 0})};
    sitting.turn(ana);
    ASSERT_TRUE(sitting.keep(sitting.table().remove(sitting.by(ana), index(ben))));
    EXPECT_EQ(code(sitting.table().remove(sitting.by(ana), index(ben))), "ok");
    EXPECT_TRUE(sitting.table().seat(ben).removed);
    for (Decision const& decision :
         {sitting.table().come_back(sitting.by(ben)), sitting.table().chat(sitting.by(ben), "Hello"),
          sitting.table().move(sitting.by(ben), sitting.legal(ben), sitting.table().version())})
        EXPECT_EQ(code(decision), "not_allowed");
    EXPECT_TRUE(sitting.table().bot_due());
    // Nobody else is left to agree to hints.
    EXPECT_TRUE(sitting.table().hints_allowed(ana));
    sitting.bots_play();
    EXPECT_EQ(everything(sitting.rebuilt(), sitting.now()), everything(sitting.table(), sitting.now()));
    sitting.play_on(1000);
    EXPECT_EQ(code(sitting.table().remove(sitting.by(ana), index(ben))), "finished");
}

// The hand of an open seat is nobody's business, not even of the holder of the invitation.
TEST(TableJson, AnOpenSeatSeesWhatAWatcherSees) {
    Sitting sitting{nuggets_table({person("Ana"), person("")})};
    TableWriter writer{sitting.table(), "t1", SeatSet::none(), noon};
    EXPECT_EQ(field(writer.table(ben), "seat"), "1");
    EXPECT_EQ(field(writer.table(ben), "view"), field(writer.table(onlooker), "view"));
    EXPECT_EQ(field(writer.update(ben, 0), "view"), field(writer.update(onlooker, 0), "view"));
    EXPECT_NE(field(writer.table(ana), "view"), field(writer.table(onlooker), "view"));
    sitting.keep(sitting.table().name(sitting.by(ben), "Ben"));
    TableWriter seated{sitting.table(), "t1", SeatSet::none(), noon};
    EXPECT_NE(field(seated.table(ben), "view"), field(seated.table(onlooker), "view"));
}

}  // namespace
}  // namespace motherlode

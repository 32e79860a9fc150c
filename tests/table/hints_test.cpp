#include "table/sitting.h"

namespace motherlode {
namespace {

using namespace sitting;

std::string hint_code(Table const& table, Seat seat) {
    std::optional<Denial> const denial = table.no_hint(seat, table.version());
    return denial ? std::string{denial->code} : "ok";
}

TEST(TableHints, AreAllowedAgainstBotsOnly) {
    Sitting sitting{boomtown({person("Ana"), bot(), bot("greedy")})};
    Table const& table = sitting.table();
    EXPECT_TRUE(table.hints_allowed(ana));
    EXPECT_FALSE(table.hints_allowed(ben));
    EXPECT_FALSE(table.hints_allowed(onlooker));
    EXPECT_EQ(hint_code(table, ana), "ok");
    EXPECT_EQ(hint_code(table, ben), "not_your_seat");
    EXPECT_EQ(hint_code(table, onlooker), "not_your_seat");
    EXPECT_EQ(field(update(table, ana), "hints"), R"({"allowed":true,"agreed":[]})");
    EXPECT_EQ(field(update(table, onlooker), "hints"), R"({"allowed":false,"agreed":[]})");
}

TEST(TableHints, NeedTheAgreementOfAllHumans) {
    Sitting sitting{boomtown({person("Ana"), person("Ben"), bot(), person("")})};
    EXPECT_EQ(hint_code(sitting.table(), ana), "not_allowed");
    ASSERT_TRUE(sitting.keep(sitting.table().agree_to_hints(sitting.by(ana, "h"))));
    ASSERT_TRUE(sitting.keep(sitting.table().agree_to_hints(sitting.by(ben))));
    // A player may still take the open seat.
    EXPECT_FALSE(sitting.table().hints_allowed(ana));
    EXPECT_EQ(code(sitting.table().agree_to_hints(sitting.by(dan))), "not_allowed");
    ASSERT_TRUE(sitting.keep(sitting.table().name(sitting.by(dan), "Dan")));
    EXPECT_FALSE(sitting.table().hints_allowed(ana));
    ASSERT_TRUE(sitting.keep(sitting.table().agree_to_hints(sitting.by(dan))));
    for (Seat const seat : {ana, ben, dan}) EXPECT_TRUE(sitting.table().hints_allowed(seat));
    EXPECT_FALSE(sitting.table().hints_allowed(cleo));
    EXPECT_EQ(field(update(sitting.table(), ben), "hints"), R"({"allowed":true,"agreed":[0,1,3]})");

    // One answer is enough, and a repeated request is recognised.
    EXPECT_TRUE(sitting.table().agree_to_hints(sitting.by(ben)).entries.empty());
    EXPECT_EQ(code(sitting.table().agree_to_hints(sitting.by(ana, "h"))), "repeated");
    ASSERT_TRUE(sitting.keep(sitting.table().refuse_hints(sitting.by(ben))));
    EXPECT_FALSE(sitting.table().hints_allowed(ana));
    EXPECT_FALSE(sitting.table().hints_allowed(ben));
    EXPECT_TRUE(sitting.table().hints_agreed().empty());
    EXPECT_TRUE(sitting.table().refuse_hints(sitting.by(ben)).entries.empty());
    EXPECT_EQ(code(sitting.table().agree_to_hints(sitting.by(cleo))), "not_your_seat");
    EXPECT_EQ(code(sitting.table().agree_to_hints(sitting.by(onlooker))), "not_your_seat");
}

TEST(TableHints, APlayerCanRefuseThem) {
    Sitting sitting{boomtown({person("Ana"), person("Ben")})};
    ASSERT_TRUE(sitting.keep(sitting.table().agree_to_hints(sitting.by(ana))));
    ASSERT_TRUE(sitting.keep(sitting.table().refuse_hints(sitting.by(ben))));
    EXPECT_EQ(field(update(sitting.table(), ana), "hints"), R"({"allowed":false,"agreed":[]})");
}

TEST(TableHints, LeavingIsNotAgreeing) {
    Sitting sitting{boomtown({person("Ana"), person("Ben")})};
    ASSERT_TRUE(sitting.keep(sitting.table().leave(sitting.by(ben))));
    EXPECT_FALSE(sitting.table().hints_allowed(ana));
    ASSERT_TRUE(sitting.keep(sitting.table().agree_to_hints(sitting.by(ana))));
    EXPECT_FALSE(sitting.table().hints_allowed(ana));
    ASSERT_TRUE(sitting.keep(sitting.table().agree_to_hints(sitting.by(ben))));
    EXPECT_TRUE(sitting.table().hints_allowed(ana));
}

TEST(TableHints, AnAgreementSurvivesUndoAndRestart) {
    Sitting sitting{boomtown({person("Ana"), person("Ben")})};
    sitting.play(ana);
    for (Seat const seat : {ana, ben})
        ASSERT_TRUE(sitting.keep(sitting.table().agree_to_hints(sitting.by(seat))));
    ASSERT_TRUE(sitting.keep(sitting.table().undo(sitting.by(ana))));
    EXPECT_TRUE(sitting.table().hints_allowed(ana));
    EXPECT_EQ(everything(sitting.rebuilt(), noon), everything(sitting.table(), noon));
    EXPECT_TRUE(sitting.rebuilt().hints_allowed(ben));
    EXPECT_EQ(write_entry(sitting.log()[1]), "hints 1700000000000 0 1 =");
}

TEST(TableHints, AreRefusedForAStaleVersion) {
    Sitting sitting{boomtown({person("Ana"), bot()})};
    EXPECT_EQ(sitting.table().no_hint(ana, 1)->code, "stale");
    sitting.play(ana);
    EXPECT_EQ(sitting.table().no_hint(ana, 0)->code, "stale");
    // Agreeing does not change the position.
    sitting.keep(sitting.table().agree_to_hints(sitting.by(ana)));
    EXPECT_FALSE(sitting.table().no_hint(ana, 1));
    sitting.play(ana);
    sitting.play(ana);
    EXPECT_EQ(hint_code(sitting.table(), ana), "illegal");
    sitting.play_on(1000);
    EXPECT_EQ(hint_code(sitting.table(), ana), "finished");
    EXPECT_FALSE(sitting.table().hints_allowed(ana));
    EXPECT_EQ(code(sitting.table().refuse_hints(sitting.by(ana))), "finished");
}

}  // namespace
}  // namespace motherlode

// Ends of a game besides its rules: resigning, agreeing to end it, absent players, and playing again.

#include "table/sitting.h"

namespace motherlode {
namespace {

using namespace sitting;

std::vector<int> ranks(Table const& table) {
    Result const result = table.result();
    std::vector<int> ranks;
    for (int seat = 0; seat < result.players; ++seat) ranks.push_back(result.seats[seat].rank);
    return ranks;
}

TEST(TableResign, AgainstBotsEndsTheGameAndRanksLast) {
    Sitting sitting{boomtown({person("Ana"), bot(), bot()})};
    sitting.keep(sitting.table().move(sitting.by(ana), sitting.legal(ana), 0));
    ASSERT_TRUE(sitting.keep(sitting.table().resign(sitting.by(ana, "r"))));
    EXPECT_EQ(code(sitting.table().resign(sitting.by(ana, "r"))), "repeated");
    EXPECT_TRUE(sitting.table().finished());
    EXPECT_FALSE(sitting.table().bot_due());
    EXPECT_EQ(ranks(sitting.table()), (std::vector{3, 1, 1}));
    EXPECT_EQ(ranks(sitting.rebuilt()), (std::vector{3, 1, 1}));
    std::string const text = update(sitting.table(), ana);
    EXPECT_NE(text.find(R"("ended":"resigned")"), std::string::npos) << text;
    EXPECT_EQ(field(text, "legal"), "[]");
    EXPECT_EQ(code(sitting.table().move(sitting.by(ana), "build d3", sitting.table().version())), "finished");
    EXPECT_EQ(code(sitting.table().come_back(sitting.by(ana))), "not_allowed");
    EXPECT_EQ(code(sitting.table().undo(sitting.by(ana))), "not_allowed");
    EXPECT_TRUE(sitting.table().record());
    EXPECT_TRUE(sitting.table().summary().finished);
    EXPECT_EQ(sitting.table().summary().scores[0].rank, 3);
}

TEST(TableResign, AmongSeveralHumansABotPlaysOnForGood) {
    Sitting sitting{boomtown({person("Ana"), person("Ben"), person("Cleo")})};
    ASSERT_TRUE(sitting.keep(sitting.table().resign(sitting.by(ana))));
    EXPECT_FALSE(sitting.table().finished());
    EXPECT_TRUE(sitting.table().bot_due());
    EXPECT_EQ(reason(sitting.table().come_back(sitting.by(ana)), sitting.table()),
              "You have resigned from this game.");
    int const seen = sitting.table().version();
    EXPECT_EQ(code(sitting.table().move(sitting.by(ana), sitting.legal(ana), seen)), "not_allowed");
    EXPECT_EQ(code(sitting.table().chat(sitting.by(ana), "Good luck")), "ok");
    EXPECT_NE(field(update(sitting.table(), ben), "seats").find(R"("resigned":true)"), std::string::npos);
    // The game is over when all players but one have resigned.
    ASSERT_TRUE(sitting.keep(sitting.table().resign(sitting.by(ben))));
    EXPECT_TRUE(sitting.table().finished());
    EXPECT_EQ(ranks(sitting.table()), (std::vector{2, 2, 1}));
}

TEST(TableEnd, NeedsTheAgreementOfAllHumans) {
    Sitting sitting{boomtown({person("Ana"), person("Ben"), bot()})};
    EXPECT_EQ(code(sitting.table().refuse_end(sitting.by(ana))), "nothing_asked");
    EXPECT_EQ(code(sitting.table().agree_to_end(sitting.by(cleo))), "not_your_seat");
    EXPECT_EQ(code(sitting.table().agree_to_end(sitting.by(onlooker))), "not_your_seat");
    ASSERT_TRUE(sitting.keep(sitting.table().agree_to_end(sitting.by(ana))));
    EXPECT_FALSE(sitting.table().finished());
    EXPECT_EQ(field(update(sitting.table(), ben), "end"), R"({"agreed":[0]})");
    ASSERT_TRUE(sitting.keep(sitting.table().refuse_end(sitting.by(ben))));
    EXPECT_TRUE(sitting.table().end_agreed().empty());
    ASSERT_TRUE(sitting.keep(sitting.table().agree_to_end(sitting.by(ben))));
    ASSERT_TRUE(sitting.keep(sitting.table().agree_to_end(sitting.by(ana))));
    EXPECT_TRUE(sitting.table().finished());
    EXPECT_EQ(sitting.rebuilt().early_end(), EarlyEnd::agreed);
    EXPECT_EQ(code(sitting.table().agree_to_end(sitting.by(ana))), "finished");
}

TEST(TableEnd, AMoveCancelsTheOffer) {
    Sitting sitting{boomtown({person("Ana"), person("Ben")})};
    ASSERT_TRUE(sitting.keep(sitting.table().agree_to_end(sitting.by(ben))));
    int const seen = sitting.table().version();
    ASSERT_TRUE(sitting.keep(sitting.table().move(sitting.by(ana), sitting.legal(ana), seen)));
    EXPECT_TRUE(sitting.table().end_agreed().empty());
}

TEST(TableReplace, ABotPlaysUntilTheOwnerReturns) {
    Sitting sitting{boomtown({person("Ana"), person("Ben"), bot()})};
    for (int const target : {-1, 1, 2, 3, 99})
        EXPECT_EQ(code(sitting.table().replace(sitting.by(ben), target)), "malformed") << target;
    ASSERT_TRUE(sitting.keep(sitting.table().replace(sitting.by(ben, "x"), 0)));
    EXPECT_EQ(code(sitting.table().replace(sitting.by(ben, "x"), 0)), "repeated");
    EXPECT_EQ(code(sitting.table().replace(sitting.by(ben, "x"), 1)), "malformed");
    EXPECT_TRUE(sitting.table().bot_due());
    EXPECT_TRUE(sitting.rebuilt().seat(ana).stand_in);
    EXPECT_EQ(code(sitting.table().replace(sitting.by(ana), 1)), "not_allowed");
    ASSERT_TRUE(sitting.keep(sitting.table().come_back(sitting.by(ana))));
    EXPECT_FALSE(sitting.table().bot_due());
}

TEST(TableRematch, IsStartedOnceAfterTheEnd) {
    Sitting sitting{boomtown({person("Ana"), person("Ben")})};
    EXPECT_EQ(code(sitting.table().rematch(sitting.by(ana), "new")), "not_finished");
    sitting.keep(sitting.table().resign(sitting.by(ana)));
    EXPECT_EQ(code(sitting.table().rematch(sitting.by(onlooker), "new")), "not_your_seat");
    EXPECT_EQ(field(update(sitting.table(), ben), "rematch"), "null");
    ASSERT_TRUE(sitting.keep(sitting.table().rematch(sitting.by(ben), "new")));
    EXPECT_EQ(code(sitting.table().rematch(sitting.by(ana), "other")), "not_allowed");
    EXPECT_EQ(field(update(sitting.rebuilt(), ana), "rematch"), R"("new")");
}

TEST(TableLog, AMoveAfterAnEarlyEndIsInvalid) {
    Sitting sitting{boomtown({person("Ana"), bot()})};
    Decision const move = sitting.table().move(sitting.by(ana), sitting.legal(ana), 0);
    sitting.keep(sitting.table().resign(sitting.by(ana)));
    Table table = sitting.rebuilt();
    EXPECT_TRUE(table.apply(move.entries.front()));
}

}  // namespace
}  // namespace motherlode

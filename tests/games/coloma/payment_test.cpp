// Rulebook p.9, "Gold Nuggets".

#include "games/coloma/scenario.h"

namespace motherlode::coloma {
namespace {

TEST(ColomaGold, TheLowestPoolWithAGapDecidesTheValueOfANugget_CO_5_3a_CO_5_3b_CO_5_3x1_CO_5_3x2) {
    RULES("CO-5.3a CO-5.3b CO-5.3x1 CO-5.3x2");
    Scenario s;                                     // three players: each pool has six spaces
    EXPECT_EQ(nugget_value(s.game, s.table()), 3);  // no gap
    s.table().gold = 17;
    EXPECT_EQ(nugget_value(s.game, s.table()), 3);
    // Second example: the second pool is full and the top pool is empty.
    s.table().gold = 12;
    EXPECT_EQ(nugget_value(s.game, s.table()), 3);
    // First example: the second pool has a gap.
    s.table().gold = 11;
    EXPECT_EQ(nugget_value(s.game, s.table()), 2);
    s.table().gold = 6;
    EXPECT_EQ(nugget_value(s.game, s.table()), 2);
    s.table().gold = 5;
    EXPECT_EQ(nugget_value(s.game, s.table()), 1);
    s.table().gold = 0;
    EXPECT_EQ(nugget_value(s.game, s.table()), 1);
}

TEST(ColomaGold, PayingWithTwoNuggetsGivesNoChange_CO_5_3d_CO_5_3x3_CO_5_3f) {
    RULES("CO-5.3d CO-5.3x3 CO-5.3f");
    Scenario s;
    s.river(A, 1);
    s.offer_bridge("gold");
    s.give(A, 3, 0, 1, 0, 2);
    s.turn(A, 2, 5, 4);
    s.play("hammer bridge gold");
    EXPECT_EQ(s.player(A).gold, 0);
    EXPECT_EQ(s.player(A).bucks, 0);
    EXPECT_EQ(s.table().cart, 2);
    EXPECT_EQ(s.table().gold, 18);  // the nuggets return to the board only at the end of the year
}

TEST(ColomaGold, BucksCannotReplaceGold_CO_5_3c) {
    RULES("CO-5.3c");
    Scenario s;
    s.hold(A, {"bakery"});
    s.give(A, 5, 0, 1, 20, 0);
    s.turn(A, 3, 5, 4);
    EXPECT_TRUE(s.can("hammer building bakery"));
    EXPECT_EQ(s.why_not("saw building bakery"), "CO-10.1a");
}

TEST(ColomaGold, AnyMixOfBucksAndGoldWithoutOverpaying_CO_5_3e) {
    RULES("CO-5.3e co-12");
    Scenario s;
    s.river(A, 1);
    s.offer_bridge("gold");
    s.give(A, 3, 0, 1, 4, 3);
    s.turn(A, 2, 5, 4);
    s.play("hammer bridge gold");  // 4 Bucks, a nugget is worth 3
    EXPECT_EQ(s.legal(),
              (std::vector<std::string>{"pay 4 bucks 0 gold", "pay 1 bucks 1 gold", "pay 0 bucks 2 gold"}));
    for (std::string_view const payment :
         {"pay 2 bucks 1 gold", "pay 1 bucks 2 gold", "pay 0 bucks 3 gold", "pay 3 bucks 0 gold"})
        EXPECT_EQ(s.why_not(payment), "CO-5.3e") << payment;
    EXPECT_EQ(s.why_not("end turn"), "CO-7.3d");  // nothing interrupts a payment
    s.play("pay 1 bucks 1 gold");
    EXPECT_EQ(s.player(A).bucks, 3);
    EXPECT_EQ(s.player(A).gold, 2);
    EXPECT_EQ(s.player(A).bridge_count(), 1);
}

}  // namespace
}  // namespace motherlode::coloma

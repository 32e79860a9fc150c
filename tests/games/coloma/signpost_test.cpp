// Rulebook p.13, "Site 1: Workday" and "The Signpost".

#include "games/coloma/scenario.h"

namespace motherlode::coloma {
namespace {

TEST(ColomaWorkday, SuttersMillAndEachAbilityWorkOnceATurn_CO_8_1a_CO_8_1b) {
    RULES("CO-8.1a CO-8.1b");
    Scenario s;
    s.build(A, "bakery");
    s.give(A, 0, 0, 1, 0, 0);
    s.turn(A, 1, 5, 4);
    int const cards = s.player(A).hand_size;
    s.play("mill common");
    EXPECT_EQ(s.player(A).hand_size, cards + 2);
    s.play("use bakery 1");
    EXPECT_EQ(s.player(A).lodge_dudes, 2);
    EXPECT_EQ(s.why_not("mill common"), "CO-10.2b");
    EXPECT_EQ(s.why_not("use bakery 1"), "CO-10.2b");
    s.play("mill boom");
    EXPECT_EQ(s.player(A).gold, 1);
    s.play("use bakery 2");
    EXPECT_EQ(s.player(A).bucks, 2);
    EXPECT_EQ(s.legal(), std::vector<std::string>{"end turn"});
}

TEST(ColomaSignpost, TheSignpostCopiesTheBoomItPointsTo_CO_8_2a_CO_8_2x1) {
    RULES("CO-8.2a CO-8.2x1 co-7");
    // With the Barker on Site 5, the arm is on Site 2 and points to Site 1.
    Scenario s;
    s.give(A, 5, 0, 1, 5, 5);
    s.turn(A, 2, 5, 4);
    EXPECT_TRUE(s.can("hammer river 1"));
    EXPECT_EQ(s.why_not("saw river 1"), "CO-5.5b");  // the arm covers the Boom of Site 2
    s.play("mill boom");
    EXPECT_EQ(s.player(A).gold, 6);
    // Not if the Bust covers Site 1.
    s.turn(A, 2, 5, 1);
    EXPECT_EQ(s.why_not("mill boom"), "CO-5.5b");
}

TEST(ColomaSignpost, NextToTheBarkerTheSignpostCopiesTheBarker_CO_8_2b) {
    RULES("CO-8.2b co-7");
    Scenario s;
    auto edition = std::make_shared<Edition>(*tailrace());
    edition->signpost_offset = 1;
    s.game = Game{edition, 3, s.game.options()};
    s.turn(A, 2, 1, 5);
    EXPECT_TRUE(s.can("take barrel stack"));
}

TEST(ColomaSignpost, TheRulingsOptionDecidesWhichAbilitiesWorkWithACopiedBoom_CO_8_2c_CO_8_2x2) {
    RULES("CO-8.2c CO-8.2x2 co-1");
    for (bool const rulebook : {false, true}) {
        // On Site 2, pointing to Site 1: the Bakery's Boom ability.
        Scenario s{{.rulebook = rulebook}};
        s.build(A, "bakery");
        s.turn(A, 2, 5, 4);
        EXPECT_TRUE(s.can("mill boom"));
        EXPECT_EQ(s.can("use bakery 2"), !rulebook);

        // On Site 4, pointing to Site 3: the rulebook's rules exclude buildings of Site 3.
        Scenario t{{.rulebook = rulebook}};
        t.build(A, "lumber_yard");
        t.hold(A, {"bakery"});
        t.give(A, 2, 0, 1, 0, 1);
        t.turn(A, 4, 2, 5);
        t.play("saw building bakery");
        EXPECT_EQ(t.player(A).lodge_dudes, rulebook ? 0 : 1);  // with or without the Lumber Yard's discount
    }
}

TEST(ColomaSignpost, UnderTheRulebookRulesAbilitiesOfThePlayersSiteNeedMatchingIcons_CO_8_2c) {
    RULES("CO-8.2c co-1");
    // On Site 3, pointing to Site 2: both Booms are Saws.
    Scenario s{{.rulebook = true}};
    s.build(A, "lumber_yard");
    s.give(A, 2, 0, 1, 0, 1);
    s.turn(A, 3, 1, 5);
    EXPECT_EQ(s.table().turn.performance[second].rows, 2);
    EXPECT_EQ(s.table().turn.performance[second].base, 1);
    s.play("saw river 4");
    EXPECT_EQ(s.player(A).lodge_dudes, 1);  // the Lumber Yard's discount applies
    // On Site 5, pointing to Site 4: a Tent and a Wagon do not match.
    s.turn(A, 5, 3, 1);
    EXPECT_EQ(s.table().turn.performance[second].rows, no_site);
    EXPECT_EQ(s.table().turn.performance[second].base, 3);
}

TEST(ColomaSignpost, ASignpostThatPointsToTheBustBustsItsOwnSiteToo_CO_8_2d_CO_8_2e_CO_8_2x3) {
    RULES("CO-8.2d CO-8.2e CO-8.2x3 co-1");
    // On Site 4, pointing to the Bust on Site 3.
    for (bool const rulebook : {false, true}) {
        Scenario s{{.rulebook = rulebook}};
        s.build(A, "express_office");
        s.build(A, "carpenters_shop");
        s.hold(A, {"bakery"});
        s.give(A, 5, 0, 1, 5, 5);
        s.turn(A, 4, 2, 3);
        EXPECT_FALSE(s.can("wagon boom"));
        EXPECT_FALSE(s.can("saw building bakery"));
        EXPECT_EQ(s.can("use express_office 2"), rulebook);
        EXPECT_EQ(s.can("use carpenters_shop 2"), !rulebook);
    }
}

}  // namespace
}  // namespace motherlode::coloma

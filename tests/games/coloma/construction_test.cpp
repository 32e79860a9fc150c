// Rulebook p.14, Site 2, and p.15, Site 3.

#include "games/coloma/scenario.h"

namespace motherlode::coloma {
namespace {

TEST(ColomaRivers, RiversAreSurveyedWithTheHammerOrTheSaw_CO_9_1a_CO_9_1b_CO_9_1c_CO_9_2a_CO_9_2b) {
    RULES("CO-9.1a CO-9.1b CO-9.1c CO-9.2a CO-9.2b co-20");
    Scenario s;
    s.give(A, 5, 0, 1, 2, 1);
    s.turn(A, 2, 1, 5);
    s.play("hammer river 2");
    s.play("pay 2 bucks 0 gold");
    EXPECT_EQ(s.player(A).lodge_dudes, 3);
    EXPECT_EQ(s.player(A).supply_dudes, 9);  // paid Dudes go back to the supply
    EXPECT_EQ(s.player(A).bucks, 2);         // the Canyon gives 2 Bucks at once
    EXPECT_EQ(s.player(A).rivers, 0b10);
    EXPECT_EQ(s.why_not("hammer river 1"), "CO-10.2b");  // only once a turn
    s.play("saw river 4");
    EXPECT_EQ(s.player(A).rivers, 0b1010);
    EXPECT_EQ(s.player(A).gold, 0);
    EXPECT_EQ(s.table().cart, 1);
}

TEST(ColomaRivers, TheASideGivesItsCanyonBenefits_CO_9_2a) {
    RULES("CO-9.2a");
    Scenario s;
    s.give(A, 4, 0, 1, 4, 0);
    s.turn(A, 2, 1, 5);
    int const cards = s.player(A).hand_size;
    s.play("hammer river 1");
    EXPECT_EQ(s.player(A).hand_size, cards + 3);
    s.turn(A, 2, 1, 5);
    s.play("hammer river 3");
    EXPECT_EQ(s.player(A).lodge_tents, 1);
    s.give(A, 4, 0, 1, 4, 0);
    s.turn(A, 2, 1, 5);
    EXPECT_EQ(s.why_not("hammer river 3"), "CO-9.2a");
}

TEST(ColomaRivers, EveryBSideGivesItsPrintedBenefits_CO_9_2a_CO_20_2f) {
    RULES("CO-9.2a CO-20.2f co-23");
    for (std::size_t board = 1; board < tailrace()->boards.size(); ++board) {
        for (int canyon = 0; canyon < canyons; ++canyon) {
            Scenario s{{.b_boards = true}};
            s.player(A).board = static_cast<std::uint8_t>(board);
            s.give(A, 2, 0, 1, 2, 0);
            s.turn(A, 2, 1, 5);
            Player const before = s.player(A);
            s.play("hammer river " + std::to_string(canyon + 1));
            Effect const& gain = tailrace()->effect(tailrace()->boards[board].gain[canyon]);
            if (gain.acts.empty()) continue;
            Act const& act = gain.acts[0];
            if (act.thing == Thing::barrel) s.play("take barrel stack");
            Player after = s.player(A);
            int const paid = act.thing == Thing::dude || act.thing == Thing::buck ? 2 : 0;
            EXPECT_EQ(held(after, act.thing), held(before, act.thing) - paid + act.amount)
                << effect_text(gain);
        }
    }
}

TEST(ColomaBridges, ABridgeNeedsAFreeRiverAndANewType_CO_9_1a_CO_9_1b_CO_9_2c_CO_9_3a_CO_9_3b) {
    RULES("CO-9.1a CO-9.1b CO-9.2c CO-9.3a CO-9.3b");
    Scenario s;
    s.offer_bridge("gold");
    s.give(A, 12, 0, 1, 4, 4);
    s.turn(A, 2, 1, 5);
    EXPECT_EQ(s.why_not("saw bridge gold"), "CO-9.3a");
    s.river(A, 1);
    s.turn(A, 2, 1, 5);
    s.play("saw bridge gold");
    EXPECT_EQ(s.player(A).lodge_dudes, 9);
    EXPECT_EQ(s.player(A).gold, 2);
    EXPECT_EQ(s.table().bridges_left[0], 1);
    s.turn(A, 2, 1, 5);
    EXPECT_EQ(s.why_not("saw bridge gold"), "CO-9.3a");  // the River already has a Bridge
    s.river(A, 2);
    s.turn(A, 2, 1, 5);
    EXPECT_EQ(s.why_not("saw bridge gold"), "CO-9.3b");  // a second Bridge of the same type
    s.table().bridges_left[1] = 0;
    std::string const empty_stack = tailrace()->bridges[s.table().bridge_kinds[1]].id;
    EXPECT_EQ(s.why_not("saw bridge " + empty_stack), "CO-9.3b");
    // A player can have at most four Rivers and four Bridges.
    s.player(A).rivers = s.player(A).bridges = 0b1111;
    s.give(A, 12, 0, 1, 9, 9);
    s.turn(A, 2, 1, 5);
    EXPECT_EQ(s.legal(), std::vector<std::string>{"end turn"});
}

TEST(ColomaBuildings, CardsAreBuiltFromTheHandWithTheHammerOrTheSaw_CO_10_1a_CO_10_1b_CO_10_1c_CO_10_2c) {
    RULES("CO-10.1a CO-10.1b CO-10.1c CO-10.2c");
    Scenario s;
    s.hold(A, {"bakery", "gunsmith", "placer_times"});
    s.give(A, 4, 0, 1, 2, 1);
    s.turn(A, 3, 5, 1);
    EXPECT_EQ(s.why_not("hammer building sawmill"), "CO-10.1a");
    s.play("hammer building bakery");
    s.play("pay 2 bucks 0 gold");
    EXPECT_TRUE(s.has_built(A, "bakery"));
    EXPECT_EQ(s.player(A).hand_size, 2);
    EXPECT_EQ(s.why_not("hammer building placer_times"), "CO-10.2b");
    s.play("saw building gunsmith");
    EXPECT_EQ(s.player(A).gold, 0);
    EXPECT_EQ(s.player(A).lodge_dudes, 0);
    EXPECT_EQ(s.points(A), 12);
}

TEST(ColomaBuildings, ABuildingCannotBeUsedInTheTurnItIsBuilt_CO_10_2c) {
    RULES("CO-10.2c");
    Scenario s;
    s.hold(A, {"carpenters_shop"});
    s.give(A, 4, 0, 1, 4, 0);
    s.turn(A, 3, 5, 1);
    s.play("hammer building carpenters_shop");
    EXPECT_EQ(s.why_not("use carpenters_shop 1"), "CO-10.2c");
    s.turn(A, 3, 5, 1);
    EXPECT_TRUE(s.can("use carpenters_shop 1"));
}

TEST(ColomaBuildings, BuildingsWorkOnlyOnTheirSite_CO_10_2a_CO_10_2b_CO_10_2d) {
    RULES("CO-10.2a CO-10.2b CO-10.2d");
    Scenario s;
    s.build(A, "bakery");
    s.turn(A, 4, 1, 5);
    EXPECT_EQ(s.why_not("use bakery 1"), "CO-10.2a");
    s.turn(A, 1, 5, 4);
    EXPECT_EQ(s.why_not("use cooperage 1"), "CO-10.2a");  // not built
    s.play("use bakery 1");                               // even without the Site's action
    s.play("end turn");
    // A Bust ability needs the Bust.
    s.build(A, "express_office");
    s.turn(A, 4, 1, 5);
    EXPECT_EQ(s.why_not("use express_office 2"), "CO-10.2a");
    s.turn(A, 4, 1, 4);
    EXPECT_TRUE(s.can("use express_office 2"));
}

TEST(ColomaBuildings, AbilitiesThatChangeNothingAreRefused_CO_10_2f) {
    RULES("CO-10.2f co-11");
    Scenario s;
    s.build(A, "livery_stable");
    s.build(A, "bakery");
    s.give(A, 12, 0, 6, 9, 0);
    s.turn(A, 1, 5, 4);
    EXPECT_EQ(s.why_not("use livery_stable 1"), "CO-10.2f");  // six Horses already
    EXPECT_EQ(s.why_not("use bakery 1"), "CO-10.2f");         // no Dude left to gain
    EXPECT_EQ(s.why_not("use livery_stable 2"), "CO-10.2f");
}

}  // namespace
}  // namespace motherlode::coloma

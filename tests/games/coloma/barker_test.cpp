// Rulebook p.12, "The Barker tile" and "Barrel tokens".

#include "games/coloma/scenario.h"

namespace motherlode::coloma {
namespace {

TEST(ColomaBarker, TentsAndHorsesAreBoughtInOnePaymentEach_CO_7_1a_CO_7_1b_CO_7_1c) {
    RULES("CO-7.1a CO-7.1b CO-7.1c co-12");
    Scenario s{{.more_options = {{"purchases", "once"}}}};
    s.give(A, 2, 1, 4, 5, 3);
    s.turn(A, 1, 1, 5);
    EXPECT_EQ(s.why_not("buy 3 horses"), "CO-7.1c");  // at most six Horses
    EXPECT_EQ(s.why_not("buy 8 tents"), "CO-5.2f");   // seven Tents remain
    EXPECT_TRUE(s.can("buy 7 tents"));                // 5 Bucks and three nuggets worth 3 each are 14 Bucks
    s.play("buy 2 horses");
    EXPECT_EQ(s.player(A).horses, 6);
    EXPECT_EQ(s.player(A).gold, 1);
    EXPECT_EQ(s.table().cart, 2);
    EXPECT_EQ(s.why_not("buy 1 horses"), "CO-7.1b");
    s.play("buy 2 tents");
    s.play("pay 1 bucks 1 gold");
    EXPECT_EQ(s.player(A).lodge_tents, 3);
    EXPECT_EQ(s.player(A).bucks, 4);
    EXPECT_EQ(s.why_not("buy 1 tents"), "CO-7.1b");
}

TEST(ColomaBarker, TakingABarrelAddsTheOutlawsOfItsSpace_CO_7_2a_CO_7_2b_CO_7_2c_CO_7_2d) {
    RULES("CO-7.2a CO-7.2b CO-7.2c CO-7.2d co-13");
    Scenario s;
    s.turn(A, 1, 1, 5);
    EXPECT_TRUE(s.can("take barrel stack"));
    int const kind = s.table().stash[3];
    int const outlaws = s.table().outlaws;
    int const stack = total(s.table().stack);
    s.play("take barrel 4");
    EXPECT_EQ(s.player(A).barrels[kind], 1);
    EXPECT_EQ(s.table().outlaws, outlaws + 3);
    EXPECT_NE(s.table().stash[3], none);  // refilled at once
    EXPECT_EQ(total(s.table().stack), stack - 1);
    EXPECT_EQ(s.why_not("take barrel 1"), "CO-10.2b");

    s.turn(B, 1, 1, 5);
    s.play("take barrel stack");
    EXPECT_EQ(total(s.player(B).barrels), 1);
    EXPECT_EQ(s.table().outlaws, outlaws + 3);
}

TEST(ColomaBarker, DiscardedBarrelsFormANewStack_CO_1_5b_CO_7_2d) {
    RULES("CO-1.5b CO-7.2d");
    Scenario s;
    s.table().stack = {};
    s.table().discarded = {};
    s.table().discarded[0] = 1;
    s.turn(A, 1, 1, 5);
    s.play("take barrel 2");
    EXPECT_EQ(s.table().stash[1], 0);
    EXPECT_EQ(s.count_events(say.barrels_mixed), 1);

    // No Barrel remains to refill the space, and finally no Barrel remains to take.
    s.turn(B, 1, 1, 5);
    EXPECT_EQ(s.why_not("take barrel stack"), "CO-7.2a");
    s.play("take barrel 2");
    EXPECT_EQ(s.table().stash[1], none);
    s.table().stash.fill(none);
    s.turn(C, 1, 1, 5);
    EXPECT_EQ(s.why_not("take barrel 1"), "CO-7.2a");
    Play play{s.game, s.state, C, &s.log};
    gain(play, C, Thing::barrel, 1);
    EXPECT_EQ(s.step(), step<BarrelsDue>);  // a step without a decision
}

// A takes a turn with one Barrel of this kind.
Scenario with_barrel(std::string_view kind, Arrangement arrangement = {}) {
    Scenario s{arrangement};
    s.barrel(A, kind);
    s.give(A, 5, 1, 2, 5, 5);
    s.turn(A, 4, 1, 5);
    return s;
}

TEST(ColomaBarker, AVacantSpaceIsRefilledWhenABarrelIsDiscarded_CO_1_5b_CO_7_2c) {
    RULES("CO-1.5b CO-7.2c co-24");
    Scenario s{{.specialties = true}};
    s.pioneer(A, "barmaid");
    s.barrel(A, "gold");
    s.turn(A, 1, 1, 5);
    s.table().stack = {};
    s.table().discarded = {};
    s.play("take barrel 2");
    EXPECT_EQ(s.table().stash[1], none);
    s.play("specialty 1");
    s.play("discard barrel gold unused");
    EXPECT_EQ(s.table().stash[1], s.barrel_id("gold"));
    EXPECT_EQ(total(s.table().discarded), 0);
    EXPECT_EQ(s.count_events(say.barrels_mixed), 1);
}

TEST(ColomaBarrels, BarrelsAreUsedAtAnyTimeOnTheOwnersTurnAndKept_CO_7_3a_CO_7_3b_CO_7_3e) {
    RULES("CO-7.3a CO-7.3b CO-7.3e");
    Scenario s = with_barrel("buck");
    EXPECT_EQ(s.why_not(B, "barrel buck"), "CO-5.7a");
    s.play("barrel buck");
    EXPECT_EQ(s.player(A).bucks, 8);
    EXPECT_EQ(s.player(A).used_barrels[s.barrel_id("buck")], 1);
    EXPECT_EQ(s.why_not("barrel buck"), "CO-7.3b");

    // A Barrel can be used in the turn it is taken.
    s.turn(B, 1, 1, 5);
    s.table().stash[0] = static_cast<std::uint8_t>(s.barrel_id("buck"));
    s.play("take barrel 1");
    EXPECT_TRUE(s.can("barrel buck"));
}

TEST(ColomaBarrels, BarrelsGiveHorsesGoldAndCards_CO_7_3e) {
    RULES("CO-7.3e");
    Scenario s = with_barrel("horse");
    s.play("barrel horse");
    EXPECT_EQ(s.player(A).horses, 3);
    s = with_barrel("gold");
    s.play("barrel gold");
    EXPECT_EQ(s.player(A).gold, 7);
    s = with_barrel("card");
    int const cards = s.player(A).hand_size;
    s.play("barrel card");
    EXPECT_EQ(s.player(A).hand_size, cards + 3);
}

TEST(ColomaBarrels, BuildingByBarrelCostsTheSawPriceWithoutAbilities_CO_7_3f) {
    RULES("CO-7.3f");
    Scenario s = with_barrel("building");
    s.build(A, "lumber_yard");
    s.hold(A, {"bakery"});
    s.turn(A, 3, 5, 1);  // even on Site 3, the discount does not apply
    s.play("barrel building");
    s.play("saw building bakery");
    EXPECT_TRUE(s.has_built(A, "bakery"));
    EXPECT_EQ(s.player(A).lodge_dudes, 3);
    EXPECT_EQ(s.player(A).gold, 4);
}

TEST(ColomaBarrels, TheTentBarrelGivesATentAndLetsThePlayerPitchTents_CO_7_3g) {
    RULES("CO-7.3g");
    Scenario s = with_barrel("tent");
    s.play("barrel tent");
    EXPECT_EQ(s.player(A).lodge_tents, 2);
    s.play("pitch event 1");
    s.play("pitch event 3");
    EXPECT_EQ(s.player(A).event_tents, 0b101);
    EXPECT_EQ(s.step(), step<TakeTurn>);  // no Tent left to pitch
    s = with_barrel("tent");
    s.play("barrel tent");
    s.play("done");
    EXPECT_EQ(s.player(A).lodge_tents, 2);
}

TEST(ColomaBarrels, TheRiverBarrelBuildsARiverOrABridgeAtTheSawCost_CO_7_3h) {
    RULES("CO-7.3h");
    Scenario s = with_barrel("river");
    s.offer_bridge("gold");
    s.build(A, "sawmill");
    s.play("barrel river");
    EXPECT_FALSE(s.can("saw bridge gold"));  // no River yet
    s.play("saw river 4");
    EXPECT_EQ(s.player(A).rivers, 0b1000);
    EXPECT_EQ(s.player(A).lodge_dudes, 3);
    EXPECT_EQ(s.player(A).gold, 4);
    s.barrel(A, "river");
    s.play("barrel river");
    s.play("saw bridge gold");
    EXPECT_EQ(s.player(A).bridge_count(), 1);
    EXPECT_EQ(s.player(A).gold, 2);
}

TEST(ColomaBarrels, AWagonMoveByBarrelIgnoresAbilities_CO_7_3i) {
    RULES("CO-7.3i");
    Scenario s = with_barrel("wagon");
    s.build(A, "wheelwright");
    s.play("barrel wagon");
    EXPECT_EQ(s.table().turn.steps_left, 2);  // only one per Horse
    s.play("move lotus");
    s.play("stop pass");
    EXPECT_TRUE(s.can("wagon common"));
}

TEST(ColomaBarrels, TheDudeBarrelGivesDudesAndLetsThePlayerFillARow_CO_7_3j_CO_12_2b) {
    RULES("CO-7.3j CO-12.2b co-16");
    Scenario s = with_barrel("dude");
    s.give(A, 1, 0, 1, 0, 0);
    s.play("barrel dude");
    EXPECT_EQ(s.player(A).lodge_dudes, 3);
    s.play("fill row 3");
    EXPECT_EQ(s.player(A).gunmen, 3);
    // Only one row a turn, by any action or effect.
    s.barrel(A, "dude");
    s.play("barrel dude");
    EXPECT_EQ(s.step(), step<TakeTurn>);
}

TEST(ColomaBarrels, TheSignpostBarrelUsesTheBoomItPointsTo_CO_7_3k) {
    RULES("CO-7.3k");
    // The arm points to Site 2, so the Barrel surveys a River at the Saw cost.
    Scenario s = with_barrel("signpost", {.more_options = {{"signpost_barrel", "as_rulings_plain"}}});
    s.play("barrel signpost");
    EXPECT_EQ(s.step(), step<ChooseStructure>);
    s.play("saw river 4");
    EXPECT_EQ(s.player(A).rivers, 0b1000);
    // With the Barker on Site 5 it points to Sutter's Mill. It works even if the player has used that Boom.
    s.barrel(A, "signpost");
    s.turn(A, 1, 5, 4);
    s.play("mill boom");
    int const gold = s.player(A).gold;
    s.play("barrel signpost");
    EXPECT_EQ(s.player(A).gold, gold + 1);
    // Not while the Bust covers that Boom.
    s.barrel(A, "signpost");
    s.turn(A, 4, 5, 1);
    EXPECT_EQ(s.why_not("barrel signpost"), "CO-7.3k");
}

TEST(ColomaBarrels, UnderTheBustTheSignpostBarrelDependsOnTheRulingsOption_CO_7_3l) {
    RULES("CO-7.3l co-2");
    Scenario condensed = with_barrel("signpost");
    condensed.turn(A, 4, 1, 3);
    EXPECT_EQ(condensed.why_not("barrel signpost"), "CO-7.3l");
    Scenario rulebook = with_barrel("signpost", {.rulebook = true});
    rulebook.turn(A, 4, 1, 3);
    EXPECT_TRUE(rulebook.can("barrel signpost"));
}

TEST(ColomaBarrels, UsedAndUnusedBarrelsCanBeDiscarded_CO_7_3c) {
    RULES("CO-7.3c co-13");
    Scenario s;
    s.build(A, "cooperage");
    s.barrel(A, "gold");
    s.barrel(A, "horse", true);
    s.turn(A, 1, 1, 5);
    s.play("use cooperage 1");
    EXPECT_EQ(s.legal(),
              (std::vector<std::string>{"discard barrel horse used", "discard barrel gold unused"}));
    EXPECT_EQ(s.why_not("discard barrel gold used"), "CO-7.3c");
    s.play("discard barrel horse used");
    EXPECT_EQ(s.player(A).points, 4);
    EXPECT_EQ(s.table().discarded[s.barrel_id("horse")], 1);
}

TEST(ColomaBarrels, BarrelsCannotBeUsedDuringAWagonMove_CO_7_3d) {
    RULES("CO-7.3d co-9");
    Scenario s = with_barrel("horse");
    s.play("wagon common");
    EXPECT_EQ(s.why_not("barrel horse"), "CO-7.3d");
    s.play("move lotus");
    EXPECT_EQ(s.why_not("barrel horse"), "CO-7.3d");
    s.play("stop pass");
    EXPECT_TRUE(s.can("barrel horse"));
}

}  // namespace
}  // namespace motherlode::coloma

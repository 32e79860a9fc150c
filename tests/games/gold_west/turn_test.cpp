// Manual 4, "Gameplay Flow", and 5, "Step 1: Activate Your Supply Track".

#include "games/gold_west/scenario.h"

namespace motherlode::gold_west {
namespace {

using Texts = std::vector<std::string>;

TEST(GoldWestTurn, ATurnHasThreeStepsInOrder_GW_4_1a_GW_4_1b) {
    RULES("GW-4.1a GW-4.1b");
    Scenario s{{.players = 3}};
    int const first = index(s.active_seat());
    s.supply({"", "wcc", "", ""});
    EXPECT_EQ(s.why_not("ship copper"), "GW-4.1b");
    EXPECT_EQ(s.why_not("token e3"), "GW-4.1b");
    s.play_all({"activate 2", "leave copper"});
    EXPECT_EQ(s.why_not("token e3"), "GW-4.1b");
    EXPECT_EQ(s.why_not("activate 2"), "GW-4.1b");
    s.play("done");
    EXPECT_EQ(s.why_not("ship copper"), "GW-4.1b");
    s.play("token e3");
    EXPECT_EQ(s.why_not("token f5"), "GW-5.6a");
    EXPECT_EQ(s.why_not("bin 1"), "GW-5.6a");
    s.play("camp wood");
    EXPECT_EQ(s.why_not("camp wood"), "GW-5.10b");
    s.play("bin 1");
    EXPECT_EQ(index(s.active_seat()), (first + 1) % 3);
    // The player whose turn is over cannot act.
    Action const activate = make_action(verb("activate"), 0);
    std::optional<Refusal> const refusal =
        s.game.refusal(s.table(), s.state.hands[first], seat_at(first), activate);
    ASSERT_TRUE(refusal);
    EXPECT_EQ(refusal->rule.id, "GW-4.1a");
}

TEST(GoldWestActivate, OnlyBinsThatAreNotEmptyCanBeActivated_GW_5_1a_GW_7_1a) {
    RULES("GW-5.1a GW-7.1a");
    Scenario s;
    s.supply({"", "w", "", "cc"});
    EXPECT_EQ(s.legal(), (Texts{"activate 2", "activate 4"}));
    EXPECT_EQ(s.why_not("activate 1"), "GW-7.1a");
    EXPECT_EQ(s.why_not("activate 3"), "GW-7.1a");
    EXPECT_FALSE(s.game.parse("activate 5"));
}

TEST(GoldWestActivate, ThePlayerChoosesOneResourceToLeaveInEachBinPassed_GW_5_1b_GW_5_1d) {
    RULES("GW-5.1b GW-5.1d gw-4");
    Scenario s;
    s.supply({"w", "t", "", "ccsg"});
    s.play("activate 4");
    EXPECT_EQ(s.legal(), (Texts{"leave copper", "leave silver", "leave gold"}));
    EXPECT_EQ(s.why_not("leave wood"), "GW-5.1b");
    EXPECT_EQ(s.why_not("done"), "GW-5.1b");
    s.play("leave gold");
    EXPECT_EQ(s.active().supply[2], goods("g"));
    EXPECT_EQ(s.legal(), (Texts{"leave copper", "leave silver"}));
    s.play("leave copper");
    EXPECT_EQ(s.active().supply[1], goods("tc"));
    s.play("leave silver");
    // Resources already in the bins stay there, and the remaining copper reaches the Usage Area.
    EXPECT_EQ(s.active().supply[0], goods("ws"));
    EXPECT_EQ(s.active().supply[3], goods(""));
    EXPECT_EQ(s.table().usage_area, goods("c"));
}

TEST(GoldWestActivate, BinOneGoesStraightToTheUsageArea_GW_5_1d) {
    RULES("GW-5.1d");
    Scenario s;
    s.supply({"wtg", "", "", ""});
    s.play("activate 1");
    EXPECT_EQ(s.table().usage_area, goods("wtg"));
    EXPECT_TRUE(s.active().supply[0].empty());
}

TEST(GoldWestActivate, ResourcesMayRunOutBeforeTheyReachTheUsageArea_GW_5_1c) {
    RULES("GW-5.1c gw-4");
    Scenario s;
    s.supply({"", "", "", "w"});
    s.play("activate 4");
    EXPECT_EQ(s.active().supply[2], goods("w"));
    EXPECT_TRUE(s.table().usage_area.empty());
    EXPECT_EQ(s.step(), gold_west::step<ChooseToken>);

    // Two resources pass three bins: the player chooses which one moves further.
    Scenario two;
    two.supply({"", "", "", "wg"});
    two.play("activate 4");
    EXPECT_EQ(two.legal(), (Texts{"leave wood", "leave gold"}));
    two.play("leave wood");
    EXPECT_EQ(two.active().supply[2], goods("w"));
    EXPECT_EQ(two.active().supply[1], goods("g"));
    EXPECT_TRUE(two.active().supply[0].empty());
}

TEST(GoldWestActivate, APlayerWithAnEmptyUsageAreaMustLoot_GW_5_1e) {
    RULES("GW-5.1e GW-5.1g GW-5.9a");
    Scenario s;
    s.supply({"", "w", "", ""});
    s.play("activate 2");
    EXPECT_EQ(s.count_events(say.nothing_arrived), 1);
    EXPECT_EQ(s.game.prompt(s.table(), s.active_seat()).spec, &say.prompt_choose_loot);
    int const seat = index(s.active_seat());
    s.play("token e3");
    // Only the bin remains to be chosen.
    EXPECT_EQ(s.step(), gold_west::step<PlaceResources>);
    EXPECT_EQ(s.player(seat).wanted, 1);
}

TEST(GoldWestActivate, OnlyDecisionsWithOneOptionAreSkipped_GW_5_1g) {
    RULES("GW-5.1g gw-5");
    // All moving resources are of one kind: the player is not asked which one stays.
    Scenario s;
    s.supply({"", "", "www", ""});
    s.play("activate 3");
    EXPECT_EQ(s.step(), gold_west::step<ChooseToken>);
    EXPECT_EQ(s.table().usage_area, goods("w"));
    // A metal can be shipped: the player is asked, and may stop.
    Scenario ships;
    ships.supply({"c", "", "", ""});
    ships.play("activate 1");
    EXPECT_EQ(ships.legal(), (Texts{"ship copper", "done"}));
    // The stagecoach is at the end of its track and copper has no other use: the player is not asked.
    Scenario finished;
    finished.supply({"c", "", "", ""});
    finished.active().coaches[0] = 8;
    finished.play("activate 1");
    EXPECT_EQ(finished.step(), gold_west::step<ChooseToken>);
}

TEST(GoldWestActivate, UnusedResourcesAreDiscarded_GW_5_1f_GW_7_2a) {
    RULES("GW-5.1f GW-7.2a");
    Scenario s;
    int const seat = index(s.active_seat());
    s.supply({"wttcg", "", "", ""});
    s.token("e3", "ggs");
    s.play_all({"activate 1", "done", "token e3", "camp wood", "bin 1"});
    EXPECT_TRUE(s.table().usage_area.empty());
    EXPECT_EQ(s.count_events(say.discarded), 1);
    // The bins have only the resources of the token.
    EXPECT_EQ(s.player(seat).supply[0], goods("ggs"));
}

TEST(GoldWestEnd, AfterTheLastCampEverybodyHasOneFinalTurn_GW_4_1c) {
    RULES("GW-4.1c GW-6.1a GW-7.5a");
    for (int players = 2; players <= 4; ++players) {
        Scenario s{{.players = players}};
        Seat const first = s.table().starting_player;
        int turns = 0;
        while (s.table().final_turn == 0) {
            int const seat = index(s.active_seat());
            int const camps = s.player(seat).camps;
            s.plain_turn();
            ++turns;
            EXPECT_EQ(s.player(seat).camps, camps - 1);
        }
        EXPECT_EQ(turns, players * (players == 4 ? 10 : 12));
        EXPECT_EQ(s.active_seat(), first);
        EXPECT_EQ(s.count_events(say.final_turn), 1);
        for (int seat = 0; seat < players; ++seat) {
            EXPECT_EQ(s.player(seat).camps, 0);
            EXPECT_EQ(index(s.active_seat()), (index(first) + seat) % players);
            s.plain_turn();
        }
        EXPECT_EQ(s.step(), gold_west::step<GameOver>);
        EXPECT_TRUE(s.game.pending(s.table()).must.empty());
        EXPECT_EQ(s.why_not("activate 1"), "GW-6.1a");
        EXPECT_EQ(s.count_events(say.final_score), players);
    }
}

TEST(GoldWestEnd, NothingIsBuiltOrLootedInTheFinalTurn_GW_6_1b_GW_4_1c) {
    RULES("GW-6.1b GW-4.1c gw-8");
    Scenario s;
    s.play_to_final_turn();
    s.supply({"wtc", "", "", ""});
    s.show_card(1, "general_store");
    Seat const seat = s.active_seat();
    s.play("activate 1");
    EXPECT_EQ(s.why_not("token e3"), "GW-6.1b");
    EXPECT_EQ(s.legal(), (Texts{"ship copper", "done"}));
    s.play("done");
    EXPECT_NE(s.active_seat(), seat);
    // Investments still give resources.
    s.supply({"ccss", "", "", ""});
    s.play_all({"activate 1", "invest 1", "store gold 4", "store wood 1"});
    EXPECT_EQ(s.player(1 - index(seat)).supply[3], goods("g"));
    EXPECT_EQ(s.step(), gold_west::step<GameOver>);
}

TEST(GoldWestEnd, TheLastCampCanBeUsedToLoot_GW_6_1a_GW_5_9b) {
    RULES("GW-6.1a GW-5.9b");
    Scenario s;
    for (int turn = 0; turn < 23; ++turn) s.plain_turn();
    EXPECT_EQ(s.table().final_turn, 0);
    int const seat = index(s.active_seat());
    int const wanted = s.player(seat).wanted;
    s.plain_turn();
    EXPECT_EQ(s.player(seat).wanted, wanted + 1);
    EXPECT_EQ(s.table().final_turn, 1);
}

TEST(GoldWestEnd, ThereIsAlwaysATokenToTakeAndABinToActivate_GW_5_6a) {
    RULES("GW-5.6a gw-7");
    // The shared suite audits this at every decision. With four players, the fewest hexes remain.
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        Scenario s{{.players = 4, .seed = seed}};
        while (s.table().final_turn == 0) {
            s.plain_turn();
            EXPECT_FALSE(s.table().revealed.empty());
        }
    }
}

}  // namespace
}  // namespace motherlode::gold_west

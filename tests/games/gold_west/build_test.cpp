// Manual 5, "Step 3: Build or Loot" and "Completing the Build Action", and the FAQ about them.

#include <algorithm>

#include "games/gold_west/scenario.h"

namespace motherlode::gold_west {
namespace {

using Texts = std::vector<std::string>;

TEST(GoldWestBuild, AnyAffordableOptionMayBeChosen_GW_5_6a_GW_5_9a) {
    RULES("GW-5.6a GW-5.9a");
    for (auto const& [usage_area, options] :
         {std::pair{"wt", Texts{"camp wood", "camp stone", "settlement", "loot"}},
          {"w", Texts{"camp wood", "loot"}},
          {"tt", Texts{"camp stone", "loot"}}}) {
        Scenario s;
        s.to_building(usage_area);
        s.play("token e3");
        EXPECT_EQ(s.legal(), options) << usage_area;
    }
    Scenario s;
    s.to_building("w");
    s.play("token e3");
    EXPECT_EQ(s.why_not("camp stone"), "GW-5.7a");
    EXPECT_EQ(s.why_not("camp gold"), "GW-5.7a");
    EXPECT_EQ(s.why_not("settlement"), "GW-5.8a");
}

TEST(GoldWestBuild, RefusalsNameTheRealObstacle_GW_5_6a) {
    RULES("GW-5.6a GW-5.7a GW-5.8a GW-4.1b GW-5.3d");
    Scenario s;
    s.to_building("c");
    EXPECT_EQ(s.why_not("camp wood"), "GW-5.7a");  // choosing a token first would not help
    EXPECT_EQ(s.why_not("settlement"), "GW-5.8a");
    EXPECT_EQ(s.why_not("activate 1"), "GW-4.1b");
    for (std::string_view const action : {"look d1", "upgrade e3", "store gold 1", "keep gold"})
        EXPECT_EQ(s.why_not(action), "GW-5.3d") << action;
}

TEST(GoldWestBuild, OnlyRevealedTokensCanBeChosen_GW_5_6a) {
    RULES("GW-5.6a GW-5.6b GW-7.3a");
    Scenario s;
    s.building(index(s.active_seat()), "c3");
    s.to_building("w");
    EXPECT_EQ(s.legal().size(), 11U);
    EXPECT_TRUE(s.can("token g6"));  // far from the building
    EXPECT_EQ(s.why_not("token d1"), "GW-5.6a");
    EXPECT_EQ(s.why_not("token c3"), "GW-5.7a");
    EXPECT_EQ(s.why_not("token z9"), "unknown");
}

TEST(GoldWestBuild, ACampCostsOneResourceAndGainsOneInfluence_GW_5_7a_GW_5_7b) {
    RULES("GW-5.7a GW-5.7b");
    Scenario s;
    int const seat = index(s.active_seat());
    s.token("e3", "ggs");
    s.to_building("wt");
    s.play_all({"token e3", "camp stone"});
    EXPECT_TRUE(s.player(seat).buildings.contains(s.hex("e3")));
    EXPECT_FALSE(s.player(seat).settlements.contains(s.hex("e3")));
    EXPECT_FALSE(s.table().revealed.contains(s.hex("e3")));
    EXPECT_EQ(s.table().usage_area, goods("w"));
    EXPECT_EQ(s.player(seat).influence[index(Terrain::gold)], 1);
    EXPECT_EQ(s.player(seat).camps, 11);
    s.play("bin 3");
    EXPECT_EQ(s.player(seat).supply[2], goods("ggs"));
}

TEST(GoldWestBuild, ASettlementCostsWoodAndStoneAndGainsTwoInfluence_GW_5_8a_GW_5_8b) {
    RULES("GW-5.8a GW-5.8b");
    Scenario s;
    int const seat = index(s.active_seat());
    s.token("e3", "www");
    s.to_building("wt");
    s.play_all({"token e3", "settlement"});
    EXPECT_TRUE(s.player(seat).settlements.contains(s.hex("e3")));
    EXPECT_TRUE(s.player(seat).buildings.contains(s.hex("e3")));
    EXPECT_TRUE(s.table().usage_area.empty());
    EXPECT_EQ(s.player(seat).influence[index(Terrain::forest)], 2);
    EXPECT_EQ(s.player(seat).camps, 11);
    s.play("bin 1");
    EXPECT_EQ(s.player(seat).supply[0], goods("wwww"));
}

TEST(GoldWestBuild, LootingCostsAPointAndLeavesTheHexEmpty_GW_5_9a) {
    RULES("GW-5.9a GW-5.9b GW-5.9c GW-7.6a");
    Scenario s;
    int const seat = index(s.active_seat());
    Goods const token_goods = s.game.edition().tokens[s.table().tokens[s.hex("e3")]].goods;
    s.supply({"", "", "", ""});
    s.to_building("wt");
    s.play_all({"token e3", "loot"});  // instead of building
    EXPECT_EQ(s.table().usage_area, goods("wt"));
    EXPECT_EQ(s.player(seat).wanted, 1);
    EXPECT_EQ(s.player(seat).camps, 11);
    EXPECT_EQ(s.points(seat, Source::looting), -1);
    EXPECT_EQ(s.player(seat).influence, (std::array<std::uint8_t, 4>{}));
    EXPECT_TRUE(s.table().looted.contains(s.hex("e3")));
    s.play("bin 2");
    EXPECT_EQ(s.player(seat).supply[1], token_goods);
    // The hex stays empty for the rest of the game.
    s.to_building("w");
    EXPECT_EQ(s.why_not("token e3"), "GW-5.9c");
    EXPECT_EQ(s.game.audit(s.state), "");
}

TEST(GoldWestBuild, NeighboursAreRevealedBeforeTheBinIsChosen_GW_5_10a) {
    RULES("GW-5.10a gw-7");
    for (std::string_view const action : {"camp wood", "settlement", "loot"}) {
        Scenario s{{.players = 4}};
        s.to_building("wt");
        s.play_all({"token e3"});
        HexSet const hidden = s.game.board().neighbours[s.hex("e3")] & s.table().face_down;
        EXPECT_FALSE(hidden.empty());
        s.play(action);
        EXPECT_EQ(s.step(), gold_west::step<PlaceResources>);
        for (HexId const hex : hidden) {
            EXPECT_TRUE(s.table().revealed.contains(hex));
            EXPECT_EQ(s.table().tokens[hex], s.state.secret.tokens[hex]);
        }
        EXPECT_EQ(s.count_events(say.revealed), hidden.count());
    }
}

TEST(GoldWestBuild, AllResourcesGoIntoOneBinThatScores_GW_5_10b_GW_5_10c) {
    RULES("GW-5.10b GW-5.10c");
    for (int bin = 1; bin <= bins; ++bin) {
        Scenario s;
        int const seat = index(s.active_seat());
        s.supply({"w", "w", "w", "w"});  // a bin need not be empty
        s.token("e3", "ggs");
        s.to_building("w");
        s.play_all({"token e3", "camp wood"});
        EXPECT_EQ(s.legal(), (Texts{"bin 1", "bin 2", "bin 3", "bin 4"}));
        s.play("bin " + std::to_string(bin));
        EXPECT_EQ(s.player(seat).supply[bin - 1], goods("wsgg"));
        EXPECT_EQ(s.points(seat, Source::supply_track), bin - 1);
    }
}

TEST(GoldWestBuild, EachTurnPlacesOneCampAndInfluenceTokensAreUnlimited_GW_7_5a) {
    RULES("GW-7.5a GW-7.8a GW-2.1c gw-13");
    Scenario s;
    int const seat = index(s.active_seat());
    // Twelve settlements and eight tokens in Boomtown need more than the twelve influence tokens in the box.
    Texts const places{"c3", "c4", "d3", "d4", "d5", "e3", "e4", "f4", "f5", "f6", "g5"};
    for (std::string const& place : places) s.building(seat, place, true);
    EXPECT_EQ(s.player(seat).camps, 1);
    for (int space = 1; space < spaces; ++space) s.influence(seat, space);
    s.to_building("wt");
    s.play_all({"token g6", "settlement"});
    EXPECT_EQ(s.player(seat).camps, 0);
    EXPECT_EQ(s.player(seat).settlements.count(), 12);
}

}  // namespace
}  // namespace motherlode::gold_west

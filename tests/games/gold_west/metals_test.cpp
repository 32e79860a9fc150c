// Manual 5, "Step 2: Use Metals".

#include "games/gold_west/scenario.h"

namespace motherlode::gold_west {
namespace {

using Texts = std::vector<std::string>;

// Docks on 1 and 2, Saloon on 3 and 6, Town Hall on 4 and 7, Mayor on 8 and 9, the single space on 5.
void usual_boomtown(Scenario& s) {
    s.boomtown({"docks", "docks", "saloon", "town_hall", ".", "saloon", "town_hall", "mayor", "mayor"});
}

TEST(GoldWestMetals, MetalsAreUsedInAnyOrderUntilThePlayerStops_GW_5_2a) {
    RULES("GW-5.2a");
    Scenario s;
    usual_boomtown(s);
    s.show_card(1, "copper_wire");
    s.to_metals("cccccggs");
    s.play_all({"ship gold", "boomtown 4", "invest 1"});
    EXPECT_TRUE(s.table().usage_area == goods("g"));
    s.play("ship gold");
    // No metals remain, so the step ends automatically.
    EXPECT_EQ(s.step(), gold_west::step<ChooseToken>);

    Scenario early_stop;
    early_stop.to_metals("cccccggs");
    EXPECT_TRUE(early_stop.can("done"));
    early_stop.play("done");
    EXPECT_EQ(early_stop.step(), gold_west::step<ChooseToken>);
}

TEST(GoldWestInvestments, OnlyOneInvestmentPerTurn_GW_5_3a) {
    RULES("GW-5.3a");
    Scenario s;
    s.show_card(1, "copper_wire");
    s.show_card(2, "gold_exchange");
    s.to_metals("ccccgggg");
    s.play("invest 1");
    EXPECT_EQ(s.why_not("invest 2"), "GW-5.3a");
}

TEST(GoldWestInvestments, AnInvestmentIsPaidForAndScores_GW_5_3b) {
    RULES("GW-5.3b GW-5.3c GW-5.3e");
    Scenario s;
    int const seat = index(s.active_seat());
    s.show_card(3, "copper_works");
    s.show_card(4, "silver_mint");
    s.to_metals("cccccs");
    EXPECT_EQ(s.why_not("invest 4"), "GW-5.3b");  // too expensive
    EXPECT_EQ(s.why_not("invest 8"), "GW-5.3b");  // no such card
    s.play("invest 3");
    EXPECT_EQ(s.table().usage_area, goods("s"));
    EXPECT_EQ(s.table().investors[2], seat_at(seat));
    EXPECT_EQ(s.points(seat, Source::investments), 11 + 3);  // the card and the highest bonus tile
    // A card can be bought only once.
    s.table().invested = 0;
    s.table().usage_area = goods("ccccc");
    EXPECT_EQ(s.why_not("invest 3"), "GW-5.3b");
}

TEST(GoldWestInvestments, AnInvestmentTakesTheHighestRemainingBonusTile_GW_5_3e_GW_3_8a) {
    RULES("GW-5.3e GW-3.8a");
    Scenario s{{.players = 3}};
    int const seat = index(s.active_seat());
    int expected = 0;
    int slot = 1;
    struct Purchase {
        std::string_view card;
        std::string_view cost;
        int points;
        int bonus;
    };
    for (Purchase const& purchase :
         {Purchase{"copper_wire", "cccc", 8, 4}, Purchase{"copper_works", "ccccc", 11, 3},
          Purchase{"gold_exchange", "gggg", 12, 2}, Purchase{"silver_mint", "sssss", 13, 1},
          Purchase{"opera_house", "ssgg", 11, 0}}) {
        s.show_card(slot, purchase.card);
        s.table().invested = 0;
        s.to_metals(purchase.cost);
        s.play("invest " + std::to_string(slot));
        expected += purchase.points + purchase.bonus;  // no tile remains for the fifth
        EXPECT_EQ(s.points(seat, Source::investments), expected);
        ++slot;
    }
}

TEST(GoldWestBoomtown, OneTokenPerTurnCostsTheMetalsOfItsColumnAndRow_GW_5_4a_GW_5_4b) {
    RULES("GW-5.4a GW-5.4b");
    Scenario s;
    usual_boomtown(s);
    // Columns copper, silver, gold; rows gold, silver, copper.
    constexpr std::string_view prices[]{"cg", "sg", "gg", "cs", "ss", "sg", "cc", "cs", "cg"};
    for (int space = 0; space < spaces; ++space)
        EXPECT_EQ(s.game.edition().prices[space], goods(prices[space])) << space + 1;
    s.to_metals("ccg");
    EXPECT_EQ(s.why_not("boomtown 3"), "GW-5.4b");
    EXPECT_EQ(s.why_not("boomtown 5"), "GW-5.4b");
    EXPECT_EQ(s.legal(),
              (Texts{"boomtown 1", "boomtown 7", "boomtown 9", "ship copper", "ship gold", "done"}));
    s.play("boomtown 7");
    EXPECT_EQ(s.table().usage_area, goods("g"));
    EXPECT_EQ(s.active().boomtown[6], 1);
    s.table().usage_area = goods("ccg");
    EXPECT_EQ(s.why_not("boomtown 1"), "GW-5.4a");
}

TEST(GoldWestBoomtown, OnlyUnoccupiedSpacesCanBeTakenIncludingBothOfAnOffice_GW_5_4c) {
    RULES("GW-5.4c GW-5.4d GW-7.4a");
    Scenario s;
    usual_boomtown(s);
    s.influence(s.opponent_seat(), 1);
    s.to_metals("cgs");
    EXPECT_EQ(s.why_not("boomtown 1"), "GW-5.4c");
    s.play("boomtown 2");  // the other space of the Docks
    EXPECT_EQ(s.active().boomtown[1], 1);
    EXPECT_FALSE(s.game.parse("boomtown 10"));

    // One player may have both spaces.
    Scenario one_owner;
    usual_boomtown(one_owner);
    one_owner.influence(index(one_owner.active_seat()), 1);
    one_owner.to_metals("sg");
    one_owner.play("boomtown 2");
    EXPECT_EQ(one_owner.active().boomtown[0] + one_owner.active().boomtown[1], 2);
}

TEST(GoldWestBoomtown, TheFourPointTokenScoresImmediately_GW_5_4e) {
    RULES("GW-5.4e");
    Scenario s;
    int const seat = index(s.active_seat());
    usual_boomtown(s);
    s.to_metals("ss");
    s.play("boomtown 5");
    EXPECT_EQ(s.points(seat, Source::single_space), 4);
    EXPECT_EQ(s.total(seat), 4);
}

TEST(GoldWestShipping, EachMetalShippedMovesOneStep_GW_5_5a_GW_7_7a) {
    RULES("GW-5.5a GW-7.7a");
    Scenario s;
    int const seat = index(s.active_seat());
    s.to_metals("ccg");
    s.play_all({"ship copper", "ship gold", "ship copper"});
    EXPECT_EQ(s.player(seat).coaches, (std::array<std::uint8_t, 3>{2, 0, 1}));
    EXPECT_EQ(s.points(seat, Source::shipping), 2);  // the first threshold on the copper track
    Scenario none_left;
    none_left.to_metals("c");
    EXPECT_EQ(none_left.why_not("ship gold"), "GW-5.5a");
}

TEST(GoldWestShipping, ThresholdsAndTilesScoreOnTheWay_GW_5_5b_GW_5_5c) {
    RULES("GW-5.5b GW-5.5c gw-3");
    Scenario s;
    int const seat = index(s.active_seat());
    s.to_metals("gggggggg");
    // Points after each step: 2 at the second step, 9 for a tile at the fourth, 3 at the fifth, 9 for a tile
    // at the last.
    for (int const points : {0, 2, 2, 11, 14, 14, 14, 23}) {
        s.play("ship gold");
        EXPECT_EQ(s.points(seat, Source::shipping), points);
    }
    EXPECT_EQ(s.player(seat).shipping_tiles, 2);
}

TEST(GoldWestShipping, TheTopTileIsTakenFirstAndAnEmptyPileGivesNothing_GW_5_5b_GW_3_9a) {
    RULES("GW-5.5b GW-3.9a");
    Scenario s{{.players = 3}};
    for (int const points : {2 + 7, 2 + 4, 2}) {
        int const seat = index(s.active_seat());
        s.player(seat).coaches[0] = 1;
        s.to_metals("ccc");
        s.play_all({"ship copper", "ship copper", "ship copper"});
        EXPECT_EQ(s.points(seat, Source::shipping), points);
        s.plain_turn();
    }
}

TEST(GoldWestShipping, TheManualsFirstPileHasTheLowTiles_GW_3_9b) {
    RULES("GW-3.9b");
    Scenario s{{.manual_shipping_bonus = true}};
    int const seat = index(s.active_seat());
    s.to_metals("ssssssss");
    for (int step = 0; step < 8; ++step) s.play("ship silver");
    EXPECT_EQ(s.points(seat, Source::shipping), 2 + 5 + 3 + 8);
}

TEST(GoldWestShipping, AStagecoachStopsAtTheEndOfItsTrack_GW_5_5d) {
    RULES("GW-5.5d");
    Scenario s;
    s.active().coaches[1] = 7;
    s.to_metals("ssc");
    s.play("ship silver");
    EXPECT_EQ(s.active().coaches[1], 8);
    EXPECT_EQ(s.why_not("ship silver"), "GW-5.5d");
}

}  // namespace
}  // namespace motherlode::gold_west

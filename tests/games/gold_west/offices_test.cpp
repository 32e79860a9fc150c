// Manual 6, "Boomtown": the points that each office pays for a token.

#include <algorithm>
#include <cstdlib>

#include "games/gold_west/scenario.h"

namespace motherlode::gold_west {
namespace {

TEST(GoldWestOffices, DocksCountInfluenceBesideWater_GW_6_3b) {
    RULES("GW-6.3b");
    Scenario s = finished();
    s.building(0, "e3");        // touches water
    s.building(0, "g6", true);  // a settlement that touches water
    s.building(0, "a1", true);
    EXPECT_EQ(s.office_pays("docks", 0), 1 + 2);
}

TEST(GoldWestOffices, FrontierOfficeCountsBuildingsOnTheEdge_GW_6_3c) {
    RULES("GW-6.3c gw-9");
    Scenario s = finished();
    s.building(0, "a1");
    s.building(0, "e1", true);
    s.building(0, "e3");  // beside water only
    s.building(0, "c5");
    EXPECT_EQ(s.office_pays("frontier", 0), 2);

    // A neighbour of f3 is on an end tile, which is not used with two players.
    Scenario two = finished(2);
    Scenario four = finished(4);
    for (Scenario* scenario : {&two, &four}) scenario->building(0, "f3");
    EXPECT_EQ(two.office_pays("frontier", 0), 1);
    EXPECT_EQ(four.office_pays("frontier", 0), 0);
}

TEST(GoldWestOffices, HomesteadOfficeCountsInfluenceInTheWeakestTerrain_GW_6_3d) {
    RULES("GW-6.3d");
    Scenario s = finished();
    s.player(0).influence = {5, 2, 3, 2};
    s.player(1).influence = {9, 9, 9, 0};
    EXPECT_EQ(s.office_pays("homestead", 0), 4);
    EXPECT_EQ(s.office_pays("homestead", 1), 0);
}

TEST(GoldWestOffices, CourthouseCountsTokensNotInfluence_GW_6_3e) {
    RULES("GW-6.3e gw-9");
    Scenario s = finished();
    for (std::string_view const name : {"a1", "b1", "c1"}) s.terrain(name, Terrain::copper);
    for (std::string_view const name : {"a2", "b2"}) s.terrain(name, Terrain::forest);
    s.building(0, "a1", true);
    s.building(0, "b1", true);
    EXPECT_EQ(s.office_pays("courthouse", 0), 2);  // 4 influence, 2 tokens
    // Forest is stronger with 5 influence, some of it from a card, but it has fewer tokens.
    s.building(0, "a2", true);
    s.player(0).influence[index(Terrain::forest)] = 5;
    EXPECT_EQ(s.office_pays("courthouse", 0), 1);
    // If terrains are tied, the one with more tokens counts.
    s.player(0).influence[index(Terrain::copper)] = 5;
    EXPECT_EQ(s.office_pays("courthouse", 0), 2);
    EXPECT_EQ(s.office_pays("courthouse", 1), 0);
}

TEST(GoldWestOffices, DeedsOfficeCountsTerrainBonuses_GW_6_3f) {
    RULES("GW-6.3f gw-11");
    Scenario s = finished();
    s.player(0).influence = {3, 1, 0, 1};
    s.player(1).influence = {1, 3, 0, 2};
    s.player(2).influence = {0, 0, 0, 1};
    s.player(3).influence = {0, 0, 0, 1};
    // Seat 1 is first in copper and second in silver. It shares the 2 points of forest with two others: 0
    // points each, but still a bonus.
    EXPECT_EQ(s.office_pays("deeds", 0), 6);
    EXPECT_EQ(s.points(2, Source::terrain), 0);
    EXPECT_EQ(s.office_pays("deeds", 2), 2);
    EXPECT_EQ(s.office_pays("deeds", 1), 6);
}

TEST(GoldWestOffices, DepotCountsTheSecondLargestGroup_GW_6_3g) {
    RULES("GW-6.3g");
    Scenario s = finished();
    s.building(0, "c1");
    s.building(0, "c2");
    EXPECT_EQ(s.office_pays("depot", 0), 0);  // only one group
    s.building(0, "i1");
    EXPECT_EQ(s.office_pays("depot", 0), 2);
    s.building(0, "i2", true);
    EXPECT_EQ(s.office_pays("depot", 0), 4);  // as large as the largest
    s.building(0, "b1");
    s.building(0, "e6");
    EXPECT_EQ(s.office_pays("depot", 0), 4);  // the third group does not count
}

TEST(GoldWestOffices, MayorsOfficeCountsPairsOfTokensInBoomtown_GW_6_3h) {
    RULES("GW-6.3h gw-9");
    Scenario s = finished();
    EXPECT_EQ(s.office_pays("mayor", 0), 0);  // only the token on this office
    s.influence(0, 3);                        // a token on the single space counts
    EXPECT_EQ(s.office_pays("mayor", 0), 3);
    s.influence(0, 4);
    int const other_offices = s.points(0, Source::offices);
    EXPECT_EQ(s.office_pays("mayor", 0) - other_offices, 3);  // three tokens, rounded down
    s.influence(0, 5);
    EXPECT_EQ(s.office_pays("mayor", 0) - s.points(0, Source::offices), 6);
}

TEST(GoldWestOffices, SaloonCountsInvestments_GW_6_3i) {
    RULES("GW-6.3i");
    Scenario s = finished();
    s.table().investors[0] = seat_at(0);
    s.table().investors[5] = seat_at(0);
    s.table().investors[6] = seat_at(1);
    EXPECT_EQ(s.office_pays("saloon", 0), 4);
    EXPECT_EQ(s.office_pays("saloon", 2), 0);
}

TEST(GoldWestOffices, SheriffsOfficeCountsBuildingsBesideOpponents_GW_6_3j) {
    RULES("GW-6.3j");
    Scenario s = finished();
    s.building(0, "c1");
    s.building(0, "c2", true);
    s.building(0, "i1");
    s.building(1, "b1");  // touches c1 and c2
    s.building(2, "c3");  // touches c2 again
    EXPECT_EQ(s.office_pays("sheriff", 0), 2);
    EXPECT_EQ(s.office_pays("sheriff", 1), 1);
    EXPECT_EQ(s.office_pays("sheriff", 3), 0);
}

TEST(GoldWestOffices, ShippingOfficeCountsShippingBonusTiles_GW_6_3k) {
    RULES("GW-6.3k");
    Scenario s = finished();
    s.player(0).shipping_tiles = 3;
    EXPECT_EQ(s.office_pays("shipping", 0), 6);
}

TEST(GoldWestOffices, SurveyorsOfficeCountsTheLongestLine_GW_6_3l) {
    RULES("GW-6.3l gw-9");
    Scenario s = finished();
    // The line in row e crosses water, another player's building and a looted hex.
    s.building(0, "e1");
    s.building(1, "e2");
    s.loot(2, "e4");
    s.building(0, "e6");
    EXPECT_EQ(s.office_pays("surveyor", 0), 2);
    s.building(0, "e3", true);
    EXPECT_EQ(s.office_pays("surveyor", 0), 3);
    // Two buildings in another line do not add to it.
    s.building(0, "a1");
    s.building(0, "b5");
    EXPECT_EQ(s.office_pays("surveyor", 0), 3);
}

TEST(GoldWestOffices, ASurveyorsLineEndsAtTheEdgeOfTheBoard_GW_6_3l) {
    RULES("GW-6.3l");
    // Along a line, every place between two hexes is a hex or water: no line crosses a gap outside the board.
    Game const game = finished().game;
    Edition const& edition = game.edition();
    auto const on_board = [&](Axial place) {
        return std::find(edition.hexes.begin(), edition.hexes.end(), place) != edition.hexes.end() ||
               std::find(edition.water.begin(), edition.water.end(), place) != edition.water.end();
    };
    int members = 0;
    for (HexSet const line : game.board().lines) {
        members += line.count();
        if (line.count() < 2) continue;
        Axial const start = edition.hexes[*line.begin()];
        for (HexId const hex : line) {
            Axial const end = edition.hexes[hex];
            int const dq = end.q - start.q;
            int const dr = end.r - start.r;
            EXPECT_TRUE(dq == 0 || dr == 0 || dq == -dr);
            int const steps = std::max(std::abs(dq), std::abs(dr));
            for (int i = 0; i < steps; ++i)
                EXPECT_TRUE(on_board({start.q + dq / steps * i, start.r + dr / steps * i}));
        }
    }
    EXPECT_EQ(members, 3 * 56);  // every hex is in one line in each of three directions
}

TEST(GoldWestOffices, TownHallCountsSettlements_GW_6_3m) {
    RULES("GW-6.3m");
    Scenario s = finished();
    s.building(0, "a1");
    s.building(0, "a2", true);
    s.building(0, "i1", true);
    EXPECT_EQ(s.office_pays("town_hall", 0), 2);
}

}  // namespace
}  // namespace motherlode::gold_west

// Rulebook p.7, "Scoring", with every printed example.

#include "games/boomtown_builders/scenario.h"

namespace motherlode::boomtown_builders {
namespace {

constexpr Seat blue{0};
constexpr Seat green{1};
constexpr Seat yellow{2};
constexpr Seat red{3};

// A finished game with all tokens in column 4 and no Buildings.
Scenario finished(int players = 4) {
    Scenario s{{.players = players}};
    for (int row = 1; row <= 10; ++row) s.put_token(row, 4);
    s.table().progress.step = step<GameOver>;
    return s;
}

int score(std::string_view location, std::string_view building, CubeSize size) {
    Scenario s = finished();
    s.put(location, building, blue, size);
    return s.game.result(s.table()).seats[0].total;
}

TEST(BoomtownBuildersScoring, ExampleAABuildingThatNeedsDistanceOneScoresNothingElsewhere_BB_5_2x1_BB_5_2b) {
    RULES("BB-5.2x1 BB-5.2b");
    EXPECT_EQ(score("b1", "general_store", CubeSize::single_cube), 0);
    EXPECT_EQ(score("d1", "general_store", CubeSize::single_cube), 0);
}

TEST(BoomtownBuildersScoring, ExampleBATripleThatTheTokenMissedScoresNothing_BB_5_2x2) {
    RULES("BB-5.2x2");
    EXPECT_EQ(score("c1", "depot", CubeSize::triple_cube), 0);
}

TEST(BoomtownBuildersScoring, ExampleCABuildingUnderTheTokenScoresItsFirstValue_BB_5_2x3_BB_5_2c) {
    RULES("BB-5.2x3 BB-5.2c");
    EXPECT_EQ(score("d1", "saloon", CubeSize::single_cube), 7);
}

TEST(BoomtownBuildersScoring, ExampleDATripleMultipliesThreePointsByThree_BB_5_2x4_BB_5_2d) {
    RULES("BB-5.2x4 BB-5.2d");
    EXPECT_EQ(score("e1", "grand_hotel", CubeSize::triple_cube), 9);
}

TEST(BoomtownBuildersScoring, ExampleEADoubleMultipliesFivePointsByTwo_BB_5_2x5_BB_5_2d) {
    RULES("BB-5.2x5 BB-5.2d");
    EXPECT_EQ(score("e1", "general_store", CubeSize::double_cube), 10);
    EXPECT_EQ(score("c1", "general_store", CubeSize::double_cube), 10);
}

TEST(BoomtownBuildersScoring, ExampleFABuildingTooFarAwayScoresNothing_BB_5_2x6) {
    RULES("BB-5.2x6");
    EXPECT_EQ(score("a1", "saloon", CubeSize::single_cube), 0);
    EXPECT_EQ(score("g1", "livery", CubeSize::triple_cube), 0);
}

TEST(BoomtownBuildersScoring, OnlyTheTokenOfTheSameRowCounts_BB_5_2a_BB_5_2b) {
    RULES("BB-5.2a BB-5.2b");
    Scenario s = finished();
    s.table().track[4] = 0;
    s.put("a5", "saloon", blue, CubeSize::single_cube);   // row 5 has its token in column a
    s.put("a6", "saloon", green, CubeSize::single_cube);  // row 6 has it in column d
    Result const result = s.game.result(s.table());
    EXPECT_EQ(result.seats[0].total, 7);
    EXPECT_EQ(result.seats[1].total, 0);
}

TEST(BoomtownBuildersScoring, TheLastValueOfACardAppliesToLargerDistances_BB_5_2b) {
    RULES("BB-5.2b BB-5.2c BB-1.3e");
    EXPECT_EQ(score("a1", "ranch", CubeSize::single_cube), 2);  // distance 3
    EXPECT_EQ(score("d1", "ranch", CubeSize::single_cube), 0);  // distance 0
    Scenario s = finished();
    s.table().track[0] = 0;
    s.put("g1", "ranch", blue, CubeSize::single_cube);  // distance 6
    EXPECT_EQ(s.game.result(s.table()).seats[0].total, 3);
}

// Each Building puts a cube on the space of the Scoring Track where the example shows one.
TEST(BoomtownBuildersScoring, TheExampleGivesItsFourPrintedTotals_BB_5_2g) {
    RULES("BB-5.2g BB-5.2x7 BB-5.2x8 BB-5.2x9 BB-5.2x10 BB-5.2e BB-5.3a");
    Scenario s = finished();
    // Yellow: 2 with a Double, 3 with a Double, 4 with a Triple.
    s.put("d1", "livery", yellow, CubeSize::double_cube);
    s.put("c1", "grand_hotel", yellow, CubeSize::double_cube);
    s.put("b1", "schoolhouse", yellow, CubeSize::triple_cube);
    // Red: 5 with a Triple, 7 with a Single.
    s.put("d2", "grand_hotel", red, CubeSize::triple_cube);
    s.put("b2", "church", red, CubeSize::single_cube);
    // Green: 5 with a Double.
    s.put("c3", "general_store", green, CubeSize::double_cube);
    // Blue: 2 and 3 with Singles, 6 with a Triple, 8 with a Double.
    s.put("d4", "telegraph", blue, CubeSize::single_cube);
    s.put("c4", "sheriff", blue, CubeSize::single_cube);
    s.put("e5", "bank", blue, CubeSize::triple_cube);
    s.put("d6", "depot", blue, CubeSize::double_cube);

    Result const result = s.game.result(s.table());
    EXPECT_EQ(result.seats[index(yellow)].total, 22);
    EXPECT_EQ(result.seats[index(red)].total, 22);
    EXPECT_EQ(result.seats[index(green)].total, 10);
    EXPECT_EQ(result.seats[index(blue)].total, 39);
    EXPECT_EQ(result.seats[index(blue)].rank, 1);
    EXPECT_EQ(result.tie_break, nullptr);

    // By source: Singles, Doubles, Triples, Goldmines.
    EXPECT_EQ(result.seats[index(blue)].by_source.items[0], 5);
    EXPECT_EQ(result.seats[index(blue)].by_source.items[1], 16);
    EXPECT_EQ(result.seats[index(blue)].by_source.items[2], 18);
    EXPECT_EQ(result.seats[index(blue)].by_source.items[3], 0);
}

TEST(BoomtownBuildersScoring, CubesMoveToTheScoringTrackOrBackToTheirPlayers_BB_5_2e_BB_5_2f) {
    RULES("BB-5.2e BB-5.2f");
    Scenario s{{.players = 2}};
    for (int row = 1; row <= 8; ++row) s.put_token(row, 4);
    s.put("d1", "saloon", blue, CubeSize::double_cube);
    s.put("g1", "saloon", green, CubeSize::single_cube);
    s.end_round();
    bool scored = false;
    bool returned = false;
    for (Event const& event : s.log.events) {
        if (event.message.spec == &say.building_scored &&
            event.message.args[2] == location_number(loc("d1"))) {
            EXPECT_EQ(event.message.args[3], 7);
            EXPECT_EQ(event.message.args[4], 2);
            EXPECT_EQ(event.message.args[5], 14);
            scored = true;
        }
        if (event.message.spec == &say.cube_returned && event.message.args[2] == location_number(loc("g1")))
            returned = true;
    }
    EXPECT_TRUE(scored);
    EXPECT_TRUE(returned);
    EXPECT_EQ(s.count_events(say.final_score), 2);
}

TEST(BoomtownBuildersScoring, TheScoreSoFarCountsTheRowsWithATrackToken_BB_5_2h) {
    RULES("BB-5.2h bb-17");
    Scenario s;
    s.put("d1", "saloon", blue, CubeSize::single_cube);
    s.put("d2", "depot", blue, CubeSize::double_cube);
    EXPECT_EQ(s.game.result(s.table()).seats[0].total, 0);
    s.put_token(1, 4);
    EXPECT_EQ(s.game.result(s.table()).seats[0].total, 7);
    s.put_token(2, 4);
    EXPECT_EQ(s.game.result(s.table()).seats[0].total, 23);
    EXPECT_FALSE(s.game.result(s.table()).finished);
}

TEST(BoomtownBuildersWinning, ATieGoesToTheMostCubesOnTheScoringTrack_BB_5_3b) {
    RULES("BB-5.3b");
    Scenario s = finished(3);
    s.put("d1", "livery", blue, CubeSize::triple_cube);  // 6 points with one cube
    s.put("d2", "livery", green, CubeSize::double_cube);
    s.put("d3", "livery", green, CubeSize::single_cube);  // 6 points with two
    s.put("a4", "saloon", blue, CubeSize::single_cube);   // cubes without points do not count
    s.put("a5", "saloon", blue, CubeSize::single_cube);
    Result const result = s.game.result(s.table());
    EXPECT_EQ(result.seats[0].total, 6);
    EXPECT_EQ(result.seats[1].total, 6);
    EXPECT_EQ(result.seats[0].rank, 2);
    EXPECT_EQ(result.seats[1].rank, 1);
    EXPECT_EQ(result.seats[2].rank, 3);
    EXPECT_EQ(result.tie_break, &say.most_cubes);
}

TEST(BoomtownBuildersScoring, ABuildingWithoutACubeScoresNothing_BB_5_2a) {
    RULES("BB-5.2a");
    Scenario s = finished(2);
    s.put("d1", s.take_card("saloon", {}));
    Result const result = s.game.result(s.table());
    EXPECT_EQ(result.seats[0].total, 0);
    EXPECT_EQ(result.seats[1].total, 0);
}

TEST(BoomtownBuildersWinning, CubesAlsoDecideSecondPlace_BB_5_3b) {
    RULES("BB-5.3b");
    Scenario s = finished(3);
    s.put("d1", "saloon", blue, CubeSize::single_cube);    // 7 points
    s.put("d2", "livery", green, CubeSize::triple_cube);   // 6 points with one cube
    s.put("d3", "livery", yellow, CubeSize::double_cube);  // 6 points with two
    s.put("d4", "livery", yellow, CubeSize::single_cube);
    Result const result = s.game.result(s.table());
    EXPECT_EQ(result.seats[index(blue)].rank, 1);
    EXPECT_EQ(result.seats[index(green)].rank, 3);
    EXPECT_EQ(result.seats[index(yellow)].rank, 2);
    EXPECT_EQ(result.tie_break, nullptr);  // points decide first place
}

TEST(BoomtownBuildersWinning, OfThreeTiedPlayersTheTwoWithMoreCubesShareTheWin_BB_5_3b_BB_5_3c) {
    RULES("BB-5.3b BB-5.3c");
    Scenario s = finished(3);
    s.put("d1", "livery", blue, CubeSize::double_cube);  // 4 points with one cube
    s.put("d2", "livery", green, CubeSize::single_cube);
    s.put("d3", "livery", green, CubeSize::single_cube);
    s.put("d4", "livery", yellow, CubeSize::single_cube);
    s.put("d5", "telegraph", yellow, CubeSize::single_cube);
    Result const result = s.game.result(s.table());
    EXPECT_EQ(result.seats[index(blue)].total, 4);
    EXPECT_EQ(result.seats[index(yellow)].total, 4);
    EXPECT_EQ(result.seats[index(blue)].rank, 3);
    EXPECT_EQ(result.seats[index(green)].rank, 1);
    EXPECT_EQ(result.seats[index(yellow)].rank, 1);
    EXPECT_EQ(result.tie_break, &say.shared_win);
}

TEST(BoomtownBuildersWinning, PlayersTiedOnPointsAndCubesShareTheWin_BB_5_3c) {
    RULES("BB-5.3c bb-12");
    Scenario s = finished(3);
    s.put("d1", "livery", blue, CubeSize::single_cube);
    s.put("d2", "livery", green, CubeSize::single_cube);
    Result const result = s.game.result(s.table());
    EXPECT_EQ(result.seats[0].rank, 1);
    EXPECT_EQ(result.seats[1].rank, 1);
    EXPECT_EQ(result.seats[2].rank, 3);
    EXPECT_EQ(result.tie_break, &say.shared_win);
}

TEST(BoomtownBuildersWinning, TheCubesOfTiedPlayersAreLogged_BB_5_3b) {
    RULES("BB-5.3b");
    Scenario s{{.players = 2}};
    for (int row = 1; row <= 8; ++row) s.put_token(row, 4);
    s.put("d1", "livery", blue, CubeSize::double_cube);
    s.put("d2", "livery", green, CubeSize::single_cube);
    s.put("d3", "livery", green, CubeSize::single_cube);
    s.end_round();
    std::vector<int> cubes;
    for (Event const& event : s.log.events)
        if (event.message.spec == &say.cubes_counted) cubes.push_back(event.message.args[1]);
    EXPECT_EQ(cubes, (std::vector<int>{1, 2}));
}

}  // namespace
}  // namespace motherlode::boomtown_builders

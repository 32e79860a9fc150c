// Manual 6, "Final Scoring" and "Winning".

#include "games/gold_west/scenario.h"

namespace motherlode::gold_west {
namespace {

void set_influence(Scenario& s, Terrain terrain, std::vector<int> const& by_seat) {
    for (std::size_t seat = 0; seat < by_seat.size(); ++seat)
        s.player(static_cast<int>(seat)).influence[index(terrain)] = static_cast<std::uint8_t>(by_seat[seat]);
}

std::vector<int> terrain_points(Scenario const& s) {
    std::vector<int> points;
    for (int seat = 0; seat < s.game.players(); ++seat) points.push_back(s.points(seat, Source::terrain));
    return points;
}

void set_wanted(Scenario& s, std::vector<int> const& by_seat) {
    for (std::size_t seat = 0; seat < by_seat.size(); ++seat)
        s.player(static_cast<int>(seat)).wanted = static_cast<std::uint8_t>(by_seat[seat]);
}

std::vector<int> wanted_points(Scenario const& s) {
    std::vector<int> points;
    for (int seat = 0; seat < s.game.players(); ++seat) points.push_back(s.points(seat, Source::wanted));
    return points;
}

using Points = std::vector<int>;

TEST(GoldWestScoring, TheLargestGroupScores_GW_6_2a) {
    RULES("GW-6.2a");
    Scenario s = finished();
    EXPECT_EQ(s.points(0, Source::building_groups), 0);
    s.building(0, "a1");
    EXPECT_EQ(s.points(0, Source::building_groups), 2);
    // c1, c2 and b1 are connected; a1 and i1 are not.
    s.building(0, "c1");
    s.building(0, "c2", true);
    s.building(0, "b1");
    s.building(0, "i1");
    s.building(1, "b2");  // an opponent's building does not connect b1 to b3
    s.building(0, "b3");
    EXPECT_EQ(s.points(0, Source::building_groups), 6);
}

TEST(GoldWestScoring, EveryTokenScoresItsOffice_GW_6_3a_GW_7_4a) {
    RULES("GW-6.3a GW-7.4a");
    Scenario s = finished();
    s.boomtown({"town_hall", "town_hall", ".", "saloon", "saloon", "depot", "docks", "docks", "depot"});
    s.building(0, "a1", true);
    s.influence(0, 1);
    EXPECT_EQ(s.points(0, Source::offices), 1);
    s.influence(0, 2);
    EXPECT_EQ(s.points(0, Source::offices), 2);
    s.influence(0, 3);  // the single space is not an office
    EXPECT_EQ(s.points(0, Source::offices), 2);
    EXPECT_EQ(s.points(1, Source::offices), 0);
}

TEST(GoldWestScoring, MostAndSecondMostWantedLosePoints_GW_6_4a_GW_6_4b) {
    RULES("GW-6.4a GW-6.4b");
    Scenario s = finished();
    set_wanted(s, {5, 3, 2, 0});
    EXPECT_EQ(wanted_points(s), (Points{-5, -1, 0, 0}));
}

TEST(GoldWestScoring, TiedMostWantedAllPayAndNobodyIsSecond_GW_6_4c) {
    RULES("GW-6.4c");
    Scenario s = finished();
    set_wanted(s, {4, 4, 3, 2});
    EXPECT_EQ(wanted_points(s), (Points{-4, -4, 0, 0}));
    set_wanted(s, {2, 2, 2, 2});
    EXPECT_EQ(wanted_points(s), (Points{-2, -2, -2, -2}));
}

TEST(GoldWestScoring, TiedSecondMostWantedAllPay_GW_6_4d) {
    RULES("GW-6.4d");
    Scenario s = finished();
    set_wanted(s, {5, 4, 4, 1});
    EXPECT_EQ(wanted_points(s), (Points{-5, -2, -2, 0}));
}

TEST(GoldWestScoring, PlayersWithoutCampsInTheWantedAreaAreNotWanted_GW_6_4e) {
    RULES("GW-6.4e gw-10");
    Scenario s = finished();
    EXPECT_EQ(wanted_points(s), (Points{0, 0, 0, 0}));
    set_wanted(s, {0, 1, 0, 0});
    EXPECT_EQ(wanted_points(s), (Points{0, -1, 0, 0}));
}

TEST(GoldWestScoring, FirstAndSecondPlaceInEachTerrainScore_GW_6_5a) {
    RULES("GW-6.5a");
    constexpr std::array<std::array<int, 2>, 4> values{{{12, 8}, {10, 6}, {8, 4}, {6, 2}}};
    for (int terrain = 0; terrain < terrains; ++terrain) {
        Scenario s = finished();
        set_influence(s, static_cast<Terrain>(terrain), {3, 5, 1, 0});
        EXPECT_EQ(terrain_points(s), (Points{values[terrain][1], values[terrain][0], 0, 0}));
    }
}

TEST(GoldWestScoring, PlayersWithoutInfluenceGetNoBonus_GW_6_5a) {
    RULES("GW-6.5a gw-11");
    Scenario s = finished();
    EXPECT_EQ(terrain_points(s), (Points{0, 0, 0, 0}));
    set_influence(s, Terrain::copper, {0, 0, 1, 0});
    EXPECT_EQ(terrain_points(s), (Points{0, 0, 12, 0}));
}

TEST(GoldWestScoring, SettlementsBreakATie_GW_6_5b) {
    RULES("GW-6.5b");
    Scenario s = finished();
    for (std::string_view const name : {"a1", "a2", "b1", "b2"}) s.terrain(name, Terrain::copper);
    s.terrain("i1", Terrain::silver);
    s.building(0, "a1");
    s.building(0, "a2");
    s.building(1, "b1", true);  // both have 2 influence, but only this one has a settlement
    s.building(0, "i1", true);  // a settlement in another terrain does not count
    EXPECT_EQ(s.player(0).influence[0], s.player(1).influence[0]);
    EXPECT_EQ(terrain_points(s), (Points{8 + 10, 12, 0, 0}));
    // Settlements break a tie for second place too.
    s.player(2).influence[0] = 9;
    EXPECT_EQ(terrain_points(s), (Points{10, 8, 12, 0}));
}

TEST(GoldWestScoring, ATieForFirstSharesBothValues_GW_6_5c) {
    RULES("GW-6.5c");
    Scenario s = finished();
    set_influence(s, Terrain::copper, {4, 4, 3, 0});
    EXPECT_EQ(terrain_points(s), (Points{10, 10, 0, 0}));
    set_influence(s, Terrain::copper, {4, 4, 4, 3});
    EXPECT_EQ(terrain_points(s), (Points{6, 6, 6, 0}));  // 20 / 3
    set_influence(s, Terrain::copper, {4, 4, 4, 4});
    EXPECT_EQ(terrain_points(s), (Points{5, 5, 5, 5}));
}

TEST(GoldWestScoring, ATieForSecondSharesItsValue_GW_6_5d) {
    RULES("GW-6.5d");
    Scenario s = finished();
    set_influence(s, Terrain::copper, {5, 4, 4, 0});
    EXPECT_EQ(terrain_points(s), (Points{12, 4, 4, 0}));
    set_influence(s, Terrain::copper, {5, 4, 4, 4});
    EXPECT_EQ(terrain_points(s), (Points{12, 2, 2, 2}));  // 8 / 3
}

TEST(GoldWestScoring, WithTwoPlayersTheLeaderGetsTheSecondValue_GW_6_5e) {
    RULES("GW-6.5e gw-11");
    Scenario s = finished(2);
    set_influence(s, Terrain::copper, {2, 3});
    EXPECT_EQ(terrain_points(s), (Points{0, 8}));
    set_influence(s, Terrain::copper, {3, 3});
    EXPECT_EQ(terrain_points(s), (Points{4, 4}));
    set_influence(s, Terrain::copper, {1, 0});
    EXPECT_EQ(terrain_points(s), (Points{8, 0}));
}

TEST(GoldWestWinning, TheHighestScoreWinsEvenIfNegative_GW_6_6a) {
    RULES("GW-6.6a gw-13");
    Scenario s = finished(3);
    set_wanted(s, {6, 7, 5});
    s.player(2).shipped = 1;
    // Looting and Wanted penalties: -6 - 3 in second place, -7 - 7 in first, and -5 + 1 for shipping.
    EXPECT_EQ(s.total(0), -9);
    EXPECT_EQ(s.total(1), -14);
    EXPECT_EQ(s.total(2), -4);
    Result const result = s.game.result(s.state);
    EXPECT_EQ(result.seats[2].rank, 1);
    EXPECT_EQ(result.seats[0].rank, 2);
    EXPECT_EQ(result.seats[1].rank, 3);
    EXPECT_EQ(result.tie_break, nullptr);
}

TEST(GoldWestWinning, FewestCampsInTheWantedAreaBreakATie_GW_6_6b) {
    RULES("GW-6.6b");
    Scenario s = finished(2);
    set_wanted(s, {2, 0});
    s.player(0).shipped = 4;  // -2 for looting, -2 as Most Wanted
    s.player(0).supply[0] = goods("ggggggg");
    EXPECT_EQ(s.total(0), s.total(1));
    Result const result = s.game.result(s.state);
    EXPECT_EQ(result.seats[1].rank, 1);
    EXPECT_EQ(result.seats[0].rank, 2);
    EXPECT_EQ(result.tie_break, &say.fewest_wanted);
}

TEST(GoldWestWinning, MostResourcesInTheSupplyTrackBreakTheNextTie_GW_6_6c) {
    RULES("GW-6.6c");
    Scenario s = finished(3);
    for (int seat = 0; seat < 3; ++seat) s.player(seat).supply = {};
    s.player(1).supply[0] = goods("w");
    s.player(1).supply[3] = goods("gc");
    s.player(2).supply[2] = goods("ww");
    Result const result = s.game.result(s.state);
    EXPECT_EQ(result.seats[1].rank, 1);
    EXPECT_EQ(result.seats[2].rank, 2);
    EXPECT_EQ(result.seats[0].rank, 3);
    EXPECT_EQ(result.tie_break, &say.most_resources);
}

TEST(GoldWestWinning, PlayersStillTiedShareTheWin_GW_6_6d) {
    RULES("GW-6.6d gw-12");
    Scenario s = finished(2);
    for (int seat = 0; seat < 2; ++seat) s.player(seat).supply = {};
    s.player(0).supply[0] = goods("w");
    s.player(1).supply[3] = goods("g");
    Result const result = s.game.result(s.state);
    EXPECT_EQ(result.seats[0].rank, 1);
    EXPECT_EQ(result.seats[1].rank, 1);
    EXPECT_EQ(result.tie_break, nullptr);
}

TEST(GoldWestWinning, TheLiveScoreIncludesTheFinalScoring_GW_6_6e) {
    RULES("GW-6.6e gw-14");
    Scenario s;
    int const seat = index(s.active_seat());
    s.token("e3", "ccs");
    s.to_building("wt");
    s.play_all({"token e3", "settlement"});
    Result const live = s.game.result(s.state);
    EXPECT_FALSE(live.finished);
    // 2 points for a group of one building, 8 for leading in copper with two players.
    EXPECT_EQ(live.seats[seat].total, 10);
    s.play("bin 4");
    EXPECT_EQ(s.total(seat), 13);
}

TEST(GoldWestScoring, FinalScoringEventsAddUpToTheScore_GW_6_2a) {
    RULES("GW-6.2a GW-6.3a GW-6.5a GW-6.6a");
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        Scenario s{{.players = 4, .seed = seed}};
        while (s.step() != gold_west::step<GameOver>) s.plain_turn();
        std::array<int, 4> logged_points{};
        for (Event const& event : s.log.events) {
            auto const& args = event.message.args;
            if (event.message.spec == &say.group_scored) logged_points[args[0]] += args[2];
            if (event.message.spec == &say.office_scored) logged_points[args[0]] += args[3];
            if (event.message.spec == &say.terrain_scored) logged_points[args[0]] += args[2];
            if (event.message.spec == &say.most_wanted || event.message.spec == &say.second_wanted)
                logged_points[args[0]] -= args[2];
        }
        for (int seat = 0; seat < 4; ++seat)
            EXPECT_EQ(logged_points[seat],
                      s.points(seat, Source::building_groups) + s.points(seat, Source::offices) +
                          s.points(seat, Source::terrain) + s.points(seat, Source::wanted));
    }
}

}  // namespace
}  // namespace motherlode::gold_west

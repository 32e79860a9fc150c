// Rulebook p.8, "Terrain Cards".

#include <map>
#include <set>

#include "games/boomtown_builders/scenario.h"

namespace motherlode::boomtown_builders {
namespace {

bool is_mountain(Terrain terrain) {
    return terrain == Terrain::mountain_left || terrain == Terrain::mountain_right;
}

TEST(BoomtownBuildersTerrain, OnlyTheAdvancedGameHasTerrainCardsButEveryGameHasHideouts_BB_6_1a_BB_6_5a) {
    RULES("BB-6.1a BB-6.5a");
    Scenario basic;
    Scenario advanced{{.terrain = true}};
    auto const kinds = [](Scenario& s) {
        std::set<Terrain> seen;
        for (auto const& row : s.table().sites)
            for (Site const& site : row) seen.insert(site.terrain);
        return seen;
    };
    EXPECT_EQ(kinds(basic), (std::set<Terrain>{Terrain::none, Terrain::hideout}));
    EXPECT_GT(kinds(advanced).size(), 2U);
}

TEST(BoomtownBuildersTerrain, TwelveNineOrSixCardsAreDealtToAllowedLocations_BB_6_1b) {
    RULES("BB-6.1b BB-6.1c BB-6.2c BB-6.2d bb-7");
    for (int players = 2; players <= 4; ++players) {
        for (std::uint64_t seed = 0; seed < 300; ++seed) {
            Scenario s{{.players = players, .terrain = true, .seed = seed}};
            std::map<Terrain, int> dealt;
            for (int row = 0; row < 10; ++row) {
                int in_row = 0;
                for (int column = 0; column < 7; ++column) {
                    Terrain const terrain = s.table().sites[row][column].terrain;
                    if (terrain == Terrain::none || terrain == Terrain::hideout) continue;
                    ++in_row;
                    ++dealt[terrain];
                    if (terrain == Terrain::mountain_left) {
                        EXPECT_GT(column, 0);
                    }
                    if (terrain == Terrain::mountain_right) {
                        EXPECT_LT(column, 6);
                    }
                    if (is_mountain(terrain) && column > 0) {
                        EXPECT_FALSE(is_mountain(s.table().sites[row][column - 1].terrain));
                    }
                }
                EXPECT_LE(in_row, 2);
            }
            int total = 0;
            for (auto const& [kind, count] : dealt) total += count;
            EXPECT_EQ(total, players == 2 ? 12 : players == 3 ? 9 : 6);
            EXPECT_LE(dealt[Terrain::lake], 4);
            EXPECT_LE(dealt[Terrain::goldmine], 5);
            for (Location const space : s.game.edition().hideout_spaces)
                EXPECT_EQ(s.table().at(space).terrain, Terrain::hideout);
        }
    }
}

TEST(BoomtownBuildersMountain, MovesTheTokenWhereItsArrowPoints_BB_6_2a_BB_6_2b) {
    RULES("BB-6.2a BB-6.2b");
    for (Terrain const mountain : {Terrain::mountain_left, Terrain::mountain_right}) {
        Scenario s;
        s.put_terrain("d1", mountain);
        std::string const expected = mountain == Terrain::mountain_left ? "c1" : "e1";
        EXPECT_EQ(location_text(track_target(s.game.edition(), s.table(), 0)), expected);
        s.table().train_marker = track_target(s.game.edition(), s.table(), 0);
        s.end_round();
        EXPECT_EQ(s.table().track[0], loc(expected).column);
        EXPECT_EQ(s.count_events(say.mountain_turns), 1);
    }
}

TEST(BoomtownBuildersTerrain, TokensCanBeOnLakesGoldminesAndHideouts_BB_6_3b) {
    RULES("BB-6.3b BB-6.4b BB-6.5b bb-8");
    for (Terrain const terrain : {Terrain::lake, Terrain::goldmine}) {
        Scenario s;
        s.put_terrain("d1", terrain);
        EXPECT_EQ(location_text(track_target(s.game.edition(), s.table(), 0)), "d1");
    }
    Scenario s;
    s.put_token(1, 3);
    s.draw_row(2, ". . . . . . .");
    EXPECT_EQ(location_text(s.table().train_marker), "c2");  // the Hideout's location
}

// The score of a Livery on b5 with Goldmines on the given locations. Without Goldmines it scores 2, because the token is
// two columns away.
int livery_score(std::initializer_list<std::string_view> goldmines, CubeSize size = CubeSize::single_cube,
                 bool eight_way = false, int token = 4) {
    Scenario s{{.eight_way = eight_way}};
    Scenario terrain{{.terrain = true, .eight_way = eight_way}};
    s.game = terrain.game;
    for (int row = 1; row <= 10; ++row) s.put_token(row, token);
    s.table().at(loc("b5")).terrain = Terrain::none;
    s.put("b5", "livery", seat_at(0), size);
    for (std::string_view const goldmine : goldmines) s.put_terrain(goldmine, Terrain::goldmine);
    return s.game.result(s.table()).seats[0].total;
}

TEST(BoomtownBuildersGoldmine, AddsTwoPointsToAnAdjacentBuilding_BB_6_4c_BB_6_4f) {
    RULES("BB-6.4c BB-6.4f bb-9");
    EXPECT_EQ(livery_score({}), 2);
    for (std::string_view const beside : {"a5", "c5", "b4", "b6"})
        EXPECT_EQ(livery_score({beside}), 4) << beside;
    for (std::string_view const corner : {"a4", "c4", "a6", "c6"}) {
        EXPECT_EQ(livery_score({corner}), 2) << corner;
        EXPECT_EQ(livery_score({corner}, CubeSize::single_cube, true), 4) << corner;
    }
    EXPECT_EQ(livery_score({"d5"}), 2);
    EXPECT_EQ(livery_score({"d5"}, CubeSize::single_cube, true), 2);
}

TEST(BoomtownBuildersGoldmine, DoesNotReachAroundTheEdgeOfTheBoard_BB_6_4f) {
    RULES("BB-6.4f");
    for (bool const eight_way : {false, true}) {
        Scenario s{{.terrain = true, .eight_way = eight_way}};
        for (auto& row : s.table().sites)
            for (Site& site : row) site.terrain = Terrain::none;
        for (int row = 1; row <= 10; ++row) s.put_token(row, 2);
        s.put("a5", "livery", seat_at(0), CubeSize::single_cube);  // 3 points at distance 1
        for (std::string_view const opposite_edge : {"g4", "g5", "g6"})
            s.put_terrain(opposite_edge, Terrain::goldmine);
        EXPECT_EQ(s.game.result(s.table()).seats[0].total, 3);
    }
}

TEST(BoomtownBuildersGoldmine, CountsInARowWithoutATrackToken_BB_6_4c_BB_5_2h) {
    RULES("BB-6.4c BB-5.2h");
    Scenario s{{.terrain = true}};
    for (auto& row : s.table().sites)
        for (Site& site : row) site.terrain = Terrain::none;
    for (int row = 1; row <= 4; ++row) s.put_token(row, 4);
    s.put("d4", "saloon", seat_at(0), CubeSize::double_cube);
    s.put_terrain("d5", Terrain::goldmine);
    EXPECT_EQ(s.game.result(s.table()).seats[0].total, 18);
}

TEST(BoomtownBuildersGoldmine, SeveralGoldminesAddTheBonusOnce_BB_6_4d) {
    RULES("BB-6.4d");
    EXPECT_EQ(livery_score({"a5", "c5", "b4"}), 4);
}

TEST(BoomtownBuildersGoldmine, IsAddedBeforeMultiplyingAndOnlyToPointsAboveZero_BB_6_4e_BB_5_2d) {
    RULES("BB-6.4e BB-5.2d");
    EXPECT_EQ(livery_score({"c5"}, CubeSize::triple_cube), 12);
    EXPECT_EQ(livery_score({"c5"}, CubeSize::triple_cube, false, 7), 0);  // too far to score at all
}

TEST(BoomtownBuildersGoldmine, ABuildingCanScoreTenPointsBeforeMultiplying_BB_5_2e_BB_6_4c) {
    RULES("BB-5.2e BB-6.4c");
    Scenario s{{.terrain = true}};
    for (auto& row : s.table().sites)
        for (Site& site : row) site.terrain = Terrain::none;
    for (int row = 1; row <= 10; ++row) s.put_token(row, 4);
    s.put("d1", "depot", seat_at(1), CubeSize::triple_cube);
    s.put_terrain("d2", Terrain::goldmine);
    BuildingScore const score = score_building(s.game, s.table(), loc("d1"), 3);
    EXPECT_EQ(score.points + score.goldmine, 10);
    SeatResult const seat = s.game.result(s.table()).seats[1];
    EXPECT_EQ(seat.total, 30);
    EXPECT_EQ(seat.by_source.items[2], 24);
    EXPECT_EQ(seat.by_source.items[3], 6);
}

TEST(BoomtownBuildersGoldmine, TheBonusIsLoggedSeparately_BB_6_4c) {
    RULES("BB-6.4c");
    Scenario s{{.terrain = true}};
    for (auto& row : s.table().sites)
        for (Site& site : row) site.terrain = Terrain::none;
    for (int row = 1; row <= 8; ++row) s.put_token(row, 4);
    s.put("d1", "depot", seat_at(1), CubeSize::triple_cube);
    s.put_terrain("d2", Terrain::goldmine);
    s.end_round();
    EXPECT_EQ(s.count_events(say.goldmine_adds), 1);
}

}  // namespace
}  // namespace motherlode::boomtown_builders

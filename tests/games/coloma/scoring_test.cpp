// Rulebook p.20, "End of the game and final scoring".

#include "games/coloma/scenario.h"

namespace motherlode::coloma {
namespace {

enum Source { in_play, buildings, hotels, rivers, bridges, lands, graves };

TEST(ColomaScoring, PointsAreListedBySource_CO_15_1a_CO_15_1b_CO_15_1c_CO_15_1f_CO_15_2c) {
    RULES("CO-15.1a CO-15.1b CO-15.1c CO-15.1f CO-15.2c co-19");
    Scenario s;
    s.player(A).points = 5;
    s.build(A, "bakery");
    s.build(A, "sawmill");
    s.river(A, 1);
    s.river(A, 4);
    s.player(A).graves = 3;
    EXPECT_EQ(s.points(A, in_play), 5);
    EXPECT_EQ(s.points(A, buildings), 12);
    EXPECT_EQ(s.points(A, rivers), 11);
    EXPECT_EQ(s.points(A, graves), -6);
    EXPECT_EQ(s.points(A), 22);
    EXPECT_FALSE(s.game.result(s.state).finished);
}

TEST(ColomaScoring, TentsOnLandsScore_CO_15_1e_CO_15_1x1) {
    RULES("CO-15.1e CO-15.1x1");
    constexpr int points[]{0, 3, 7, 12, 18, 25};
    Scenario s;
    for (int tents = 0; tents <= 5; ++tents) {
        s.player(A).land_tents = static_cast<std::uint8_t>((1 << tents) - 1);
        EXPECT_EQ(s.points(A, lands), points[tents]);
    }
}

TEST(ColomaScoring, EveryBridgeScoresUpToItsMaximum_CO_15_1d_CO_15_1g_CO_15_1h_CO_20_2e) {
    RULES("CO-15.1d CO-15.1g CO-15.1h CO-20.2e co-19");
    struct Case {
        std::string_view bridge;
        int few;   // points with two items that it counts
        int most;  // points with many items
    };
    for (Case const& c :
         {Case{"rivers", 8, 16}, Case{"bridges", 8, 16}, Case{"buildings", 4, 14}, Case{"horses", 4, 12},
          Case{"barrels", 6, 15}, Case{"cards", 4, 12}, Case{"graves", 8, 16}, Case{"event_tents", 6, 15},
          Case{"land_tents", 6, 15}, Case{"gold", 4, 12}, Case{"lodge", 4, 12}, Case{"hotels", 8, 12}}) {
        for (int const count : {2, 7}) {
            Scenario s{{.hotels = true}};
            s.bridge(A, c.bridge);
            Player& player = s.player(A);
            int const four = std::min(count, 4);
            int const five = std::min(count, 5);
            player.rivers = static_cast<std::uint8_t>((1 << four) - 1);
            if (c.bridge == "bridges") player.bridges = static_cast<std::uint8_t>((1 << four) - 1);
            for (int i = 0; i < count; ++i) player.tableau.add(i);
            player.horses = static_cast<std::uint8_t>(count);
            player.barrels[0] = 1;
            player.used_barrels[1] = static_cast<std::uint8_t>(count - 1);
            player.hand_size = static_cast<std::uint8_t>(count);
            player.graves = static_cast<std::uint8_t>(five);
            player.event_tents = player.land_tents = static_cast<std::uint8_t>((1 << five) - 1);
            player.gold = static_cast<std::uint8_t>(count);
            player.lodge_dudes = static_cast<std::uint8_t>(count);
            player.gunmen = 5;  // not in the Lodge
            player.hotels = static_cast<std::uint8_t>(count);
            Bridge const& bridge = tailrace()->bridges[s.table().bridge_kinds[0]];
            int const expected = count == 2 ? c.few : c.most;
            EXPECT_EQ(std::min(bridge.most, bridge.points * measure(player, bridge.per)), expected)
                << c.bridge;
            if (c.bridge != "bridges") {
                EXPECT_EQ(s.points(A, bridges), expected) << c.bridge;
            }
        }
    }
}

TEST(ColomaScoring, CanyonsScoreByTheOwnersBoard_CO_15_1c_CO_20_2f) {
    RULES("CO-15.1c CO-20.2f");
    Scenario s;
    for (std::size_t board = 0; board < tailrace()->boards.size(); ++board) {
        s.player(A).board = static_cast<std::uint8_t>(board);
        auto const& printed = tailrace()->boards[board].points;
        s.player(A).rivers = 0b1010;
        EXPECT_EQ(s.points(A, rivers), printed[1] + printed[3]);
        s.player(A).rivers = 0b1111;
        EXPECT_EQ(s.points(A, rivers), printed[0] + printed[1] + printed[2] + printed[3]);
    }
    s.player(A).board = 0;
    s.player(B).board = 3;
    s.player(B).rivers = 0b0001;
    EXPECT_EQ(s.points(A, rivers), 3 + 4 + 5 + 8);
    EXPECT_EQ(s.points(B, rivers), 5);
}

TEST(ColomaScoring, EveryGraveCostsMoreThanTheLast_CO_15_1f_CO_20_2c) {
    RULES("CO-15.1f CO-20.2c");
    constexpr int cost[]{0, 1, 3, 6, 10, 15, 21};
    Scenario s;
    for (int dudes = 0; dudes <= 6; ++dudes) {
        s.player(A).graves = static_cast<std::uint8_t>(dudes);
        EXPECT_EQ(s.points(A, graves), -cost[dudes]);
    }
}

TEST(ColomaScoring, TheBridgesBridgeCountsItselfAndBridgesScoreSeparately_CO_15_1d_CO_15_1h) {
    RULES("CO-15.1d CO-15.1h");
    Scenario s;
    s.bridge(A, "bridges");
    EXPECT_EQ(s.points(A, bridges), 4);
    // With a Horses Bridge: 4 points for each of two Bridges, and 2 for each of three Horses.
    for (std::uint8_t kind = 0; kind < tailrace()->bridges.size(); ++kind)
        if (tailrace()->bridges[kind].id == "horses") s.table().bridge_kinds[1] = kind;
    s.player(A).bridges = 0b11;
    s.player(A).horses = 3;
    EXPECT_EQ(s.points(A, bridges), 8 + 6);
}

TEST(ColomaScoring, DudesOutsideTheLodgeAndTentsOnEventsScoreNothing_CO_12_3d_CO_15_1e_CO_15_1h) {
    RULES("CO-12.3d CO-15.1e CO-15.1h co-19");
    Scenario s{{.hotels = true}};
    s.bridge(A, "lodge");
    s.player(A).lodge_dudes = 1;
    s.player(A).supply_dudes = 3;
    s.player(A).gunmen = 4;
    s.player(A).hotel_dudes = 2;
    s.player(A).event_tents = 0b11111;
    EXPECT_EQ(s.points(A, bridges), 2);
    EXPECT_EQ(s.points(A, lands), 0);
    EXPECT_EQ(s.points(A), 2);
}

TEST(ColomaScoring, HotelsAndTheHotelsBridgeScore_CO_16_4a_CO_15_1d) {
    RULES("CO-16.4a CO-15.1d");
    Scenario s{{.hotels = true}};
    s.bridge(A, "hotels");
    s.player(A).hotels = 3;
    EXPECT_EQ(s.points(A, hotels), 24);
    EXPECT_EQ(s.points(A, bridges), 12);
}

TEST(ColomaScoring, TheMostPointsWinThenGoldThenHoldings_CO_15_2a_CO_15_2b) {
    RULES("CO-15.2a CO-15.2b co-19");
    auto const finish = [](auto arrange) {
        Scenario s;
        for (Seat const seat : {A, B, C}) {
            s.give(seat, 3, 1, 1, 2, 1);
            s.fill(seat, 2 + index(seat));
        }
        s.end_game();
        for (Seat const seat : {A, B, C}) {
            s.give(seat, 3, 1, 1, 2, 1);
            s.player(seat).points = 10;
            s.player(seat).graves = 0;
        }
        arrange(s);
        return s.game.result(s.state);
    };
    Result result = finish([](Scenario& s) { s.player(C).points = 11; });
    EXPECT_TRUE(result.finished);
    EXPECT_EQ(result.seats[2].rank, 1);
    EXPECT_EQ(result.seats[0].rank, 2);
    EXPECT_EQ(result.tie_break, nullptr);

    result = finish([](Scenario& s) { s.player(B).gold = 2; });
    EXPECT_EQ(result.seats[1].rank, 1);
    EXPECT_EQ(result.tie_break, &say.most_gold);

    result = finish([](Scenario& s) { s.player(A).horses = 2; });
    EXPECT_EQ(result.seats[0].rank, 1);
    EXPECT_EQ(result.tie_break, &say.most_holdings);

    // Gold decides second place as well.
    result = finish([](Scenario& s) {
        s.player(A).points = 11;
        s.player(C).gold = 2;
    });
    EXPECT_EQ(result.seats[0].rank, 1);
    EXPECT_EQ(result.seats[1].rank, 3);
    EXPECT_EQ(result.seats[2].rank, 2);
    EXPECT_EQ(result.tie_break, nullptr);

    // Two players share the win; the third has less Gold.
    result = finish([](Scenario& s) { s.player(B).gold = 0; });
    EXPECT_EQ(result.seats[0].rank, 1);
    EXPECT_EQ(result.seats[1].rank, 3);
    EXPECT_EQ(result.seats[2].rank, 1);
    EXPECT_EQ(result.tie_break, &say.most_gold);

    // Gunmen do not count as holdings, so the win is shared.
    result = finish([](Scenario& s) { s.player(A).gunmen = 12; });
    EXPECT_EQ(result.seats[0].rank, 1);
    EXPECT_EQ(result.seats[1].rank, 1);
    EXPECT_EQ(result.tie_break, nullptr);
}

}  // namespace
}  // namespace motherlode::coloma

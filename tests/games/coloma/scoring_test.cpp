// Rulebook p.20, "End of the game and final scoring".

#include "games/coloma/scenario.h"

namespace motherlode::coloma {
namespace {

enum Source { in_play, buildings, hotels, rivers, bridges, lands, graves };

TEST(ColomaScoring, BySource) {
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

TEST(ColomaScoring, TentsOnLands) {
    RULES("CO-15.1e CO-15.1x1");
    constexpr int points[]{0, 3, 7, 12, 18, 25};
    Scenario s;
    for (int tents = 0; tents <= 5; ++tents) {
        s.player(A).land_tents = static_cast<std::uint8_t>((1 << tents) - 1);
        EXPECT_EQ(s.points(A, lands), points[tents]);
    }
}

TEST(ColomaScoring, EveryBridge) {
    RULES("CO-15.1d CO-15.1g CO-15.1h CO-20.2e co-19");
    struct Case {
        std::string_view bridge;
        int few;   // points with two of what it counts
        int most;  // with very many
    };
    for (Case const& c :
         {Case{"rivers", 8, 16}, Case{"bridges", 8, 16}, Case{"buildings", 4, 14}, Case{"horses", 4, 12},
          Case{"barrels", 6, 15}, Case{"cards", 4, 12}, Case{"graves", 8, 16}, Case{"event_tents", 6, 15},
          Case{"land_tents", 6, 15}, Case{"gold", 4, 12}, Case{"lodge", 4, 12}, Case{"hotels", 8, 12}}) {
        for (int const count : {2, 7}) {
            Scenario s{{.hotels = true}};
            s.bridge(A, c.bridge);
            Player& own = s.player(A);
            int const four = std::min(count, 4);
            int const five = std::min(count, 5);
            own.rivers = static_cast<std::uint8_t>((1 << four) - 1);
            if (c.bridge == "bridges") own.bridges = static_cast<std::uint8_t>((1 << four) - 1);
            for (int i = 0; i < count; ++i) own.tableau.add(i);
            own.horses = static_cast<std::uint8_t>(count);
            own.barrels[0] = 1;
            own.used_barrels[1] = static_cast<std::uint8_t>(count - 1);
            own.hand_size = static_cast<std::uint8_t>(count);
            own.graves = static_cast<std::uint8_t>(five);
            own.event_tents = own.land_tents = static_cast<std::uint8_t>((1 << five) - 1);
            own.gold = static_cast<std::uint8_t>(count);
            own.lodge_dudes = static_cast<std::uint8_t>(count);
            own.gunmen = 5;  // not in the Lodge
            own.hotels = static_cast<std::uint8_t>(count);
            Bridge const& bridge = tailrace()->bridges[s.table().bridge_kinds[0]];
            int const expected = count == 2 ? c.few : c.most;
            EXPECT_EQ(std::min(bridge.most, bridge.points * measure(s.table(), own, bridge.per)), expected)
                << c.bridge;
            if (c.bridge != "bridges") {
                EXPECT_EQ(s.points(A, bridges), expected) << c.bridge;
            }
        }
    }
}

TEST(ColomaScoring, HotelsAndTheirBridge) {
    RULES("CO-16.4a CO-15.1d");
    Scenario s{{.hotels = true}};
    s.bridge(A, "hotels");
    s.player(A).hotels = 3;
    EXPECT_EQ(s.points(A, hotels), 24);
    EXPECT_EQ(s.points(A, bridges), 12);
}

TEST(ColomaScoring, TheMostPointsWinThenGoldThenHoldings) {
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
    EXPECT_EQ(result.tie_break, &say::most_gold);

    result = finish([](Scenario& s) { s.player(A).horses = 2; });
    EXPECT_EQ(result.seats[0].rank, 1);
    EXPECT_EQ(result.tie_break, &say::most_holdings);

    // Only Dudes and Tents in the Lodge count; after that the win is shared.
    result = finish([](Scenario& s) { s.player(A).gunmen = 12; });
    EXPECT_EQ(result.seats[0].rank, 1);
    EXPECT_EQ(result.seats[1].rank, 1);
    EXPECT_EQ(result.tie_break, nullptr);
}

}  // namespace
}  // namespace motherlode::coloma

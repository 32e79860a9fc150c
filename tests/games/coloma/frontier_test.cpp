// Rulebook p.17, "Site 5", and p.21, "Hotels".

#include "games/coloma/scenario.h"

namespace motherlode::coloma {
namespace {

Scenario on_site_5(Arrangement arrangement = {}) {
    Scenario s{arrangement};
    s.give(A, 6, 3, 2, 5, 3);
    s.turn(A, 5, 1, 2);
    return s;
}

TEST(ColomaFrontier, OneCommonFillsARowAndPitchesTents_CO_12_1a_CO_12_1b) {
    RULES("CO-12.1a CO-12.1b");
    Scenario s = on_site_5();
    s.play("pitch event 2");
    s.play("fill row 3");
    s.play("pitch event 4");
    s.play("gain tent");
    EXPECT_EQ(s.player(A).lodge_tents, 2);
    EXPECT_EQ(s.why_not("gain tent"), "CO-10.2b");
}

TEST(ColomaFrontier, OnlyOneWholeRowCanBeFilledEachTurn_CO_12_2a_CO_12_2b) {
    RULES("CO-12.2a CO-12.2b co-16");
    Scenario s = on_site_5();
    s.give(A, 3, 0, 1, 0, 0);
    s.fill(B, 2);
    EXPECT_EQ(s.why_not("fill row 4"), "CO-12.2a");  // not enough Dudes
    EXPECT_EQ(s.why_not("fill row 2"), "CO-12.2a");  // taken
    EXPECT_EQ(s.why_not("fill row 6"), "CO-12.2a");  // only with five or six players
    s.play("fill row 1");
    EXPECT_EQ(s.player(A).lodge_dudes, 2);
    EXPECT_EQ(s.player(A).gunmen, 1);
    EXPECT_EQ(s.table().rows[0], A);
    EXPECT_EQ(s.why_not("fill row 3"), "CO-12.2b");
    s.turn(A, 5, 1, 2);
    s.give(A, 3, 0, 1, 0, 0);
    EXPECT_TRUE(s.can("fill row 3"));  // on a later turn
}

TEST(ColomaFrontier, APlayerCanHaveOneTentOnEachEvent_CO_12_3a_CO_12_3d) {
    RULES("CO-12.3a CO-12.3d");
    Scenario s = on_site_5();
    s.player(B).event_tents = 0b1;
    s.play("pitch event 1");  // players can share an Event
    EXPECT_EQ(s.why_not("pitch event 1"), "CO-12.3a");
    s.play("pitch event 2");
    s.play("pitch event 3");
    EXPECT_EQ(s.why_not("pitch event 4"), "CO-12.3a");  // no Tent left
    EXPECT_EQ(s.points(A), 0);
    s.play_shootout();
    EXPECT_EQ(s.player(A).event_tents, 0b111);
}

TEST(ColomaFrontier, TentsArePitchedOnLandsBesideTheWagonsBoomtown_CO_12_3b_CO_12_3c_CO_12_3d) {
    RULES("CO-12.3b CO-12.3c CO-12.3d");
    Scenario s = on_site_5();
    for (Land const& land : tailrace()->lands) EXPECT_EQ(s.why_not("pitch land " + land.id), "CO-12.3b");
    s.wagon(A, "hangtown");
    s.player(B).land_tents = 0b100;
    s.play("pitch land high_sierra");
    s.play("pitch land cosumnes");
    EXPECT_EQ(s.why_not("pitch land bear_river"), "CO-12.3b");
    EXPECT_EQ(s.why_not("pitch land cosumnes"), "CO-12.3b");
    EXPECT_EQ(s.points(A), 7);
    s.wagon(A, "gold_hill");
    EXPECT_FALSE(s.can("pitch land bear_river"));
}

TEST(ColomaHotels, ThereAreTwoHotelsPerPlayer_CO_16_1a_CO_16_1c) {
    RULES("CO-16.1a CO-16.1c");
    for (int players = 1; players <= 6; ++players) {
        Scenario s = Scenario::at_the_start({.players = players, .hotels = true});
        EXPECT_EQ(s.table().hotels_left, players == 1 ? 4 : 2 * players);
        EXPECT_EQ(Scenario::at_the_start({.players = players}).table().hotels_left, 0);
    }
    Scenario s{{.hotels = true}};
    s.table().hotels_left = 0;
    s.give(A, 2, 0, 3, 9, 9);
    s.turn(A, 3, 5, 1);
    EXPECT_EQ(s.why_not("hammer hotel"), "CO-16.1c");
}

TEST(ColomaHotels, AHotelIsBuiltInsteadOfATownBuilding_CO_16_1b_CO_16_4a_CO_16_4b) {
    RULES("CO-16.1b CO-16.4a CO-16.4b co-17");
    Scenario s{{.hotels = true}};
    s.hold(A, {"bakery"});
    s.give(A, 2, 0, 2, 4, 2);
    s.turn(A, 3, 5, 1);
    s.play("hammer hotel");
    s.play("pay 4 bucks 0 gold");
    EXPECT_EQ(s.player(A).horses, 1);
    EXPECT_EQ(s.why_not("hammer building bakery"), "CO-10.2b");
    s.play("saw hotel");
    EXPECT_EQ(s.player(A).hotels, 2);
    EXPECT_EQ(s.points(A), 16);
    EXPECT_EQ(measure(s.player(A), Measure::town_buildings), 0);
}

TEST(ColomaHotels, DudesInHotelsScoreAtOnceAndLeaveInTheCleanUp_CO_16_2a_CO_16_3a) {
    RULES("CO-16.2a CO-16.3a co-17");
    Scenario s = on_site_5({.hotels = true});
    EXPECT_EQ(s.why_not("house dude"), "CO-16.2a");
    s.player(A).hotels = 1;
    s.play("fill row 1");  // does not replace housing Dudes
    s.play("house dude");
    s.play("house dude");
    EXPECT_EQ(s.player(A).points, 4);
    EXPECT_EQ(s.why_not("house dude"), "CO-16.2a");  // a Hotel holds two Dudes
    s.play_shootout();
    EXPECT_EQ(s.player(A).hotel_dudes, 0);
    EXPECT_EQ(s.player(A).supply_dudes + s.player(A).lodge_dudes + s.player(A).graves, 12);
    // Only with the Common of Site 5.
    s.turn(A, 4, 1, 2);
    EXPECT_EQ(s.why_not("house dude"), "CO-5.5b");
}

}  // namespace
}  // namespace motherlode::coloma

// Both rows of every Town Building of the Tailrace edition.

#include "games/coloma/scenario.h"

namespace motherlode::coloma {
namespace {

// A has built the building and takes a turn on its Site, with or without the Bust there.
Scenario at_work(std::string_view building, bool bust = false, Arrangement arrangement = {}) {
    Scenario s{arrangement};
    s.build(A, building);
    s.hold(A, {});
    s.give(A, 6, 2, 4, 6, 3);
    int const site = s.game.edition().buildings[static_cast<std::size_t>(s.building_id(building))].site + 1;
    int const barker = site == 6 ? 1 : site == 5 ? 1 : 5;  // keeps the Signpost off that Site
    int const place = site == 6 ? 1 : site;
    if (site == 2) {
        s.turn(A, 2, 1, bust ? 2 : 5);
        return s;
    }
    s.turn(A, place, barker, bust ? place : place == 3 ? 4 : 3);
    return s;
}

TEST(ColomaTownBuildings, AssayOfficeGainsGoldAndSellsIt_CO_10_2b) {
    RULES("CO-10.2b");
    Scenario s = at_work("assay_office");
    s.play("use assay_office 1");
    EXPECT_EQ(s.player(A).gold, 4);
    s.play("use assay_office 2");
    EXPECT_EQ(s.player(A).gold, 3);
    EXPECT_EQ(s.player(A).bucks, 10);
}

TEST(ColomaTownBuildings, BakeryGivesDudesAndBucks_CO_20_2h) {
    Scenario s = at_work("bakery");
    s.play("use bakery 1");
    s.play("use bakery 2");
    EXPECT_EQ(s.player(A).lodge_dudes, 8);
    EXPECT_EQ(s.player(A).bucks, 8);
}

TEST(ColomaTownBuildings, LiveryStableSellsHorsesAndGivesADudePerTwoHorses_CO_20_2h) {
    Scenario s = at_work("livery_stable");
    s.play("use livery_stable 1");
    EXPECT_EQ(s.legal(), (std::vector<std::string>{"pay 2 bucks 0 gold", "pay 0 bucks 1 gold"}));
    s.play("pay 2 bucks 0 gold");
    EXPECT_EQ(s.player(A).horses, 5);
    s.play("use livery_stable 2");
    EXPECT_EQ(s.player(A).lodge_dudes, 8);  // 1 for each 2 of 5 Horses
}

TEST(ColomaTownBuildings, PlacerTimesDrawsCardsAndPaysForDiscards_CO_20_2h) {
    Scenario s = at_work("placer_times");
    s.play("use placer_times 1");
    EXPECT_EQ(s.player(A).hand_size, 2);
    s.hold(A, {"bakery", "gunsmith", "sawmill", "cooperage"});
    s.play("use placer_times 2");
    EXPECT_FALSE(s.can("done"));  // at least one card
    s.play("discard bakery top");
    EXPECT_TRUE(s.can("done"));
    s.play("discard gunsmith bottom");
    s.play("discard sawmill top");
    EXPECT_EQ(s.player(A).bucks, 9);
    EXPECT_EQ(s.player(A).hand_size, 1);
    EXPECT_EQ(s.step(), step<TakeTurn>);
}

TEST(ColomaTownBuildings, SawmillSavesADudeAndBuildsARiverDuringABust_CO_10_2e) {
    RULES("CO-10.2e co-9");
    Scenario s = at_work("sawmill");
    s.play("hammer river 4");
    s.play("pay 2 bucks 0 gold");
    EXPECT_EQ(s.player(A).lodge_dudes, 5);  // 1 instead of 2
    s.play("saw river 1");
    EXPECT_EQ(s.player(A).lodge_dudes, 3);  // no discount for the Boom
    s = at_work("sawmill", true);
    s.play("use sawmill 2");
    EXPECT_FALSE(s.can("hammer river 4"));
    s.play("saw river 4");
    EXPECT_EQ(s.player(A).lodge_dudes, 4);  // nor for the Bust ability
    EXPECT_EQ(s.player(A).gold, 2);
}

TEST(ColomaTownBuildings, FerryLandingPaysBucksAndGoldAfterABridge_CO_10_2e) {
    RULES("CO-10.2e");
    Scenario s = at_work("ferry_landing");
    s.offer_bridge("horses");
    s.river(A, 1);
    s.river(A, 2);
    s.play("use ferry_landing 1");
    EXPECT_EQ(s.player(A).bucks, 8);
    EXPECT_EQ(s.why_not("use ferry_landing 2"), "CO-10.2f");  // no Bridge built yet
    s.play("saw bridge horses");
    s.play("use ferry_landing 2");
    EXPECT_EQ(s.player(A).gold, 2);
    EXPECT_EQ(s.why_not("use ferry_landing 2"), "CO-10.2b");
}

TEST(ColomaTownBuildings, AnAfterAbilityBelongsToItsOwnPart_CO_10_2e) {
    RULES("CO-10.2e");
    Scenario s = at_work("ferry_landing", false, {.rulebook = true});
    s.offer_bridge("horses");
    s.river(A, 1);
    s.play("hammer bridge horses");
    s.play("pay 4 bucks 0 gold");
    EXPECT_FALSE(s.can("use ferry_landing 2"));  // the Bridge was built with the Common
}

TEST(ColomaTownBuildings, LandOfficeScoresUpToFourRiversAndBridges_CO_20_2h) {
    Scenario s = at_work("land_office");
    s.player(A).rivers = 0b111;
    s.player(A).bridges = 0b11;
    s.play("use land_office 1");
    EXPECT_EQ(s.player(A).points, 4);  // five structures, but at most four points
    s = at_work("land_office", true);
    s.play("use land_office 2");
    EXPECT_EQ(s.player(A).lodge_dudes, 8);
}

TEST(ColomaTownBuildings, LumberYardSavesABuckAndADude_CO_20_2h) {
    Scenario s = at_work("lumber_yard");
    s.hold(A, {"bakery", "gunsmith"});
    s.play("hammer building bakery");
    s.play("pay 1 bucks 0 gold");
    EXPECT_EQ(s.player(A).bucks, 5);
    EXPECT_EQ(s.player(A).lodge_dudes, 4);
    s.play("saw building gunsmith");
    EXPECT_EQ(s.player(A).lodge_dudes, 3);
    EXPECT_EQ(s.player(A).gold, 2);
}

TEST(ColomaTownBuildings, CarpentersShopDrawsCardsAndBuildsDuringABust_CO_20_2h) {
    Scenario s = at_work("carpenters_shop");
    s.play("use carpenters_shop 1");
    EXPECT_EQ(s.player(A).hand_size, 2);
    s = at_work("carpenters_shop", true, {.hotels = true});
    s.hold(A, {"bakery"});
    s.play("use carpenters_shop 2");
    EXPECT_EQ(s.legal(), std::vector<std::string>{"hammer building bakery"});  // no Hotel
    s.play("hammer building bakery");
    s.play("pay 2 bucks 0 gold");
    EXPECT_TRUE(s.has_built(A, "bakery"));
    EXPECT_EQ(s.player(A).lodge_dudes, 4);
}

TEST(ColomaTownBuildings, WheelwrightAddsASpaceAndMovesDuringABust_CO_20_2h) {
    Scenario s = at_work("wheelwright");
    s.play("wagon common");
    EXPECT_EQ(s.table().turn.steps_left, 5);
    s.play("move lotus");
    s.play("stop pass");
    s.play("wagon boom");
    EXPECT_EQ(s.table().turn.steps_left, 4);
    s = at_work("wheelwright", true);
    s.play("use wheelwright 2");
    EXPECT_EQ(s.table().turn.steps_left, 4);
    s.play("move gold_hill");
    s.play("stop pass");
    EXPECT_EQ(s.wagon_at(A), "gold_hill");
}

TEST(ColomaTownBuildings, ExpressOfficePaysForBoomtowns_CO_20_2h) {
    Scenario s = at_work("express_office");
    s.wagon(A, "gold_hill");
    s.play("wagon common");
    for (std::string_view const step : {"move coloma", "move lotus"}) s.play(step);
    EXPECT_EQ(s.player(A).bucks, 8);  // 1 for passing Coloma, 1 at Lotus
    s.play("stop pass");
    s.wagon(A, "lotus");
    s.play("wagon boom");
    s.play("move coloma");
    s.play("stop pass");
    EXPECT_EQ(s.player(A).bucks, 8);  // the ability belongs to the Common
    s = at_work("express_office");
    s.wagon(A, "lotus");
    s.play("wagon common");
    s.play("move coloma");
    s.play("stop off");
    EXPECT_EQ(s.player(A).bucks, 7);
    s = at_work("express_office", true);
    s.play("use express_office 2");
    EXPECT_EQ(s.player(A).bucks, 8);
    EXPECT_EQ(s.player(A).hand_size, 1);
}

TEST(ColomaTownBuildings, StageStopGivesBothBenefits_CO_20_2h) {
    Scenario s = at_work("stage_stop");
    s.wagon(A, "lotus");
    s.play("wagon common");
    s.play("move coloma");
    EXPECT_TRUE(s.can("stop pass"));
    EXPECT_TRUE(s.can("stop off"));
    s.play("stop both");
    EXPECT_EQ(s.player(A).lodge_dudes, 7);
    EXPECT_EQ(s.player(A).horses, 5);
    s.wagon(A, "lotus");
    s.play("wagon boom");
    s.play("move coloma");
    EXPECT_EQ(s.why_not("stop both"), "CO-11.2d");
    s = at_work("stage_stop", true);
    s.play("use stage_stop 2");
    EXPECT_EQ(s.player(A).lodge_dudes, 8);
}

TEST(ColomaTownBuildings, GunsmithGivesDudesAndScoresUpToFiveGunmen_CO_20_2h) {
    Scenario s = at_work("gunsmith");
    s.play("use gunsmith 1");
    EXPECT_EQ(s.player(A).lodge_dudes, 8);
    s.play("fill row 4");
    s.play("use gunsmith 2");
    EXPECT_EQ(s.player(A).points, 4);
    s = at_work("gunsmith");
    s.give(A, 2, 2, 4, 6, 3);
    s.fill(A, 3);
    s.fill(A, 4);
    s.play("use gunsmith 2");
    EXPECT_EQ(s.player(A).points, 5);  // seven Gunmen, at most five points
}

TEST(ColomaTownBuildings, FandangoHallPaysForEventTentsAndPitchesTents_CO_20_2h) {
    Scenario s = at_work("fandango_hall");
    EXPECT_EQ(s.why_not("use fandango_hall 1"), "CO-10.2f");
    s.play("pitch event 1");
    s.play("pitch event 2");
    s.play("use fandango_hall 1");
    EXPECT_EQ(s.player(A).bucks, 8);
    s = at_work("fandango_hall", true);
    s.give(A, 6, 0, 4, 6, 3);
    s.play("use fandango_hall 2");
    s.play("pitch event 5");
    EXPECT_EQ(s.player(A).event_tents, 0b10000);
}

TEST(ColomaTownBuildings, GeneralStoreMakesTentsCheaper_CO_20_2h) {
    Scenario s = at_work("general_store");
    s.give(A, 6, 2, 4, 3, 0);
    s.play("buy 3 tents");
    EXPECT_EQ(s.player(A).bucks, 0);
    EXPECT_EQ(s.player(A).lodge_tents, 5);
    s.play("use general_store 2");
    EXPECT_EQ(s.player(A).bucks, 3);
}

TEST(ColomaTownBuildings, CooperageTradesABarrelForPointsAndGivesABarrel_CO_20_2h) {
    Scenario s = at_work("cooperage");
    s.barrel(A, "gold");
    s.play("use cooperage 1");
    s.play("discard barrel gold unused");
    EXPECT_EQ(s.player(A).points, 4);
    s = at_work("cooperage", true);
    int const outlaws = s.table().outlaws;
    s.play("use cooperage 2");
    EXPECT_EQ(total(s.player(A).barrels), 1);
    EXPECT_EQ(s.table().outlaws, outlaws);
}

TEST(ColomaTownBuildings, OnlyTheBuckDiscountAppliesToHotels_CO_16_4b_CO_10_2e) {
    RULES("CO-16.4b CO-10.2e");
    // The Lumber Yard makes a Hotel 1 Buck cheaper. A Hotel costs no Dudes, so that discount has no effect.
    Scenario s = at_work("lumber_yard", false, {.hotels = true});
    s.play("hammer hotel");
    s.play("pay 3 bucks 0 gold");
    EXPECT_EQ(s.player(A).horses, 3);
    s.play("saw hotel");
    EXPECT_EQ(s.player(A).gold, 1);
    EXPECT_EQ(s.player(A).lodge_dudes, 6);
}

}  // namespace
}  // namespace motherlode::coloma

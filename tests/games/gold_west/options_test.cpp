// Chapter 8, the options: Bandits and Trading Post.

#include <map>

#include "games/gold_west/scenario.h"

namespace motherlode::gold_west {
namespace {

using Texts = std::vector<std::string>;

TEST(GoldWestBandits, FourOfFourteenOfficesAreDrawn_GW_8_1a) {
    RULES("GW-8.1a");
    std::map<std::string, int> drawn;
    for (std::uint64_t seed = 0; seed < 1400; ++seed) {
        Scenario s{{.bandits = true, .seed = seed}};
        for (int const office : s.table().offices)
            if (office != none) ++drawn[s.game.edition().offices[office].id];
    }
    EXPECT_EQ(drawn.size(), 14U);
    for (auto const& [id, count] : drawn) EXPECT_NEAR(count, 800, 130) << id;
}

TEST(GoldWestBandits, InsuranceOfficeCountsBuildingsBesideLootedHexes_GW_8_1b) {
    RULES("GW-8.1b");
    Scenario s{{.players = 3, .bandits = true}};
    s.building(0, "e1");
    s.building(0, "e2");
    s.building(0, "g1", true);
    s.building(1, "d2");
    EXPECT_EQ(s.office_pays("insurance", 0), 0);
    s.loot(2, "d1");  // touches e1, e2 and d2
    s.loot(1, "d3");  // touches e2 again, which counts once
    EXPECT_EQ(s.office_pays("insurance", 0), 2);
    EXPECT_EQ(s.office_pays("insurance", 1), 1);
    EXPECT_EQ(s.office_pays("insurance", 2), 0);
}

TEST(GoldWestBandits, HoosegowCountsEverybodysCamps_GW_8_1c) {
    RULES("GW-8.1c");
    Scenario s{{.players = 3, .bandits = true}};
    s.loot(0, "c3");
    s.loot(1, "c4");
    s.loot(1, "d3");
    for (int seat = 0; seat < 3; ++seat) EXPECT_EQ(s.office_pays("hoosegow", seat), 3);
}

TEST(GoldWestTradingPost, TheOptionDrawsOneOfFourOrOneOfFiveTokens_GW_8_2a_GW_8_2b) {
    RULES("GW-8.2a GW-8.2b gw-15");
    std::map<std::string, int> only;
    std::map<std::string, int> with_base;
    auto const single = [](TradingPost option, std::uint64_t seed) {
        Scenario s{{.trading_post = option, .seed = seed}};
        return s.game.edition().singles[s.table().single].id;
    };
    for (std::uint64_t seed = 0; seed < 1000; ++seed) {
        ++only[single(TradingPost::only, seed)];
        ++with_base[single(TradingPost::with_base, seed)];
        EXPECT_EQ(single(TradingPost::off, seed), "four_points");
    }
    EXPECT_EQ(only.size(), 4U);
    EXPECT_EQ(only.count("four_points"), 0U);
    for (auto const& [id, count] : only) EXPECT_NEAR(count, 250, 60) << id;
    EXPECT_EQ(with_base.size(), 5U);
    for (auto const& [id, count] : with_base) EXPECT_NEAR(count, 200, 60) << id;
}

Scenario before_trading(std::string_view single, std::string_view usage_area) {
    Scenario s{{.trading_post = TradingPost::only}};
    s.boomtown({"docks", "docks", "saloon", "town_hall", ".", "saloon", "town_hall", "mayor", "mayor"});
    s.single(single);
    s.to_metals(usage_area);
    return s;
}

TEST(GoldWestTradingPost, ItGivesAResourceToUseThisTurn_GW_8_2c_GW_8_2d) {
    RULES("GW-8.2c GW-8.2d");
    for (auto const& [single, resource] :
         {std::pair{"copper_post", "copper"}, {"silver_post", "silver"}, {"gold_post", "gold"}}) {
        Scenario s = before_trading(single, "ss");
        s.play("boomtown 5");
        std::string const name = resource;
        EXPECT_EQ(s.legal(), (Texts{"keep " + name, "store " + name + " 1", "store " + name + " 2",
                                    "store " + name + " 3", "store " + name + " 4"}));
        EXPECT_EQ(s.why_not("store wood 1"), "GW-8.2c");
        EXPECT_EQ(s.why_not("keep wood"), "GW-8.2c");
        EXPECT_EQ(s.why_not("done"), "GW-8.2d");
        EXPECT_EQ(s.points(index(s.active_seat()), Source::single_space), 0);
        s.play("keep " + name);
        // The resource can be used this turn.
        s.play("ship " + name);
    }
    Scenario s = before_trading("materials_post", "ss");
    s.play("boomtown 5");
    EXPECT_EQ(s.legal().size(), 10U);  // wood or stone, each in the Usage Area or in one of four bins
    s.play("keep stone");
    EXPECT_EQ(s.step(), gold_west::step<ChooseToken>);
    s.play_all({"token e3", "camp stone"});
}

TEST(GoldWestTradingPost, AStoredResourceScoresItsBin_GW_8_2d) {
    RULES("GW-8.2d");
    Scenario s = before_trading("gold_post", "ss");
    int const seat = index(s.active_seat());
    s.supply({"", "", "", ""});
    s.play_all({"boomtown 5", "store gold 4"});
    EXPECT_EQ(s.player(seat).supply[3], goods("g"));
    EXPECT_EQ(s.points(seat, Source::supply_track), 3);
    EXPECT_TRUE(s.table().usage_area.empty());
}

TEST(GoldWestTradingPost, AFreeTokenTradesToo_GW_8_2c) {
    RULES("GW-8.2c GW-5.3g GW-5.3h");
    Scenario s = before_trading("gold_post", "ccgg");
    s.show_card(1, "town_charter");
    s.play_all({"invest 1", "boomtown 5", "keep gold", "ship gold"});
    EXPECT_EQ(s.step(), gold_west::step<ChooseToken>);

    Scenario occupied = before_trading("gold_post", "ssss");
    occupied.influence(occupied.opponent_seat(), 5);
    occupied.show_card(1, "silent_partner");
    occupied.play_all({"invest 1", "boomtown 5", "store gold 2"});
    EXPECT_EQ(occupied.active().boomtown[4], 1);
}

TEST(GoldWestTradingPost, ItCanBeUsedInTheFinalTurn_GW_6_1b_GW_8_2d) {
    RULES("GW-6.1b GW-8.2d");
    Scenario s{{.trading_post = TradingPost::only}};
    s.play_to_final_turn();
    s.boomtown({"docks", "docks", "saloon", "town_hall", ".", "saloon", "town_hall", "mayor", "mayor"});
    s.single("gold_post");
    int const seat = index(s.active_seat());
    int const stored = s.player(seat).stored;
    s.supply({"ss", "", "", ""});
    s.play_all({"activate 1", "boomtown 5", "store gold 4"});
    EXPECT_EQ(s.player(seat).stored, stored + 3);
    EXPECT_NE(index(s.active_seat()), seat);
}

TEST(GoldWestOptions, ThePublishedTerrainBonusesAreAwarded_GW_6_5f) {
    RULES("GW-6.5f");
    Scenario s{{.players = 3, .published_terrain_bonus = true}};
    constexpr std::array<std::array<int, 2>, 4> values{{{11, 7}, {10, 6}, {9, 5}, {8, 4}}};
    EXPECT_EQ(s.game.terrain_bonus(), values);
    s.player(0).influence[3] = 2;
    s.player(1).influence[3] = 1;
    EXPECT_EQ(s.points(0, Source::terrain), 8);
    EXPECT_EQ(s.points(1, Source::terrain), 4);
}

}  // namespace
}  // namespace motherlode::gold_west

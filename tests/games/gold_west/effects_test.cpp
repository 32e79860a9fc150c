// Manual 5, "Investments": every card's ability.

#include <algorithm>

#include "games/gold_west/scenario.h"

namespace motherlode::gold_west {
namespace {

using Texts = std::vector<std::string>;

Scenario before_buying(std::string_view card, Arrangement arrangement = {}) {
    Scenario s{arrangement};
    s.boomtown({"docks", "docks", "saloon", "town_hall", ".", "saloon", "town_hall", "mayor", "mayor"});
    s.show_card(1, card);
    auto const& cards = s.game.edition().cards;
    auto const bought = std::find_if(cards.begin(), cards.end(), [&](Card const& c) { return c.id == card; });
    s.to_metals(goods_text(bought->cost));
    return s;
}

TEST(GoldWestAbilities, ACardAddsInfluenceInItsTerrain_GW_5_3f) {
    RULES("GW-5.3f");
    for (auto const& [card, terrain] : {std::pair{"silver_road", Terrain::silver},
                                        {"timber_company", Terrain::forest},
                                        {"copper_road", Terrain::copper},
                                        {"gold_road", Terrain::gold}}) {
        Scenario s = before_buying(card);
        s.play("invest 1");
        std::array<std::uint8_t, terrains> expected{};
        expected[index(terrain)] = 1;
        EXPECT_EQ(s.active().influence, expected) << card;
        EXPECT_EQ(s.step(), gold_west::step<ChooseToken>);
    }
}

TEST(GoldWestAbilities, CardsWithoutAnAbilityOnlyScore_GW_5_3c) {
    RULES("GW-5.3c");
    for (std::string_view const card :
         {"copper_wire", "copper_works", "gold_exchange", "silver_mint", "opera_house", "grand_hotel",
          "silver_exchange", "gold_reserve", "telegraph"}) {
        Scenario s = before_buying(card);
        s.play("invest 1");
        EXPECT_EQ(s.step(), gold_west::step<ChooseToken>) << card;
    }
}

TEST(GoldWestAbilities, AFreeTokenGoesOnAnUnoccupiedSpace_GW_5_3g_GW_5_4e) {
    RULES("GW-5.3g GW-5.4e gw-6");
    Scenario s = before_buying("town_charter");
    int const seat = index(s.active_seat());
    s.influence(s.opponent_seat(), 1);
    s.table().usage_area.add(goods("cs"));
    s.play("invest 1");
    EXPECT_EQ(s.why_not("boomtown 1"), "GW-5.4c");
    EXPECT_EQ(s.why_not("done"), "GW-5.3d");  // the ability is not optional
    EXPECT_EQ(s.legal().size(), 8U);
    s.play("boomtown 5");
    EXPECT_EQ(s.points(seat, Source::single_space), 4);
    // The free token does not count as this turn's use of Boomtown.
    s.play("boomtown 4");
    EXPECT_EQ(s.player(seat).boomtown[3], 1);
}

TEST(GoldWestAbilities, AFreeTokenGoesOnAnotherPlayersSpace_GW_5_3h_GW_6_3a) {
    RULES("GW-5.3h GW-6.3a gw-6");
    Scenario s = before_buying("silent_partner");
    int const seat = index(s.active_seat());
    int const opponent = s.opponent_seat();
    s.influence(opponent, 5);
    s.influence(opponent, 4);
    s.influence(seat, 1);  // the player's own space is not a target
    s.play("invest 1");
    EXPECT_EQ(s.legal(), (Texts{"boomtown 4", "boomtown 5"}));
    EXPECT_EQ(s.why_not("boomtown 1"), "GW-5.3h");
    EXPECT_EQ(s.why_not("boomtown 2"), "GW-5.3h");
    s.play("boomtown 4");
    EXPECT_EQ(s.player(seat).boomtown[3], 1);
    EXPECT_EQ(s.player(opponent).boomtown[3], 1);
    // Both players score the Town Hall.
    s.building(seat, "a1", true);
    s.building(opponent, "a2", true);
    s.building(opponent, "b3", true);
    EXPECT_EQ(s.points(seat, Source::offices), 1);
    EXPECT_EQ(s.points(opponent, Source::offices), 2);
}

TEST(GoldWestAbilities, ACardCanBeBoughtEvenIfItsAbilityHasNoTarget_GW_5_3d) {
    RULES("GW-5.3d gw-6");
    Scenario occupied = before_buying("silent_partner");
    occupied.play("invest 1");  // nobody has a token in Boomtown
    EXPECT_EQ(occupied.step(), gold_west::step<ChooseToken>);
    EXPECT_EQ(occupied.count_events(say.no_target), 1);

    Scenario full = before_buying("town_charter");
    for (int space = 1; space <= spaces; ++space) full.influence(full.opponent_seat(), space);
    full.play("invest 1");
    EXPECT_EQ(full.count_events(say.no_target), 1);

    Scenario camps = before_buying("builders_guild");
    camps.building(index(camps.active_seat()), "c3", true);  // a settlement cannot be upgraded
    camps.play("invest 1");
    EXPECT_EQ(camps.count_events(say.no_target), 1);

    Scenario shipped = before_buying("stage_line");
    shipped.active().coaches.fill(8);
    int const seat = index(shipped.active_seat());
    shipped.play("invest 1");
    EXPECT_EQ(shipped.count_events(say.no_target), 1);
    EXPECT_EQ(shipped.points(seat, Source::investments), 6 + 3);
}

TEST(GoldWestAbilities, TheAssayOfficeLooksAtTwoFaceDownTokens_GW_5_3i_GW_9_1b) {
    RULES("GW-5.3i GW-9.1b");
    Scenario s = before_buying("assay_office");
    int const seat = index(s.active_seat());
    s.play("invest 1");
    EXPECT_EQ(s.why_not("look e3"), "GW-5.3i");  // face up
    EXPECT_EQ(s.why_not("look f1"), "GW-3.2c");  // not in use
    EXPECT_EQ(s.legal().size(), 30U);
    s.play("look d1");
    EXPECT_EQ(s.why_not("look d1"), "GW-5.3i");
    s.play("look e1");
    EXPECT_EQ(s.step(), gold_west::step<ChooseToken>);
    EXPECT_EQ(s.state.hands[seat].seen.size(), 2);
    EXPECT_EQ(s.state.hands[seat].seen[0], s.state.secret.tokens[s.hex("d1")]);
    EXPECT_EQ(s.table().tokens[s.hex("d1")], none);  // still face down for everybody
    EXPECT_TRUE(s.table().face_down.contains(s.hex("d1")));
}

TEST(GoldWestAbilities, LookingEndsWhenNoFaceDownTokenRemains_GW_5_3i_GW_5_3d) {
    RULES("GW-5.3i GW-5.3d");
    Scenario s = before_buying("assay_office");
    HexSet const face_down = s.table().face_down;
    for (HexId const hex : face_down)
        if (hex != s.hex("d1")) s.building(0, s.game.edition().hex_names[hex]);
    s.play("invest 1");
    EXPECT_EQ(s.legal(), Texts{"look d1"});
    s.play("look d1");
    EXPECT_EQ(s.step(), gold_west::step<ChooseToken>);
    EXPECT_EQ(s.count_events(say.looked), 1);

    // Without any face-down token there is no target.
    Scenario empty = before_buying("assay_office");
    for (HexId const hex : face_down) empty.building(0, empty.game.edition().hex_names[hex]);
    empty.play("invest 1");
    EXPECT_EQ(empty.count_events(say.no_target), 1);
}

TEST(GoldWestAbilities, FreeShippingStepsMayBeSplit_GW_5_3j) {
    RULES("GW-5.3j gw-6");
    Scenario s = before_buying("stage_line");
    int const seat = index(s.active_seat());
    s.player(seat).coaches = {1, 8, 3};
    s.play("invest 1");
    EXPECT_EQ(s.legal(), (Texts{"ship copper", "ship gold"}));  // the silver track is finished
    EXPECT_EQ(s.why_not("ship silver"), "GW-5.5d");
    EXPECT_EQ(s.why_not("done"), "GW-5.3j");
    s.play_all({"ship copper", "ship gold"});
    EXPECT_EQ(s.player(seat).coaches, (std::array<std::uint8_t, 3>{2, 8, 4}));
    EXPECT_EQ(s.points(seat, Source::shipping), 2 + 9);

    Scenario single_step = before_buying("freight_depot");
    single_step.play_all({"invest 1", "ship gold"});
    EXPECT_EQ(single_step.step(), gold_west::step<ChooseToken>);
    // Only one step remains on all tracks, so the second free step is lost.
    Scenario near_end = before_buying("stage_line");
    near_end.active().coaches = {8, 7, 8};
    near_end.play_all({"invest 1", "ship silver"});
    EXPECT_EQ(near_end.step(), gold_west::step<ChooseToken>);
}

TEST(GoldWestAbilities, ACampIsUpgradedToASettlement_GW_5_3k) {
    RULES("GW-5.3k");
    Scenario s = before_buying("builders_guild");
    int const seat = index(s.active_seat());
    s.terrain("c3", Terrain::gold);
    s.building(seat, "c3");
    s.building(s.opponent_seat(), "c4");
    s.building(seat, "d3", true);
    std::uint8_t const before = s.player(seat).influence[index(Terrain::gold)];
    s.play("invest 1");
    EXPECT_EQ(s.legal(), Texts{"upgrade c3"});
    EXPECT_EQ(s.why_not("upgrade c4"), "GW-5.3k");
    EXPECT_EQ(s.why_not("upgrade d3"), "GW-5.3k");
    EXPECT_EQ(s.why_not("done"), "GW-5.3k");
    s.play("upgrade c3");
    EXPECT_TRUE(s.player(seat).settlements.contains(s.hex("c3")));
    EXPECT_EQ(s.player(seat).influence[index(Terrain::gold)], before + 1);
}

TEST(GoldWestAbilities, TheGeneralStoreGivesTwoResourcesOfAnyKind_GW_5_3l) {
    RULES("GW-5.3l gw-6");
    Scenario s = before_buying("general_store");
    int const seat = index(s.active_seat());
    s.supply({"", "", "", ""});
    s.play("invest 1");
    EXPECT_EQ(s.legal().size(), 20U);  // five resources, four bins
    EXPECT_EQ(s.why_not("keep gold"), "GW-5.3l");
    EXPECT_EQ(s.why_not("done"), "GW-5.3l");
    s.play("store gold 4");
    s.play("store gold 4");
    EXPECT_EQ(s.player(seat).supply[3], goods("gg"));
    EXPECT_EQ(s.points(seat, Source::supply_track), 0);
    EXPECT_EQ(s.step(), gold_west::step<ChooseToken>);
}

}  // namespace
}  // namespace motherlode::gold_west

// Rulebook p.22, "Mule Duel", and p.23, "Pioneer Specialties".

#include <set>

#include "games/coloma/scenario.h"

namespace motherlode::coloma {
namespace {

// ---- Mule Duel ----

TEST(ColomaDuel, TheDuelIsForTwoPlayersWithoutBuster_CO_17_1a_CO_17_1b) {
    RULES("CO-17.1a CO-17.1b co-18");
    Options const options = *parse_options(Game::info, {{"duel", "on"}});
    for (int players = 1; players <= 6; ++players)
        EXPECT_EQ(Game::check(*tailrace(), players, options).has_value(), players != 2);
    Scenario s{{.players = 2, .duel = true}};
    EXPECT_FALSE(s.game.with_buster());
    EXPECT_EQ(s.table().buster_cards[0], no_site);
    EXPECT_EQ(s.table().rows[2], neutral);
    EXPECT_EQ(s.player(A).carrots, 0b11111);
    EXPECT_EQ(s.player(B).carrots, 0b11111);
}

TEST(ColomaDuel, AMuleTriggersAnEventOnlyIfItsCarrotIsThere_CO_17_2a_CO_17_2b_CO_17_2c_CO_17_2d_CO_17_2x1) {
    RULES("CO-17.2a CO-17.2b CO-17.2c CO-17.2d CO-17.2x1 co-18");
    Scenario s{{.players = 2, .duel = true}};
    EXPECT_EQ(s.player(A).lodge_dudes, 2);  // the Barker on Site 1 triggered nothing
    EXPECT_EQ(s.why_not(A, "select 3"), "CO-17.2b");
    s.player(B).event_tents = 0b10;
    s.play(B, "select 2 mule 2");  // the Pioneer and the Mule may share a Site
    s.play(A, "select 5 mule 1");  // the Barker covers Site 1, but not its Event
    EXPECT_EQ(s.player(A).lodge_dudes, 4);
    EXPECT_EQ(s.player(A).carrots, 0b11110);
    EXPECT_EQ(s.player(B).gold, 3);  // doubled by the Tent
    EXPECT_EQ(s.player(B).carrots, 0b11101);
    EXPECT_EQ(s.table().bust, 1);  // Mules count

    // Mules eat before the Bust is determined.
    std::vector<MessageSpec const*> messages;
    for (Event const& event : s.log.events)
        for (MessageSpec const* spec : {&say.mule_placed, &say.carrot_eaten, &say.bust})
            if (event.message.spec == spec) messages.push_back(spec);
    EXPECT_EQ(messages, (std::vector<MessageSpec const*>{&say.mule_placed, &say.mule_placed,
                                                         &say.carrot_eaten, &say.carrot_eaten, &say.bust}));
}

TEST(ColomaDuel, WithoutItsCarrotAMuleTriggersNothing_CO_17_2c_CO_17_2e_CO_17_3a) {
    RULES("CO-17.2c CO-17.2e CO-17.3a");
    Scenario s{{.players = 2, .duel = true}};
    s.player(A).carrots = 0b11110;
    s.play(A, "select 4 mule 1");
    s.play(B, "select 3 mule 3");
    EXPECT_EQ(s.player(A).lodge_dudes, 2);
    EXPECT_EQ(s.player(A).mule, 0);
    s.play("end turn");
    s.play("end turn");
    EXPECT_EQ(s.player(A).mule, no_site);  // the Mule returns with the Pioneer
    EXPECT_EQ(s.player(B).carrots, 0b11011);
    s.play_shootout();
    EXPECT_EQ(s.player(A).carrots, 0b11111);
    EXPECT_EQ(s.player(B).carrots, 0b11111);
}

// ---- Specialties ----

Scenario with_pioneer(std::string_view pioneer, Arrangement arrangement = {}) {
    arrangement.specialties = true;
    Scenario s{arrangement};
    for (Seat const seat : SeatSet::first(s.game.players())) s.pioneer(seat, "madame");
    s.pioneer(A, pioneer);
    s.give(A, 4, 2, 3, 4, 3);
    s.hold(A, {"bakery", "gunsmith", "sawmill", "cooperage"});
    s.turn(A, 4, 1, 5);
    return s;
}

TEST(ColomaSpecialties, ASpecialtyWorksAnyNumberOfTimesOnThePlayersOwnTurn_CO_18_1a_CO_18_2f) {
    RULES("CO-18.1a CO-18.2f");
    Scenario s = with_pioneer("madame");
    EXPECT_EQ(s.why_not(B, "specialty 1"), "CO-5.7a");
    for (int i = 0; i < 4; ++i) s.play("specialty 1");
    EXPECT_EQ(s.player(A).lodge_dudes, 0);
    EXPECT_EQ(s.player(A).bucks, 8);
    EXPECT_EQ(s.why_not("specialty 1"), "CO-10.2f");
    EXPECT_EQ(s.why_not("specialty 2"), "CO-18.1a");
    Scenario without;
    without.turn(A, 4, 1, 5);
    EXPECT_EQ(without.why_not("specialty 1"), "CO-18.1a");
}

TEST(ColomaSpecialties, PioneersAreDealtAtRandom_CO_18_1b) {
    RULES("CO-18.1b");
    std::set<int> seen;
    for (std::uint64_t seed = 0; seed < 60; ++seed)
        seen.insert(Scenario::at_the_start({.specialties = true, .seed = seed}).player(A).pioneer);
    EXPECT_EQ(seen.size(), 12U);
}

TEST(ColomaSpecialties, BarmaidDiscardsABarrelForADudeAndABuck_CO_18_2a) {
    RULES("CO-18.2a");
    Scenario s = with_pioneer("barmaid");
    EXPECT_EQ(s.why_not("specialty 1"), "CO-10.2f");
    s.barrel(A, "gold", true);
    s.play("specialty 1");
    s.play("discard barrel gold used");
    EXPECT_EQ(s.player(A).lodge_dudes, 5);
    EXPECT_EQ(s.player(A).bucks, 5);
}

TEST(ColomaSpecialties, BraveExchangesHorsesAndTentsButNotBackAtOnce_CO_18_2b_CO_10_2f) {
    RULES("CO-18.2b CO-10.2f co-11");
    Scenario s = with_pioneer("brave");
    s.play("specialty 1");
    EXPECT_EQ(s.player(A).horses, 2);
    EXPECT_EQ(s.player(A).lodge_tents, 3);
    EXPECT_EQ(s.why_not("specialty 2"), "CO-10.2f");  // it would only reverse the first exchange
    s.play("specialty 1");
    s.play("wagon common");
    s.play("move lotus");
    s.play("specialty 2");  // allowed after another action
    EXPECT_EQ(s.player(A).horses, 2);
    s = with_pioneer("brave");
    s.give(A, 4, 8, 6, 4, 3);
    EXPECT_EQ(s.why_not("specialty 1"), "CO-10.2f");
    EXPECT_EQ(s.why_not("specialty 2"), "CO-10.2f");
}

TEST(ColomaSpecialties, FrontiersmanDiscardsThreeCardsToGainAndPitchATent_CO_18_2c) {
    RULES("CO-18.2c");
    Scenario s = with_pioneer("frontiersman");
    s.play("specialty 1");
    s.play("discard bakery top");
    s.play("discard gunsmith bottom");
    s.play("discard sawmill top");
    EXPECT_EQ(s.player(A).lodge_tents, 3);
    s.play("pitch event 1");
    s.play("done");
    EXPECT_EQ(s.player(A).lodge_tents, 2);
    EXPECT_EQ(s.why_not("specialty 1"), "CO-10.2f");  // one card left
}

TEST(ColomaSpecialties, ProspectorSellsGoldForThreeBucks_CO_18_2d) {
    RULES("CO-18.2d");
    Scenario s = with_pioneer("prospector");
    s.play("specialty 1");
    EXPECT_EQ(s.player(A).gold, 2);
    EXPECT_EQ(s.player(A).bucks, 7);
    EXPECT_EQ(s.table().cart, 1);
}

TEST(ColomaSpecialties, EntertainerForgoesAnyWagonActionForABarrel_CO_18_2e_CO_18_3a) {
    RULES("CO-18.2e CO-18.3a co-14");
    Scenario s = with_pioneer("entertainer");
    int const outlaws = s.table().outlaws;
    s.build(A, "express_office");
    s.play("wagon common");
    s.play("forgo");
    s.play("take barrel 4");
    EXPECT_EQ(s.table().outlaws, outlaws + 3);
    EXPECT_EQ(s.player(A).bucks, 4);  // the Express Office pays only for a move
    s.play("wagon boom");
    s.play("forgo");
    s.play("take barrel stack");
    s.barrel(A, "wagon");
    s.play("barrel wagon");
    s.play("forgo");
    s.play("take barrel stack");
    EXPECT_GE(total(s.player(A).barrels), 3);
    // Also with the Wheelwright's Bust ability, and with a Boom copied by the Signpost.
    s.build(A, "wheelwright");
    s.turn(A, 4, 1, 4);
    s.play("use wheelwright 2");
    EXPECT_TRUE(s.can("forgo"));
    s.turn(A, 5, 3, 1);
    s.play("wagon boom");
    EXPECT_TRUE(s.can("forgo"));
    s.play("move lotus");
    EXPECT_FALSE(s.can("forgo"));  // the move has begun
}

TEST(ColomaSpecialties, RobberForgoesAWagonActionForGoldFromTheCart_CO_18_2g_CO_18_3a) {
    RULES("CO-18.2g CO-18.3a");
    Scenario s = with_pioneer("robber");
    s.play("wagon common");
    EXPECT_FALSE(s.can("forgo"));  // the Cart is empty
    s.play("move lotus");
    s.play("stop pass");
    s.table().cart = 2;
    s.play("wagon boom");
    s.play("forgo");
    EXPECT_EQ(s.player(A).gold, 5);
    EXPECT_EQ(s.table().cart, 0);
}

TEST(ColomaSpecialties, HomesteaderSpendsATentToBuildAtTheSawCost_CO_18_2h_CO_16_4b) {
    RULES("CO-18.2h CO-16.4b");
    Scenario s = with_pioneer("homesteader", {.hotels = true});
    s.play("specialty 1");
    EXPECT_FALSE(s.can("saw hotel"));
    s.play("saw building gunsmith");
    EXPECT_EQ(s.player(A).lodge_tents, 1);
    EXPECT_EQ(s.player(A).lodge_dudes, 2);
    EXPECT_EQ(s.player(A).gold, 2);
    EXPECT_TRUE(s.has_built(A, "gunsmith"));
}

TEST(ColomaSpecialties, RenegadeDrawsThreeCardsPerGrave_CO_18_2i) {
    RULES("CO-18.2i");
    Scenario s = with_pioneer("renegade");
    s.table().outlaws = 50;
    int const cards = s.player(A).hand_size;
    s.play_shootout();
    EXPECT_EQ(s.player(A).graves, 2);
    EXPECT_EQ(s.player(A).hand_size, cards + 6);
    EXPECT_EQ(s.player(B).hand_size, 4);
}

TEST(ColomaSpecialties, RangeRiderDrawsACardPerHorseshoe_CO_18_2j) {
    RULES("CO-18.2j");
    Scenario s = with_pioneer("range_rider");
    s.wagon(B, "pilot_hill");
    s.play("wagon common");
    s.play("move lotus");
    s.play("move cool");  // the occupied Horseshoe is skipped
    EXPECT_EQ(s.player(A).hand_size, 5);
    s.play("stop pass");
    s.wagon(A, "garden_valley");
    s.play("wagon boom");
    s.play("move greenwood");
    EXPECT_EQ(s.player(A).hand_size, 6);
}

TEST(ColomaSpecialties, MaverickDiscardsACardForABuckOrADude_CO_18_2k) {
    RULES("CO-18.2k");
    Scenario s = with_pioneer("maverick");
    s.play("specialty 1");
    s.play("discard bakery top");
    EXPECT_EQ(s.player(A).bucks, 5);
    s.play("specialty 2");  // the two exchanges do not reverse each other
    s.play("discard gunsmith bottom");
    EXPECT_EQ(s.player(A).lodge_dudes, 5);
}

TEST(ColomaSpecialties, VigilanteDiscardsABarrelToFillARow_CO_18_2l_CO_12_2b) {
    RULES("CO-18.2l CO-12.2b");
    Scenario s = with_pioneer("vigilante");
    s.barrel(A, "gold");
    s.barrel(A, "horse", true);
    s.play("specialty 1");
    s.play("discard barrel gold unused");
    s.play("fill row 4");
    EXPECT_EQ(s.player(A).gunmen, 4);
    EXPECT_EQ(s.why_not("specialty 1"), "CO-10.2f");  // one row a turn
}

}  // namespace
}  // namespace motherlode::coloma

// The Easy rules, heading by heading.

#include <algorithm>

#include "games/golden_wilderness/scenario.h"

namespace motherlode::golden_wilderness {
namespace {

Arrangement easy(int players = 2) { return {.level = Level::easy, .players = players}; }

// ---- Setup ----

TEST(GoldenWildernessEasySetup, UsesTheWholeMapAndCityMarkets_WI_3_1a_WI_3_1b_WI_3_1c_WI_3_1d_WI_3_1e) {
    RULES("WI-3.1a WI-3.1b WI-3.1c WI-3.1d WI-3.1e");
    Scenario s{easy()};
    EXPECT_EQ(std::popcount(std::uint64_t{s.table().on_board}), 38);
    EXPECT_EQ(s.table().sites[s.tile("monterey")].turned, 0);
    EXPECT_EQ(s.state.hands[0].cards.count(), 1);
    EXPECT_EQ(s.pesos(seat_at(0)), 10);
    EXPECT_EQ(s.table().cities_left, 5);
    EXPECT_EQ(s.table().city_markets_aside, 5);
    EXPECT_EQ(s.state.secret.events.size(), 4);
    Country const& country = s.game.edition().countries[s.table().country];
    EXPECT_EQ(country.id, "easy");
    EXPECT_EQ(country.immigrants[0], 3);
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        Scenario random{{.level = Level::easy, .random_board = true, .seed = seed}};
        EXPECT_EQ(random.audit(), "");
        EXPECT_EQ(std::popcount(std::uint64_t{random.table().on_board}), 38) << "seed " << seed;
    }
}

// ---- Building a settlement ----

TEST(GoldenWildernessEasySettling, TilesAreReachedByCoastNeighbourOrRoad_WI_3_2a_WI_3_2b) {
    RULES("WI-3.2a WI-3.2b wi-14");
    Scenario s{easy()};
    s.give_pioneers(s.active(), 4);
    EXPECT_EQ(s.legal("settle").size(), 11U);  // the coast
    EXPECT_EQ(s.why_not("settle merced"), "WI-3.2a");
    s.put_city("pacheco");  // a city counts as an inhabited neighbour
    EXPECT_EQ(s.why_not("settle merced"), "");
    // Roads through empty tiles and deserts can join a tile to the coast.
    EXPECT_EQ(s.why_not("settle tehachapi"), "WI-3.2a");
    s.put_road("tehachapi", "antelope_valley");
    EXPECT_EQ(s.why_not("settle tehachapi"), "WI-3.2a");
    s.put_road("antelope_valley", "carrizo");
    s.put_road("carrizo", "san_luis_obispo");
    EXPECT_EQ(s.why_not("settle tehachapi"), "");
    EXPECT_EQ(s.why_not("settle carrizo"), "");
    EXPECT_EQ(s.why_not("settle antelope_valley"), "WI-2.3e");
}

// ---- Population, changing industries ----

TEST(GoldenWildernessPopulation, SettlingCostsThePopulationOfTheIndustry_WI_3_3a_WI_3_3b_WI_3_3x1) {
    RULES("WI-3.3a WI-3.3b WI-3.3x1");
    Scenario s{easy()};
    s.empty_hands();
    s.give_pioneers(s.active(), 7);
    s.play("settle monterey");
    EXPECT_EQ(s.legal("industry"), (Strings{"farmland_corn", "farmland_hides", "farmland_wine"}));
    EXPECT_EQ(s.why_not("industry plains_corn"), "WI-3.3b");
    s.play("industry farmland_wine");  // three pioneers
    EXPECT_EQ(s.board(s.active()).hand[0], 4);
    s.play("settle san_francisco");  // three more; the industry is fixed now
    EXPECT_EQ(s.board(s.active()).hand[0], 1);
    EXPECT_EQ(s.why_not("settle santa_barbara"), "WI-3.3b");
    EXPECT_EQ(s.why_not("settle ventura"), "");  // in another terrain, hides cost one
    s.play("settle ventura");                    // only one industry is affordable, so no choice
    EXPECT_EQ(s.board(s.active()).industry[index(Terrain::plains)], s.industry("plains_hides"));
}

TEST(GoldenWildernessIndustries,
     ChangingCostsTheDifferenceForEachSettlement_WI_3_4a_WI_3_4b_WI_3_4c_WI_3_4x1) {
    RULES("WI-3.4a WI-3.4b WI-3.4c WI-3.4x1");
    Scenario s{easy()};
    s.empty_hands();
    Seat const me = s.active();
    s.put_settlement("ventura", me, "plains_hides");
    s.put_settlement("los_angeles", me, "plains_hides");
    s.put_settlement("monterey", me, "farmland_hides");
    s.give_pioneers(me, 3);
    EXPECT_EQ(s.legal("change"), (Strings{"farmland_corn", "farmland_wine", "plains_corn"}));
    EXPECT_EQ(s.why_not("change plains_wheat"), "WI-3.4a");  // two more on each of two tiles
    EXPECT_EQ(s.why_not("change forest_furs"), "WI-3.4a");   // no settlement in a forest
    s.play("change plains_corn");                            // one more on each of two tiles
    EXPECT_EQ(s.board(me).hand[0], 1);
    EXPECT_EQ(s.board(me).industry[index(Terrain::plains)], s.industry("plains_corn"));
    EXPECT_EQ(s.board(me).industry[index(Terrain::farmland)], s.industry("farmland_hides"));  // unchanged
    EXPECT_EQ(s.why_not("change plains_hides"), "WI-3.4b");
    EXPECT_EQ(s.why_not("change plains_corn"), "WI-3.4b");
}

TEST(GoldenWildernessIndustries, SeveralPlayersCanHaveTheSameIndustry_WI_3_4d) {
    RULES("WI-3.4d");
    Scenario s{easy(3)};
    s.put_settlement("monterey", seat_at(0), "farmland_wine");
    s.put_settlement("san_francisco", seat_at(1), "farmland_wine");
    s.table().active_player = seat_at(2);
    s.give_pioneers(seat_at(2), 3);
    s.play("settle santa_barbara, industry farmland_wine");
    EXPECT_EQ(s.board(seat_at(2)).industry[index(Terrain::farmland)], s.industry("farmland_wine"));
}

TEST(GoldenWildernessIndustries, TheFirstGoldStartsTheGoldRush_WI_3_4e_WI_7_1c) {
    RULES("WI-3.4e WI-7.1c");
    Scenario s{easy()};
    s.empty_hands();
    s.put_city("sacramento");
    s.give_pioneers(s.active(), 3);
    s.play("settle american_river, industry sierra_gold");
    EXPECT_EQ(s.table().gold_rush, 1);
    EXPECT_EQ(s.count_events(say.gold_rush_begins), 1);
    s.event(EventKind::immigrants);
    EXPECT_EQ(s.count_events(say.immigrant_came), 3 + 3);
}

// ---- Founding cities ----

TEST(GoldenWildernessCities, NeedAPopulationOfFive_WI_3_5a_WI_3_5b_WI_3_5c_WI_3_5x1_WI_2_3f) {
    RULES("WI-3.5a WI-3.5b WI-3.5c WI-3.5x1 WI-2.3f");
    Scenario s{easy()};
    s.empty_hands();
    Seat const me = s.active();
    s.put_settlement("monterey", me, "farmland_corn");
    s.put_settlement("san_francisco", me, "farmland_corn");
    s.give_pioneers(me, 2);
    EXPECT_EQ(s.why_not("city monterey"), "WI-3.5a");  // three more population are needed
    s.give_pioneers(me, 1);
    EXPECT_EQ(s.why_not("city sonoma"), "WI-3.5a");  // not the player's settlement
    s.play("city monterey");
    EXPECT_EQ(s.board(me).hand[0], 0);
    EXPECT_EQ(s.pesos(me), 30);
    EXPECT_TRUE(has_tile(s.table().cities, s.tile("monterey")));
    EXPECT_EQ(s.table().sites[s.tile("monterey")].owner, nobody);
    EXPECT_EQ(s.table().sites[s.tile("san_francisco")].owner, me);  // the other corn settlement stays
    EXPECT_EQ(s.table().event_discards.back(), EventKind::city_market);
    EXPECT_EQ(s.why_not("settle monterey"), "WI-2.3b");
    // With the last settlement of a terrain, its industry card is returned.
    s.give_pioneers(me, 3);
    s.play("city san_francisco");
    EXPECT_EQ(s.board(me).industry[index(Terrain::farmland)], no_industry);
}

TEST(GoldenWildernessCities, NeedAMarker_WI_3_5d) {
    RULES("WI-3.5d");
    Scenario s{{.level = Level::easy, .short_game = true}};
    for (std::string_view const tile : {"sonoma", "merced", "tulare"}) s.put_city(tile);
    s.put_settlement("monterey", s.active(), "farmland_hides");
    s.give_pioneers(s.active(), 6);
    EXPECT_EQ(s.why_not("city monterey"), "WI-3.5d");
}

// ---- Building roads ----

TEST(GoldenWildernessRoads, CostTwoOrFivePesos_WI_3_6a_WI_3_6b) {
    RULES("WI-3.6a WI-3.6b");
    Scenario s{easy()};
    Seat const me = s.active();
    s.set_pesos(me, 14);
    s.play("road monterey, border E");  // lowland
    EXPECT_EQ(s.pesos(me), 12);
    s.play("road merced, border E");  // mountains
    EXPECT_EQ(s.pesos(me), 7);
    s.play("road point_reyes, border SE");  // sea road across the bay
    EXPECT_EQ(s.pesos(me), 2);
    s.play("road san_francisco");
    EXPECT_EQ(s.why_not("border NW"), "WI-3.6b");  // the sea road is there already
    EXPECT_EQ(s.why_not("border W"), "WI-3.6a");   // the open sea
    s.play("border E");
    EXPECT_EQ(s.pesos(me), 0);
    EXPECT_EQ(s.why_not("road sonoma"), "WI-3.6a");
}

// ---- Markets and roads ----

TEST(GoldenWildernessMarkets, PayOnePesoLessForEachStep_WI_3_8a_WI_3_8b_WI_3_8x1) {
    RULES("WI-3.8a WI-3.8b WI-3.8x1 wi-16");
    Scenario s{easy(3)};
    Seat const a = s.active();
    Seat const b = s.next_player();
    // A market in San Luis Obispo pays 3 for hides. Of its two roads, one continues for two more steps.
    for (std::string_view const tile : {"san_luis_obispo", "carrizo", "ventura"})
        s.put_settlement(tile, a, "plains_hides");
    s.put_settlement("salinas", b, "plains_hides");
    s.put_settlement("san_benito", b, "plains_hides");
    s.put_road("san_luis_obispo", "carrizo");
    s.put_road("san_luis_obispo", "salinas");
    s.put_road("salinas", "san_benito");
    s.put_road("san_benito", "pacheco");
    s.put_settlement("pacheco", a, "plains_hides");  // three steps away, so the market pays nothing
    s.event(EventKind::coast_market);
    s.play("market san_luis_obispo, product hides");
    EXPECT_EQ(s.pesos(a), 10 + 3 + 2);
    EXPECT_EQ(s.pesos(b), 10 + 2 + 1);
}

TEST(GoldenWildernessMarkets, AreHeldWhereTheCardSays_WI_3_8c_WI_3_8d_WI_3_8a) {
    RULES("WI-3.8c WI-3.8d WI-3.8a");
    Scenario s{easy()};
    Seat const me = s.active();
    s.put_city("sonoma");
    s.put_settlement("sacramento", me, "farmland_wine");
    // No road leads from Sacramento to the coast, so a coast market pays nobody.
    s.event(EventKind::coast_market);
    EXPECT_EQ(s.count_events(say.market_pays_nobody), 1);
    s.put_road("sonoma", "sacramento");
    s.event(EventKind::city_market);
    EXPECT_EQ(s.legal("market"), Strings{"sonoma"});
    s.play("market sonoma, product wine");
    EXPECT_EQ(s.pesos(me), 10 + 5);  // a city pays 6 for wine, minus 1 for the road step
    // A sea road counts as one step.
    Scenario ferry{easy()};
    Seat const owner = ferry.active();
    ferry.put_settlement("point_reyes", owner, "forest_wood");
    ferry.put_road("point_reyes", "san_francisco");
    ferry.event(EventKind::coast_market);
    ferry.play("market san_francisco, product wood");
    EXPECT_EQ(ferry.pesos(owner), 10 + 2);
}

// ---- Trading ----

TEST(GoldenWildernessTrade, AnOfferIsComposedMadeAndAccepted_WI_3_7a_WI_3_7b_WI_3_7c_WI_3_7g) {
    RULES("WI-3.7a WI-3.7b WI-3.7c WI-3.7g");
    Scenario s{easy()};
    s.empty_hands();
    Seat const me = s.active();
    Seat const you = s.next_player();
    s.put_settlement("monterey", me, "farmland_hides");
    s.put_settlement("san_francisco", me, "farmland_hides");
    s.put_settlement("ventura", me, "plains_corn");
    s.put_settlement("santa_barbara", you, "farmland_hides");
    s.put_settlement("los_angeles", you, "plains_hides");
    s.give_pioneers(you, 2);
    s.play(std::string{"offer "} + std::to_string(index(you) + 1));
    EXPECT_EQ(s.why_not("event"), "WI-3.7c");  // the offer must be finished first
    Strings const choices = s.legal();
    EXPECT_TRUE(contains(choices, "give settlement monterey"));
    EXPECT_FALSE(contains(choices, "give settlement ventura"));  // different industries
    EXPECT_TRUE(contains(choices, "ask pioneer"));
    EXPECT_FALSE(contains(choices, "propose"));  // the offer is empty
    EXPECT_EQ(s.why_not("give settlement ventura"), "WI-3.7b");
    s.play("give settlement monterey, give 3");
    EXPECT_EQ(s.why_not("ask 2"), "WI-3.7g");  // money on one side only
    s.play("ask pioneer, ask pioneer, propose");
    std::string const from = std::to_string(index(me) + 1);
    EXPECT_EQ(s.why_not(me, "accept " + from), "WI-3.7c");
    s.play(you, "accept " + from);
    EXPECT_EQ(s.table().sites[s.tile("monterey")].owner, you);
    EXPECT_EQ(s.pesos(me), 7);
    EXPECT_EQ(s.pesos(you), 13);
    EXPECT_EQ(s.board(me).hand[0], 2);
    EXPECT_EQ(s.board(you).hand[0], 0);
}

TEST(GoldenWildernessTrade, OffersDoNotBlockPlayAndLapse_WI_3_7d_WI_3_7e_WI_3_7f) {
    RULES("WI-3.7d WI-3.7e WI-3.7f wi-15");
    Scenario s{easy(3)};
    Seat const me = s.active();
    Seat const you = s.next_player();
    Seat const third = next_seat(you, 3);
    auto const number = [](Seat seat) { return std::to_string(index(seat) + 1); };
    // The other players can make one offer each while the active player acts.
    s.play(you, "offer " + number(me));
    s.play(you, "give 10");
    s.play(me, "buy 1");
    s.play(you, "propose");
    s.play(me, "buy 1");
    EXPECT_EQ(s.why_not(you, "offer " + number(third)), "WI-3.7e");
    s.play(third, "offer " + number(me));
    s.play(third, "ask 8");
    s.play(third, "propose");
    // The active player can no longer pay 8 pesos, so the offer lapses.
    s.play(me, "buy 2");
    EXPECT_EQ(s.count_events(say.offer_lapsed), 1);
    EXPECT_EQ(s.why_not(me, "accept " + number(third)), "WI-3.7c");
    // Offers can be declined and withdrawn.
    s.play(me, "decline " + number(you));
    EXPECT_EQ(s.pesos(you), 10);
    for (int offer = 0; offer < 5; ++offer) {
        s.play(me, "offer " + number(you));
        s.play(me, "give 1");
        s.play(me, "propose");
        s.play(me, "withdraw");
    }
    EXPECT_EQ(s.why_not(me, "offer " + number(you)), "WI-3.7e");
    // Open offers end with the event.
    Scenario over{easy()};
    over.play("offer " + number(over.next_player()) + ", give 1, propose, event");
    EXPECT_EQ(over.table().offers[index(over.active())].to, nobody);
    EXPECT_EQ(over.why_not(over.next_player(), "accept " + number(over.active())), "WI-3.7a");
}

TEST(GoldenWildernessTrade, SwappedSettlementsKeepTheirIndustries_WI_3_7c_WI_2_3f) {
    RULES("WI-3.7c WI-2.3f");
    Scenario s{easy()};
    Seat const me = s.active();
    Seat const you = s.next_player();
    s.put_settlement("monterey", me, "farmland_wine");
    s.put_settlement("santa_barbara", you, "farmland_wine");
    s.play("offer " + std::to_string(index(you) + 1) +
           ", give settlement monterey, ask settlement santa_barbara, propose");
    s.play(you, "accept " + std::to_string(index(me) + 1));
    EXPECT_EQ(s.table().sites[s.tile("santa_barbara")].owner, me);
    EXPECT_EQ(s.board(me).industry[index(Terrain::farmland)], s.industry("farmland_wine"));
    EXPECT_EQ(s.board(you).industry[index(Terrain::farmland)], s.industry("farmland_wine"));
    // A player who gives away the last settlement of a terrain returns its industry card.
    s.put_settlement("san_francisco", me, "farmland_wine");
    s.play("offer " + std::to_string(index(you) + 1) +
           ", give settlement santa_barbara, give settlement san_francisco, propose");
    s.play(you, "accept " + std::to_string(index(me) + 1));
    EXPECT_EQ(s.board(me).industry[index(Terrain::farmland)], no_industry);
}

// ---- End of the game ----

TEST(GoldenWildernessEasyEnd, TaxesAfterTheLastCityEndTheGame_WI_3_9a_WI_1_1c) {
    RULES("WI-3.9a WI-1.1c");
    Scenario s{{.level = Level::easy, .short_game = true}};
    s.put_city("sonoma");
    s.put_city("merced");
    s.event(EventKind::taxes);
    EXPECT_FALSE(s.game.result(s.table()).finished);
    s.put_city("tulare");
    s.event(EventKind::coast_market);
    EXPECT_FALSE(s.game.result(s.table()).finished);
    s.event(EventKind::taxes);
    EXPECT_TRUE(s.game.result(s.table()).finished);
}

}  // namespace
}  // namespace motherlode::golden_wilderness

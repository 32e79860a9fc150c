// The Standard rules, heading by heading.

#include "games/golden_wilderness/scenario.h"

namespace motherlode::golden_wilderness {
namespace {

// A board of twelve tiles and empty hands; each test adds what it needs.
Scenario standard(int players = 2) {
    Scenario s{{.level = Level::standard, .players = players}};
    s.empty_hands();
    s.board_of({"san_francisco", "livermore", "monterey", "san_benito", "pacheco", "big_sur", "salinas",
                "tulare", "san_luis_obispo", "carrizo", "antelope_valley", "merced"});
    return s;
}

// ---- Setup ----

TEST(GoldenWildernessStandardSetup,
     DealsStacksHandsAndEvents_WI_4_1a_WI_4_1b_WI_4_1c_WI_4_1d_WI_4_1x1_WI_4_1e_WI_4_1f) {
    RULES("WI-4.1a WI-4.1b WI-4.1c WI-4.1d WI-4.1x1 WI-4.1e WI-4.1f wi-17");
    for (int players = 2; players <= 5; ++players) {
        Scenario s{{.level = Level::standard, .players = players, .seed = 7}};
        EXPECT_EQ(s.table().tiles_hidden[0], 11 - (players + 1));
        EXPECT_EQ(s.table().tiles_hidden[1], 27 - 2);
        for (int seat = 0; seat < players; ++seat) {
            PlayerBoard const& board = s.table().players[seat];
            EXPECT_EQ(board.hand[index(Deck::pioneer)], 2);
            EXPECT_EQ(board.hand[index(Deck::soldier)], 2);
            EXPECT_EQ(board.hand[index(Deck::priest)], 1);
            EXPECT_EQ(board.hand[index(Deck::indian)], 0);
            EXPECT_EQ(board.pesos, 10);
        }
        EXPECT_EQ(s.state.secret.events.size(), 5);
        EXPECT_EQ(s.table().presidio_market_aside, 1);
        EXPECT_EQ(s.audit(), "");
    }
    Scenario mexico{{.level = Level::standard, .country = "mexico"}};
    EXPECT_EQ(mexico.game.edition().countries[mexico.table().country].id, "mexico");
    EXPECT_EQ(mexico.table().players[0].hand[index(Deck::soldier)], 1);
}

// ---- Icons ----

TEST(GoldenWildernessIcons, AreSpentOrLostAtTheEvent_WI_4_2a_WI_4_2b_WI_4_2x1) {
    RULES("WI-4.2a WI-4.2b WI-4.2x1 wi-18");
    Scenario s = standard();
    s.give(s.active(), {"cornelio_avila", "junipero_serra", "peter_lassen"});
    EXPECT_EQ(s.why_not("settle monterey"), "WI-3.3b");  // no population yet
    s.play("icons cornelio_avila");
    EXPECT_EQ(s.table().icons, (Icons{1, 0, 0}));
    EXPECT_EQ(s.table().discards[index(Deck::pioneer)].back(), s.card("cornelio_avila"));
    s.play("settle monterey");
    EXPECT_EQ(s.table().icons, Icons{});
    s.play("icons peter_lassen, icons junipero_serra");
    EXPECT_EQ(s.table().icons, (Icons{1, 2, 0}));
    EXPECT_EQ(s.why_not("icons john_gilroy"), "WI-4.4a");
    s.play("event");
    EXPECT_EQ(s.table().icons, Icons{});
}

TEST(GoldenWildernessIcons, SuttersTwoPopulationCanBeSplitOrLost_WI_4_2x2) {
    RULES("WI-4.2x2");
    // Sutter raises one tile by two.
    Scenario one_tile = standard();
    one_tile.put_settlement("monterey", one_tile.active(), "farmland_hides");
    one_tile.give(one_tile.active(), {"john_augustus_sutter"});
    one_tile.play("icons john_augustus_sutter, change farmland_wine");
    EXPECT_EQ(one_tile.table().icons.population, 0);
    // He raises two tiles by one each.
    Scenario two_tiles = standard();
    two_tiles.give(two_tiles.active(), {"john_augustus_sutter"});
    two_tiles.play("icons john_augustus_sutter, settle monterey, industry farmland_hides, settle big_sur");
    EXPECT_EQ(two_tiles.table().icons.population, 0);
    // He raises one tile by one; the second icon is lost at the event.
    Scenario one_lost = standard();
    one_lost.give(one_lost.active(), {"john_augustus_sutter"});
    one_lost.play("icons john_augustus_sutter, settle monterey, industry farmland_hides, event");
    EXPECT_EQ(one_lost.table().icons.population, 0);
}

// ---- Missions and presidios ----

TEST(GoldenWildernessMissions, CostCrossesSwordsAndPesos_WI_4_3a_WI_4_3b_WI_4_3c_WI_4_3d) {
    RULES("WI-4.3a WI-4.3b WI-4.3c WI-4.3d wi-19");
    Scenario s = standard();
    Seat const me = s.active();
    s.set_pesos(me, 12);
    s.give(me, {"vicente_de_sarria", "jose_de_zuniga", "felipe_de_neve"});
    EXPECT_EQ(s.why_not("mission"), "WI-4.3a");
    s.play("icons vicente_de_sarria, mission");
    s.play("site antelope_valley");  // deserts are allowed
    EXPECT_EQ(s.pesos(me), 7);
    EXPECT_EQ(s.table().sites[s.tile("antelope_valley")].marker, Marker::mission);
    s.play("icons jose_de_zuniga");
    EXPECT_EQ(s.why_not("presidio"), "WI-4.3b");  // two swords are needed
    s.play("icons felipe_de_neve");
    s.put_city("tulare");
    s.play("presidio");
    EXPECT_EQ(s.why_not("site antelope_valley"), "WI-4.3d");  // has a mission already
    EXPECT_EQ(s.why_not("site tulare"), "WI-4.3d");           // a city
    s.play("site monterey");
    EXPECT_EQ(s.pesos(me), 2);
    EXPECT_EQ(s.table().presidios_left, 9);
}

TEST(GoldenWildernessMissions, NeedThePermissionOfTheTilesOwner_WI_4_3c_WI_4_3f) {
    RULES("WI-4.3c WI-4.3f wi-20");
    Scenario s = standard();
    Seat const me = s.active();
    Seat const you = s.next_player();
    s.put_settlement("monterey", you, "farmland_hides");
    s.put_settlement("big_sur", you, "forest_wood");
    s.give(me, {"vicente_de_sarria"});
    s.play("icons vicente_de_sarria, mission, site monterey");
    EXPECT_EQ(s.due(), you);
    s.play("refuse");
    EXPECT_EQ(s.due(), me);
    EXPECT_EQ(s.pesos(me), 10);  // nothing is spent
    EXPECT_EQ(s.table().icons.crosses, 1);
    s.play("mission");
    EXPECT_EQ(s.why_not("site monterey"), "WI-4.3f");  // refused this turn
    s.play("site big_sur, allow");
    EXPECT_EQ(s.table().sites[s.tile("big_sur")].marker_owner, me);
    EXPECT_EQ(s.table().sites[s.tile("big_sur")].owner, you);
    EXPECT_EQ(s.pesos(me), 5);
}

TEST(GoldenWildernessMissions, AreNotSettlements_WI_4_3e) {
    RULES("WI-4.3e wi-19");
    Scenario s = standard();
    Seat const me = s.active();
    s.put_marker("pacheco", Marker::mission, s.next_player());
    s.give(me, {"john_augustus_sutter", "agoston_haraszthy", "charles_crocker"});
    s.play("icons john_augustus_sutter, icons agoston_haraszthy, icons charles_crocker");
    EXPECT_EQ(s.why_not("settle merced"), "WI-3.2a");  // a mission does not count as a neighbour
    s.put_settlement("san_benito", me, "plains_hides");
    s.play("settle pacheco, city pacheco");  // and it stays when its tile is settled and becomes a city
    EXPECT_EQ(s.table().sites[s.tile("pacheco")].marker, Marker::mission);
    EXPECT_EQ(s.table().sites[s.tile("pacheco")].marker_owner, s.next_player());
}

TEST(GoldenWildernessMissions, TheFirstPresidioAddsThePresidioMarket_WI_4_3g) {
    RULES("WI-4.3g wi-21");
    Scenario s = standard();
    Seat const me = s.active();
    s.give(me, {"jose_joaquin_moraga", "fernando_rivera"});
    s.set_pesos(me, 20);
    s.play("icons jose_joaquin_moraga, presidio, site salinas");
    EXPECT_EQ(s.table().event_discards.back(), EventKind::presidio_market);
    s.play("icons fernando_rivera, presidio, site tulare");
    EXPECT_EQ(std::count(s.table().event_discards.begin(), s.table().event_discards.end(),
                         EventKind::presidio_market),
              1);
    s.put_settlement("salinas", me, "plains_hides");
    s.event(EventKind::presidio_market);
    EXPECT_EQ(s.legal("market"), Strings{"salinas"});
    s.play("market salinas, product hides");
    EXPECT_EQ(s.pesos(me), 10 + 4);
    // Without presidios, the presidio market pays nobody.
    for (std::string_view const id : {"salinas", "tulare"}) {
        s.table().sites[s.tile(id)].marker = Marker::none;
        s.table().sites[s.tile(id)].marker_owner = nobody;
        ++s.table().presidios_left;
    }
    s.event(EventKind::presidio_market);
    EXPECT_EQ(s.count_events(say.market_pays_nobody), 1);
}

// ---- Abilities ----

TEST(GoldenWildernessAbilities,
     CostShowingDiscardingTrashingOrPesos_WI_4_4a_WI_4_4b_WI_4_4c_WI_4_4d_WI_4_4h) {
    RULES("WI-4.4a WI-4.4b WI-4.4c WI-4.4d WI-4.4h wi-22");
    Scenario s = standard();
    Seat const me = s.active();
    s.give(me, {"mariano_payeras", "juana_briones", "samuel_brannan", "joseph_walker"});
    s.play("use mariano_payeras 1");  // show: gain 1
    EXPECT_EQ(s.pesos(me), 11);
    EXPECT_TRUE(s.state.hands[index(me)].cards.contains(s.card("mariano_payeras")));
    EXPECT_EQ(s.why_not("use mariano_payeras 1"), "WI-4.4c");
    EXPECT_EQ(s.why_not("icons mariano_payeras"), "WI-4.4c");
    s.play("use juana_briones 1");  // discard: gain 7
    EXPECT_EQ(s.pesos(me), 18);
    EXPECT_EQ(s.table().discards[0].back(), s.card("juana_briones"));
    s.play("use samuel_brannan 2");  // trash: population 3
    EXPECT_EQ(s.table().icons.population, 3);
    EXPECT_TRUE(s.table().trashed.contains(s.card("samuel_brannan")));
    // $3: explore 1 inland. It can be repeated.
    for (int pesos : {15, 12}) {
        s.next_tiles({"san_joaquin"});
        s.play("use joseph_walker 1");
        EXPECT_EQ(s.pesos(me), pesos);
        s.play(s.legal().front());
        if (pesos == 15) s.board_of({"san_francisco", "livermore", "monterey", "san_benito", "pacheco"});
    }
    EXPECT_TRUE(s.state.hands[index(me)].cards.contains(s.card("joseph_walker")));
    EXPECT_EQ(s.why_not("icons joseph_walker"), "");
}

TEST(GoldenWildernessAbilities, AreRefusedIfTheyHaveNoEffect_WI_4_4e_WI_4_4f_WI_4_4x1) {
    RULES("WI-4.4e WI-4.4f WI-4.4x1");
    Scenario s = standard();
    Seat const me = s.active();
    s.give(me, {"juan_rodriguez_cabrillo", "walter_colton", "chumash", "ohlone"});
    EXPECT_EQ(s.why_not("use chumash 1"), "WI-4.4e");        // no mission to attack
    EXPECT_EQ(s.why_not("use ohlone 1"), "WI-4.4e");         // no Indian discarded
    EXPECT_EQ(s.why_not("use walter_colton 1"), "WI-4.4f");  // votes count at Advanced only
    // With two coastal tiles left, Cabrillo explores two instead of four.
    auto& coast = s.state.secret.tiles[0];
    while (coast.size() > 2) {
        TileId const tile = coast.pop_back();
        s.table().sites[tile].owner = nobody;
        --s.table().tiles_hidden[0];
        lay_tile(s.game.edition(), s.table(), tile, s.game.edition().tiles[tile].on_map, 0);
    }
    EXPECT_EQ(s.why_not("use juan_rodriguez_cabrillo 1"), "");
    s.play("use juan_rodriguez_cabrillo 1");
    while (s.table().progress.current() != step<OnYourTurn>) s.play(s.legal().front());
    EXPECT_EQ(s.count_events(say.tile_drawn), 2);
    if (s.table().tiles_under[0].empty()) {
        EXPECT_EQ(s.why_not("use juan_rodriguez_cabrillo 1"), "WI-4.4e");
    }
}

TEST(GoldenWildernessAbilities, VallejoTakesADiscardOrBuildsAPresidio_WI_4_4x2_WI_4_4g) {
    RULES("WI-4.4x2 WI-4.4g wi-23");
    Scenario take = standard();
    take.give(take.active(), {"mariano_vallejo"});
    take.discard("yokuts");
    take.play("use mariano_vallejo 1");
    EXPECT_TRUE(take.state.hands[index(take.active())].cards.contains(take.card("yokuts")));
    EXPECT_EQ(take.why_not("use mariano_vallejo 2"), "WI-4.4a");  // he has been discarded

    Scenario build = standard();
    Seat const me = build.active();
    build.put_settlement("monterey", build.next_player(), "farmland_hides");
    build.give(me, {"mariano_vallejo"});
    build.set_pesos(me, 0);
    build.play(
        "use mariano_vallejo 2, site monterey, refuse");  // permission is needed; a refusal costs nothing
    EXPECT_TRUE(build.state.hands[index(me)].cards.contains(build.card("mariano_vallejo")));
    build.play("use mariano_vallejo 2, site big_sur");
    EXPECT_EQ(build.table().sites[build.tile("big_sur")].marker, Marker::presidio);
    EXPECT_FALSE(build.state.hands[index(me)].cards.contains(build.card("mariano_vallejo")));
    EXPECT_EQ(build.pesos(me), 0);
}

TEST(GoldenWildernessAbilities, DrawCardsBuildMissionsAndAddIcons_WI_4_4h) {
    RULES("WI-4.4h");
    Scenario s = standard();
    Seat const me = s.active();
    s.give(me, {"estevan_tapis", "fermin_de_lasuen", "yokuts", "narciso_duran"});
    s.play("use estevan_tapis 1");
    EXPECT_EQ(s.board(me).hand[index(Deck::indian)], 2);
    s.play("use fermin_de_lasuen 1, site salinas");
    EXPECT_EQ(s.table().sites[s.tile("salinas")].marker, Marker::mission);
    s.play("use yokuts 1, use narciso_duran 2");
    EXPECT_EQ(s.table().icons, (Icons{0, 3, 2}));
}

TEST(GoldenWildernessDiscards, ACardCannotTakeItselfBack_WI_4_7a_WI_4_7x1) {
    RULES("WI-4.7a WI-4.7x1");
    Scenario s = standard();
    Seat const me = s.active();
    s.discard("maidu");
    s.give(me, {"ohlone"});
    s.play("use ohlone 1");
    EXPECT_TRUE(s.state.hands[index(me)].cards.contains(s.card("maidu")));
    EXPECT_EQ(s.table().discards[index(Deck::indian)].back(), s.card("ohlone"));
    // A card that returns to the hand in the same turn cannot be used again (WI-4.4c).
    s.give(me, {"felipe_arroyo"});
    s.play("use felipe_arroyo 1");
    EXPECT_EQ(s.why_not("use ohlone 1"), "WI-4.4c");
}

// ---- Exploring ----

TEST(GoldenWildernessExploring,
     TilesMatchTheirNeighboursAndContinueTheCoast_WI_4_5a_WI_4_5b_WI_4_5c_WI_4_5x1) {
    RULES("WI-4.5a WI-4.5b WI-4.5c WI-4.5x1 wi-4");
    Scenario s{{.level = Level::standard, .more_options = {{"exploring", "one_by_one"}}}};
    s.empty_hands();
    s.board_of({"monterey", "san_benito"});
    s.give(s.active(), {"juan_rodriguez_cabrillo"});
    s.next_tiles({"big_sur", "ventura", "los_angeles", "cape_mendocino"});
    s.play("use juan_rodriguez_cabrillo 1");
    EXPECT_EQ(s.pesos(s.active()), 5);
    EXPECT_EQ(s.table().exploring.tile, s.tile("big_sur"));
    // Big Sur fits on its own place on the map without being turned.
    Hex const home = beside(s.table().sites[s.tile("monterey")].hex, static_cast<int>(Edge::se));
    DoubledHex const at = doubled(home);
    std::string const place = std::to_string(at.x) + "," + std::to_string(at.y);
    EXPECT_TRUE(contains(s.legal("place"), place));
    EXPECT_EQ(s.why_not("place " + std::to_string(at.x - 4) + "," + std::to_string(at.y)), "WI-4.5b");
    s.play("place " + place);
    if (s.table().progress.current() == step<TurnTile>) {
        EXPECT_TRUE(contains(s.legal("turn"), "0"));
        s.play("turn 0");
    }
    EXPECT_TRUE(has_tile(s.table().adjacent[s.tile("big_sur")], s.tile("monterey")));
    while (s.table().progress.current() != step<OnYourTurn>) s.play(s.legal().back());
    EXPECT_EQ(s.count_events(say.tile_drawn), 4);
    EXPECT_EQ(s.audit(), "");
}

// Ventura has a single coast edge. Its place touches the coasts of Monterey and San Luis Obispo.
TEST(GoldenWildernessExploring, ACoastalTileThatMissesTheCoastlineIsRefused_WI_4_5b_WI_4_5c) {
    RULES("WI-4.5b WI-4.5c");
    Scenario s{{.level = Level::standard, .more_options = {{"exploring", "one_by_one"}}}};
    s.empty_hands();
    s.board_of({"monterey", "san_benito", "pacheco", "tulare", "carrizo", "san_luis_obispo"});
    s.give(s.active(), {"juan_rodriguez_cabrillo"});
    s.next_tiles({"ventura"});
    s.play("use juan_rodriguez_cabrillo 1");
    EXPECT_EQ(s.why_not("place 9,5"), "WI-4.5c");   // beside Tulare, far from the coast
    EXPECT_EQ(s.why_not("place 13,5"), "WI-4.5b");  // beside no tile
    s.play("place 3,5");
    EXPECT_EQ(s.legal("turn"), (Strings{"0", "1"}));
    EXPECT_EQ(s.why_not("turn 2"), "WI-4.5b");  // coast against Monterey's land
    EXPECT_EQ(s.why_not("turn 4"), "WI-4.5c");  // coast in the east only
}

// Every coastal tile of the starting board joins the coast of a neighbour.
TEST(GoldenWildernessExploring, TheCoastlineStaysConnected_WI_4_5c_WI_4_5d_WI_4_5e) {
    RULES("WI-4.5c WI-4.5d WI-4.5e");
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        Scenario s{{.level = Level::standard, .players = 5, .seed = seed}};
        Table const& table = s.table();
        for (int const tile : Bits{table.on_board & s.game.edition().coastal_tiles}) {
            Site const& site = table.sites[tile];
            bool joined = false;
            for (int edge = 0; edge < edges; ++edge) {
                TileId const next = site.beside[edge];
                if (next == no_tile) continue;
                EdgeSet const coast = table.sites[next].coast;
                joined = joined || has_edge(site.coast, edge) ||
                         (has_edge(site.coast, turned(edge, 1)) && has_edge(coast, turned(edge, 2))) ||
                         (has_edge(site.coast, turned(edge, 5)) && has_edge(coast, turned(edge, 4)));
            }
            EXPECT_TRUE(joined) << s.game.edition().tiles[tile].id << ", seed " << seed;
        }
    }
}

TEST(GoldenWildernessExploring, ACoastalTileThatCannotJoinTheCoastlineMayGoUnderItsStack_WI_4_5d_WI_4_5e) {
    RULES("WI-4.5d WI-4.5e wi-24");
    Scenario s{{.level = Level::standard, .more_options = {{"exploring", "one_by_one"}}}};
    s.empty_hands();
    // The board has no coast, so a coastal tile is either placed anywhere or put under its stack.
    s.board_of({"merced", "pacheco"});
    s.give(s.active(), {"juan_rodriguez_cabrillo"});
    s.next_tiles({"monterey", "big_sur"});
    s.play("use juan_rodriguez_cabrillo 1");
    EXPECT_TRUE(contains(s.legal(), "under"));
    s.play("under");
    EXPECT_EQ(s.table().tiles_under[0].back(), s.tile("monterey"));
    EXPECT_EQ(s.table().exploring.tile, s.tile("big_sur"));
    for (int i = 0; i < 10; ++i) s.play("under");
    EXPECT_EQ(s.table().progress.current(), step<OnYourTurn>);  // each tile was tried once
    EXPECT_EQ(s.table().tiles_under[0].size(), 11);
    // A tile that can join the coastline must be placed.
    Scenario coast{{.level = Level::standard, .more_options = {{"exploring", "one_by_one"}}}};
    coast.give(coast.active(), {"juan_rodriguez_cabrillo"});
    coast.play("use juan_rodriguez_cabrillo 1");
    if (coast.table().exploring.joins != 0) {
        EXPECT_EQ(coast.why_not("under"), "WI-4.5e");
    }
}

// ---- Attacking ----

TEST(GoldenWildernessAttack, BouchardAndZunigaLoseToTwoSwords_WI_4_6a_WI_4_6c_WI_4_6d_WI_4_6x1) {
    RULES("WI-4.6a WI-4.6c WI-4.6d WI-4.6x1 wi-26");
    for (int const swords : {0, 1, 2}) {
        Scenario s = standard();
        Seat const me = s.active();
        Seat const you = s.next_player();
        s.put_marker("monterey", Marker::presidio, you);
        s.give(me, {"hippolyte_de_bouchard", "jose_de_zuniga"});
        s.give(you, {"felipe_de_neve", "jose_figueroa"});
        s.play("use hippolyte_de_bouchard 1, attack monterey presidio, sword jose_de_zuniga, stop");
        EXPECT_EQ(s.table().attack.strength, 2);
        EXPECT_EQ(s.due(), you);
        if (swords > 0) s.play("sword felipe_de_neve");
        if (swords > 1) s.play("sword jose_figueroa");
        s.play("stop");
        if (swords == 2) {
            EXPECT_EQ(s.due(), me);  // the attacker may add swords, but has none
            EXPECT_EQ(s.legal(), Strings{"stop"});
            s.play("stop");
        }
        bool const stands = s.table().sites[s.tile("monterey")].marker == Marker::presidio;
        EXPECT_EQ(stands, swords == 2) << swords;
        EXPECT_EQ(s.table().presidios_left, stands ? 9 : 10);
    }
}

TEST(GoldenWildernessAttack, TheAttackerMayAnswerTheDefence_WI_4_6d_WI_4_6e_WI_4_6f) {
    RULES("WI-4.6d WI-4.6e WI-4.6f");
    Scenario s = standard();
    Seat const me = s.active();
    Seat const you = s.next_player();
    s.put_settlement("monterey", you, "farmland_hides");
    s.give(me, {"tongva", "jose_castro", "jose_de_zuniga"});
    s.give(you, {"felipe_de_neve"});
    s.play("icons jose_de_zuniga");  // icons played before the attack do not count
    s.play("use tongva 1, attack monterey settlement, stop, sword felipe_de_neve, stop");
    EXPECT_EQ(s.table().attack.defence, 1);
    s.play("sword jose_castro 2, stop");  // trash: swords 3
    EXPECT_EQ(s.table().attack.strength, 4);
    s.play("stop");
    EXPECT_EQ(s.table().sites[s.tile("monterey")].owner, nobody);
    EXPECT_EQ(s.board(you).industry[index(Terrain::farmland)], no_industry);  // no farmland is left
}

TEST(GoldenWildernessAttack, PresidiosProtectTheirTileAndItsNeighbours_WI_4_6b) {
    RULES("WI-4.6b wi-25");
    Scenario s = standard();
    Seat const me = s.active();
    Seat const you = s.next_player();
    s.give(me, {"hippolyte_de_bouchard"});
    s.put_settlement("monterey", me, "farmland_hides");
    s.put_city("tulare");
    EXPECT_EQ(s.why_not("use hippolyte_de_bouchard 1"), "WI-4.4e");  // own pieces and cities are not targets
    s.put_marker("pacheco", Marker::presidio, you);
    s.put_settlement("pacheco", you, "plains_hides");
    s.put_settlement("san_benito", you, "plains_hides");
    s.put_settlement("livermore", you, "plains_hides");
    s.put_marker("carrizo", Marker::mission, you);
    s.play("use hippolyte_de_bouchard 1");
    // Only the settlements on Pacheco and on San Benito beside it are safe. The presidio itself is not.
    EXPECT_EQ(s.legal("attack"), (Strings{"carrizo mission", "livermore settlement", "pacheco presidio"}));
    EXPECT_EQ(s.why_not("attack pacheco settlement"), "WI-4.6b");
    // Two presidios side by side protect each other.
    s.put_marker("san_benito", Marker::presidio, you);
    EXPECT_FALSE(contains(s.legal("attack"), "pacheco presidio"));
}

// ---- Events ----

TEST(GoldenWildernessStandardEvents, NeophytesDrawsAnIndianForEachMission_WI_4_8a) {
    RULES("WI-4.8a");
    Scenario s = standard();
    s.put_marker("salinas", Marker::mission, seat_at(1));
    s.put_marker("carrizo", Marker::mission, seat_at(1));
    s.event(EventKind::neophytes);
    EXPECT_EQ(s.board(seat_at(1)).hand[index(Deck::indian)], 2);
    EXPECT_EQ(s.board(seat_at(0)).hand[index(Deck::indian)], 0);
}

// The deck has only two cards for three players.
TEST(GoldenWildernessStandardEvents, NeophytesStartsWithTheActivePlayer_WI_4_8a) {
    RULES("WI-4.8a");
    for (int const active : {0, 1, 2}) {
        Scenario s = standard(3);
        s.table().active_player = seat_at(active);
        int tile = 0;
        for (std::string_view const id : {"salinas", "carrizo", "pacheco"})
            s.put_marker(id, Marker::mission, seat_at(tile++));
        Seat const keeper = seat_at((active + 1) % 3);
        auto const& stack = s.state.secret.stacks[index(Deck::indian)];
        while (stack.size() > 2) s.give(keeper, {s.game.edition().people[stack.back()].id});
        int const cards_before = s.board(keeper).hand[index(Deck::indian)];
        s.event(EventKind::neophytes);
        EXPECT_EQ(s.board(seat_at(active)).hand[index(Deck::indian)], 1);
        EXPECT_EQ(s.board(keeper).hand[index(Deck::indian)], cards_before + 1);
        EXPECT_EQ(s.board(seat_at((active + 2) % 3)).hand[index(Deck::indian)], 0);
    }
}

TEST(GoldenWildernessStandardEvents, ImmigrantsAreChosenByTheirBacks_WI_4_8b_WI_4_8c) {
    RULES("WI-4.8b WI-4.8c wi-27");
    Scenario s = standard(3);
    Seat const first = s.active();
    s.event(EventKind::immigrants);
    EXPECT_EQ(s.table().pool.size(), 5);  // two pioneers, two soldiers, a priest
    EXPECT_EQ(s.legal("take"), (Strings{"1", "2", "3", "4", "5"}));
    EXPECT_EQ(s.why_not("take 6"), "WI-2.6b");
    s.play("take 5");
    EXPECT_EQ(s.board(first).hand[index(Deck::priest)], 1);
    EXPECT_EQ(s.due(), next_seat(first, 3));
    s.play("take 1, take 1, take 1, take 1");
    EXPECT_TRUE(s.table().pool.empty());
    EXPECT_EQ(s.board(first).hand[index(Deck::priest)] + s.board(first).hand[index(Deck::soldier)], 2);
    EXPECT_EQ(s.active(), next_seat(first, 3));
}

// ---- End of the game ----

TEST(GoldenWildernessStandardEnd, EndsWhenCitiesPresidiosOrMissionsRunOut_WI_4_9a) {
    RULES("WI-4.9a");
    for (int way = 0; way < 3; ++way) {
        Scenario s = standard();
        s.event(EventKind::taxes);
        EXPECT_FALSE(s.game.result(s.table()).finished);
        Strings const tiles{"san_francisco", "livermore", "monterey", "san_benito", "pacheco",
                            "big_sur",       "salinas",   "tulare",   "carrizo",    "antelope_valley"};
        for (int i = 0; i < (way == 0 ? 5 : 10); ++i) {
            if (way == 0)
                s.put_city(tiles[i]);
            else
                s.put_marker(tiles[i], way == 1 ? Marker::presidio : Marker::mission, seat_at(0));
        }
        s.event(EventKind::taxes);
        EXPECT_TRUE(s.game.result(s.table()).finished) << way;
    }
}

}  // namespace
}  // namespace motherlode::golden_wilderness

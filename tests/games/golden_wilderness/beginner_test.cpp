// The Beginner rules, heading by heading.

#include <algorithm>

#include "games/golden_wilderness/scenario.h"

namespace motherlode::golden_wilderness {
namespace {

// ---- Components ----

TEST(GoldenWildernessComponents, EveryLevelHasItsMarkersAndActions_WI_1_1a_WI_1_1b_WI_1_1c_WI_1_2a) {
    RULES("WI-1.1a WI-1.1b WI-1.1c WI-1.2a wi-1 wi-2");
    EXPECT_EQ(Game::info.min_players, 2);
    EXPECT_EQ(Game::info.max_players, 5);
    EXPECT_EQ(level_names.size(), 4U);
    EXPECT_EQ(alta()->tiles.size(), 38U);
    for (Level const level : {Level::easy, Level::standard, Level::advanced}) {
        Scenario full{{.level = level}};
        EXPECT_EQ(full.table().cities_left, 5);
        EXPECT_EQ(full.table().presidios_left, 10);
        EXPECT_EQ(full.table().missions_left, 10);
    }
    EXPECT_EQ((Scenario{{.level = Level::easy, .short_game = true}}.table().cities_left), 3);
    Scenario shorter{{.level = Level::standard, .short_game = true}};
    EXPECT_EQ(shorter.table().cities_left, 5);
    EXPECT_EQ(shorter.table().presidios_left, 5);
    EXPECT_EQ(shorter.table().missions_left, 5);
    // Beginner refuses the actions of higher levels.
    Scenario s;
    for (std::string_view const action : {"road sonoma", "mission", "election", "offer 1", "icons ohlone"})
        EXPECT_EQ(s.why_not(action), "WI-1.1b") << action;
}

TEST(GoldenWildernessComponents, ADrawStackIsRefilledAsSoonAsItRunsOut_WI_1_2b_WI_1_2c) {
    RULES("WI-1.2b WI-1.2c wi-3");
    Scenario s;
    s.empty_hands();
    // The stack has one pioneer and the discards three. Drawing the one shuffles the three.
    while (s.state.secret.stacks[0].size() > 4) s.give_pioneers(s.next_player(), 1);
    for (int i = 0; i < 3; ++i) s.discard(s.game.edition().people[s.state.secret.stacks[0].back()].id);
    s.event(EventKind::immigrants);
    EXPECT_EQ(s.count_events(say.deck_shuffled), 1);
    EXPECT_TRUE(s.table().discards[0].empty());
    // If stack and discards are empty, nothing is drawn.
    Scenario empty;
    empty.give_pioneers(empty.next_player(), empty.state.secret.stacks[0].size());
    empty.event(EventKind::immigrants);
    EXPECT_EQ(empty.count_events(say.immigrant_came), 0);
    EXPECT_TRUE(empty.table().pool.empty());
}

TEST(GoldenWildernessBeginner, TheBoardHasMoreCoastalTilesThanPlayers_WI_2_1a) {
    RULES("WI-2.1a wi-5");
    for (int players = 2; players <= 5; ++players) {
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            Scenario s{{.players = players, .seed = seed}};
            std::uint64_t const board = s.table().on_board;
            EXPECT_EQ(std::popcount(board), 10);
            EXPECT_GE(std::popcount(board & s.game.edition().coastal_tiles), players + 1);
        }
    }
}

TEST(GoldenWildernessComponents, BordersAreLandMountainOrSea_WI_1_3a_WI_1_3b_WI_1_3c_WI_1_3d) {
    RULES("WI-1.3a WI-1.3b WI-1.3c WI-1.3d");
    Scenario s{{.level = Level::easy}};
    Table const& table = s.table();
    TileId const bay = s.tile("point_reyes");
    TileId const city = s.tile("san_francisco");
    // These two tiles face each other across San Francisco Bay.
    EXPECT_EQ(table.sites[bay].beside[static_cast<int>(Edge::se)], city);
    EXPECT_FALSE(has_tile(table.adjacent[bay], city));
    EXPECT_EQ(road_cost(s.game.edition(), table, bay, static_cast<int>(Edge::se)), 5);
    // Tiles with a land border are adjacent. A border of a sierra tile is mountainous from both sides.
    TileId const merced = s.tile("merced");
    TileId const mammoth = s.tile("mammoth");
    EXPECT_TRUE(has_tile(table.adjacent[merced], mammoth));
    EXPECT_EQ(road_cost(s.game.edition(), table, merced, static_cast<int>(Edge::e)), 5);
    EXPECT_EQ(road_cost(s.game.edition(), table, mammoth, static_cast<int>(Edge::w)), 5);
    EXPECT_EQ(road_cost(s.game.edition(), table, s.tile("pacheco"), static_cast<int>(Edge::e)), 2);
    EXPECT_TRUE(has_tile(s.game.edition().coastal_tiles, bay));
    EXPECT_FALSE(has_tile(s.game.edition().coastal_tiles, merced));
}

// ---- Setup ----

TEST(GoldenWildernessBeginnerSetup,
     DealsTenTilesAPioneerAndTenPesos_WI_2_1a_WI_2_1b_WI_2_1c_WI_2_1d_WI_2_1g) {
    RULES("WI-2.1a WI-2.1b WI-2.1c WI-2.1d WI-2.1g wi-5");
    for (int players = 2; players <= 5; ++players) {
        for (std::uint64_t seed = 0; seed < 30; ++seed) {
            Scenario s{{.players = players, .seed = seed}};
            EXPECT_EQ(std::popcount(std::uint64_t{s.table().on_board}), 10);
            EXPECT_NE(s.table().on_board & s.game.edition().coastal_tiles, 0U);
            EXPECT_TRUE(s.table().pool.empty());
            for (int seat = 0; seat < players; ++seat) {
                EXPECT_EQ(s.state.hands[seat].cards.count(), 1);
                EXPECT_EQ(s.pesos(seat_at(seat)), 10);
            }
            EXPECT_EQ(s.game.edition().countries[s.table().country].id, "beginner");
            EXPECT_EQ(s.audit(), "");
            // The board is connected by land.
            std::uint64_t reached = s.table().on_board & (~s.table().on_board + 1);
            for (int i = 0; i < 10; ++i)
                for (int const tile : Bits{reached}) reached |= s.table().adjacent[tile];
            EXPECT_EQ(reached, s.table().on_board);
        }
    }
}

TEST(GoldenWildernessBeginnerSetup, HasFourEventsAndOnlyTheCheapIndustries_WI_2_1e_WI_2_1f) {
    RULES("WI-2.1e WI-2.1f");
    Scenario s;
    auto const& events = s.state.secret.events;
    EXPECT_EQ(events.size(), 4);
    EXPECT_EQ(std::count(events.begin(), events.end(), EventKind::coast_market), 2);
    EXPECT_EQ(std::count(events.begin(), events.end(), EventKind::immigrants), 1);
    EXPECT_EQ(std::count(events.begin(), events.end(), EventKind::taxes), 1);
    s.board_of({"monterey", "san_benito"});
    s.give_pioneers(s.active(), 5);
    s.play("settle monterey");  // there is only one industry, so no choice
    EXPECT_EQ(s.board(s.active()).industry[index(Terrain::farmland)], s.industry("farmland_hides"));
}

TEST(GoldenWildernessBeginnerSetup, TheEarliestBornGoesFirst_WI_2_1h_WI_2_1x1) {
    RULES("WI-2.1h WI-2.1x1 wi-6");
    Scenario any;
    Person const& smith = any.game.edition().people[any.card("jedediah_smith")];
    EXPECT_EQ(smith.born, 1799);
    EXPECT_EQ(smith.died, 1831);
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        Scenario s{{.players = 3, .seed = seed}};
        int earliest = 9999;
        int first = -1;
        for (int seat = 0; seat < 3; ++seat) {
            s.state.hands[seat].cards.for_each([&](int card) {
                int const born = s.game.edition().people[card].born;
                if (born < earliest) first = seat;
                earliest = std::min(earliest, born);
                if (born == earliest && seat_at(seat) == s.active()) first = seat;
            });
        }
        EXPECT_EQ(index(s.active()), first);
    }
    // Play passes to the left.
    Scenario s{{.players = 3}};
    Seat const second = s.next_player();
    s.event(EventKind::taxes);
    EXPECT_EQ(s.active(), second);
}

// ---- Building settlements ----

TEST(GoldenWildernessSettling, CostsAPioneerOnAnEmptyTileInReach_WI_2_2a_WI_2_3a_WI_2_3b_WI_2_3c_WI_2_3e) {
    RULES("WI-2.2a WI-2.3a WI-2.3b WI-2.3c WI-2.3e wi-7");
    Scenario s;
    s.board_of({"los_angeles", "san_diego", "mojave", "salton", "ventura", "amargosa"});
    s.empty_hands();
    s.give(s.active(), {"john_gilroy", "cornelio_avila", "peter_lassen"});
    EXPECT_EQ(s.legal("settle"), (Strings{"los_angeles", "san_diego", "ventura"}));
    EXPECT_EQ(s.why_not("settle salton"), "WI-2.3e");
    EXPECT_EQ(s.why_not("settle monterey"), "WI-2.3b");  // not on the board
    s.play("settle los_angeles");
    EXPECT_EQ(s.table().sites[s.tile("los_angeles")].owner, s.active());
    EXPECT_EQ(s.table().discards[0].back(), s.card("cornelio_avila"));  // the first in the edition's list
    EXPECT_EQ(s.why_not("settle los_angeles"), "WI-2.3b");
    s.play("settle ventura, settle san_diego");
    EXPECT_EQ(s.why_not("settle mojave"), "WI-2.3e");
    EXPECT_EQ(s.board(s.active()).hand[0], 0);
}

TEST(GoldenWildernessSettling, InlandTilesNeedAnInhabitedNeighbour_WI_2_3a_WI_2_3c) {
    RULES("WI-2.3a WI-2.3c");
    Scenario s;
    s.board_of({"monterey", "san_benito", "pacheco"});
    s.empty_hands();
    s.give_pioneers(s.active(), 2);
    EXPECT_EQ(s.why_not("settle pacheco"), "WI-2.3c");
    s.put_settlement("san_benito", s.next_player(), "plains_hides");  // an opponent counts as well
    EXPECT_EQ(s.legal("settle"), (Strings{"monterey", "pacheco"}));
    s.play("settle pacheco, settle monterey");
    EXPECT_EQ(s.why_not("settle sonoma"), "WI-2.3b");
    Scenario poor;
    poor.board_of({"monterey", "san_benito"});
    poor.empty_hands();
    EXPECT_EQ(poor.why_not("settle monterey"), "WI-2.3a");
}

TEST(GoldenWildernessSettling, IndustryCardsFollowTheTerrains_WI_2_3d_WI_2_3f) {
    RULES("WI-2.3d WI-2.3f wi-8");
    Scenario s;
    s.board_of({"big_sur", "salinas", "monterey"});
    s.empty_hands();
    s.give_pioneers(s.active(), 3);
    for (std::uint8_t const industry : s.board(s.active()).industry) EXPECT_EQ(industry, no_industry);
    s.play("settle big_sur");
    EXPECT_EQ(s.board(s.active()).industry[index(Terrain::forest)], s.industry("forest_wood"));
    EXPECT_EQ(s.board(s.active()).industry[index(Terrain::plains)], no_industry);
    s.play("settle salinas");
    EXPECT_EQ(s.board(s.active()).industry[index(Terrain::plains)], s.industry("plains_hides"));
    EXPECT_EQ(s.count_events(say.industry_taken), 2);
    EXPECT_EQ(s.pesos(s.active()), 10);  // free of charge
}

// ---- Buying points ----

TEST(GoldenWildernessPoints, CostOnePesoEach_WI_2_4a_WI_2_4b) {
    RULES("WI-2.4a WI-2.4b wi-9");
    Scenario s;
    s.set_pesos(s.active(), 13);
    EXPECT_EQ(s.legal("buy"), (Strings{"1", "10", "13", "2", "5"}));
    EXPECT_EQ(s.why_not("buy 20"), "WI-2.4a");
    EXPECT_EQ(s.why_not("buy 3"), "WI-2.4b");
    s.play("buy 2, buy 1, buy 10");
    EXPECT_EQ(s.points(s.active()), 13);
    EXPECT_EQ(s.pesos(s.active()), 0);
    EXPECT_EQ(s.legal("buy"), Strings{});
    s.set_pesos(s.active(), 300);
    s.play("buy 300");
    EXPECT_EQ(s.points(s.active()), 313);
}

// ---- Events ----

TEST(GoldenWildernessEvents, AreDrawnInPairsAndOneIsPutBack_WI_2_2b_WI_2_5a_WI_2_5b) {
    RULES("WI-2.2b WI-2.5a WI-2.5b");
    Scenario s;
    Seat const first = s.active();
    s.next_events(EventKind::taxes, EventKind::coast_market);
    s.play("event");
    EXPECT_EQ(s.legal(), (Strings{"play taxes", "play coast_market"}));
    EXPECT_EQ(s.why_not("play immigrants"), "WI-2.5a");
    EXPECT_EQ(s.why_not("buy 1"), "WI-2.2c");  // no more actions after drawing
    s.play("play taxes");
    EXPECT_EQ(s.state.secret.events.back(), EventKind::coast_market);
    EXPECT_EQ(s.table().event_discards.back(), EventKind::taxes);
    EXPECT_NE(s.active(), first);
    EXPECT_EQ(s.why_not(first, "buy 1"), "WI-2.2a");
    EXPECT_EQ(s.state.hands[index(first)].top_event, EventKind::coast_market);
    EXPECT_EQ(s.state.hands[index(s.active())].top_event, EventKind::none);
    // Two cards of the same kind are listed once.
    Scenario same_kind;
    same_kind.next_events(EventKind::coast_market, EventKind::coast_market);
    same_kind.play("event");
    EXPECT_EQ(same_kind.legal(), Strings{"play coast_market"});
}

TEST(GoldenWildernessEvents, ACardPutBackByEverybodyMustBePlayed_WI_2_5c) {
    RULES("WI-2.5c wi-11");
    Scenario s{{.players = 3}};
    s.next_events(EventKind::taxes, EventKind::immigrants);
    for (int turn = 0; turn < 3; ++turn) {
        s.play("event");
        Strings const choices = s.legal();
        ASSERT_EQ(choices.size(), 2U);
        for (std::string const& choice : choices)
            if (choice != "play taxes") {
                s.play(choice);
                break;
            }
    }
    // All three players put the card back in a row, so the next player has no choice.
    s.play("event");
    EXPECT_EQ(s.legal(), Strings{"play taxes"});
    Hand const& hand = s.state.hands[index(s.active())];
    ASSERT_NE(hand.drawn[1], EventKind::taxes);
    std::string const second_card =
        hand.drawn[1] == EventKind::immigrants ? "play immigrants" : "play coast_market";
    EXPECT_EQ(s.why_not(second_card), "WI-2.5c");
}

TEST(GoldenWildernessEvents, ImmigrantsFillThePoolUntilItIsTaken_WI_2_6a_WI_2_6b) {
    RULES("WI-2.6a WI-2.6b");
    Scenario s{{.players = 3}};
    s.empty_hands();
    Seat const first = s.active();
    s.event(EventKind::immigrants);
    EXPECT_EQ(s.table().pool.size(), 2);  // fewer than players, so nobody takes a card yet
    s.event(EventKind::immigrants);
    // Four cards for three players: the active player takes the first and the last.
    EXPECT_TRUE(s.table().pool.empty());
    Seat const second = next_seat(first, 3);
    EXPECT_EQ(s.board(second).hand[0], 2);
    EXPECT_EQ(s.board(next_seat(second, 3)).hand[0], 1);
    EXPECT_EQ(s.board(first).hand[0], 1);
}

TEST(GoldenWildernessEvents, AMarketPaysTheOwnersOfItsTile_WI_2_7a_WI_2_7b_WI_2_7c) {
    RULES("WI-2.7a WI-2.7b WI-2.7c wi-12");
    Scenario s;
    s.board_of({"big_sur", "salinas", "monterey", "san_luis_obispo"});
    s.put_settlement("big_sur", s.active(), "forest_wood");
    s.put_settlement("monterey", s.next_player(), "farmland_hides");
    s.put_settlement("salinas", s.active(), "plains_hides");  // inland, so no coast market
    Seat const me = s.active();
    s.event(EventKind::coast_market);
    EXPECT_EQ(s.legal("market"), (Strings{"big_sur", "monterey"}));
    EXPECT_EQ(s.why_not("market san_luis_obispo"), "WI-2.7b");
    s.play("market big_sur");
    EXPECT_EQ(s.legal("product"), Strings{"wood"});
    EXPECT_EQ(s.why_not("product hides"), "WI-2.7b");
    s.play("product wood");
    EXPECT_EQ(s.pesos(me), 13);
    EXPECT_EQ(s.pesos(next_seat(me, 2)), 10);

    Scenario empty;
    empty.board_of({"big_sur", "salinas"});
    Seat const first = empty.active();
    empty.event(EventKind::coast_market);
    EXPECT_EQ(empty.count_events(say.market_pays_nobody), 1);
    EXPECT_NE(empty.active(), first);
}

TEST(GoldenWildernessEvents, TaxesPayEverybody_WI_2_8a_WI_2_1g) {
    RULES("WI-2.8a WI-2.1g");
    Scenario s{{.players = 4}};
    s.event(EventKind::taxes);
    for (int seat = 0; seat < 4; ++seat) EXPECT_EQ(s.pesos(seat_at(seat)), 13);
}

// ---- End of the game ----

TEST(GoldenWildernessBeginnerEnd, TaxesOnAFullBoardEndTheGame_WI_2_9a_WI_2_9b_WI_2_9e) {
    RULES("WI-2.9a WI-2.9b WI-2.9e");
    Scenario s;
    // Tehachapi is cut off by deserts, so it does not have to be settled.
    s.board_of({"los_angeles", "san_diego", "salton", "colorado_desert", "tehachapi", "mojave", "amargosa"});
    s.put_settlement("los_angeles", s.active(), "plains_hides");
    s.event(EventKind::taxes);
    EXPECT_FALSE(s.game.result(s.table()).finished);  // San Diego is empty
    s.put_settlement("san_diego", s.active(), "farmland_hides");
    s.event(EventKind::coast_market);
    s.play("market los_angeles, product hides");
    EXPECT_FALSE(s.game.result(s.table()).finished);  // the board is full, but the event was not Taxes
    s.event(EventKind::taxes);
    EXPECT_TRUE(s.game.result(s.table()).finished);  // all reachable tiles are settled
    EXPECT_TRUE(s.game.pending(s.table()).must.empty());
    EXPECT_TRUE(s.game.pending(s.table()).may.empty());
    EXPECT_EQ(s.game.refusal(s.table(), s.state.hands[0], seat_at(0), make_wide(ActionKind::buy, 1))->rule.id,
              "WI-2.9e");
}

TEST(GoldenWildernessBeginnerEnd, CountsPointsSettlementsAndPeople_WI_2_9c_WI_2_9d) {
    RULES("WI-2.9c WI-2.9d wi-13");
    Scenario s;
    s.board_of({"los_angeles", "san_diego"});
    s.empty_hands();
    Seat const a = seat_at(0);
    Seat const b = seat_at(1);
    s.put_settlement("los_angeles", a, "plains_hides");
    s.put_settlement("san_diego", b, "farmland_hides");
    s.give_pioneers(a, 2);
    s.board(a).points = 9;
    s.board(b).points = 5;
    Result result = s.game.result(s.table());
    EXPECT_EQ(result.seats[0].total, 9 + 5 - 4);
    EXPECT_EQ(result.seats[1].total, 5 + 5);
    EXPECT_EQ(result.seats[0].by_source[0], 9);
    EXPECT_EQ(result.seats[0].by_source[1], 5);
    EXPECT_EQ(result.seats[0].by_source[2], -4);
    // Money breaks ties in points. Players who are tied in both share the place.
    s.table().progress.step = step<GameOver>;
    EXPECT_EQ(s.game.result(s.table()).seats[0].rank, 1);
    EXPECT_EQ(s.game.result(s.table()).seats[1].rank, 1);
    s.set_pesos(b, 11);
    result = s.game.result(s.table());
    EXPECT_EQ(result.seats[0].rank, 2);
    EXPECT_EQ(result.seats[1].rank, 1);
    EXPECT_EQ(result.tie_break, &say.most_money);
}

TEST(GoldenWildernessBeginnerEnd, TheLastTaxesEndsTheGame_WI_2_9f) {
    RULES("WI-2.9f wi-11");
    for (auto const& [level, taxes] :
         {std::pair{Level::beginner, 40}, {Level::easy, 40}, {Level::standard, 60}}) {
        Scenario s{{.level = level}};
        s.table().taxes_played = static_cast<std::uint8_t>(taxes - 2);
        s.event(EventKind::taxes);
        EXPECT_FALSE(s.game.result(s.table()).finished);
        s.event(EventKind::taxes);
        EXPECT_TRUE(s.game.result(s.table()).finished);
    }
}

}  // namespace
}  // namespace motherlode::golden_wilderness

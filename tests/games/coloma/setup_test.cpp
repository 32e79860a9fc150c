// Rulebook p.4 to p.6, "Setup", with the Tailrace edition.

#include <numeric>
#include <set>

#include "games/coloma/scenario.h"

namespace motherlode::coloma {
namespace {

TEST(ColomaSetup,
     OneToSixPlayersStartWithTheSameHoldings_CO_1_1a_CO_2_1a_CO_2_2a_CO_2_2b_CO_2_3a_CO_2_4a_CO_2_5a) {
    RULES("CO-1.1a CO-2.1a CO-2.2a CO-2.2b CO-2.3a CO-2.4a CO-2.5a co-5");
    for (int players = 1; players <= 6; ++players) {
        Scenario s = Scenario::at_the_start({.players = players});
        EXPECT_EQ(s.game.audit(s.state), "");
        EXPECT_EQ(s.game.with_buster(), players <= 2);
        EXPECT_EQ(s.table().gold,
                  3 * s.game.numbers().gold_spaces);  // starting Gold does not come from the board
        for (Seat const seat : SeatSet::first(players)) {
            Player const& player = s.player(seat);
            EXPECT_EQ(player.lodge_dudes, 2);
            EXPECT_EQ(player.supply_dudes, 10);
            EXPECT_EQ(player.lodge_tents, 1);
            EXPECT_EQ(player.supply_tents, 7);
            EXPECT_EQ(player.horses, 1);
            EXPECT_EQ(player.bucks, 2);
            EXPECT_EQ(player.gold, 1);
            EXPECT_EQ(player.points, 0);
            EXPECT_EQ(player.board, 0);
            EXPECT_EQ(s.wagon_at(seat), "coloma");
        }
    }
}

TEST(ColomaSetup,
     TheBarkerStartsOnSiteFiveAndTheFirstYearHasTwoOutlaws_CO_1_2a_CO_1_2b_CO_1_3a_CO_1_4a_CO_1_7a_CO_4_1a) {
    RULES("CO-1.2a CO-1.2b CO-1.3a CO-1.4a CO-1.7a CO-4.1a co-15");
    Scenario s = Scenario::at_the_start();
    EXPECT_EQ(s.table().barker, 4);
    EXPECT_EQ(s.table().bust, signpost_site(s.game.edition(), s.table()));
    EXPECT_EQ(s.game.edition().first_year + s.table().year, 1848);
    EXPECT_EQ(s.game.edition().outlaws, (std::array<int, 3>{2, 4, 6}));
    EXPECT_EQ(s.table().outlaws, 2);
    EXPECT_EQ(s.table().cart, 0);
}

TEST(ColomaSetup, TheBarkerAndTheSignpostReplaceTheActionsTheyCover_CO_1_2c_CO_5_5c) {
    RULES("CO-1.2c CO-5.5c");
    Scenario s;
    s.turn(A, 1, 1, 5);  // under the Barker
    EXPECT_EQ(s.table().turn.performance[common].base, barker_site);
    EXPECT_FALSE(s.can("mill common"));
    EXPECT_TRUE(s.can("take barrel stack"));
    s.turn(A, 3, 1, 5);  // the Signpost arm replaces only the Boom
    EXPECT_EQ(s.table().turn.performance[common].base, 2);
    EXPECT_EQ(s.table().turn.performance[second].base, 1);
}

TEST(ColomaSetup, ThePlayerCountDecidesPoolsAndBridges_CO_1_5a_CO_1_6a_CO_1_8a_CO_1_9a_CO_20_2b_CO_20_2c) {
    RULES("CO-1.5a CO-1.6a CO-1.8a CO-1.9a CO-20.2b CO-20.2c");
    constexpr int bridges[]{0, 1, 1, 2, 2, 3, 3};
    constexpr int spaces[]{0, 5, 5, 6, 7, 8, 9};
    for (int players = 1; players <= 6; ++players) {
        Scenario s = Scenario::at_the_start({.players = players});
        EXPECT_EQ(s.game.numbers().gold_spaces, spaces[players]);
        std::set<int> kinds;
        for (int stack = 0; stack < bridge_stacks; ++stack) {
            kinds.insert(s.table().bridge_kinds[stack]);
            EXPECT_EQ(s.table().bridges_left[stack], bridges[players]);
        }
        EXPECT_EQ(kinds.size(), 6U);
        for (int space = 0; space < 4; ++space) EXPECT_NE(s.table().stash[space], none);
        EXPECT_EQ(total(s.table().stack), 26);
    }
    EXPECT_EQ(tailrace()->space_outlaws, (std::vector<int>{1, 1, 2, 3}));
    EXPECT_EQ(tailrace()->stack_outlaws, 0);
    EXPECT_EQ(tailrace()->barrels.size(), 10U);
    for (Barrel const& barrel : tailrace()->barrels) EXPECT_EQ(barrel.count, 3);
    EXPECT_EQ(tailrace()->graves, (std::vector<int>{1, 2, 3, 4, 5, 6}));
    // River tiles are unlimited: every player can survey all four Canyons.
    EXPECT_EQ(canyons, 4);
}

TEST(ColomaSetup, TheHotelsBridgeNeedsTheHotelsModule_CO_1_9b) {
    RULES("CO-1.9b co-21");
    bool has_hotels_bridge = false;
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        Scenario without = Scenario::at_the_start({.seed = seed});
        Scenario with = Scenario::at_the_start({.hotels = true, .seed = seed});
        for (int stack = 0; stack < bridge_stacks; ++stack) {
            EXPECT_NE(tailrace()->bridges[without.table().bridge_kinds[stack]].id, "hotels");
            has_hotels_bridge =
                has_hotels_bridge || tailrace()->bridges[with.table().bridge_kinds[stack]].id == "hotels";
        }
    }
    EXPECT_TRUE(has_hotels_bridge);
}

TEST(ColomaSetup, TwoRandomChartsPrecedeThePrintedOne_CO_1_10a_CO_20_2d) {
    RULES("CO-1.10a CO-20.2d");
    std::set<int> first_charts;
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        Scenario s = Scenario::at_the_start({.seed = seed, .more_options = {{"charts", "open"}}});
        EXPECT_NE(s.table().charts[0], s.table().charts[1]);
        EXPECT_NE(s.table().charts[0], 0);
        EXPECT_NE(s.table().charts[1], 0);
        EXPECT_EQ(s.table().charts[2], 0);
        first_charts.insert(s.table().charts[0]);
    }
    EXPECT_EQ(first_charts.size(), 4U);
    EXPECT_EQ(tailrace()->charts.size(), 5U);
}

TEST(ColomaSetup, PlayersDrawSixCardsAndDiscardTwoSimultaneously_CO_2_6a_CO_2_7a_CO_2_7b_CO_20_2h) {
    RULES("CO-2.6a CO-2.7a CO-2.7b CO-20.2h");
    Scenario s = Scenario::at_the_start();
    EXPECT_EQ(tailrace()->buildings.size(), 16U);
    EXPECT_EQ(s.game.pending(s.table()).must, SeatSet::first(3));
    EXPECT_EQ(s.player(B).hand_size, 6);
    std::string const top = s.legal(B)[0];  // "discard X top"
    std::string const bottom = s.legal(B)[3];
    s.play(B, top);
    s.play(B, bottom);
    EXPECT_EQ(s.player(B).hand_size, 4);
    EXPECT_EQ(s.player(B).deck_size, 12);
    EXPECT_EQ(s.player(B).known_top, 1);
    EXPECT_EQ(s.player(B).known_bottom, 1);
    EXPECT_EQ(s.why_not(B, top), "CO-2.7a");
    EXPECT_FALSE(s.game.pending(s.table()).must.contains(B));

    // The top card is drawn next, the bottom card last.
    Hand const hand = s.state.hands[1];
    Play play{s.game, s.state, B, &s.log};
    draw_cards(play, B, 1);
    EXPECT_TRUE(s.state.hands[1].cards.has(hand.top[0]));
    draw_cards(play, B, 10);
    EXPECT_EQ(s.player(B).deck_size, 1);
    EXPECT_FALSE(s.state.hands[1].cards.has(hand.bottom[0]));
    draw_cards(play, B, 1);
    EXPECT_TRUE(s.state.hands[1].cards.has(hand.bottom[0]));
}

TEST(ColomaSetup, TheFirstSheriffIsRandom_CO_2_8a) {
    RULES("CO-2.8a co-5");
    std::set<int> sheriffs;
    for (std::uint64_t seed = 0; seed < 40; ++seed)
        sheriffs.insert(index(Scenario::at_the_start({.players = 4, .seed = seed}).table().sheriff));
    EXPECT_EQ(sheriffs.size(), 4U);
    EXPECT_EQ(Scenario::at_the_start({.players = 1}).table().sheriff, shade);
}

TEST(ColomaSetup, TwoPlayersFaceBusterAndThreeNeutralGunmen_CO_3_1a_CO_3_2a) {
    RULES("CO-3.1a CO-3.2a");
    Scenario s = Scenario::at_the_start({.players = 2});
    EXPECT_TRUE(s.game.with_buster());
    EXPECT_EQ(s.table().rows[2], neutral);
    EXPECT_EQ(s.game.edition().rows[2], 3);
    EXPECT_EQ(Scenario::at_the_start({.players = 3}).table().rows[2], nobody);
}

TEST(ColomaBoards, WithBBoardsEveryPlayerGetsADifferentBSide_CO_20_1a_CO_20_1b_CO_20_2f) {
    RULES("CO-20.1a CO-20.1b CO-20.2f co-20");
    EXPECT_EQ(tailrace()->boards.size(), 7U);
    std::set<int> boards;
    Scenario s = Scenario::at_the_start({.players = 6, .b_boards = true});
    for (int seat = 0; seat < 6; ++seat) boards.insert(s.table().players[seat].board);
    EXPECT_EQ(boards, (std::set<int>{1, 2, 3, 4, 5, 6}));
}

TEST(ColomaBoards, PlayersWhosePioneerHasNoBoardChooseOne_CO_20_1a_CO_20_1b_CO_18_1b) {
    RULES("CO-20.1a CO-20.1b CO-18.1b co-20");
    int choices = 0;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        Scenario s =
            Scenario::at_the_start({.players = 4, .specialties = true, .b_boards = true, .seed = seed});
        std::set<int> pioneers;
        for (int seat = 0; seat < 4; ++seat) {
            Player const& player = s.table().players[seat];
            pioneers.insert(player.pioneer);
            EXPECT_EQ(player.board, tailrace()->pioneers[player.pioneer].board);
        }
        EXPECT_EQ(pioneers.size(), 4U);
        while (s.step() == step<ChooseBoard>) {
            EXPECT_EQ(s.why_not("board a"), "CO-20.1a");
            for (int seat = 0; seat < 4; ++seat)
                if (int const board = s.table().players[seat].board; board != none) {
                    EXPECT_EQ(s.why_not("board " + tailrace()->boards[board].id), "CO-20.1a");
                }
            s.play(s.legal().back());
            ++choices;
        }
        std::set<int> boards;
        for (int seat = 0; seat < 4; ++seat) boards.insert(s.table().players[seat].board);
        EXPECT_EQ(boards.size(), 4U);
    }
    EXPECT_GT(choices, 10);
}

TEST(ColomaEdition, TailraceHasTheExpectedRowsMapAndLands_CO_20_2a_CO_20_2e_CO_20_2g) {
    RULES("CO-20.2a CO-20.2e CO-20.2g");
    EXPECT_EQ(tailrace()->rows, (std::vector<int>{1, 2, 3, 4, 5, 6}));
    EXPECT_EQ(tailrace()->for_players[4].rows, 5);
    EXPECT_EQ(tailrace()->for_players[5].rows, 6);
    EXPECT_EQ(tailrace()->bridges.size(), 12U);
    EXPECT_EQ(tailrace()->lands.size(), 5U);
    int towns = 0;
    int roads = 0;
    for (Space const& space : tailrace()->spaces) {
        if (space.kind != SpaceKind::boomtown) {
            EXPECT_EQ(space.neighbours.size(), 2) << space.id;
            continue;
        }
        ++towns;
        roads += space.neighbours.size();
    }
    EXPECT_EQ(towns, 5);
    EXPECT_EQ(roads, 2 * 8);
}

}  // namespace
}  // namespace motherlode::coloma

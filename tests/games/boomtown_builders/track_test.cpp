// Rulebook p.4, "End of Round", with every printed example.

#include "games/boomtown_builders/scenario.h"

namespace motherlode::boomtown_builders {
namespace {

// The column of the Track Token in row 4 if the previous token is in column `previous`. Columns are counted from 1.
int token_column(std::string_view row, int previous) {
    Scenario s;
    for (int placed = 1; placed <= 3; ++placed) s.put_token(placed, previous);
    s.draw_row(4, row);
    return track_target(s.game.edition(), s.table(), 3).column + 1;
}

TEST(BoomtownBuildersPlaceTrackToken, FirstExampleThreeLeftVotesMoveTheTokenLeft_BB_4_2x1) {
    RULES("BB-4.2x1 BB-4.2e BB-4.2f");
    // The book says "Right wins" here, but its own text says that the most votes win.
    EXPECT_EQ(token_column("< . < . . . <", 4), 3);
    EXPECT_EQ(token_column("<<< . . . . . .", 4), 3);
}

TEST(BoomtownBuildersPlaceTrackToken, SecondExampleThreeAgainstThreeVotesIsATie_BB_4_2x2_BB_4_2j) {
    RULES("BB-4.2x2 BB-4.2j bb-5");
    EXPECT_EQ(token_column("< < < . > > >", 4), 4);
    EXPECT_EQ(token_column("<< . < . > . >>", 2), 2);
}

TEST(BoomtownBuildersPlaceTrackToken, ThirdExampleTwoLeftVotesWithAPlusMoveTwoSteps_BB_4_2x3_BB_4_2g) {
    RULES("BB-4.2x3 BB-4.2g");
    EXPECT_EQ(token_column("<+ < . . . . .", 4), 2);
}

TEST(BoomtownBuildersPlaceTrackToken, FourthExampleATokenAtTheEdgeStaysThere_BB_4_2x4_BB_4_2i) {
    RULES("BB-4.2x4 BB-4.2i");
    EXPECT_EQ(token_column("< < < . > . .", 1), 1);
    EXPECT_EQ(token_column("<<+ <+ . . . . .", 2), 1);
    EXPECT_EQ(token_column(". . . . . . >+", 6), 7);
}

TEST(BoomtownBuildersPlaceTrackToken, APlusCountsOnlyIfItsSideWins_BB_4_2g_BB_4_2h) {
    RULES("BB-4.2g BB-4.2h");
    EXPECT_EQ(token_column("<+ . . . . > >", 4), 5);    // a + of the losing side does not count
    EXPECT_EQ(token_column("<+ . . . . . >+", 4), 4);   // on a tie no + counts
    EXPECT_EQ(token_column("> . . . . . <+", 3), 3);    // the same, with Right votes in the left half
    EXPECT_EQ(token_column(". . . . . < <+", 4), 2);    // Left votes at the right end of the row
    EXPECT_EQ(token_column("<<+ <+ . . . . .", 7), 4);  // one step, and one for each +
}

TEST(BoomtownBuildersPlaceTrackToken, ARevealedHideoutVotesWithItsPlus_BB_4_2a) {
    RULES("BB-4.2a BB-4.2c BB-4.2h BB-4.2b");
    Scenario s;
    s.put_token(1, 4);
    s.draw_row(2, ". . . . . . .");
    for (std::uint8_t card = 0; card < 9; ++card)
        if (arrows_text(s.game.edition().hideouts[card]) == ">+") s.state.secret.hideouts[0] = card;
    EXPECT_EQ(location_text(s.table().train_marker), "d2");  // no vote while face down
    s.end_round();
    EXPECT_EQ(s.table().track[1], 5);  // one step right and one for the +
    EXPECT_EQ(s.count_events(say.plus_counts), 1);
    EXPECT_EQ(s.count_events(say.hideout_revealed), 1);
    EXPECT_EQ(s.table().hideouts[0], s.state.secret.hideouts[0]);
    EXPECT_EQ(s.table().hideouts[1], face_down);
}

TEST(BoomtownBuildersPlaceTrackToken, CoveredArrowsTerrainAndFaceDownHideoutsDoNotVote_BB_4_2c) {
    RULES("BB-4.2c BB-4.2d BB-6.1d bb-4");
    Scenario s;
    Edition const& edition = s.game.edition();
    EXPECT_EQ(count_votes(edition, s.table(), 0), (Arrows{2, 2, 0, 0}));
    s.put("a1", s.take_card_with("."));
    EXPECT_EQ(count_votes(edition, s.table(), 0), (Arrows{1, 2, 0, 0}));
    s.put("e1", s.take_card_with("<<"));
    EXPECT_EQ(count_votes(edition, s.table(), 0), (Arrows{3, 1, 0, 0}));
    s.put_terrain("g1", Terrain::mountain_left);
    EXPECT_EQ(count_votes(edition, s.table(), 0), (Arrows{3, 0, 0, 0}));
    EXPECT_EQ(count_votes(edition, s.table(), 1), (Arrows{1, 1, 0, 0}));  // the Hideout on c2 is face down
}

TEST(BoomtownBuildersPlaceTrackToken, ATieGivesTheColumnOfThePreviousTokenOrTheMiddle_BB_4_2k_BB_4_2j) {
    RULES("BB-4.2k BB-4.2j");
    Scenario s;
    EXPECT_EQ(track_target(s.game.edition(), s.table(), 0).column, 3);
    for (int column = 1; column <= 7; ++column) EXPECT_EQ(token_column(". . . . . . .", column), column);
}

TEST(BoomtownBuildersPlaceTrackToken, TheEdgeStopsTheTokenBeforeAMountainMovesIt_BB_4_2l_BB_6_2b) {
    RULES("BB-4.2l BB-6.2b");
    Scenario s;
    s.put_token(1, 1);
    s.put_token(2, 1);
    s.put_token(3, 1);
    s.put_terrain("a4", Terrain::mountain_right);
    s.draw_row(4, ". <+ . . . . .");
    EXPECT_EQ(location_text(track_target(s.game.edition(), s.table(), 3)), "b4");
}

TEST(BoomtownBuildersPlaceTrackToken, ATokenCanBeOnABuildingThatStillVotes_BB_4_2m) {
    RULES("BB-4.2m");
    Scenario s;
    s.put("c1", "saloon", seat_at(0), CubeSize::single_cube);
    s.put("a1", s.take_card_with("<<<"));
    s.table().train_marker = track_target(s.game.edition(), s.table(), 0);
    Arrows const votes = count_votes(s.game.edition(), s.table(), 0);
    s.end_round();
    EXPECT_EQ(s.table().track[0], 2);
    EXPECT_NE(s.table().at(loc("c1")).card, no_card);
    EXPECT_EQ(count_votes(s.game.edition(), s.table(), 0), votes);
    EXPECT_EQ(score_building(s.game, s.table(), loc("c1"), 2).points, 7);
}

TEST(BoomtownBuildersPlaceTrackToken, TheTrainMarkerMovesToTheNextRow_BB_4_2q) {
    RULES("BB-4.2q BB-4.1a BB-4.1b bb-6");
    Scenario s;
    s.draw_row(2, "> . . . . . .");
    s.end_round();
    EXPECT_EQ(s.table().round, 2);
    EXPECT_EQ(s.table().tokens_placed, 1);
    EXPECT_EQ(s.table().track[0], 3);
    EXPECT_EQ(location_text(s.table().train_marker), "e2");
}

TEST(BoomtownBuildersLastRound, AllRemainingTokensArePlacedRowByRow_BB_4_2n) {
    RULES("BB-4.2n BB-4.2o BB-4.2r BB-4.3b BB-4.4c BB-5.1a BB-3.0c bb-11 bb-15 bb-16");
    for (int players = 2; players <= 4; ++players) {
        Scenario s{{.players = players}};
        int const last = s.game.numbers().rounds;
        for (int row = 1; row < last; ++row) s.put_token(row, 4);
        s.draw_row(10, ". . . . . . .");
        Seat const starter = s.table().starting_player;
        int const deck = s.table().deck_size;
        s.end_round();
        EXPECT_EQ(s.table().tokens_placed, 10);
        EXPECT_EQ(s.count_events(say.track_token_placed), players == 3 ? 3 : 2);
        EXPECT_EQ(s.table().track[9], s.table().track[8]);  // row 10 is a tie
        EXPECT_EQ(s.table().train_marker, (Location{9, s.table().track[9]}));
        EXPECT_EQ(s.table().starting_player, starter);
        EXPECT_EQ(s.table().deck_size, deck);
        EXPECT_EQ(s.count_events(say.card_revealed), 0);
        EXPECT_TRUE(s.game.pending(s.table()).must.empty());
        EXPECT_EQ(s.why_not("draft 1"), "BB-5.1a");
        EXPECT_TRUE(s.legal().empty());
    }
}

TEST(BoomtownBuildersLastRound, HideoutsAreRevealedJustBeforeTheTokenOfTheirRow_BB_4_2o) {
    RULES("BB-4.2o");
    Scenario s{{.players = 3}};
    for (int row = 1; row <= 7; ++row) s.put_token(row, 4);
    s.end_round();
    std::vector<int> rows;  // of Hideouts and tokens, in the order of their events
    for (Event const& event : s.log.events)
        if (event.message.spec == &say.hideout_revealed || event.message.spec == &say.track_token_placed)
            rows.push_back(event.message.args[0] / max_columns + 1);
    EXPECT_EQ(rows, (std::vector<int>{8, 8, 9, 9, 10}));
}

TEST(BoomtownBuildersPassStartingPlayerMarker, TheNextPlayerClockwiseStartsTheNextRound_BB_4_3a) {
    RULES("BB-4.3a");
    Scenario s{{.players = 4}};
    Seat const starter = s.table().starting_player;
    s.end_round();
    EXPECT_EQ(index(s.table().starting_player), (index(starter) + 1) % 4);
    EXPECT_EQ(s.active(), s.table().starting_player);
}

TEST(BoomtownBuildersRefill, OnlyEmptySlotsAreRefilled_BB_4_4a_BB_4_4b) {
    RULES("BB-4.4a BB-4.4b bb-10");
    Scenario s;
    CardId const third = s.table().draft_row[2];
    CardId const fourth = s.table().draft_row[3];
    int const deck = s.table().deck_size;
    s.turn("1 a4 single");
    s.turn("2 b4 single");
    EXPECT_EQ(s.table().draft_row[2], third);
    EXPECT_EQ(s.table().draft_row[3], fourth);
    EXPECT_NE(s.table().draft_row[0], no_card);
    EXPECT_NE(s.table().draft_row[1], no_card);
    EXPECT_EQ(s.table().deck_size, deck - 2);
    EXPECT_EQ(s.count_events(say.card_revealed), 2);
}

}  // namespace
}  // namespace motherlode::boomtown_builders

// Rulebook p.3, "Round Sequence".

#include <algorithm>

#include "games/boomtown_builders/scenario.h"
#include "kernel/game_json.h"

namespace motherlode::boomtown_builders {
namespace {

bool can(Scenario const& s, std::string_view action) {
    std::vector<std::string> const legal = s.legal();
    return std::find(legal.begin(), legal.end(), action) != legal.end();
}

TEST(BoomtownBuildersRound, EachPlayerDraftsAndBuildsThenTheTrackGrows_BB_3_0a) {
    RULES("BB-3.0a BB-3.0d BB-4.0a BB-4.0b bb-3");
    Scenario s{{.players = 3}};
    Seat const first = s.active();
    s.turn("1 a4 single");
    EXPECT_EQ(index(s.active()), (index(first) + 1) % 3);
    s.turn("2 b4 single");
    EXPECT_EQ(index(s.active()), (index(first) + 2) % 3);
    EXPECT_EQ(s.table().tokens_placed, 0);
    s.turn("3 c4 single");
    EXPECT_EQ(s.table().tokens_placed, 1);
    EXPECT_EQ(s.table().round, 2);

    // The four steps in their printed order.
    std::vector<MessageSpec const*> logged;
    for (Event const& event : s.log.events)
        for (MessageSpec const* spec : {&say.round_marker_moved, &say.track_token_placed,
                                        &say.starting_player_passed, &say.card_revealed})
            if (event.message.spec == spec) logged.push_back(spec);
    EXPECT_EQ(logged, (std::vector<MessageSpec const*>{&say.round_marker_moved, &say.track_token_placed,
                                                       &say.starting_player_passed, &say.card_revealed,
                                                       &say.card_revealed, &say.card_revealed}));
}

TEST(BoomtownBuildersRound, ATurnIsDraftThenBuildThenInvest_BB_3_0e_BB_3_0f) {
    RULES("BB-3.0e BB-3.0f");
    Scenario s;
    EXPECT_EQ(s.why_not("build d1"), "BB-3.0f");
    EXPECT_EQ(s.why_not("invest single"), "BB-3.0f");
    EXPECT_EQ(s.legal().size(), 4U);  // every face-up card
    s.play("draft 2");
    EXPECT_EQ(s.why_not("draft 1"), "BB-3.0f");
    EXPECT_EQ(s.why_not("invest single"), "BB-3.0f");
    s.play("build d1");
    EXPECT_EQ(s.why_not("build d2"), "BB-3.2a");
    EXPECT_EQ(s.why_not("draft 1"), "BB-3.2a");
    s.play("invest single");
    EXPECT_TRUE(can(s, "draft 1"));
}

TEST(BoomtownBuildersRound, OnlyTheActivePlayerMayAct_BB_3_0d) {
    RULES("BB-3.0d");
    Scenario s;
    Seat const opponent = seat_at(1 - index(s.active()));
    EXPECT_EQ(s.why_not(opponent, "draft 1"), "BB-3.0d");
}

TEST(BoomtownBuildersBuild, AnyFaceUpCardCanGoOnAnyEmptyLocation_BB_3_1a) {
    RULES("BB-3.1a");
    Scenario s;
    CardId const card = s.table().draft_row[2];
    s.play("draft 3");
    EXPECT_EQ(s.table().drafted, card);
    EXPECT_EQ(s.table().draft_row[2], no_card);
    EXPECT_EQ(s.legal().size(), 70U - 6U);  // every location except the Hideouts
    s.play("build g10");
    EXPECT_EQ(s.table().at(loc("g10")).card, card);
    s.play("invest triple");
    EXPECT_EQ(s.why_not("draft 3"), "BB-3.1a");
    EXPECT_EQ(s.why_not("draft 5"), "BB-3.1a");
}

// The train moves with the votes, and so do the points of a Building in its row.
TEST(BoomtownBuildersBuild, ThePreviewCountsTheVotesOfTheNewBuilding_BB_4_2p) {
    RULES("BB-4.2p");
    Scenario s;
    s.play("draft 1");
    bool moves = false;
    for (std::string const& text : s.legal()) {
        Action const action = s.game.parse(text).value();
        State after = s.state;
        NoEvents none;
        s.game.apply(after, s.active(), action, none);
        std::string const facts =
            preview_facts(s.game, s.game.view(s.state, s.active()), s.game.view(after, s.active()), action);
        int const column = after.table.train_marker.column;
        moves = moves || column != s.table().train_marker.column;
        std::string const expected = R"("column":")" + std::string(1, static_cast<char>('a' + column)) + '"';
        EXPECT_NE(facts.find(expected), std::string::npos) << text << ": " << facts;
    }
    EXPECT_TRUE(moves);
}

TEST(BoomtownBuildersBuild, ARowWithATrackTokenIsClosed_BB_3_1b) {
    RULES("BB-3.1b");
    Scenario s;
    s.put_token(1, 4);
    s.put_token(2, 4);
    s.play("draft 1");
    EXPECT_EQ(s.why_not("build a1"), "BB-3.1b");
    EXPECT_EQ(s.why_not("build a2"), "BB-3.1b");
    EXPECT_EQ(s.why_not("build a3"), "");
    EXPECT_FALSE(can(s, "build a2"));
}

TEST(BoomtownBuildersBuild, ALocationWithABuildingOrTerrainIsNotEmpty_BB_3_1c) {
    RULES("BB-3.1c BB-6.2a BB-6.3a BB-6.4a BB-6.5a");
    Scenario s;
    s.put("a4", s.take_card_with("<"));
    s.put_terrain("b4", Terrain::mountain_right);
    s.put_terrain("d4", Terrain::lake);
    s.put_terrain("f4", Terrain::goldmine);
    s.play("draft 1");
    EXPECT_EQ(s.why_not("build a4"), "BB-3.1c");
    EXPECT_EQ(s.why_not("build b4"), "BB-6.2a");
    EXPECT_EQ(s.why_not("build d4"), "BB-6.3a");
    EXPECT_EQ(s.why_not("build f4"), "BB-6.4a");
    EXPECT_EQ(s.why_not("build c2"), "BB-6.5a");  // face down
    for (std::string_view const action : {"build a4", "build b4", "build d4", "build f4", "build c2"})
        EXPECT_FALSE(can(s, action));
    EXPECT_EQ(s.why_not("build h1"), "BB-1.3a");
    EXPECT_EQ(s.why_not("build a11"), "BB-1.3a");
}

TEST(BoomtownBuildersBuild, AHideoutBlocksItsLocationAndOnceRevealedItsRowIsClosed_BB_3_1c) {
    RULES("BB-3.1c");
    Scenario s;
    s.put_token(1, 4);
    s.put_token(2, 4);
    EXPECT_NE(s.table().hideouts[0], face_down);
    s.play("draft 1");
    EXPECT_EQ(s.why_not("build c2"), "BB-3.1b");
    EXPECT_EQ(s.why_not("build f3"), "BB-6.5a");
}

TEST(BoomtownBuildersBuild, ALocationNeedsACubeThatIsAllowedThere_BB_3_1d) {
    RULES("BB-3.1d");
    Scenario s;
    s.table().cubes[index(s.active())] = {0, 1, 0};
    s.play("draft 1");
    EXPECT_EQ(s.why_not("build a1"), "BB-3.1d");
    EXPECT_EQ(s.why_not("build a2"), "");
    EXPECT_FALSE(can(s, "build a1"));
    EXPECT_TRUE(can(s, "build a10"));
}

TEST(BoomtownBuildersBuild, APlayerWithoutALegalLocationDiscardsAndPasses_BB_3_1e_BB_4_0a) {
    RULES("BB-3.1e BB-4.0a");
    Scenario s;
    for (int row = 1; row <= 8; ++row) s.put_token(row, 4);
    Seat const stuck_player = s.active();
    s.table().cubes[index(stuck_player)] = {0, 0, 3};  // rows 9 and 10 are one and two ahead
    for (std::string_view const action : {"draft 1", "build a9", "invest triple"})
        EXPECT_EQ(s.why_not(action), "BB-3.1e") << action;
    EXPECT_EQ(s.game.pending(s.table()).rule.id, "BB-3.1e");
    EXPECT_EQ(s.legal(), (std::vector<std::string>{"discard 1", "discard 2", "discard 3", "discard 4"}));
    CardId const card = s.table().draft_row[1];
    s.play("discard 2");
    EXPECT_EQ(s.table().discarded.size(), 1);
    EXPECT_EQ(s.table().discarded[0], card);
    EXPECT_NE(s.active(), stuck_player);
    EXPECT_EQ(s.table().cubes[index(stuck_player)][2], 3);

    // The opponent can build, so cannot pass. The round ends although the stuck player placed nothing.
    EXPECT_EQ(s.why_not("discard 1"), "BB-3.1e");
    s.turn("1 a10 double");
    EXPECT_EQ(s.table().tokens_placed, 10);
}

TEST(BoomtownBuildersBuild, WithoutAnEmptyLocationThePlayerMustPass_BB_3_1e) {
    RULES("BB-3.1e");
    Scenario s;
    for (int row = 1; row <= 9; ++row) s.put_token(row, 4);
    s.table().empty[9] = 0;
    EXPECT_EQ(s.legal().front(), "discard 1");
}

TEST(BoomtownBuildersBuild, TheTrainMarkerMovesRightAfterBuilding_BB_3_1f_BB_4_2p) {
    RULES("BB-3.1f BB-4.2p");
    Scenario s;
    s.table().draft_row[0] = s.take_card_with("<<");
    s.play("draft 1");
    EXPECT_EQ(location_text(s.table().train_marker), "d1");
    s.play("build d1");
    EXPECT_EQ(location_text(s.table().train_marker), "c1");
    EXPECT_EQ(s.count_events(say.train_moved), 1);

    // A Building in another row does not move it.
    s.play("invest single");
    s.table().draft_row[1] = s.take_card_with(">>>");
    s.play("draft 2");
    s.play("build d5");
    EXPECT_EQ(location_text(s.table().train_marker), "c1");
}

TEST(BoomtownBuildersInvest, ThePlayerPutsOneCubeOnTheNewBuilding_BB_3_2a_BB_3_2b) {
    RULES("BB-3.2a BB-3.2b bb-14");
    Scenario s;
    Seat const player = s.active();
    s.turn("1 e5 double");
    Site const& site = s.table().at(loc("e5"));
    EXPECT_EQ(site.owner, player);
    EXPECT_EQ(site.cube, CubeSize::double_cube);
    EXPECT_EQ(s.table().cubes[index(player)], (std::array<std::uint8_t, 3>{7, 3, 3}));
}

TEST(BoomtownBuildersInvest, CubesMultiplyByOneTwoOrThree_BB_3_2c_BB_3_0b) {
    RULES("BB-3.2c BB-3.0b");
    EXPECT_EQ(horizon()->multiplier, (std::array<int, 3>{1, 2, 3}));
}

TEST(BoomtownBuildersInvest, NoActionMakesADealBinding_BB_3_2d) {
    RULES("BB-3.2d");
    // The only actions are draft, build, invest and discard.
    Scenario s;
    for (std::string const& action : s.legal()) EXPECT_TRUE(action.starts_with("draft "));
    EXPECT_EQ(s.why_not("promise 1"), "unknown");
}

TEST(BoomtownBuildersInvest, OneRowAheadOnlyASingleIsAllowed_BB_3_2e_BB_3_2f) {
    RULES("BB-3.2e BB-3.2f");
    Scenario s;  // before the first token, row 1 is one ahead
    s.play("draft 1");
    s.play("build a1");
    EXPECT_EQ(s.legal(), std::vector<std::string>{"invest single"});
    EXPECT_EQ(s.why_not("invest double"), "BB-3.2f");
    EXPECT_EQ(s.why_not("invest triple"), "BB-3.2f");
}

TEST(BoomtownBuildersInvest, TwoRowsAheadASingleOrADoubleIsAllowed_BB_3_2e_BB_3_2g) {
    RULES("BB-3.2e BB-3.2g");
    Scenario s;
    s.put_token(1, 4);
    s.play("draft 1");
    s.play("build a3");
    EXPECT_EQ(s.legal(), (std::vector<std::string>{"invest single", "invest double"}));
    EXPECT_EQ(s.why_not("invest triple"), "BB-3.2g");
}

TEST(BoomtownBuildersInvest, ThreeOrMoreRowsAheadAnySizeIsAllowed_BB_3_2e_BB_3_2h) {
    RULES("BB-3.2e BB-3.2h bb-2");
    for (std::string_view const build : {"build a4", "build a10"}) {
        Scenario s;
        s.put_token(1, 4);
        s.play("draft 1");
        s.play(build);
        EXPECT_EQ(s.legal(), (std::vector<std::string>{"invest single", "invest double", "invest triple"}));
    }
}

TEST(BoomtownBuildersInvest, ASizeWithNoCubeLeftIsRefused_BB_2_7b_BB_3_2a) {
    RULES("BB-2.7b BB-3.2a");
    Scenario s;
    s.table().cubes[index(s.active())] = {7, 0, 3};
    s.play("draft 1");
    s.play("build a10");
    EXPECT_EQ(s.legal(), (std::vector<std::string>{"invest single", "invest triple"}));
    EXPECT_EQ(s.why_not("invest double"), "BB-2.7b");
}

}  // namespace
}  // namespace motherlode::boomtown_builders

// Rulebook p.2, "Components" and "Setup".

#include <algorithm>
#include <set>

#include "games/boomtown_builders/scenario.h"
#include "kernel/embedded_files.h"

namespace motherlode::boomtown_builders {
namespace {

TEST(BoomtownBuildersComponents, TwoToFourPlayersCanPlay_BB_1_1a) {
    RULES("BB-1.1a");
    EXPECT_EQ(Game::info.min_players, 2);
    EXPECT_EQ(Game::info.max_players, 4);
}

TEST(BoomtownBuildersComponents, HorizonHasEveryComponentOfTheBox_BB_1_2a) {
    RULES("BB-1.2a BB-1.2b BB-1.2c BB-1.3e BB-1.3f");
    Edition const& edition = *horizon();
    EXPECT_EQ(edition.cards.size(), 60U);
    EXPECT_EQ(edition.buildings.size(), 15U);
    EXPECT_EQ(edition.hideouts.size(), 9U);
    EXPECT_EQ(edition.terrain.size(), 15U);
    auto const terrain = [&](Terrain kind) {
        return std::count(edition.terrain.begin(), edition.terrain.end(), kind);
    };
    EXPECT_EQ(terrain(Terrain::mountain_left), 3);
    EXPECT_EQ(terrain(Terrain::mountain_right), 3);
    EXPECT_EQ(terrain(Terrain::lake), 4);
    EXPECT_EQ(terrain(Terrain::goldmine), 5);
    for (int building = 0; building < 15; ++building)
        EXPECT_EQ(std::count_if(edition.cards.begin(), edition.cards.end(),
                                [&](Card const& card) { return card.building == building; }),
                  4);
    int cubes = 0;
    for (int const size : edition.for_players[4].cubes) cubes += 4 * size;
    EXPECT_EQ(cubes, 56);
}

TEST(BoomtownBuildersComponents, HorizonHasItsArrowsAndHideoutSpaces_BB_1_3a) {
    RULES("BB-1.3a BB-1.3b BB-1.3c BB-1.3d");
    Edition const& edition = *horizon();
    EXPECT_EQ(edition.rows, 10);
    EXPECT_EQ(edition.columns, 7);
    EXPECT_EQ(edition.middle_column, 3);
    for (int row = 0; row < 10; ++row) {
        std::string drawn;
        for (int column = 0; column < 7; ++column) drawn += arrows_text(edition.printed[row][column]);
        EXPECT_EQ(drawn, row % 2 == 0 ? "<.<.>.>" : ".<...>.") << "row " << row + 1;
    }
    std::vector<Location> const spaces{{1, 2}, {2, 5}, {4, 1}, {5, 4}, {7, 2}, {8, 5}};
    EXPECT_EQ(edition.hideout_spaces, spaces);
    std::multiset<std::string> hideouts;
    for (Arrows const& arrows : edition.hideouts) hideouts.insert(arrows_text(arrows));
    EXPECT_EQ(hideouts, (std::multiset<std::string>{"<", "<<", "<+", "<<<", ">", ">>", ">+", ">>>", "."}));
}

TEST(BoomtownBuildersSetup, TheBoardIsEmptyAndTheRoundMarkerIsOnTheFirstSpace_BB_2_2a_BB_2_1a) {
    RULES("BB-2.1a BB-2.2a");
    Scenario s;
    EXPECT_EQ(s.table().round, 1);
    EXPECT_EQ(s.table().tokens_placed, 0);
    for (auto const& row : s.table().sites)
        for (Site const& site : row) EXPECT_EQ(site.card, no_card);
}

TEST(BoomtownBuildersSetup, TheRoundsPlaceTenTokensInTotal_BB_2_3a) {
    RULES("BB-2.3a BB-2.3b BB-2.3c bb-1");
    auto const numbers = [](int players) { return horizon()->for_players[players]; };
    EXPECT_EQ(numbers(2).rounds, 9);
    EXPECT_EQ(numbers(2).last_round_tokens, 2);
    EXPECT_EQ(numbers(3).rounds, 8);
    EXPECT_EQ(numbers(3).last_round_tokens, 3);
    EXPECT_EQ(numbers(4).rounds, 9);
    EXPECT_EQ(numbers(4).last_round_tokens, 2);
}

TEST(BoomtownBuildersSetup, TheDeckIsShuffledAndTheDraftBoardIsFilled_BB_2_4a) {
    RULES("BB-2.4a BB-2.5a BB-2.5b");
    for (int players = 2; players <= 4; ++players) {
        Scenario s{{.players = players}};
        auto const face_up = std::count_if(s.table().draft_row.begin(), s.table().draft_row.end(),
                                           [](CardId card) { return card != no_card; });
        EXPECT_EQ(face_up, players == 4 ? 5 : 4);
        EXPECT_EQ(s.table().deck_size, 60 - face_up);
        EXPECT_FALSE(std::is_sorted(s.state.secret.deck.begin(), s.state.secret.deck.end()));
    }
    EXPECT_NE(Scenario({.seed = 1}).state.secret.deck, Scenario({.seed = 2}).state.secret.deck);
}

TEST(BoomtownBuildersSetup, SixHideoutsAreFaceDownAndThreeAreOutOfTheGame_BB_2_6a_BB_2_6b) {
    RULES("BB-2.6a BB-2.6b");
    Scenario s;
    std::set<int> dealt;
    for (int space = 0; space < 6; ++space) {
        EXPECT_EQ(s.table().hideouts[space], face_down);
        EXPECT_EQ(s.table().at(s.game.edition().hideout_spaces[space]).terrain, Terrain::hideout);
        dealt.insert(s.state.secret.hideouts[space]);
    }
    EXPECT_EQ(dealt.size(), 6U);
}

TEST(BoomtownBuildersSetup, EveryPlayerGetsTheSameCubes_BB_2_7b_BB_2_7a) {
    RULES("BB-2.7a BB-2.7b");
    for (int players = 2; players <= 4; ++players) {
        Scenario s{{.players = players}};
        for (int seat = 0; seat < players; ++seat)
            EXPECT_EQ(s.table().cubes[seat], (std::array<std::uint8_t, 3>{7, 4, 3}));
        for (int seat = players; seat < max_players; ++seat)
            EXPECT_EQ(s.table().cubes[seat], (std::array<std::uint8_t, 3>{0, 0, 0}));
    }
}

TEST(BoomtownBuildersSetup, TheTrainMarkerStartsInTheMiddle_BB_2_8a) {
    RULES("BB-2.8a");
    EXPECT_EQ(location_text(Scenario{}.table().train_marker), "d1");

    // Terrain that covers printed arrows of row 1 can move it, but only to where the track would go.
    int moved = 0;
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        Scenario s{{.terrain = true, .seed = seed}};
        EXPECT_EQ(s.table().train_marker, track_target(s.game.edition(), s.table(), 0));
        moved += s.table().train_marker == loc("d1") ? 0 : 1;
    }
    EXPECT_GT(moved, 0);
}

TEST(BoomtownBuildersSetup, TheFirstPlayerIsRandom_BB_2_9a) {
    RULES("BB-2.9a");
    std::array<int, 4> firsts{};
    for (std::uint64_t seed = 0; seed < 400; ++seed) {
        Scenario s{{.players = 4, .seed = seed}};
        EXPECT_EQ(s.table().active_player, s.table().starting_player);
        ++firsts[index(s.table().starting_player)];
    }
    for (int const count : firsts) EXPECT_GT(count, 60);
}

TEST(BoomtownBuildersSetup, TheFourPlayerExampleIsSetUpAsPrinted_BB_2_9x1) {
    RULES("BB-2.9x1");
    Scenario s{{.players = 4}};
    EXPECT_EQ(s.legal(), (std::vector<std::string>{"draft 1", "draft 2", "draft 3", "draft 4", "draft 5"}));
    EXPECT_EQ(s.table().cubes[3][0] + s.table().cubes[3][1] + s.table().cubes[3][2], 14);
    EXPECT_EQ(s.game.numbers().rounds, 9);
    EXPECT_EQ(s.game.numbers().last_round_tokens, 2);
}

}  // namespace
}  // namespace motherlode::boomtown_builders

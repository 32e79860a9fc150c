// Chapter 19, "Solo against Shade".

#include <set>

#include "games/coloma/scenario.h"

namespace motherlode::coloma {
namespace {

Scenario solo_game(Arrangement arrangement = {}) {
    arrangement.players = 1;
    return Scenario{arrangement};
}

// Plays Shade's turn on a Site, with the Barker and the Bust on the given Sites.
void play_shades_turn(Scenario& s, int site, int barker, int bust) {
    s.table().barker = static_cast<std::uint8_t>(barker - 1);
    s.table().bust = static_cast<std::uint8_t>(bust - 1);
    Play play{s.game, s.state, A, &s.log};
    Shade::take_turn(play, site - 1);
}

TEST(ColomaSolo, TheLevelDecidesWhatShadeStartsWith_CO_19_1a_CO_19_1b) {
    RULES("CO-19.1a CO-19.1b");
    constexpr int rivers[]{0, 1, 2};
    constexpr int gold[]{0, 0, 2};
    for (int level = 0; level < 3; ++level) {
        Scenario s = Scenario::at_the_start({.players = 1, .level = level});
        Player const& player = s.player(shade);
        EXPECT_EQ(s.table().sheriff, shade);
        EXPECT_EQ(player.lodge_dudes, 12);
        EXPECT_EQ(player.lodge_tents, 5);
        EXPECT_EQ(player.event_tents, 0b10000);
        EXPECT_EQ(player.horses, 1);
        EXPECT_EQ(player.river_count(), rivers[level]);
        EXPECT_EQ(player.gold, gold[level]);
        EXPECT_EQ(s.table().rows[2], neutral);
        EXPECT_EQ(s.game.audit(s.state), "");
    }
    Options const options = *parse_options(Game::info, {{"level", "sourdough"}});
    EXPECT_TRUE(Game::check(*tailrace(), 2, options).has_value());
    EXPECT_FALSE(Game::check(*tailrace(), 1, options).has_value());
}

TEST(ColomaSolo, ShadeVisitsOneOfTheTwoRevealedSitesAtRandom_CO_19_2a_CO_19_2b) {
    RULES("CO-19.2a CO-19.2b");
    int first_card_chosen = 0;
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        Scenario s = solo_game({.seed = seed});
        auto const cards = s.table().buster_cards;
        s.play("select 1");
        int shades_site = no_site;
        int busters_site = no_site;
        int bust = no_site;
        for (Event const& event : s.log.events) {
            if (event.message.spec == &say.shade_placed) shades_site = event.message.args[0];
            if (event.message.spec == &say.buster_placed) busters_site = event.message.args[0];
            if (event.message.spec == &say.bust) bust = event.message.args[0];
        }
        EXPECT_TRUE(shades_site == cards[0] || shades_site == cards[1]);
        EXPECT_TRUE(busters_site != cards[0] && busters_site != cards[1]);
        if (shades_site == 0 || busters_site == 0)
            EXPECT_EQ(bust, 0);  // Shade and Buster count
        else
            EXPECT_EQ(bust, no_site);
        if (shades_site == cards[0]) ++first_card_chosen;
    }
    EXPECT_GT(first_card_chosen, 10);
    EXPECT_LT(first_card_chosen, 50);
}

TEST(ColomaSolo, ShadeGainsOrSpendsGoldAtEvents_CO_19_3a) {
    RULES("CO-19.3a");
    Scenario s = solo_game();
    Play play{s.game, s.state, A, &s.log};
    for (int const site : {0, 2, 3}) Shade::trigger_event(play, site);
    EXPECT_EQ(s.player(shade).gold, 0);
    for (int i = 0; i < 3; ++i) Shade::trigger_event(play, 1);
    EXPECT_EQ(s.player(shade).gold, 3);
    Shade::trigger_event(play, 4);
    EXPECT_EQ(s.player(shade).gold, 1);
    EXPECT_EQ(s.player(shade).points, 6);
}

TEST(ColomaSolo, ShadeUsesTheCommonThenTheBoomUnlessItIsBusted_CO_19_4a_CO_19_4b) {
    RULES("CO-19.4a CO-19.4b");
    Scenario s = solo_game();
    play_shades_turn(s, 1, 5, 4);
    EXPECT_EQ(s.player(shade).gold, 2);
    play_shades_turn(s, 1, 5, 1);  // busted
    EXPECT_EQ(s.player(shade).gold, 3);
    play_shades_turn(s, 2, 5, 4);  // the Signpost copies Site 1
    EXPECT_EQ(s.player(shade).gold, 4);
    EXPECT_EQ(s.player(shade).river_count(), 1);

    int const outlaws = s.table().outlaws;
    int const kind = s.table().stash[0];
    play_shades_turn(s, 1, 1, 5);
    EXPECT_EQ(s.player(shade).horses, 2);
    EXPECT_EQ(s.player(shade).barrels[kind], 1);
    EXPECT_EQ(s.table().outlaws, outlaws + 1);
    for (int i = 0; i < 4; ++i) play_shades_turn(s, 1, 1, 1);
    EXPECT_EQ(s.player(shade).horses, 4);  // the maximum
}

TEST(ColomaSolo, ShadeBuildsRiversThenBridges_CO_19_4c) {
    RULES("CO-19.4c");
    Scenario s = solo_game();
    play_shades_turn(s, 2, 1, 5);
    play_shades_turn(s, 2, 1, 5);
    EXPECT_EQ(s.player(shade).river_count(), 4);
    s.table().bridges_left[0] = 0;
    play_shades_turn(s, 2, 1, 2);
    EXPECT_EQ(s.table().bridges_left[1], 0);
    EXPECT_EQ(s.player(shade).points, 6);
    s.table().bridges_left = {};
    play_shades_turn(s, 2, 1, 2);
    EXPECT_EQ(s.player(shade).points, 6);
}

TEST(ColomaSolo, ShadeBuildsAHotelOrScores_CO_19_4d_CO_16_1a) {
    RULES("CO-19.4d CO-16.1a");
    Scenario s = solo_game({.hotels = true});
    play_shades_turn(s, 3, 5, 1);
    EXPECT_EQ(s.player(shade).hotels, 1);
    EXPECT_EQ(s.table().hotels_left, 3);
    EXPECT_EQ(s.player(shade).points, 4);
    Scenario t = solo_game();
    play_shades_turn(t, 3, 5, 1);
    EXPECT_EQ(t.player(shade).points, 8);
}

TEST(ColomaSolo, ShadeDrawsBoomtownsFromTheWagonDeck_CO_19_4e) {
    RULES("CO-19.4e");
    Scenario s = solo_game();
    std::set<std::string> towns;
    for (int i = 0; i < 4; ++i) {
        play_shades_turn(s, 4, 1, 4);
        towns.insert(s.wagon_at(shade));
    }
    EXPECT_EQ(towns, (std::set<std::string>{"auburn", "folsom", "georgetown", "hangtown"}));
    EXPECT_EQ(s.player(shade).points, 8);
    EXPECT_EQ(s.player(shade).lodge_dudes, 12);  // Shade gains no benefits of the map
    play_shades_turn(s, 4, 1, 5);                // shuffled again; the Common and the Boom
    EXPECT_EQ(s.player(shade).points, 12);
}

TEST(ColomaSolo, ShadeFillsTheNearestRowAndPitchesTents_CO_19_4f) {
    RULES("CO-19.4f");
    Scenario s = solo_game();
    s.wagon(shade, "hangtown");
    play_shades_turn(s, 5, 1, 2);
    EXPECT_EQ(s.table().rows[0], shade);
    EXPECT_EQ(s.player(shade).land_tents, 0b1100);  // High Sierra, then Cosumnes
    EXPECT_EQ(s.player(shade).points, 0);
    play_shades_turn(s, 5, 1, 2);
    EXPECT_EQ(s.table().rows[1], shade);
    EXPECT_EQ(s.player(shade).points, 2);  // no Land left there
    s.player(shade).lodge_dudes = 3;
    play_shades_turn(s, 5, 1, 5);  // row 3 has neutral Gunmen, row 4 needs four Dudes
    EXPECT_EQ(s.table().rows[3], nobody);
}

TEST(ColomaSolo, ShadeTakesPartInTheShootoutAndInTheFinalScoring_CO_19_5a_CO_19_6a_CO_19_6b) {
    RULES("CO-19.5a CO-19.6a CO-19.6b");
    Scenario s = solo_game();
    s.table().charts[0] = 1;  // first place: 4 VP + 1 Gold
    s.table().rows[3] = shade;
    s.player(shade).lodge_dudes = 8;
    s.player(shade).gunmen = 4;
    s.table().sheriff = A;
    s.table().outlaws = 0;
    s.play_shootout();
    EXPECT_EQ(s.player(shade).points, 4);
    EXPECT_EQ(s.player(shade).gold, 1);
    EXPECT_EQ(s.table().sheriff, shade);
    EXPECT_EQ(s.player(shade).lodge_dudes, 8);  // the four Gunmen left the game
    EXPECT_EQ(s.player(shade).gunmen, 0);
    EXPECT_EQ(s.player(A).graves, 1);

    s.player(shade).rivers = 0b11;
    s.player(shade).barrels[0] = 2;
    s.player(shade).horses = 3;
    s.player(shade).hotels = 1;
    s.player(shade).land_tents = 0b111;
    // 4 points, Rivers 12, Barrels 4, Gold 1, Horses 3, Hotel 8, Lands 12.
    EXPECT_EQ(s.game.shades_score(s.table()), 44);
    s.table().rows.fill(nobody);
    s.end_game();
    s.player(A).graves = 0;
    s.player(A).points = 44;
    Result result = s.game.result(s.state);
    EXPECT_EQ(result.rival.name, &say.shade);
    EXPECT_EQ(result.rival.total, 44);
    EXPECT_EQ(result.rival.rank, 1);
    EXPECT_EQ(result.seats[0].rank, 2);
    EXPECT_EQ(result.tie_break, &say.shade_wins_ties);
    s.player(A).points = 43;
    EXPECT_EQ(s.game.result(s.state).seats[0].rank, 2);
    EXPECT_EQ(s.game.result(s.state).tie_break, nullptr);
    s.player(A).points = 45;
    result = s.game.result(s.state);
    EXPECT_EQ(result.seats[0].rank, 1);
    EXPECT_EQ(result.rival.rank, 2);
    EXPECT_EQ(result.tie_break, nullptr);
}

}  // namespace
}  // namespace motherlode::coloma

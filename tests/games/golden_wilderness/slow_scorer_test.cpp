// Compares the scores and the pesos of all players with a second scorer at every decision.

#include <set>

#include "games/golden_wilderness/scenario.h"
#include "games/golden_wilderness/slow_scorer.h"
#include "games/playthrough.h"

namespace motherlode::golden_wilderness {
namespace {

// Records what happened in the games, because a comparison proves nothing about rules that were never used.
struct Coverage {
    int decisions = 0;
    std::set<std::string> reasons;
    std::set<std::string> tie_breaks;
    std::set<std::string> countries;
};

// Varies the number of players, the length, the board, the country and how roles are given out.
Arrangement arrangement_of(Level level, std::uint64_t number) {
    Arrangement arrangement;
    arrangement.level = level;
    arrangement.players = 2 + static_cast<int>(number % 4);
    arrangement.short_game = number / 4 % 2 == 1;
    arrangement.random_board = level == Level::easy && number / 8 % 2 == 1;
    if (level == Level::standard) arrangement.country = country_values[number % country_values.size()];
    arrangement.roles_dealt = level == Level::advanced && number / 8 % 2 == 1;
    arrangement.seed = number;
    return arrangement;
}

void play_and_compare(Level level, std::uint64_t number, Playing playing, Coverage& coverage) {
    Scenario s{arrangement_of(level, number)};
    SlowScorer scorer{s.game};
    Rng rng{number};
    while (true) {
        SlowResult const expected = scorer.score(s.state);
        ++coverage.decisions;
        ASSERT_EQ(scorer.objection(), "") << level_names[index(level)] << ", game " << number;
        for (int seat = 0; seat < s.game.players(); ++seat)
            ASSERT_EQ(s.pesos(seat_at(seat)), scorer.pesos()[seat])
                << "pesos of seat " << seat << ", " << level_names[index(level)] << ", game " << number;
        ASSERT_EQ(difference(s.game.result(s.state), expected, score_sources), "")
            << level_names[index(level)] << ", game " << number << ", playing " << static_cast<int>(playing);
        coverage.countries.insert(s.game.edition().countries[s.table().country].id);
        if (s.game.pending(s.table()).must.empty()) {
            coverage.tie_breaks.insert(expected.tie_break);
            coverage.reasons.insert(scorer.reasons().begin(), scorer.reasons().end());
            return;
        }
        SeatAction const next = choose_action(s.game, s.state, playing, rng);
        State const before = s.state;
        s.log.events.clear();
        s.game.apply(s.state, next.seat, next.action, s.log);
        scorer.follow(before, next.seat, s.game.text(next.action), s.log.events);
    }
}

Coverage compare(Level level, std::uint64_t random_games, std::uint64_t greedy_games) {
    Coverage coverage;
    for (std::uint64_t number = 0; number < random_games + greedy_games; ++number) {
        Playing const playing = number < random_games ? Playing::random
                                : number / 4 % 2 == 0 ? Playing::greedy
                                                      : Playing::mixed;
        play_and_compare(level, number, playing, coverage);
        if (testing::Test::HasFatalFailure()) break;
    }
    return coverage;
}

using Reasons = std::set<std::string>;
Reasons const at_beginner{"coast market", "points", "taxes"};
Reasons const at_easy{"city", "city market", "coast market", "points", "road", "taxes", "trade"};
Reasons const at_standard{"ability",        "city",          "city market", "coast market",
                          "gain ability",   "mission_built", "points",      "presidio market",
                          "presidio_built", "road",          "taxes",       "trade"};
Reasons const at_advanced{"ability",         "bought vote",    "city",          "city market",
                          "coast market",    "gain ability",   "mission_built", "points",
                          "presidio market", "presidio_built", "road",          "role",
                          "taxes",           "trade"};

TEST(GoldenWildernessSlowScorer,
     AgreesAtEveryDecisionAtBeginner_WI_2_4a_WI_2_7a_WI_2_7b_WI_2_7c_WI_2_8a_WI_2_9c_WI_2_9d) {
    RULES("WI-2.4a WI-2.7a WI-2.7b WI-2.7c WI-2.8a WI-2.9c WI-2.9d");
    EXPECT_EQ(compare(Level::beginner, 160, 48).reasons, at_beginner);
}

TEST(GoldenWildernessSlowScorer,
     AgreesAtEveryDecisionAtEasy_WI_2_9c_WI_2_9d_WI_3_5b_WI_3_6a_WI_3_7c_WI_3_8a_WI_3_8b_WI_3_8d_WI_7_1b) {
    RULES("WI-2.9c WI-2.9d WI-3.5b WI-3.6a WI-3.7c WI-3.8a WI-3.8b WI-3.8d WI-7.1b");
    EXPECT_EQ(compare(Level::easy, 48, 24).reasons, at_easy);
}

TEST(
    GoldenWildernessSlowScorer,
    AgreesAtEveryDecisionAtStandard_WI_2_9c_WI_2_9d_WI_4_3a_WI_4_3b_WI_4_3g_WI_4_4b_WI_4_4g_WI_4_4h_WI_7_1b_WI_7_1c) {
    RULES("WI-2.9c WI-2.9d WI-4.3a WI-4.3b WI-4.3g WI-4.4b WI-4.4g WI-4.4h WI-7.1b WI-7.1c");
    Coverage const coverage = compare(Level::standard, 42, 14);
    EXPECT_EQ(coverage.reasons, at_standard);
    EXPECT_EQ(coverage.countries.size(), 7U);
}

TEST(GoldenWildernessSlowScorer,
     AgreesAtEveryDecisionAtAdvanced_WI_2_9c_WI_2_9d_WI_5_2f_WI_5_4d_WI_5_4e_WI_7_1b_WI_7_1c) {
    RULES("WI-2.9c WI-2.9d WI-5.2f WI-5.4d WI-5.4e WI-7.1b WI-7.1c");
    EXPECT_EQ(compare(Level::advanced, 32, 16).reasons, at_advanced);
}

TEST(SlowGoldenWildernessScorer,
     AgreesAtEveryDecisionOfManyGames_WI_2_9c_WI_2_9d_WI_3_8a_WI_3_8b_WI_7_1b_WI_7_1c) {
    RULES("WI-2.9c WI-2.9d WI-3.8a WI-3.8b WI-7.1b WI-7.1c");
    EXPECT_EQ(compare(Level::beginner, 2'000, 200).reasons, at_beginner);
    EXPECT_EQ(compare(Level::easy, 600, 64).reasons, at_easy);
    EXPECT_EQ(compare(Level::standard, 600, 64).reasons, at_standard);
    EXPECT_EQ(compare(Level::advanced, 600, 64).reasons, at_advanced);
}

}  // namespace
}  // namespace motherlode::golden_wilderness

// Compares the score at every decision with a second scorer.

#include <map>
#include <set>

#include "games/coloma/scenario.h"
#include "games/coloma/slow_scorer.h"
#include "games/playthrough.h"

namespace motherlode::coloma {
namespace {

// Records which rules the games used, because a comparison proves nothing about unused rules.
struct Coverage {
    int decisions = 0;
    std::set<std::string> bridges;
    std::set<std::string> boards;
    std::set<std::string> reasons;
    std::set<std::string> tie_breaks;
    std::map<int, int> graves;
    int hotels = 0;
    int wins_over_shade = 0;
};

// Covers all player counts and options, all levels of solo games, and the Mule Duel.
Arrangement arrangement_of(std::uint64_t number) {
    Arrangement arrangement;
    arrangement.players = 1 + static_cast<int>(number % 6);
    std::uint64_t const options = number / 6;
    arrangement.rulebook = options % 2 == 1;
    arrangement.hotels = options / 2 % 2 == 1;
    arrangement.specialties = options / 4 % 2 == 1;
    arrangement.b_boards = options / 8 % 2 == 1;
    arrangement.duel = arrangement.players == 2 && options % 3 == 1;
    if (arrangement.players == 1) arrangement.level = static_cast<int>(options % 3);
    arrangement.seed = number;
    return arrangement;
}

void add_to_coverage(Scenario& s, SlowScorer const& scorer, SlowResult const& expected, Coverage& coverage) {
    Edition const& edition = s.game.edition();
    for (std::string const& reason : scorer.reasons()) coverage.reasons.insert(reason);
    coverage.tie_breaks.insert(expected.tie_break);
    for (int seat = 0; seat < s.game.players(); ++seat) {
        Player const& player = s.table().players[seat];
        for (int stack = 0; stack < bridge_stacks; ++stack)
            if ((player.bridges >> stack & 1U) != 0)
                coverage.bridges.insert(edition.bridges[s.table().bridge_kinds[stack]].id);
        if (player.rivers != 0) coverage.boards.insert(edition.boards[player.board].id);
        ++coverage.graves[player.graves];
        coverage.hotels += player.hotels;
    }
    if (s.game.solo() && expected.seats[0].rank == 1) ++coverage.wins_over_shade;
}

void play_and_compare(std::uint64_t number, Playing playing, Coverage& coverage) {
    Scenario s = Scenario::at_the_start(arrangement_of(number));
    SlowScorer scorer{s.game, s.state};
    Rng rng{number};
    while (true) {
        scorer.follow(s.log.events, s.state);
        s.log.events.clear();
        SlowResult const expected = scorer.score(s.state);
        ++coverage.decisions;
        ASSERT_EQ(scorer.objection(), "") << "game " << number;
        ASSERT_EQ(difference(s.game.result(s.state), expected, score_sources), "")
            << "game " << number << ", playing " << static_cast<int>(playing);
        if (s.game.pending(s.table()).must.empty()) {
            add_to_coverage(s, scorer, expected, coverage);
            return;
        }
        SeatAction const next = choose_action(s.game, s.state, playing, rng);
        s.game.apply(s.state, next.seat, next.action, s.log);
    }
}

Coverage compare(std::uint64_t random_games, std::uint64_t greedy_games) {
    Coverage coverage;
    for (std::uint64_t number = 0; number < random_games + greedy_games; ++number) {
        Playing const playing = number < random_games ? Playing::random
                                : number / 6 % 2 == 0 ? Playing::greedy
                                                      : Playing::mixed;
        play_and_compare(number, playing, coverage);
        if (testing::Test::HasFatalFailure()) break;
    }
    return coverage;
}

void expect_full_coverage(Coverage const& coverage) {
    EXPECT_EQ(coverage.bridges.size(), 12U);
    EXPECT_EQ(coverage.boards.size(), 7U);
    EXPECT_EQ(coverage.reasons,
              (std::set<std::string>{"cooperage", "empty deck", "event", "gunsmith", "hotel", "land_office",
                                     "shade bridge", "shade building", "shade event", "shade shootout",
                                     "shade tent", "shade wagon", "shootout"}));
    EXPECT_GT(coverage.hotels, 0);
    EXPECT_GT(coverage.wins_over_shade, 0);
    EXPECT_TRUE(coverage.tie_breaks.contains("most_gold"));
    EXPECT_GE(coverage.graves.size(), 4U);
}

TEST(ColomaSlowScorer, AgreesAtEveryDecision_CO_15_2c) {
    RULES(
        "CO-5.2d CO-5.2j CO-13.1a CO-13.2a CO-13.2b CO-15.1b CO-15.1c CO-15.1d CO-15.1e CO-15.1f CO-15.1g "
        "CO-15.1h CO-15.2a CO-15.2b CO-15.2c CO-16.2a CO-16.4a CO-19.3a CO-19.4c CO-19.4d CO-19.4e CO-19.4f "
        "CO-19.5a CO-19.6a CO-19.6b");
    expect_full_coverage(compare(480, 96));
}

TEST(SlowColomaScorer,
     AgreesAtEveryDecisionOfManyGames_CO_13_1a_CO_13_2a_CO_13_2b_CO_15_1d_CO_15_1h_CO_15_2b_CO_19_6a) {
    RULES("CO-13.1a CO-13.2a CO-13.2b CO-15.1d CO-15.1h CO-15.2b CO-19.6a");
    Coverage const coverage = compare(9'600, 960);
    expect_full_coverage(coverage);
    EXPECT_TRUE(coverage.tie_breaks.contains("most_holdings"));
    EXPECT_TRUE(coverage.tie_breaks.contains("shade_wins_ties"));
}

}  // namespace
}  // namespace motherlode::coloma

// Compares the score at every decision with a second scorer.

#include "games/boomtown_builders/scenario.h"
#include "games/boomtown_builders/slow_scorer.h"
#include "games/playthrough.h"

namespace motherlode::boomtown_builders {
namespace {

// Counts how often the games used each rule: comparing scores proves nothing about unused rules.
struct Coverage {
    int decisions = 0;
    int goldmine_points = 0;
    int tie_breaks = 0;
    int shared_wins = 0;
    int mountains = 0;
};

std::string compare_position(Game const& game, State const& state, Coverage& coverage) {
    SlowScorer const scorer{game, state.table};
    Result const result = game.result(state);
    SlowResult const expected = scorer.score();
    ++coverage.decisions;
    if (std::string problem = difference(result, expected, score_sources); !problem.empty()) return problem;

    std::vector<int> const track = scorer.track();
    for (int row = 0; row < state.table.tokens_placed; ++row)
        if (state.table.track[row] + 1 != track[row])
            return "the Track Token of row " + std::to_string(row + 1);
    if (state.table.train_marker.column + 1 != track.back()) return "the Train Marker";  // BB-4.2p, BB-4.2r

    if (!result.finished) return {};
    for (SlowResult::Seat const& seat : expected.seats) coverage.goldmine_points += seat.by_source[3];
    if (expected.tie_break == "most_cubes") ++coverage.tie_breaks;
    if (expected.tie_break == "shared_win") ++coverage.shared_wins;
    return {};
}

void play_and_compare(std::uint64_t number, Playing playing, Coverage& coverage) {
    Arrangement arrangement;
    arrangement.players = 2 + static_cast<int>(number % 3);
    arrangement.terrain = number / 3 % 3 != 0;
    arrangement.eight_way = number / 3 % 3 == 2;
    arrangement.seed = number;
    Scenario s{arrangement};
    Rng rng{number};
    while (true) {
        std::string const problem = compare_position(s.game, s.state, coverage);
        ASSERT_EQ(problem, "") << "game " << number << ", playing " << static_cast<int>(playing);
        if (s.game.pending(s.table()).must.empty()) break;
        SeatAction const next = choose_action(s.game, s.state, playing, rng);
        s.game.apply(s.state, next.seat, next.action, s.log);
    }
    coverage.mountains += s.count_events(say.mountain_turns);
}

void compare(std::uint64_t random_games, std::uint64_t greedy_games) {
    Coverage coverage;
    for (std::uint64_t number = 0; number < random_games + greedy_games; ++number) {
        bool const random = number < random_games;
        play_and_compare(number,
                         random            ? Playing::random
                         : number % 2 == 0 ? Playing::greedy
                                           : Playing::mixed,
                         coverage);
        if (testing::Test::HasFatalFailure()) return;
    }
    EXPECT_GT(coverage.goldmine_points, 0);
    EXPECT_GT(coverage.tie_breaks, 0);
    EXPECT_GT(coverage.shared_wins, 0);
    EXPECT_GT(coverage.mountains, 0);
    EXPECT_GT(coverage.decisions, 50 * static_cast<int>(random_games));
}

TEST(BoomtownBuildersSlowScorer, TheScoresAgreeAtEveryDecision_BB_4_2c) {
    RULES("BB-4.2c BB-4.2e BB-4.2g BB-4.2i BB-4.2j BB-4.2l BB-5.2a BB-5.2d BB-5.2h BB-5.3a BB-5.3b BB-5.3c "
          "BB-6.2b BB-6.4c BB-6.4d BB-6.4e BB-6.4f");
    compare(1'800, 72);
}

TEST(SlowBoomtownBuildersScorer, TheScoresAgreeAtEveryDecisionOfManyGames_BB_4_2c) {
    RULES("BB-4.2c BB-5.2a BB-5.2d BB-5.3a BB-5.3b BB-5.3c BB-6.4c BB-6.4f");
    compare(40'000, 900);
}

}  // namespace
}  // namespace motherlode::boomtown_builders

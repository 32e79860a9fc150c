#include <gtest/gtest.h>

#include "analysis/simulate.h"
#include "games/boomtown_builders/game.h"
#include "kernel/record.h"
#include "registry/registry.h"
#include "source_tree.h"

namespace motherlode::analysis {
namespace {

constexpr Seat ana{0};

// Playouts of which the first seat wins `won` of a hundred.
std::vector<Ending> won(int wins, int hundreds = 1) {
    std::vector<Ending> endings;
    for (int i = 0; i < 100 * hundreds; ++i)
        endings.push_back({.win = {i % 100 < wins ? 1.0 : 0.0, i % 100 < wins ? 0.0 : 1.0}, .score = {}});
    return endings;
}

TEST(Verdict, DependsOnTheLoss) {
    EXPECT_EQ(verdict_on(difference(won(60), won(60), ana)), Verdict::fine);
    EXPECT_EQ(verdict_on(difference(won(60), won(57), ana)), Verdict::fine);
    EXPECT_EQ(verdict_on(difference(won(60), won(53), ana)), Verdict::inaccuracy);
    EXPECT_EQ(verdict_on(difference(won(60), won(47), ana)), Verdict::mistake);
    EXPECT_EQ(verdict_on(difference(won(60), won(30), ana)), Verdict::blunder);
}

TEST(Verdict, IgnoresLossesThatChanceExplains) {
    EXPECT_EQ(verdict_on({.value = 0.3, .low = -0.01, .high = 0.6}), Verdict::fine);
    EXPECT_EQ(verdict_on({.value = 0.3, .low = 0.01, .high = 0.6}), Verdict::blunder);
}

TEST(Verdict, ComparesThePlayoutsThatBothHave) {
    Estimate const loss = difference(won(60, 3), won(60), ana);
    EXPECT_EQ(loss.value, 0);
    EXPECT_EQ(loss.high, 0);
}

// With equal choices, two or three playouts that favour one of them are common.
TEST(Verdict, NeedsMoreThanAFewPlayouts) {
    auto const lost_in_all = [](std::size_t games, double share) {
        std::vector<Ending> const best(games, Ending{.win = {share, 1 - share}, .score = {}});
        std::vector<Ending> const taken(games, Ending{.win = {0, 1}, .score = {}});
        return difference(best, taken, ana);
    };
    for (std::size_t const games : {1U, 2U, 3U, 4U, 5U}) {
        EXPECT_EQ(verdict_on(lost_in_all(games, 1)), Verdict::fine) << games;
        EXPECT_EQ(verdict_on(lost_in_all(games, 0.3)), Verdict::fine) << games;
        EXPECT_TRUE(in_doubt(lost_in_all(games, 1))) << games;
    }
    EXPECT_EQ(verdict_on(lost_in_all(8, 1)), Verdict::blunder);
    EXPECT_EQ(verdict_on(lost_in_all(8, 0.3)), Verdict::blunder);
    EXPECT_GT(lost_in_all(40, 1).low, 0.8);
    EXPECT_EQ(lost_in_all(8, 1).high, 1);  // the loss cannot exceed a whole win
    EXPECT_EQ(lost_in_all(2, 0).high, 0);
}

TEST(Verdict, IsInDoubtUntilBothEndsOfTheIntervalAgree) {
    EXPECT_FALSE(in_doubt({.value = 0.01, .low = -0.03, .high = 0.04}));
    EXPECT_TRUE(in_doubt({.value = 0.01, .low = -0.03, .high = 0.06}));
    EXPECT_TRUE(in_doubt({.value = 0.3, .low = 0.15, .high = 0.45}));
    EXPECT_FALSE(in_doubt({.value = 0.3, .low = 0.2, .high = 0.4}));
}

TEST(Verdict, ADecisionInDoubtGetsMorePlayouts) {
    using Game = boomtown_builders::Game;
    std::string const name = "tests/records/boomtown_builders/two_players.record";
    History const history = std::move(*read_record(file_text(source_root() / name), name, find_game));
    std::atomic<bool> const never = false;
    constexpr std::size_t playouts = 4;
    Effort const effort{.iterations = 20, .listed = 2, .playouts = playouts};
    std::size_t most = 0;
    for (int move = 30; move < 48; ++move) {
        std::unique_ptr<Match> const before = history.after(move);
        auto const& match = static_cast<MatchOf<Game> const&>(*before);
        History::Move const& decided = history.moves()[static_cast<std::size_t>(move)];
        Seat const seat = decided.seat;
        Action const played = decided.action;
        ActionList legal;
        match.legal_actions(seat, legal);
        if (legal.size() < 2) continue;
        Game::View const view = match.game().view(match.state(), seat);
        auto const weighed = Decision<Game>{match.game(), view, legal, effort, 1, never}.weigh(played);
        auto const taken = std::ranges::find(
            weighed, played, [](Weighed const& candidate) { return candidate.choice.action; });
        ASSERT_NE(taken, weighed.end());
        for (Weighed const& candidate : weighed) {
            EXPECT_GE(candidate.endings.size(), playouts);
            EXPECT_LE(candidate.endings.size(), taken->endings.size());
        }
        most = std::max(most, taken->endings.size());
        if (taken == weighed.begin()) continue;
        EXPECT_EQ(weighed.front().endings.size(), taken->endings.size());
        EXPECT_TRUE(taken->endings.size() == 6 * playouts ||
                    !in_doubt(difference(weighed.front().endings, taken->endings, seat)))
            << "move " << move;
    }
    EXPECT_EQ(most, 6 * playouts);
}

}  // namespace
}  // namespace motherlode::analysis

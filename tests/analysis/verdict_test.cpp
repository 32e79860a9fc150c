#include <gtest/gtest.h>

#include "analysis/never.h"
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

constexpr Calibration plain{.players = 2, .decisive_lead = 20};

Verdict verdict_after(std::vector<Ending> const& best, std::vector<Ending> const& taken) {
    return verdict_on(difference(best, taken, ana, plain), plain.decisive_lead);
}

Difference of_win(Estimate const& win) { return {win, {}}; }
Difference of_points(Estimate const& points) { return {{}, points}; }

TEST(Verdict, DependsOnTheLoss) {
    EXPECT_EQ(verdict_after(won(60), won(60)), Verdict::fine);
    EXPECT_EQ(verdict_after(won(60), won(57)), Verdict::fine);
    EXPECT_EQ(verdict_after(won(60), won(53)), Verdict::inaccuracy);
    EXPECT_EQ(verdict_after(won(60), won(47)), Verdict::mistake);
    EXPECT_EQ(verdict_after(won(60), won(30)), Verdict::blunder);
}

// All games are won whatever the seat does, with 60 points or fewer.
TEST(Verdict, DependsOnPointsWhenTheWinIsDecided) {
    auto const won_with = [](double points) {
        std::vector<Ending> endings = won(100);
        for (std::size_t i = 0; i < endings.size(); ++i)
            endings[i].score = {points + static_cast<double>(i % 5), 10};
        return endings;
    };
    EXPECT_EQ(verdict_after(won_with(60), won_with(58)), Verdict::fine);
    EXPECT_EQ(verdict_after(won_with(60), won_with(55)), Verdict::inaccuracy);
    EXPECT_EQ(verdict_after(won_with(60), won_with(50)), Verdict::mistake);
    EXPECT_EQ(verdict_after(won_with(60), won_with(40)), Verdict::blunder);
}

TEST(Verdict, IgnoresLossesThatChanceExplains) {
    EXPECT_EQ(verdict_on(of_win({.value = 0.3, .low = -0.01, .high = 0.6}), 20), Verdict::fine);
    EXPECT_EQ(verdict_on(of_win({.value = 0.3, .low = 0.01, .high = 0.6}), 20), Verdict::blunder);
    EXPECT_EQ(verdict_on(of_points({.value = 15, .low = -1, .high = 31}), 20), Verdict::fine);
    EXPECT_EQ(verdict_on(of_points({.value = 15, .low = 1, .high = 29}), 20), Verdict::mistake);
}

TEST(Verdict, ComparesThePlayoutsThatBothHave) {
    Difference const loss = difference(won(60, 3), won(60), ana, plain);
    EXPECT_EQ(loss.win.value, 0);
    EXPECT_EQ(loss.win.high, 0);
    EXPECT_EQ(loss.score.high, 0);
}

// With equal choices, two or three playouts that favour one of them are common.
TEST(Verdict, NeedsMoreThanAFewPlayouts) {
    auto const lost_in_all = [](std::size_t games) {
        std::vector<Ending> const best(games, Ending{.win = {1, 0}});
        std::vector<Ending> const taken(games, Ending{.win = {0, 1}});
        return difference(best, taken, ana, plain);
    };
    EXPECT_EQ(verdict_on(lost_in_all(1), 20), Verdict::fine);
    EXPECT_TRUE(in_doubt(lost_in_all(1), 20));
    EXPECT_EQ(verdict_on(lost_in_all(8), 20), Verdict::blunder);
    EXPECT_GT(lost_in_all(40).win.low, 0.8);
    EXPECT_LE(lost_in_all(8).win.high, 1);  // the loss cannot exceed a whole win
}

TEST(Verdict, IsInDoubtUntilBothEndsOfTheIntervalAgree) {
    EXPECT_FALSE(in_doubt(of_win({.value = 0.01, .low = -0.03, .high = 0.04}), 20));
    EXPECT_TRUE(in_doubt(of_win({.value = 0.01, .low = -0.03, .high = 0.06}), 20));
    EXPECT_TRUE(in_doubt(of_win({.value = 0.3, .low = 0.15, .high = 0.45}), 20));
    EXPECT_FALSE(in_doubt(of_win({.value = 0.3, .low = 0.2, .high = 0.4}), 20));
    EXPECT_TRUE(in_doubt(of_points({.value = 6, .low = 1, .high = 11}), 20));
}

TEST(Accuracy, FallsWithTheLossThatIsCertain) {
    EXPECT_EQ(accuracy_of({}, 20), 100);
    double const small = accuracy_of(of_win({.value = 0.1, .low = 0.09, .high = 0.11}), 20);
    EXPECT_NEAR(small, 60, 5);
    EXPECT_LT(accuracy_of(of_win({.value = 0.4, .low = 0.39, .high = 0.41}), 20), small);
    EXPECT_GT(accuracy_of(of_win({.value = 0.1, .low = -0.3, .high = 0.5}), 20), 85);
    EXPECT_NEAR(accuracy_of(of_points({.value = 8, .low = 7.5, .high = 8.5}), 20), small, 5);
}

TEST(Verdict, ADecisionInDoubtGetsMorePlayouts) {
    using Game = boomtown_builders::Game;
    std::string const name = "tests/records/boomtown_builders/two_players.record";
    History const history = std::move(*read_record(file_text(source_root() / name), name, find_game));
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
        Calibration const calibration = calibration_of(match.game());
        EXPECT_TRUE(taken->endings.size() == 4 * playouts ||
                    !in_doubt(difference(weighed.front().endings, taken->endings, seat, calibration),
                              calibration.decisive_lead))
            << "move " << move;
    }
    EXPECT_EQ(most, 4 * playouts);
}

}  // namespace
}  // namespace motherlode::analysis

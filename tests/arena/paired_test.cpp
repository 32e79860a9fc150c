#include <cmath>

#include <gtest/gtest.h>

#include "arena/paired.h"
#include "arena/some_games.h"
#include "arena/sprt.h"

namespace motherlode::arena {
namespace {

int rank_of(bool won) { return won ? 1 : 2; }

double width(Interval const& interval) { return interval.high - interval.low; }

// ---- Intervals by deal ----

TEST(PairedIntervals, RelatedGamesWidenThem) {
    Schedule const schedule = *Schedule::make(2, 2, 400, 1);
    // Both games of a deal go to the same bot.
    Results const alike = ended(
        schedule, [](std::size_t number, int bot) { return rank_of((number / 2 % 2 == 0) == (bot == 0)); });
    double const independent = width(alike.tallies().by_bot[0].win_interval());
    EXPECT_NEAR(width(win_intervals_by_deal(alike)[0]) / independent, std::sqrt(2), 0.05);
    // The better seat wins every game: the deals do not differ at all.
    Results const shared =
        ended(schedule, [](std::size_t number, int bot) { return rank_of((number % 2 == 0) == (bot == 0)); });
    EXPECT_LT(width(win_intervals_by_deal(shared)[0]), independent / 4);
    EXPECT_GT(width(win_intervals_by_deal(shared)[0]), 0);
}

TEST(PairedIntervals, ABotThatNeverLostHasOne) {
    Results const results =
        ended(*Schedule::make(2, 2, 20, 1), [](std::size_t, int bot) { return rank_of(bot == 0); });
    Interval const winner = win_intervals_by_deal(results)[0];
    EXPECT_NEAR(winner.low, 0.73, 0.01);
    EXPECT_EQ(winner.high, 1);
}

// 400 arenas of 30 deals. Each deal favours one of the seats, so its two games are related.
TEST(PairedIntervals, ContainTheTrueWinRate) {
    Rng rng{5};
    Schedule const schedule = *Schedule::make(2, 2, 60, 1);
    int held_by_deal = 0;
    int held_by_game = 0;
    for (int arena = 0; arena < 400; ++arena) {
        std::vector<bool> is_won;  // by the first bot
        for (int deal = 0; deal < 30; ++deal) {
            // The whole deal is decided by luck in two of three cases, so a win rate of one half is true.
            bool const luck = rng.below(2) == 0;
            bool const by_luck = rng.below(3) != 0;
            for (int game = 0; game < 2; ++game) is_won.push_back(by_luck ? luck : rng.below(2) == 0);
        }
        Results const results = ended(
            schedule, [&](std::size_t number, int bot) { return rank_of(is_won[number] == (bot == 0)); });
        auto const holds = [](Interval const& interval) { return interval.low < 0.5 && 0.5 < interval.high; };
        held_by_deal += holds(win_intervals_by_deal(results)[0]);
        held_by_game += holds(results.tallies().by_bot[0].win_interval());
    }
    EXPECT_GE(held_by_deal, 370);
    EXPECT_LE(held_by_deal, 394);
    EXPECT_LT(held_by_game, 360) << "The games of a deal are not independent.";
}

// ---- The sequential test ----

TEST(Sprt, ReadsItsParameters) {
    Outcome<SprtSettings> const two = parse_sprt("-5,20.5");
    ASSERT_TRUE(two) << two.error().sentence;
    EXPECT_EQ(two->elo0, -5);
    EXPECT_EQ(two->elo1, 20.5);
    EXPECT_EQ(two->alpha, 0.05);
    Outcome<SprtSettings> const four = parse_sprt("0,20,0.01,0.1");
    ASSERT_TRUE(four) << four.error().sentence;
    EXPECT_EQ(four->alpha, 0.01);
    EXPECT_EQ(four->beta, 0.1);
    for (char const* wrong : {"", "5", "0,20,0.1", "0,20,0.1,0.1,1", "20,0", "0,0", "0,x", "0,20,0,0.1",
                              "0,20,0.1,0.5", "0,20 ", "0;20", "nan,20", "0,1e9"})
        EXPECT_FALSE(parse_sprt(wrong)) << wrong;
}

// The verdict on a first bot that wins a deal's games with this probability.
Sprt run(double share, Rng& rng) {
    Sprt sprt{{.elo0 = 0, .elo1 = 100}};
    auto const wins = [&] { return rng.below(1000) < static_cast<int>(1000 * share) ? 2 : 0; };
    while (sprt.verdict() == Sprt::Verdict::undecided) {
        int const first_game = wins();
        sprt.add(first_game + wins());
    }
    return sprt;
}

TEST(Sprt, KeepsItsErrorRates) {
    Rng rng{3};
    int wrong_h1 = 0;
    int wrong_h0 = 0;
    std::size_t deals = 0;
    for (int i = 0; i < 600; ++i) {
        Sprt const even = run(0.5, rng);
        wrong_h1 += even.verdict() == Sprt::Verdict::h1;
        wrong_h0 += run(0.640065, rng).verdict() == Sprt::Verdict::h0;  // 100 points
        deals += even.deals();
    }
    // 5 %, and a little more for chance.
    EXPECT_LE(wrong_h1, 42);
    EXPECT_LE(wrong_h0, 42);
    EXPECT_LT(deals / 600, 60U) << "A test of fixed length with these errors needs about 140 deals.";
}

TEST(Sprt, AFewDealsDecideNothing) {
    Sprt sprt{{.elo0 = 0, .elo1 = 50}};
    for (int deal = 0; deal < 4; ++deal) sprt.add(4);
    EXPECT_EQ(sprt.verdict(), Sprt::Verdict::undecided);
}

TEST(Sprt, CountsDealsInTheirOrder) {
    Schedule const schedule = *Schedule::make(2, 2, 200, 1);
    Results const all = ended(schedule, [](std::size_t, int bot) { return rank_of(bot == 0); });
    Sprt in_order{{.elo0 = 0, .elo1 = 50}};
    in_order.advance(all);
    EXPECT_EQ(in_order.verdict(), Sprt::Verdict::h1);

    // The games arrive backwards: nothing counts until the first deal is there.
    Results results = *Results::make(schedule);
    results.keep_games();
    Sprt backwards{{.elo0 = 0, .elo1 = 50}};
    for (std::size_t number = schedule.size(); number-- > 0;) {
        EXPECT_EQ(backwards.deals(), 0U);
        Played game;
        game.players = 2;
        Schedule::Fixture const fixture = schedule.fixture(number);
        for (std::size_t seat = 0; seat < 2; ++seat)
            game.seats[seat] = {
                .bot = fixture.bots[seat], .score = 1, .rank = fixture.bots[seat] + 1, .decisions = 3};
        results.add(number, game);
        backwards.advance(results);
    }
    EXPECT_EQ(backwards.deals(), in_order.deals());
    Results const counted = results.with_deals(backwards.deals());
    EXPECT_EQ(counted.missing(), 0U);
    EXPECT_EQ(counted.tallies().by_bot[0].games, 2 * static_cast<std::int64_t>(in_order.deals()));
    EXPECT_EQ(counted.tallies().by_bot[0].decisions, 6 * static_cast<std::int64_t>(in_order.deals()));
}

}  // namespace
}  // namespace motherlode::arena

#include <cmath>

#include <gtest/gtest.h>

#include "arena/rating.h"
#include "arena/report.h"
#include "arena/some_games.h"
#include "arena/tally.h"

namespace motherlode::arena {
namespace {

Played played(std::vector<Played::AtSeat> const& seats) {
    Played game;
    game.players = static_cast<int>(seats.size());
    std::copy(seats.begin(), seats.end(), game.seats.begin());
    return game;
}

TEST(Tally, CountsSharedWinsAsFractions) {
    Tallies tallies{3, 3};
    tallies.add(played({{0, 9, 1, 0}, {1, 9, 1, 0}, {2, 5, 3, 0}}));
    EXPECT_DOUBLE_EQ(tallies.by_bot[0].win_share(), 0.5);
    EXPECT_DOUBLE_EQ(tallies.by_bot[2].win_share(), 0);
    EXPECT_DOUBLE_EQ(tallies.by_seat[1].mean(tallies.by_seat[1].score), 9);
    EXPECT_EQ(tallies.scores[0], (std::map<int, std::int64_t>{{9, 1}}));
}

TEST(Tally, DoesNotDependOnTheOrder) {
    // Thirds of a win do not add up exactly unless they are counted as integers.
    std::vector<Played> games;
    for (int i = 0; i < 1000; ++i)
        games.push_back(played({{0, i, 1, i}, {1, i, i % 3 == 0 ? 1 : 2, 0}, {2, i, i % 7 == 0 ? 1 : 3, 0}}));
    Tallies forth{3, 3};
    Tallies back{3, 3};
    for (auto game = games.begin(); game != games.end(); ++game) forth.add(*game);
    for (auto game = games.rbegin(); game != games.rend(); ++game) back.add(*game);
    for (std::size_t bot = 0; bot < 3; ++bot) {
        EXPECT_EQ(forth.by_bot[bot].win_share(), back.by_bot[bot].win_share());
        EXPECT_EQ(forth.by_bot[bot].score_margin(), back.by_bot[bot].score_margin());
    }
    EXPECT_DOUBLE_EQ(forth.by_bot[0].win_share() + forth.by_bot[1].win_share() + forth.by_bot[2].win_share(),
                     1);
}

TEST(Tally, TheMarginIsTheConfidenceIntervalOfTheMean) {
    Tallies tallies{2, 2};
    for (int const score : {10, 20, 30}) tallies.add(played({{0, score, 1, 0}, {1, 0, 2, 0}}));
    EXPECT_NEAR(tallies.by_bot[0].score_margin(), z95 * 10 / std::sqrt(3), 1e-9);
}

TEST(Results, StoreScoresAndRanksByGameAndRival) {
    Results results = *Results::make(*Schedule::make(1, 1, 2, 1));
    Played game = played({{0, 31, 2, 5}});
    game.rival = "coloma.rival.shade";
    game.rival_at = {.bot = 0, .score = 40, .rank = 1, .decisions = 0};
    results.add(1, game);
    EXPECT_FALSE(results.has(0));
    EXPECT_FALSE(results.rival_at(0));
    EXPECT_EQ(results.at(1, 0).score, 31);
    EXPECT_EQ(results.at(1, 0).rank, 2);
    EXPECT_EQ(results.rival_at(1)->score, 40);
    EXPECT_EQ(results.missing(), 1U);
    EXPECT_EQ(results.tallies().rival.win_share(), 1);
}

// ---- Ratings ----

int winner_is(bool won) { return won ? 1 : 2; }

TEST(Ratings, FollowTheOdds) {
    // Odds of ten to one are 400 points, except for the drawn game against an average bot.
    std::vector<Rating> const all_ratings =
        ratings(ended(*Schedule::make(2, 2, 1100, 1), [](std::size_t number, int bot) {
            return winner_is((number % 11 == 0) == (bot == 1));
        }));
    EXPECT_NEAR(all_ratings[0].value - all_ratings[1].value, 400, 5);
    EXPECT_NEAR(all_ratings[0].value + all_ratings[1].value, 3000, 1e-6);
    for (Rating const& rating : all_ratings) {
        EXPECT_LT(rating.low, rating.value);
        EXPECT_GT(rating.high, rating.value);
        EXPECT_LT(rating.high - rating.low, 80);
    }
}

TEST(Ratings, ABotThatNeverLostHasAnInterval) {
    double low_before = 0;
    for (int const games : {2, 20, 1000}) {
        std::vector<Rating> const all_ratings = ratings(
            ended(*Schedule::make(2, 2, games, 1), [](std::size_t, int bot) { return winner_is(bot == 0); }));
        EXPECT_GT(all_ratings[0].value, all_ratings[1].value);
        for (Rating const& rating : all_ratings) {
            EXPECT_LT(rating.low, rating.value - 10) << games;
            EXPECT_GT(rating.high, rating.value + 10) << games;
            EXPECT_LT(rating.high - rating.low, 1000) << games;
        }
        EXPECT_GT(all_ratings[0].low, low_before) << "With more games won, the lower bound rises.";
        low_before = all_ratings[0].low;
        if (games == 20) {
            EXPECT_NEAR(all_ratings[0].value, 1843.03, 0.01);
        }
    }
}

TEST(Ratings, CorrelatedGamesWidenTheInterval) {
    // Each bot wins half. Both games of a seed go to one bot: twice the variance of independent games.
    std::vector<Rating> const alike =
        ratings(ended(*Schedule::make(2, 2, 1000, 1), [](std::size_t number, int bot) {
            return winner_is((number / 2 % 2 == 0) == (bot == 0));
        }));
    // One win each: the seeds differ so little that only the model's interval counts.
    std::vector<Rating> const shared =
        ratings(ended(*Schedule::make(2, 2, 1000, 1), [](std::size_t number, int bot) {
            return winner_is((number % 2 == 0) == (bot == 0));
        }));
    EXPECT_NEAR((alike[0].high - alike[0].low) / (shared[0].high - shared[0].low), std::sqrt(2), 0.01);
}

TEST(Ratings, TheIntervalContainsTheTrueRating) {
    // 300 arenas of 40 games, of which the better bot wins three quarters: 191 points apart, so 95 each from the mean.
    Rng rng{5};
    double const truth = 1500 + 200 * std::log10(3);
    int held = 0;
    for (int arena = 0; arena < 300; ++arena) {
        std::vector<bool> upset;
        for (int game = 0; game < 40; ++game) upset.push_back(rng.below(4) == 0);
        Rating const rating = ratings(ended(*Schedule::make(2, 2, 40, 1), [&](std::size_t number, int bot) {
            return winner_is(upset[number] == (bot == 1));
        }))[0];
        held += rating.low < truth && truth < rating.high;
    }
    EXPECT_GE(held, 276);
    EXPECT_LE(held, 297);
}

// ---- The page ----

ReportHeading const heading{"A & B", "motherlode arena", "Ours."};

bool holds(std::string const& page, std::string_view text) { return page.find(text) != std::string::npos; }

TEST(Report, ShowsEveryBotAndEscapesTheirNames) {
    Results const results = ended(some_schedule(), [](std::size_t, int bot) { return bot + 1; });
    std::string const page =
        report_page(heading, results.tallies(), ratings(results), {"<one>", "two", "three"});
    EXPECT_TRUE(holds(page, "<h1>A &amp; B</h1>"));
    EXPECT_TRUE(holds(page, "&lt;one&gt;"));
    EXPECT_FALSE(holds(page, "<one>"));
    for (std::string_view const section : {"Rating", "Win rate", "Scores", "Seats"})
        EXPECT_TRUE(holds(page, "<h2>" + std::string{section} + "</h2>")) << section;
    EXPECT_FALSE(holds(page, "nan"));
}

TEST(Report, ShortensLongNames) {
    Results const results = ended(*Schedule::make(2, 2, 2, 1), [](std::size_t, int bot) { return bot + 1; });
    std::string const name = "exec:/a/very/long/way/to/pröspector_bot#2";
    std::string const page = report_page(heading, results.tallies(), ratings(results),
                                         {name, "exec:öxxxxxxxxxxxxxxxxxxxxxxxxxxx"});
    EXPECT_TRUE(holds(page, ">…xxxxxxxxxxxxxxxxxxxxxxxxxxx<")) << "no half of an ö";
    EXPECT_TRUE(holds(page, ">…ong/way/to/pröspector_bot#2<"));
    EXPECT_TRUE(holds(page, "<title>" + name + ": 100.0 % of 2</title>"));
}

// 100 games of two. Seat 0 has built a saloon in the first 40 and has won 30 of these; both have drafted a bank in all;
// seat 1 has built a livery in 29.
Tallies with_card_usage() {
    Tallies tallies{2, 2};
    for (int i = 0; i < 100; ++i) {
        bool const first = i < 30 || i >= 80;
        Played game = played({{0, first ? 20 : 10, first ? 1 : 2, 5}, {1, 15, first ? 2 : 1, 5}});
        game.card_usage.push_back({"drafted/bank", 3});
        if (i < 29) game.card_usage.push_back({"built/livery", 2});
        if (i < 40) game.card_usage.push_back({"built/gold_saloon", 1});
        tallies.add(game);
    }
    return tallies;
}

TEST(Report, ShowsTheWinShareByCardUsage) {
    std::vector<Rating> const even(2, Rating{1500, 1400, 1600});
    std::string const page = report_page(heading, with_card_usage(), even, {"one", "two"});
    EXPECT_TRUE(holds(page, "<h2>Card usage</h2>"));
    EXPECT_TRUE(holds(page, "<h3>built</h3>"));
    EXPECT_TRUE(holds(page, "<title>gold saloon: 75.0 % of 40</title>"));
    EXPECT_FALSE(holds(page, "livery")) << "29 are too few for a conclusion.";
    EXPECT_FALSE(holds(page, "bank")) << "Actions that all seats take mean nothing.";
    EXPECT_TRUE(holds(page, "<title>one: 50.0 % of 100</title>"));
    EXPECT_TRUE(holds(page, "<title>seat 2: 50.0 % of 100</title>"));
}

TEST(Report, OmitsCardUsageIfThereIsNone) {
    Tallies tallies{2, 2};
    tallies.add(played({{0, 9, 1, 0}, {1, 8, 2, 0}}));
    EXPECT_FALSE(
        holds(report_page(heading, tallies, {{1500, 1, 2}, {1500, 1, 2}}, {"one", "two"}), "winners"));
}

TEST(Tally, CountsCardUsage) {
    Tallies const tallies = with_card_usage();
    EXPECT_EQ(tallies.by_card_use.at("built/gold_saloon").games, 40);
    EXPECT_DOUBLE_EQ(tallies.by_card_use.at("built/gold_saloon").win_share(), 0.75);
    EXPECT_EQ(tallies.by_card_use.at("drafted/bank").games, 200);
    EXPECT_DOUBLE_EQ(tallies.by_card_use.at("drafted/bank").win_share(), 0.5);
}

}  // namespace
}  // namespace motherlode::arena

#include <cmath>
#include <fstream>
#include <set>

#include <gtest/gtest.h>

#include "arena/arena.h"
#include "arena/journal.h"
#include "arena/rating.h"
#include "arena/report.h"
#include "arena/tally.h"
#include "games/boomtown_builders/game.h"
#include "server/fixture.h"
#include "source_tree.h"

namespace motherlode::arena {
namespace {

Played played(std::vector<Played::AtSeat> const& seats, std::uint64_t seed = 1) {
    Played game;
    game.seed = seed;
    game.players = static_cast<int>(seats.size());
    std::copy(seats.begin(), seats.end(), game.seats.begin());
    return game;
}

std::vector<Played> some_games(int threads, bool with_deeds) {
    using boomtown_builders::Game;
    auto const game = make_game<Game>({2, {}, *embedded_edition(Game::info, Game::info.default_edition), 0});
    Schedule const schedule{3, 2, 4, 7};
    std::vector<std::size_t> numbers;
    for (std::size_t number = 0; number < schedule.size(); ++number) numbers.push_back(number);
    std::vector<Played> games(numbers.size());
    EXPECT_FALSE(play_all(**game, schedule, numbers, {{"random", "greedy", "random"}, with_deeds, threads},
                          [&](std::size_t number, Played one) { games[number] = std::move(one); }));
    return games;
}

TEST(Schedule, EveryTablePlaysTheSameSeedsInEveryRotation) {
    Schedule const schedule{4, 3, 7, 5};  // 4 tables of three; 7 games are rounded up to 9
    ASSERT_EQ(schedule.size(), 36U);
    std::set<std::vector<int>> line_ups;
    for (std::size_t number = 0; number < schedule.size(); ++number) {
        Schedule::Fixture const fixture = schedule.fixture(number);
        line_ups.insert(fixture.bots);
        EXPECT_EQ(fixture.seed, schedule.fixture(number % 9 / 3 * 3).seed) << number;
    }
    EXPECT_EQ(line_ups.size(), 12U);
    EXPECT_NE(schedule.fixture(0).seed, schedule.fixture(3).seed);
}

TEST(Arena, AnyNumberOfThreadsPlaysTheSameGames) {
    std::vector<Played> const one = some_games(1, true);
    EXPECT_EQ(some_games(3, true), one);
    EXPECT_FALSE(one[0].deeds.empty());
    EXPECT_TRUE(some_games(2, false)[0].deeds.empty());
}

// ---- the twin that sees everything ----

TEST(Seer, SearchesTheGameAsItIs) {
    using boomtown_builders::Game;
    auto const game = *make_game<Game>({2, {}, *embedded_edition(Game::info, Game::info.default_edition), 0});
    Game::State const truth = game->setup(3);
    OpenGame<Game> const open{*game, truth};
    Rng rng{1};
    Game::State const dealt = open.redeal(game->view(truth, seat_at(0)), rng);
    EXPECT_EQ(game->hash(dealt), game->hash(truth));
    EXPECT_NE(game->hash(game->redeal(game->view(truth, seat_at(0)), rng)), game->hash(truth));
}

TEST(Seer, PlaysInTheArenaAndNowhereElse) {
    EXPECT_TRUE(seer_settings("seer:search:30", "coloma"));
    EXPECT_TRUE(seer_settings("seer:forty-niner", "coloma"));
    EXPECT_FALSE(seer_settings("seer:greedy", "coloma"));
    EXPECT_FALSE(seer_settings("search:30", "coloma"));
    EXPECT_FALSE(is_bot("seer:search:30"));

    using boomtown_builders::Game;
    auto const game = *make_game<Game>({2, {}, *embedded_edition(Game::info, Game::info.default_edition), 0});
    Schedule const schedule{2, 2, 10, 1};
    std::vector<std::size_t> numbers;
    for (std::size_t number = 0; number < schedule.size(); ++number) numbers.push_back(number);
    int wins = 0;
    EXPECT_FALSE(play_all(*game, schedule, numbers, {{"seer:search:100", "random"}, false, 1},
                          [&](std::size_t, Played const& one) {
                              for (int seat = 0; seat < one.players; ++seat)
                                  if (one.seats[static_cast<std::size_t>(seat)].bot == 0 &&
                                      one.seats[static_cast<std::size_t>(seat)].rank == 1)
                                      ++wins;
                          }));
    EXPECT_GE(wins, 8);
}

TEST(Arena, AGameSurvivesItsLine) {
    for (Played const& game : some_games(1, true)) {
        Outcome<NumberedGame> const read = from_line(to_line(17, game));
        ASSERT_TRUE(read) << read.error().sentence;
        EXPECT_EQ(read->number, 17U);
        EXPECT_EQ(read->played, game);
    }
    Played game = some_games(1, true)[0];
    game.rival = "coloma.rival.shade";
    game.rival_at = {.bot = 0, .score = 40, .rank = 1, .decisions = 0};
    EXPECT_EQ(from_line(to_line(17, game))->played, game);
    std::string const line = to_line(17, game);
    for (std::size_t size = 0; size < line.size(); ++size)
        EXPECT_FALSE(from_line(line.substr(0, size))) << size;
    EXPECT_FALSE(from_line("1 2 99 ."));
    EXPECT_FALSE(from_line("1 2 1 0,0,0,0 built/x=999 ."));
}

TEST(Journal, GoesOnAfterATornLineAndRefusesAnotherArena) {
    server::testing::TemporaryFolder const folder;
    std::string const path = (folder.path() / "journal").string();
    std::vector<Played> const games = some_games(1, false);
    {
        Outcome<Journal> journal = Journal::open(path, "one");
        ASSERT_TRUE(journal) << journal.error().sentence;
        EXPECT_TRUE(journal->games().empty());
        journal->add(3, games[3]);
        journal->add(5, games[5]);
        EXPECT_TRUE(journal->good());
    }
    std::string const whole = file_text(path);
    std::ofstream{path, std::ios::app} << to_line(6, games[6]).substr(0, 9);
    {
        Outcome<Journal> const journal = Journal::open(path, "one");
        ASSERT_TRUE(journal) << journal.error().sentence;
        ASSERT_EQ(journal->games().size(), 2U);
        EXPECT_EQ(journal->games()[1].number, 5U);
        EXPECT_EQ(journal->games()[1].played, games[5]);
    }
    EXPECT_EQ(file_text(path), whole);
    EXPECT_FALSE(Journal::open(path, "two"));
    EXPECT_EQ(file_text(path), whole) << "A refused journal stays as it is.";
    std::ofstream{path} << "a letter";
    EXPECT_FALSE(Journal::open(path, "one"));
    EXPECT_EQ(file_text(path), "a letter");
}

TEST(Tally, CountsSharedWinsInParts) {
    Tallies const tallies = count({played({{0, 9, 1, 0}, {1, 9, 1, 0}, {2, 5, 3, 0}})}, 3);
    EXPECT_DOUBLE_EQ(tallies.by_bot[0].win_share(), 0.5);
    EXPECT_DOUBLE_EQ(tallies.by_bot[2].win_share(), 0);
    EXPECT_DOUBLE_EQ(tallies.by_seat[1].mean_score(), 9);
}

TEST(Ratings, FollowTheOdds) {
    // Ten to one: 400 points, but for the drawn game against an average bot.
    std::vector<Played> games;
    for (std::uint64_t seed = 0; seed < 1100; ++seed) {
        bool const upset = seed % 11 == 0;
        games.push_back(played({{0, 0, upset ? 2 : 1, 0}, {1, 0, upset ? 1 : 2, 0}}, seed));
    }
    std::vector<Rating> const found = ratings(games, 2);
    EXPECT_NEAR(found[0].value - found[1].value, 400, 5);
    EXPECT_NEAR(found[0].value + found[1].value, 3000, 1e-6);
    for (Rating const& rating : found) {
        EXPECT_LT(rating.low, rating.value);
        EXPECT_GT(rating.high, rating.value);
        EXPECT_LT(rating.high - rating.low, 80);
    }
}

TEST(Ratings, WhoNeverLostHasAnIntervalToo) {
    std::vector<Played> games;
    double low_before = 0;
    for (std::uint64_t seed = 0; seed < 1000; ++seed) {
        games.push_back(played({{0, 0, 1, 0}, {1, 0, 2, 0}}, seed));
        if (seed != 0 && seed != 19 && seed != 999) continue;
        std::vector<Rating> const found = ratings(games, 2);
        EXPECT_GT(found[0].value, found[1].value);
        for (Rating const& rating : found) {
            EXPECT_LT(rating.low, rating.value - 10) << seed;
            EXPECT_GT(rating.high, rating.value + 10) << seed;
            EXPECT_LT(rating.high - rating.low, 1000) << seed;
        }
        EXPECT_GT(found[0].low, low_before) << "More games won leave less room for a weak bot.";
        low_before = found[0].low;
    }
    // 20 games won: half of exp(-2x) games of 20 lost are as surprising as the game drawn with an average bot.
    games.resize(20);
    EXPECT_NEAR(ratings(games, 2)[0].value, 1843.03, 0.01);
}

TEST(Ratings, GamesOfASeedThatGoAlikeTellLess) {
    // 100 seeds, of which each bot wins half; ten games of a seed all end alike, or are as good as independent.
    std::vector<Played> alike;
    std::vector<Played> apart;
    for (std::uint64_t game = 0; game < 1000; ++game) {
        bool const first = game / 10 % 2 == 0;
        alike.push_back(played({{0, 0, first ? 1 : 2, 0}, {1, 0, first ? 2 : 1, 0}}, game / 10));
        apart.push_back(played({{0, 0, first ? 1 : 2, 0}, {1, 0, first ? 2 : 1, 0}}, game));
    }
    Rating const together = ratings(alike, 2)[0];
    Rating const single = ratings(apart, 2)[0];
    EXPECT_NEAR((together.high - together.low) / (single.high - single.low), std::sqrt(10), 0.05);
}

TEST(Ratings, TheIntervalHoldsWhatIsTrue) {
    // 300 arenas of 40 games, three quarters of which the better bot wins: 191 points apart, so 95 each from the mean.
    Rng rng{5};
    int held = 0;
    for (int arena = 0; arena < 300; ++arena) {
        std::vector<Played> games;
        for (std::uint64_t seed = 0; seed < 40; ++seed) {
            bool const upset = rng.below(4) == 0;
            games.push_back(played({{0, 0, upset ? 2 : 1, 0}, {1, 0, upset ? 1 : 2, 0}}, seed));
        }
        Rating const found = ratings(games, 2)[0];
        held += found.low < 1500 + 200 * std::log10(3) && 1500 + 200 * std::log10(3) < found.high;
    }
    EXPECT_GE(held, 276);
    EXPECT_LE(held, 294);
}

TEST(Report, ShowsEveryBotAndEscapesTheirNames) {
    std::string const page =
        report_page({"A & B", "motherlode arena", "Ours."}, some_games(1, true), {"<one>", "two", "three"});
    EXPECT_NE(page.find("<h1>A &amp; B</h1>"), std::string::npos);
    EXPECT_NE(page.find("&lt;one&gt;"), std::string::npos);
    EXPECT_EQ(page.find("<one>"), std::string::npos);
    for (std::string_view const heading : {"Rating", "Win share", "Scores", "Seats"})
        EXPECT_NE(page.find("<h2>" + std::string{heading} + "</h2>"), std::string::npos) << heading;
    EXPECT_EQ(page.find("nan"), std::string::npos);
}

}  // namespace
}  // namespace motherlode::arena

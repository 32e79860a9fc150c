#include <set>

#include <gtest/gtest.h>

#include "arena/arena.h"
#include "arena/some_games.h"
#include "games/boomtown_builders/messages.h"

namespace motherlode::arena {
namespace {

TEST(Schedule, EveryTablePlaysTheSameSeedsInEveryRotation) {
    Schedule const schedule = *Schedule::make(4, 3, 7, 5);  // 4 tables of three; 7 games are rounded up to 9
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

TEST(Schedule, RefusesMoreGamesThanCanBeCounted) {
    EXPECT_TRUE(Schedule::make(2, 2, Schedule::most_games, 1));
    EXPECT_FALSE(Schedule::make(3, 2, Schedule::most_games, 1));
    EXPECT_FALSE(Schedule::make(1000, 6, 1, 1));
}

TEST(Schedule, ListsTheGamesOfASeed) {
    Schedule const schedule = *Schedule::make(4, 3, 7, 5);
    std::set<std::size_t> numbers;
    for (std::size_t seed = 0; seed < schedule.seeds(); ++seed)
        for (std::size_t const number : schedule.games_of_seed(seed)) {
            EXPECT_EQ(schedule.fixture(number).seed, schedule.fixture(seed * 3).seed);
            numbers.insert(number);
        }
    EXPECT_EQ(numbers.size(), schedule.size());
}

TEST(Arena, AnyNumberOfThreadsPlaysTheSameGames) {
    std::vector<Played> const games = some_games(1, true);
    EXPECT_EQ(some_games(3, true), games);
    EXPECT_FALSE(games[0].card_usage.empty());
    EXPECT_TRUE(some_games(2, false)[0].card_usage.empty());
}

TEST(Arena, StopsIfAGameCannotBeSaved) {
    int tried = 0;
    std::optional<Error> const problem = play_all(
        *two_players(), some_schedule(), {{"random", "random", "random"}, false, 1},
        [] { return std::optional<std::size_t>{0}; },
        [&](std::size_t, Played const&) {
            ++tried;
            return std::optional{Error{"The disk is full."}};
        });
    ASSERT_TRUE(problem);
    EXPECT_EQ(problem->sentence, "The disk is full.");
    EXPECT_EQ(tried, 1);
}

TEST(CardUsage, CountsSeatsThatUseACard) {
    auto const& say = boomtown_builders::say;
    auto const game = two_players();
    CardUsage<boomtown_builders::Game> card_usage{*game};
    std::string const card_0 = game->value(say.built.args[1].kind, 0).id;
    card_usage.count({{"BB-4.1"}, Message{say.built, 1, 0, 0, 12}});
    card_usage.count({{"BB-4.1"}, Message{say.train_moved, 3}});  // not an action of a seat
    EXPECT_EQ(card_usage.list(), (std::vector<CardUse>{{"built/" + card_0, 2}}));
    card_usage.count({{"BB-4.1"}, Message{say.built, 0, 0, 0, 13}});
    EXPECT_EQ(card_usage.list(), (std::vector<CardUse>{{"built/" + card_0, 3}}));
}

// ---- The perfect-information bot ----

TEST(PerfectInformationBot, SearchesTheRealGame) {
    using boomtown_builders::Game;
    auto const game = two_players();
    Game::State const truth = game->setup(3);
    OpenGame<Game> const open{*game, truth};
    Rng rng{1};
    Game::State const dealt = open.redeal(game->view(truth, seat_at(0)), rng);
    EXPECT_EQ(game->hash(dealt), game->hash(truth));
    EXPECT_NE(game->hash(game->redeal(game->view(truth, seat_at(0)), rng)), game->hash(truth));
}

TEST(PerfectInformationBot, PlaysOnlyInTheArena) {
    EXPECT_TRUE(perfect_information_settings("seer:search:30", BotProfile{}));
    EXPECT_TRUE(perfect_information_settings("perfect:forty-niner", BotProfile{}));
    EXPECT_FALSE(perfect_information_settings("seer:greedy", BotProfile{}));
    EXPECT_FALSE(perfect_information_settings("search:30", BotProfile{}));
    EXPECT_FALSE(is_bot("seer:search:30"));

    int wins = 0;
    for (Played const& played :
         all_games(*Schedule::make(2, 2, 10, 1), {{"perfect:search:100", "random"}, false, 1}))
        for (int seat = 0; seat < played.players; ++seat)
            wins += played.seats[static_cast<std::size_t>(seat)].bot == 0 &&
                    played.seats[static_cast<std::size_t>(seat)].rank == 1;
    EXPECT_GE(wins, 8);
}

}  // namespace
}  // namespace motherlode::arena

#include <gtest/gtest.h>

#include "arena/ratings_file.h"
#include "arena/some_games.h"

namespace motherlode::arena {
namespace {

// An arena of these bots in which the first wins `wins` of each ten games.
RatedRun run_of(std::vector<std::string> bots, std::uint64_t seed, std::size_t wins, int games = 100) {
    Results const results = ended(*Schedule::make(2, 2, games, seed), [&](std::size_t number, int bot) {
        return (number % 10 < wins) == (bot == 0) ? 1 : 2;
    });
    return {"gold_west, 2 players", 2, seed, std::move(bots), pair_results(results)};
}

TEST(RatingsFile, IsReadBackAsItWasWritten) {
    RatingsFile file;
    file.add(run_of({"greedy", R"(exec:./bot "a\b")"}, 18446744073709551615U, 7));
    file.add(run_of({"random", "greedy"}, 2, 1));
    Outcome<RatingsFile> const read = RatingsFile::read(file.text(), "ratings.toml");
    ASSERT_TRUE(read) << read.error().sentence;
    EXPECT_EQ(read->text(), file.text());
}

TEST(RatingsFile, OneRunHasTheRatingsOfItsArena) {
    Results const results = ended(*Schedule::make(2, 2, 100, 1), [&](std::size_t number, int bot) {
        return (number % 10 < 7) == (bot == 0) ? 1 : 2;
    });
    RatingsFile file;
    file.add({"setup", 2, 1, {"a", "b"}, pair_results(results)});
    std::vector<RatingsFile::RatedBot> const bots = file.ratings("setup");
    std::vector<Rating> const expected = ratings(results);
    ASSERT_EQ(bots.size(), 2U);
    for (std::size_t bot = 0; bot < 2; ++bot) {
        EXPECT_EQ(bots[bot].games, 100);
        EXPECT_DOUBLE_EQ(bots[bot].rating.value, expected[bot].value);
        EXPECT_DOUBLE_EQ(bots[bot].rating.low, expected[bot].low);
        EXPECT_DOUBLE_EQ(bots[bot].rating.high, expected[bot].high);
    }
}

TEST(RatingsFile, RunsAddUpInAnyOrder) {
    std::vector<RatedRun> const runs{run_of({"a", "b"}, 1, 7), run_of({"b", "c"}, 2, 7),
                                     run_of({"b", "a"}, 3, 3)};
    RatingsFile forth;
    RatingsFile back;
    for (auto run = runs.begin(); run != runs.end(); ++run) forth.add(*run);
    for (auto run = runs.rbegin(); run != runs.rend(); ++run) back.add(*run);
    auto const bots = forth.ratings("gold_west, 2 players");
    ASSERT_EQ(bots.size(), 3U);
    EXPECT_EQ(bots[0].name, "a") << "It beat b, which beat c. They never met.";
    EXPECT_EQ(bots[2].name, "c");
    EXPECT_EQ(bots[1].games, 300);
    for (std::size_t bot = 0; bot < 3; ++bot) {
        EXPECT_EQ(back.ratings("gold_west, 2 players")[bot].name, bots[bot].name);
        EXPECT_NEAR(back.ratings("gold_west, 2 players")[bot].rating.value, bots[bot].rating.value, 1e-6);
    }
    EXPECT_TRUE(forth.ratings("gold_west, 3 players").empty());
}

TEST(RatingsFile, MoreRunsNarrowTheIntervals) {
    RatingsFile file;
    file.add(run_of({"a", "b"}, 1, 7));
    Rating const once = file.ratings("gold_west, 2 players")[0].rating;
    for (std::uint64_t seed = 2; seed <= 4; ++seed) file.add(run_of({"a", "b"}, seed, 7));
    Rating const four_times = file.ratings("gold_west, 2 players")[0].rating;
    EXPECT_NEAR((once.high - once.low) / (four_times.high - four_times.low), 2, 0.05);
}

TEST(RatingsFile, TheSameGamesCountOnce) {
    RatingsFile file;
    file.add(run_of({"a", "b"}, 1, 7));
    std::string const text = file.text();
    file.add(run_of({"a", "b"}, 1, 7));
    EXPECT_EQ(file.text(), text);
    file.add(run_of({"a", "b"}, 1, 7, 50));
    EXPECT_EQ(file.text(), text) << "The longer run stays.";
    file.add(run_of({"a", "b"}, 1, 7, 200));
    EXPECT_EQ(file.ratings("gold_west, 2 players")[0].games, 200);
}

std::string refusal(std::string const& text) {
    Outcome<RatingsFile> const file = RatingsFile::read(text, "ratings.toml");
    return file ? "" : file.error().sentence;
}

TEST(RatingsFile, RefusesAnImpossibleFileWithItsLine) {
    EXPECT_EQ(refusal(""), "");
    RatingsFile file;
    file.add(run_of({"a", "b"}, 1, 7));
    auto const changed = [&](std::string const& part, std::string const& replacement) {
        std::string text = file.text();
        std::size_t const at = text.find(part);
        EXPECT_NE(at, std::string::npos) << part;
        return refusal(text.replace(at, part.size(), replacement));
    };
    EXPECT_EQ(changed("ratings = 1", "ratings = 1"), "");
    for (auto const& [part, replacement] :
         std::vector<std::pair<std::string, std::string>>{{"ratings = 1", "ratings = 2"},
                                                          {"players = 2", "players = 9"},
                                                          {"seed = \"1\"", "seed = \"one\""},
                                                          {"[\"a\", \"b\"]", "[\"a\", \"a\"]"},
                                                          {"[\"a\", \"b\"]", "[\"a\", \"b\", \"c\"]"},
                                                          {"deals = 50", "deals = 0"},
                                                          {"wins = [0", "wins = [-1"},
                                                          {"wins = [0", "wins = [0, 0"},
                                                          {"products", "produce"}}) {
        std::string const sentence = changed(part, replacement);
        EXPECT_TRUE(sentence.starts_with("ratings.toml:")) << replacement << ": " << sentence;
    }
}

}  // namespace
}  // namespace motherlode::arena

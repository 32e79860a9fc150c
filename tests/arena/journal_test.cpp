#include <fstream>

#include <gtest/gtest.h>

#include "arena/journal.h"
#include "arena/some_games.h"
#include "server/fixture.h"
#include "source_tree.h"

namespace motherlode::arena {
namespace {

TEST(Arena, AGameIsReadBackFromItsLine) {
    Schedule const schedule = some_schedule();
    std::vector<Played> games = some_games(1, true);
    games[7].rival = "coloma.rival.shade";
    games[7].rival_at = {.bot = 0, .score = 40, .rank = 1, .decisions = 0};
    for (std::size_t number = 0; number < games.size(); ++number) {
        Outcome<NumberedGame> const read = from_line(to_line(number, games[number]), schedule);
        ASSERT_TRUE(read) << read.error().sentence;
        EXPECT_EQ(read->number, number);
        EXPECT_EQ(read->played, games[number]);
    }
    std::string const line = to_line(7, games[7]);
    for (std::size_t size = 0; size < line.size(); ++size)
        EXPECT_FALSE(from_line(line.substr(0, size), schedule)) << size;
}

// The error about game 5 after the change.
std::string refusal(std::function<void(NumberedGame&)> const& change) {
    NumberedGame game{5, some_games(1, true)[5]};
    change(game);
    Outcome<NumberedGame> const read = from_line(to_line(game.number, game.played), some_schedule());
    return read ? "" : read.error().sentence;
}

TEST(Arena, RefusesAGameThatIsNotInItsSchedule) {
    EXPECT_EQ(refusal([](NumberedGame&) {}), "");
    EXPECT_EQ(refusal([](NumberedGame& game) { game.number = 12; }),
              "There is no game 12: this arena's are numbered from 0 to 11.");
    EXPECT_NE(refusal([](NumberedGame& game) { game.number = 2; }).find("Game 2 has the seed"),
              std::string::npos);
    EXPECT_NE(refusal([](NumberedGame& game) { ++game.played.seed; }).find("Game 5 has the seed"),
              std::string::npos);
    EXPECT_NE(refusal([](NumberedGame& game) {
                  game.played.seats[1].bot = 77;
              }).find("Game 5 has bot 77 at seat 1, but this arena has bot "),
              std::string::npos);
    EXPECT_EQ(refusal([](NumberedGame& game) {
                  game.played.players = 3;
                  game.played.seats[2].rank = 3;
              }),
              "Game 5 has 3 players, but this arena's have 2.");
}

TEST(Arena, RefusesImpossibleResults) {
    std::string const none = "is not a game of an arena.";
    for (int const rank : {-1, 0, 4, 257})
        EXPECT_NE(refusal([&](NumberedGame& game) { game.played.seats[0].rank = rank; }).find(none),
                  std::string::npos)
            << rank;
    EXPECT_NE(refusal([](NumberedGame& game) {
                  game.played.card_usage.push_back({"built/x", 4});
              }).find(none),
              std::string::npos);
    EXPECT_NE(refusal([](NumberedGame& game) { game.played.rival = "nobody"; }).find(none),
              std::string::npos);
    EXPECT_FALSE(from_line("1 2 99 .", some_schedule()));
}

class JournalFile : public ::testing::Test {
protected:
    Outcome<Journal> open(std::string const& heading) {
        results = *Results::make(some_schedule());
        return Journal::open(path, heading, *results);
    }

    server::testing::TemporaryFolder const folder;
    std::string const path = (folder.path() / "journal").string();
    std::vector<Played> const games = some_games(1, false);
    std::optional<Results> results;
};

TEST_F(JournalFile, ContinuesAfterAnIncompleteLine) {
    {
        Outcome<Journal> journal = open("one");
        ASSERT_TRUE(journal) << journal.error().sentence;
        EXPECT_EQ(results->missing(), 12U);
        EXPECT_FALSE(journal->add(3, games[3]));
        EXPECT_FALSE(journal->add(5, games[5]));
    }
    std::string const complete_text = file_text(path);
    std::string const next = to_line(6, games[6]);
    for (std::size_t size = 0; size <= next.size(); ++size) {
        std::ofstream{path, std::ios::app} << next.substr(0, size);
        ASSERT_TRUE(open("one")) << size;
        EXPECT_EQ(results->missing(), 10U);
        EXPECT_TRUE(results->has(3) && results->has(5));
        EXPECT_EQ(results->at(5, 1).score, games[5].seats[1].score);
        EXPECT_EQ(file_text(path), complete_text) << size;
    }
}

TEST_F(JournalFile, ContinuesAfterAnIncompleteHeading) {
    std::ofstream{path} << "the first hal";
    ASSERT_TRUE(open("the first half and the second"));
    EXPECT_EQ(file_text(path), "the first half and the second\n");
}

TEST_F(JournalFile, RefusesAnotherArenaWithoutChangingTheFile) {
    for (std::string const& text :
         std::vector<std::string>{"two\n", "a letter", "two\n" + to_line(3, games[3]) + "\n"}) {
        std::ofstream{path} << text;
        EXPECT_FALSE(open("one"));
        EXPECT_EQ(file_text(path), text);
    }
}

TEST_F(JournalFile, ReportsTheLineOfAnImpossibleGame) {
    Played wrong = games[4];
    wrong.seats[0].bot = 77;
    std::ofstream{path} << "one\n" << to_line(3, games[3]) << "\n" << to_line(4, wrong) << "\n";
    Outcome<Journal> const journal = open("one");
    ASSERT_FALSE(journal);
    EXPECT_NE(journal.error().sentence.find(path + ":3: Game 4 has bot 77 at seat 0"), std::string::npos)
        << journal.error().sentence;
}

TEST_F(JournalFile, CountsAGameOnce) {
    std::ofstream{path} << "one\n" << to_line(3, games[3]) << "\n" << to_line(3, games[3]) << "\n";
    ASSERT_TRUE(open("one"));
    EXPECT_EQ(results->missing(), 11U);
    EXPECT_EQ(results->tallies().by_seat[0].games, 1);
}

TEST_F(JournalFile, MustBeAFile) {
    results = *Results::make(some_schedule());
    EXPECT_FALSE(Journal::open("/dev/zero", "one", *results));  // reading all of it would never end
    EXPECT_FALSE(Journal::open(folder.path().string(), "one", *results));
    EXPECT_FALSE(Journal::open((folder.path() / "missing/journal").string(), "one", *results));
}

}  // namespace
}  // namespace motherlode::arena

#include <array>
#include <cstdlib>

#include <gtest/gtest.h>

#include "bots/program.h"
#include "server/fixture.h"
#include "source_tree.h"

namespace motherlode {
namespace {

using namespace std::chrono_literals;

std::array<std::string, 2> const legal{"pass", "dig a1"};

ProgramGame const nuggets{"nuggets", 2, "deep=on", "{}"};

Outcome<int> decision(std::string const& command, ProgramPatience const& patience = {}) {
    Program program{command, patience};
    return program.choose(nuggets, 1, R"({"here":1})", legal);
}

std::string complaint(std::string const& command, ProgramPatience const& patience = {}) {
    Outcome<int> const chosen = decision(command, patience);
    return chosen ? "none" : chosen.error().sentence;
}

// A program that answers `ready` and then, at `choose`, the given text.
std::string answering(std::string const& answer) {
    return "read hello; echo ready; while read word rest; do if [ $word = choose ]; then echo '" + answer +
           "'; fi; done";
}

std::string python_example() { return "python3 " + (source_root() / "examples/bot.py").string(); }

TEST(Program, AnswersWithTheNameOfAnAction) {
    Outcome<int> const chosen = decision(answering("play dig a1"));
    ASSERT_TRUE(chosen) << chosen.error().sentence;
    EXPECT_EQ(*chosen, 1);
}

TEST(Program, MayPrintOtherLines) {
    Outcome<int> const chosen = decision(answering("hm\nplay pass"));
    ASSERT_TRUE(chosen) << chosen.error().sentence;
    EXPECT_EQ(*chosen, 0);
}

TEST(Program, ReceivesTheGameOnceAndEveryPosition) {
    server::testing::TemporaryFolder const folder;
    std::string const heard = (folder.path() / "heard").string();
    {
        Program program{"tee " + heard + " | (" + answering("play pass") + ")"};
        ASSERT_TRUE(program.choose(nuggets, 1, R"({"here":1})", legal));
        ASSERT_TRUE(program.choose(nuggets, 2, R"({"here":2})", legal));
    }
    EXPECT_EQ(file_text(heard), "motherlode 1\ngame nuggets\nplayers 2\noptions deep=on\nedition {}\n"
                                "seat 1\nview {\"here\":1}\nlegal pass\nlegal dig a1\nchoose\n"
                                "seat 2\nview {\"here\":2}\nlegal pass\nlegal dig a1\nchoose\nquit\n");
}

TEST(Program, AProgramOfVersionTwoGetsReports) {
    server::testing::TemporaryFolder const folder;
    std::string const heard = (folder.path() / "heard").string();
    std::string const body = "read hello; echo ready 2; while read word rest; do if [ $word = choose ]; then "
                             "echo play pass; fi; done";
    {
        Program program{"tee " + heard + " | (" + body + ")"};
        program.report("start {}");
        EXPECT_EQ(program.version(), 0);
        ASSERT_TRUE(program.choose(nuggets, 1, R"({"here":1})", legal));
        EXPECT_EQ(program.version(), 2);
        program.report("event {}");
        program.report("end {}");
        EXPECT_FALSE(program.send_reports());
    }
    EXPECT_EQ(file_text(heard),
              "motherlode 1\nversion 2\ngame nuggets\nplayers 2\noptions deep=on\nedition {}\nstart {}\n"
              "seat 1\nview {\"here\":1}\nlegal pass\nlegal dig a1\nchoose\nevent {}\nend {}\nquit\n");
}

TEST(Program, TheLinesOfVersionTwoAreJson) {
    std::array<std::string, 2> const names{"Ana \"A\"", "greedy"};
    EXPECT_EQ(
        start_line({"nuggets", 2, "deep=on wide=off", "{}"}, 1, names),
        R"(start {"game":"nuggets","players":2,"options":{"deep":"on","wide":"off"},"seat":1,"names":["Ana \"A\"","greedy"]})");
    EXPECT_EQ(end_line("{}", SeatSet{seat_at(1)}), R"(end {"result":{},"forfeits":[1]})");
    EXPECT_EQ(undo_line(7), R"(undo {"moves":7})");
}

TEST(Program, ErrorsAreReported) {
    EXPECT_NE(complaint("exit 3").find("ended without “ready…”"), std::string::npos);
    EXPECT_NE(complaint("echo ready").find("ended"), std::string::npos);
    EXPECT_NE(
        complaint(
            "read hello; echo ready; while read word rest; do if [ $word = choose ]; then exit; fi; done")
            .find("ended without “play …”"),
        std::string::npos);
    EXPECT_NE(complaint("echo ready; head -c 9000 /dev/zero").find("a line longer"), std::string::npos);
    EXPECT_NE(complaint(answering("play dig z9")).find("“dig z9”, which is not one of the legal actions"),
              std::string::npos);
}

// Each of them gets an error that says what it did, and ends soon after, whether it reads or not.
class ProgramThatHangs : public ::testing::Test {
protected:
    ProgramPatience const patience{.longest = 300ms, .greeting = 300ms};
    std::chrono::steady_clock::time_point const begin = std::chrono::steady_clock::now();

    void TearDown() override { EXPECT_LT(std::chrono::steady_clock::now() - begin, 2s); }
};

TEST_F(ProgramThatHangs, TimesOutAtItsGreeting) {
    EXPECT_EQ(complaint("sleep 60", patience), "The bot “sleep 60” has not answered for 300 ms.");
}

TEST_F(ProgramThatHangs, TimesOutAtADecision) {
    EXPECT_NE(complaint("echo ready; cat >/dev/null; sleep 60", patience).find("has not answered for 300 ms"),
              std::string::npos);
}

TEST_F(ProgramThatHangs, TimesOutEvenIfItKeepsWriting) {
    std::string const chatter = "echo ready; while :; do echo nonsense; sleep 0.05; done";
    EXPECT_NE(complaint(chatter, patience).find("has not answered for 300 ms"), std::string::npos);
    EXPECT_NE(complaint("echo ready; exec yes 2>/dev/null", patience), "none");
}

TEST_F(ProgramThatHangs, TimesOutIfItDoesNotRead) {
    Program program{"echo ready; exec sleep 60", patience};
    Outcome<int> const chosen = program.choose(nuggets, 1, std::string(1 << 20, ' '), legal);
    ASSERT_FALSE(chosen);
    EXPECT_NE(chosen.error().sentence.find("has not read its lines for 300 ms"), std::string::npos)
        << chosen.error().sentence;
}

// Its buffer is full, so it cannot receive “quit” either.
TEST_F(ProgramThatHangs, IsKilledEvenIfItsBufferIsFull) {
    int looks = 0;
    Program program{"echo ready; exec sleep 60", {.meanwhile = [&] { return ++looks < 4; }}};
    EXPECT_FALSE(program.choose(nuggets, 1, std::string(1 << 20, ' '), legal));
}

TEST(Program, MayBlockUntilItsOutputIsRead) {
    std::string const thinker = R"py(exec python3 -c "
import sys
print('ready', flush=True)
for line in sys.stdin:
    print('hm ' * 1000, flush=True)
    if line == 'choose\n': break
print('play pass', flush=True)")py";
    std::vector<std::string> const many(2000, "pass");
    Program program{thinker, {.longest = 5s}};
    Outcome<int> const chosen = program.choose(nuggets, 1, "{}", many);
    EXPECT_TRUE(chosen) << chosen.error().sentence;
}

TEST(Program, CanBeCancelled) {
    int looks = 0;
    ProgramPatience const patience{.meanwhile = [&] { return ++looks < 3; }};
    EXPECT_NE(complaint("sleep 60", patience).find("was cancelled"), std::string::npos);
    EXPECT_EQ(looks, 3);
}

TEST(Program, ADuplicateAnswerIsRefused) {
    Program program{answering("play dig a1\nplay pass")};
    ASSERT_TRUE(program.choose(nuggets, 1, "{}", legal));
    Outcome<int> const next = program.choose(nuggets, 1, "{}", legal);
    ASSERT_FALSE(next);
    EXPECT_NE(next.error().sentence.find("“play pass” before it was asked"), std::string::npos);
}

TEST(Program, ThePythonExampleDecides) {
    Outcome<int> const chosen = decision(python_example());
    ASSERT_TRUE(chosen) << chosen.error().sentence;
    EXPECT_EQ(*chosen, 1);
}

// Lets the program play a whole game at a table of a server.
void sit_at_table(std::string const& program) {
    server::testing::TestServer const server;
    server::testing::TestTable const table =
        server::testing::make_table(server.port(), R"(["person","bot:random"])");
    std::string const link =
        "http://localhost:" + std::to_string(server.port()) + "/t/" + table.id + "#" + table.tokens[0];
    server::testing::TemporaryFolder const folder;
    std::string const output = (folder.path() / "output").string();
    std::string const command =
        built_program().string() + " sit '" + link + "' '" + program + "' >" + output + " 2>&1";
    EXPECT_EQ(std::system(command.c_str()), 0) << file_text(output);
    EXPECT_NE(file_text(output).find("The game is over: place "), std::string::npos) << file_text(output);
}

TEST(Program, SitsAtATableByItsLink) { sit_at_table(python_example()); }

TEST(Program, FollowsTheGameAtATable) {
    server::testing::TemporaryFolder const folder;
    std::string const lines = (folder.path() / "lines").string();
    sit_at_table("tee " + lines + " | python3 " + (source_root() / "examples/learning_bot.py").string());
    std::string const text = file_text(lines);
    std::size_t const start = text.find("\nstart {\"game\":\"boomtown_builders\",\"players\":2,");
    std::size_t const event = text.find("\nevent {");
    std::size_t const end = text.find("\nend {\"result\":{\"finished\":true,");
    ASSERT_NE(start, std::string::npos) << text;
    EXPECT_LT(start, event);
    EXPECT_LT(event, end);
    EXPECT_NE(end, std::string::npos);
    EXPECT_NE(text.find("\"names\":[\"Bot\",\"random\"]"), std::string::npos);
    EXPECT_NE(text.find("\"move\":1,"), std::string::npos);
    EXPECT_EQ(text.find("\nundo "), std::string::npos);
}

}  // namespace
}  // namespace motherlode

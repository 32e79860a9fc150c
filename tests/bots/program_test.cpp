#include <array>
#include <cstdlib>

#include <gtest/gtest.h>

#include "bots/program.h"
#include "server/fixture.h"
#include "source_tree.h"

namespace motherlode {
namespace {

std::array<std::string, 2> const legal{"pass", "dig a1"};

Outcome<int> decision(std::string const& command) {
    Program program{command};
    return program.choose({"nuggets", 2, "deep=on", "{}"}, 1, R"({"here":1})", legal);
}

std::string complaint(std::string const& command) {
    Outcome<int> const chosen = decision(command);
    return chosen ? "none" : chosen.error().sentence;
}

// A program that answers `ready` and then, at `choose`, whatever it is told to.
std::string answering(std::string const& answer) {
    return "read hello; echo ready; while read word rest; do if [ $word = choose ]; then echo '" + answer +
           "'; fi; done";
}

std::string python_example() { return "python3 " + (source_root() / "examples/bot.py").string(); }

TEST(Program, DecidesByTheNameOfAnAction) {
    Outcome<int> const chosen = decision(answering("play dig a1"));
    ASSERT_TRUE(chosen) << chosen.error().sentence;
    EXPECT_EQ(*chosen, 1);
}

TEST(Program, MayThinkAloud) {
    Outcome<int> const chosen = decision(answering("hm\nplay pass"));
    ASSERT_TRUE(chosen) << chosen.error().sentence;
    EXPECT_EQ(*chosen, 0);
}

TEST(Program, IsToldTheGameOnceAndEveryPosition) {
    server::testing::TemporaryFolder const folder;
    std::string const heard = (folder.path() / "heard").string();
    {
        Program program{"tee " + heard + " | (" + answering("play pass") + ")"};
        ProgramGame const game{"nuggets", 2, "deep=on", "{}"};
        ASSERT_TRUE(program.choose(game, 1, R"({"here":1})", legal));
        ASSERT_TRUE(program.choose(game, 2, R"({"here":2})", legal));
    }
    EXPECT_EQ(file_text(heard), "motherlode 1\ngame nuggets\nplayers 2\noptions deep=on\nedition {}\n"
                                "seat 1\nview {\"here\":1}\nlegal pass\nlegal dig a1\nchoose\n"
                                "seat 2\nview {\"here\":2}\nlegal pass\nlegal dig a1\nchoose\nquit\n");
}

TEST(Program, WhatGoesWrongIsSaid) {
    EXPECT_NE(complaint("exit 3").find("ended without “ready…”"), std::string::npos);
    EXPECT_NE(complaint("echo ready").find("ended"), std::string::npos);
    EXPECT_NE(complaint("echo ready; head -c 9000 /dev/zero").find("a line longer"), std::string::npos);
    EXPECT_NE(complaint(answering("play dig z9")).find("“dig z9”, which is not one of the legal actions"),
              std::string::npos);
}

TEST(Program, ThePythonExampleDecides) {
    Outcome<int> const chosen = decision(python_example());
    ASSERT_TRUE(chosen) << chosen.error().sentence;
    EXPECT_EQ(*chosen, 1);
}

TEST(Program, SitsAtATableByItsLink) {
    server::testing::TestServer const server;
    server::testing::TestTable const table =
        server::testing::make_table(server.port(), R"(["person","bot:random"])");
    std::string const link =
        "http://localhost:" + std::to_string(server.port()) + "/t/" + table.id + "#" + table.tokens[0];
    server::testing::TemporaryFolder const folder;
    std::string const output = (folder.path() / "output").string();
    std::string const command =
        built_program().string() + " sit '" + link + "' '" + python_example() + "' >" + output + " 2>&1";
    EXPECT_EQ(std::system(command.c_str()), 0) << file_text(output);
    EXPECT_NE(file_text(output).find("The game is over: place "), std::string::npos) << file_text(output);
}

}  // namespace
}  // namespace motherlode

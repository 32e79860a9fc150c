// How much the terminal prints: few lines for each decision, and none wider than the terminal.

#include <algorithm>
#include <regex>

#include "cli/pseudo_terminal.h"
#include "kernel/rng.h"
#include "server/fixture.h"

namespace motherlode::cli {
namespace {

constexpr int columns = 80;

int width_of(std::string_view line) {
    return static_cast<int>(std::count_if(
        line.begin(), line.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xc0U) != 0x80U; }));
}

std::vector<std::string> split_lines(std::string const& text) {
    std::vector<std::string> lines{""};
    for (char const c : text) {
        if (c == '\n')
            lines.emplace_back();
        else if (c != '\r')
            lines.back() += c;
    }
    return lines;
}

// The numbers of the options below the question.
std::vector<std::string> options_in(std::vector<std::string> const& lines) {
    auto const is_question = [](std::string const& line) { return line.starts_with("●A Player, "); };
    auto const start = std::find_if(lines.rbegin(), lines.rend(), is_question).base();
    std::regex const option{R"((^ {0,2}| {2,})(\d+) )"};
    std::vector<std::string> numbers;
    for (auto line = start; line != lines.end(); ++line)
        for (std::sregex_iterator match{line->begin(), line->end(), option}, end; match != end; ++match)
            numbers.push_back((*match)[2]);
    return numbers;
}

struct Case {
    std::string game;
    std::string option;
    int most_lines;  // for a decision, on average
};

class TerminalOutput : public testing::TestWithParam<Case> {};

// A human who chooses at random, and two bots.
TEST_P(TerminalOutput, ADecisionPrintsFewLinesOnAverage) {
    auto const& [game, option, most_lines] = GetParam();
    server::testing::TemporaryFolder const folder;
    Terminal terminal{{"play", game, "--option", option, "--players", "3", "--bots", "greedy", "--seed", "11",
                       "--save", (folder.path() / "game.record").string()},
                      columns};
    Rng rng{1};
    int decisions = 0;
    int printed = 0;
    for (; decisions < 120; ++decisions) {
        std::string const text = terminal.read_to_question();
        ASSERT_NE(text, "");
        if (text.ends_with("Over> ")) break;
        std::vector<std::string> const lines = split_lines(text);
        printed += static_cast<int>(lines.size()) - 1;
        for (std::string const& line : lines) EXPECT_LE(width_of(line), columns) << line;
        std::vector<std::string> const options = options_in(lines);
        ASSERT_FALSE(options.empty()) << text;
        terminal.type(options[rng.below(static_cast<int>(options.size()))]);
    }
    ASSERT_GT(decisions, 15);
    EXPECT_LE(static_cast<double>(printed) / decisions, most_lines);
}

INSTANTIATE_TEST_SUITE_P(Games, TerminalOutput,
                         testing::Values(Case{"boomtown_builders", "terrain=off", 26},
                                         Case{"gold_west", "bandits=off", 22},
                                         Case{"coloma", "hotels=off", 37},
                                         Case{"golden_wilderness", "level=standard", 21}),
                         [](auto const& game) { return game.param.game; });

}  // namespace
}  // namespace motherlode::cli

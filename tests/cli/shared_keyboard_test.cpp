// Several humans at one terminal: nobody sees what is hidden from them.

#include <array>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "cli/pseudo_terminal.h"
#include "kernel/record.h"
#include "kernel/words.h"
#include "registry/registry.h"
#include "server/fixture.h"
#include "source_tree.h"

namespace motherlode::cli {
namespace {

// What one human saw until the screen was cleared.
struct Screen {
    int seat = 0;
    std::string text;
};

// The number of the last option, because the option that ends a turn is listed last.
std::string last_option(std::string const& text) {
    std::istringstream lines{text};
    std::string number;
    for (std::string line; std::getline(lines, line);) {
        std::size_t const digit = line.find_first_not_of(' ');
        if (digit == std::string::npos || digit > 3 ||
            std::isdigit(static_cast<unsigned char>(line[digit])) == 0)
            continue;
        number = line.substr(digit, line.find(' ', digit) - digit);
    }
    return number;
}

// Plays at most this many decisions of two humans and returns their screens in order; the game is saved in `file`.
std::vector<Screen> play(std::string const& game, std::string const& file, int decisions,
                         std::string const& players = "3") {
    Terminal terminal{{"play", game, "--players", players, "--humans", "2", "--bots", "greedy", "--name",
                       "Ana,Ben", "--seed", "11", "--save", file}};
    std::vector<Screen> screens{{}};
    for (int decision = 0;;) {
        if (screens.back().text.ends_with("Over> ")) terminal.type("quit");
        std::string text = terminal.read_to_question();
        if (std::size_t const cut = text.find(Terminal::cleared); cut != std::string::npos) {
            screens.back().text += text.substr(0, cut);
            screens.emplace_back();
            text.erase(0, cut);
        }
        screens.back().text += text;
        if (text.empty()) return screens;
        if (text.ends_with("Over> ")) continue;
        if (text.ends_with(Terminal::handing_over)) {
            screens.back().seat = text.find("Ben, press Enter") != std::string::npos ? 1 : 0;
            terminal.type("");
            continue;
        }
        terminal.type(decision++ < decisions ? last_option(text) : "quit");
    }
}

std::set<std::string> lines_of(std::string const& text) {
    std::set<std::string> lines;
    std::istringstream stream{text};
    for (std::string line; std::getline(stream, line);) {
        while (!line.empty() && (line.back() == '\r' || line.back() == ' ')) line.pop_back();
        if (!line.empty()) lines.insert(line);
    }
    return lines;
}

// Every line that one of the two humans could see in the game, and the other never could.
std::array<std::set<std::string>, 2> secrets_of(History const& history) {
    std::vector<std::string> const names{"●A Ana", "■B Ben", "▲C greedy", "◆D greedy"};
    std::array<std::set<std::string>, 2> seen;
    std::set<std::string> open;
    for (int move = 0; move <= history.size(); ++move) {
        std::unique_ptr<Match> const match = history.after(move);
        for (int seat = 0; seat < 2; ++seat)
            seen[static_cast<std::size_t>(seat)].merge(lines_of(match->draw(seat_at(seat), Style{})));
        open.merge(lines_of(match->draw(onlooker, Style{})));
        if (move == history.size()) break;
        for (Event const& event : history.moves()[static_cast<std::size_t>(move)].events) {
            std::string const line = "  " + say(Language::english(), event.message, *match, names);
            for (int seat = 0; seat < 2; ++seat)
                if (event.seen_by.contains(seat_at(seat))) seen[static_cast<std::size_t>(seat)].insert(line);
            if (event.seen_by.contains(onlooker)) open.insert(line);
        }
    }
    std::array<std::set<std::string>, 2> secrets;
    for (std::size_t seat = 0; seat < 2; ++seat)
        for (std::string const& line : seen[seat])
            if (!seen[1 - seat].contains(line) && !open.contains(line)) secrets[seat].insert(line);
    return secrets;
}

// Nobody may see on any screen what only another human sees. Returns how many secrets their owners saw.
int check_screens(std::vector<Screen> const& screens, History const& history) {
    std::array<std::set<std::string>, 2> const secrets = secrets_of(history);
    int shown_to_owner = 0;
    for (Screen const& screen : screens) {
        auto const seat = static_cast<std::size_t>(screen.seat);
        std::set<std::string> const lines = lines_of(screen.text);
        for (std::string const& secret : secrets[1 - seat])
            EXPECT_FALSE(lines.contains(secret)) << "Seat " << screen.seat + 1 << " sees: " << secret;
        for (std::string const& secret : secrets[seat]) shown_to_owner += lines.contains(secret) ? 1 : 0;
    }
    return shown_to_owner;
}

class SharedKeyboard : public testing::TestWithParam<std::string> {};

TEST_P(SharedKeyboard, NothingHiddenIsOnTheScreenOfAnotherHuman) {
    server::testing::TemporaryFolder const folder;
    std::string const file = (folder.path() / "game.record").string();
    std::vector<Screen> const screens = play(GetParam(), file, 60);
    Outcome<History> const history = read_record(file_text(file), file, find_game);
    ASSERT_TRUE(history) << history.error().sentence;
    ASSERT_GT(screens.size(), 4U);
    EXPECT_GT(check_screens(screens, *history), 0) << "The game had no secrets, so this test shows nothing.";
}

class WholeGame : public testing::TestWithParam<std::string> {};

TEST_P(WholeGame, TwoHumansAndTwoBotsPlayItAtOneTerminal) {
    server::testing::TemporaryFolder const folder;
    std::string const file = (folder.path() / "game.record").string();
    std::vector<Screen> const screens = play(GetParam(), file, 5000, "4");
    Outcome<History> const history = read_record(file_text(file), file, find_game);
    ASSERT_TRUE(history) << history.error().sentence;
    EXPECT_TRUE(history->now().over());
    EXPECT_NE(screens.back().text.find("The game is over."), std::string::npos);
    check_screens(screens, *history);
}

INSTANTIATE_TEST_SUITE_P(Games, WholeGame,
                         testing::Values("boomtown_builders", "gold_west", "coloma", "golden_wilderness"),
                         [](auto const& game) { return game.param; });

// Types the lines one after the other, presses Enter at every hand-over, and returns all output.
std::string session(std::vector<std::string> arguments, std::vector<std::string> const& lines) {
    Terminal terminal{std::move(arguments)};
    std::string output;
    for (std::size_t next = 0;;) {
        std::string const text = terminal.read_to_question();
        output += text;
        if (text.empty() || next == lines.size()) return output;
        terminal.type(text.ends_with(Terminal::handing_over) ? "" : lines[next++]);
    }
}

// WI-3.7: players trade at any time, also on another player's turn.
TEST(SharedTerminal, HumansTradeOnAnybodysTurn) {
    server::testing::TemporaryFolder const folder;
    std::string const output =
        session({"play", "golden_wilderness", "--option", "level=easy", "--players", "2", "--humans", "2",
                 "--seed", "3", "--name", "Ana,Ben", "--save", (folder.path() / "game.record").string()},
                {"offer 1", "give 5", "propose", "accept 2", "as A", "offer 2", "give 1", "propose", "wait",
                 "accept 1", "quit", "quit"});
    EXPECT_NE(output.find("●A Ana accepts ■B Ben's offer."), std::string::npos) << output;
    EXPECT_NE(output.find("■B Ben accepts ●A Ana's offer."), std::string::npos) << output;
}

INSTANTIATE_TEST_SUITE_P(Games, SharedKeyboard, testing::Values("coloma", "golden_wilderness"),
                         [](auto const& game) { return game.param; });

}  // namespace
}  // namespace motherlode::cli

// Bots in the terminal, as the program plays them.

#include <cstdlib>

#include <gtest/gtest.h>

#include "bots/bot.h"
#include "kernel/record.h"
#include "registry/registry.h"
#include "server/fixture.h"
#include "source_tree.h"

namespace motherlode::cli {
namespace {

// The number of decisions of a game that these bots would have made differently; `new_each_time` makes each with a new bot.
enum class Bots : std::uint8_t { reused, new_each_time };
int different_decisions(History const& history, Bots bots) {
    std::array<std::unique_ptr<MatchBot>, max_seats> seats;
    int different = 0;
    for (int n = 0; n < history.size(); ++n) {
        History::Move const& move = history.moves()[static_cast<std::size_t>(n)];
        std::unique_ptr<Match> const before = history.after(n);
        std::unique_ptr<MatchBot>& bot = seats[static_cast<std::size_t>(index(move.seat))];
        if (bot == nullptr || bots == Bots::new_each_time)
            bot = history.type().make_bot(history.players()[static_cast<std::size_t>(index(move.seat))].name,
                                          *before);
        Rng rng = bot_rng(history.setup().seed, n);
        different += bot->choose(*before, move.seat, rng) == move.action ? 0 : 1;
    }
    return different;
}

// docs/bots.md: the tree is reused within a turn.
TEST(Terminal, ABotKeepsItsSearchWithinItsTurn) {
    server::testing::TemporaryFolder const folder;
    std::string const file = (folder.path() / "game.record").string();
    std::string const command = built_program().string() +
                                " play gold_west --players 2 --humans 0 --bots search:60 --seed 5 --save " +
                                file + " </dev/null >/dev/null";
    ASSERT_EQ(std::system(command.c_str()), 0);
    Outcome<History> const history = read_record(file_text(file), file, find_game);
    ASSERT_TRUE(history) << history.error().sentence;
    EXPECT_EQ(different_decisions(*history, Bots::reused), 0);
    EXPECT_GT(different_decisions(*history, Bots::new_each_time), 0);
}

}  // namespace
}  // namespace motherlode::cli

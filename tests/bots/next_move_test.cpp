#include <gtest/gtest.h>

#include "bots/greedy.h"
#include "bots/next_move.h"
#include "games/golden_wilderness/scenario.h"

namespace motherlode {
namespace {

using golden_wilderness::Game;
using golden_wilderness::Level;
using golden_wilderness::Scenario;

struct Greedy {
    Game const& game;
    Rng rng{1};

    std::optional<BotMove> move(golden_wilderness::State const& state) {
        GreedyBot<Game> bot;
        return next_move(
            game, state,
            [&](Seat, Game::View const& view, ActionList const& legal) {
                return bot.optional_move(game, view, legal);
            },
            [&](Seat, Game::View const& view, ActionList const& legal) {
                return bot.choose(game, view, legal, rng);
            });
    }
};

TEST(NextMove, OptionalMovesComeFirst) {
    Scenario s{{.level = Level::easy, .players = 3}};
    Seat const me = s.active();
    Seat const you = s.next_player();
    s.set_pesos(me, 10);
    s.play("offer " + std::to_string(index(you) + 1) + ", give 5, propose");
    Greedy bots{s.game};
    std::optional<BotMove> move = bots.move(s.state);
    ASSERT_TRUE(move);
    EXPECT_EQ(move->seat, you);
    EXPECT_EQ(s.game.text(move->action), "accept " + std::to_string(index(me) + 1));

    // No other seat has an optional move then.
    s.play(you, s.game.text(move->action));
    move = bots.move(s.state);
    ASSERT_TRUE(move);
    EXPECT_EQ(move->seat, me);
}

TEST(NextMove, GamesEnd) {
    Scenario s{{.level = Level::easy, .players = 3}};
    Greedy bots{s.game};
    int moves = 0;
    int answered = 0;
    while (std::optional<BotMove> const move = bots.move(s.state)) {
        bool const must = s.game.pending(s.state.table).must.contains(move->seat);
        answered += !must ? 1 : 0;
        ASSERT_FALSE(s.game.refusal(s.table(), s.state.hands[static_cast<std::size_t>(index(move->seat))],
                                    move->seat, move->action));
        NoEvents none;
        s.game.apply(s.state, move->seat, move->action, none);
        ASSERT_LT(++moves, s.game.longest_game());
    }
    EXPECT_TRUE(s.game.result(s.state).finished);
    EXPECT_GT(answered, 0);
}

}  // namespace
}  // namespace motherlode

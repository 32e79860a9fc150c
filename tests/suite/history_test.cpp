// The positions of long games.

#include <gtest/gtest.h>

#include "kernel/history.h"
#include "kernel/rng.h"
#include "registry/registry.h"

namespace motherlode {
namespace {

// A game of The Golden Wilderness, Advanced, with this number of moves; its hidden choices have a seed of 128 bits.
History long_game(int moves) {
    GameType const& type = *find_game("golden_wilderness");
    GameSetup setup;
    setup.players = 4;
    setup.edition = *embedded_edition(type.info(), type.info().default_edition);
    setup.options = {{"level", "advanced"}};
    std::vector<Player> const players(4, {Player::Kind::human, "Ana"});
    for (setup.seed = {1, 1};; ++setup.seed.low) {
        History history = std::move(*History::start(type, setup, players));
        Rng rng{setup.seed};
        while (history.size() < moves && !history.now().over()) {
            Seat const seat = *history.now().pending().must.begin();
            ActionList legal;
            history.now().legal_actions(seat, legal);
            history.play_legal(seat, legal[rng.below(legal.size())]);
        }
        if (history.size() == moves) return history;
    }
}

TEST(LongHistory, ShowsTheGameAfterAnyMove) {
    History const history = long_game(600);
    History const copy = history.clone();
    for (int count : {1, 2, 255, 256, 257, 511, 512, 513, 599, 600}) {
        std::uint64_t const hash = history.moves()[static_cast<std::size_t>(count) - 1].hash_after;
        EXPECT_EQ(history.after(count)->hash(), hash) << count;
        EXPECT_EQ(copy.after(count)->hash(), hash) << count;
    }
    EXPECT_EQ(history.after(0)->hash(), history.start_hash());
}

TEST(LongHistory, ContinuesAfterAnUndo) {
    History history = long_game(600);
    std::vector<History::Move> const moves{history.moves().begin(), history.moves().end()};
    int const floor = history.undo_floor();
    history.undo_to(floor);
    EXPECT_EQ(history.size(), floor);
    for (std::size_t at = static_cast<std::size_t>(floor); at < moves.size(); ++at)
        EXPECT_FALSE(history.play(moves[at].seat, moves[at].action));
    for (int count = floor + 1; count <= history.size(); ++count)
        EXPECT_EQ(history.after(count)->hash(), moves[static_cast<std::size_t>(count) - 1].hash_after);
}

}  // namespace
}  // namespace motherlode

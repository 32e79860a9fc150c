#include "kernel/ranking.h"
#include "toy/nuggets/game.h"

namespace motherlode::nuggets {

// NU-3b, NU-4a: what was won, and the points of replies.
Result Game::result(State const& state) const {
    Result result;
    result.finished = state.table.progress.current() == step<GameOver>;
    result.players = players();
    for (int seat = 0; seat < players(); ++seat) {
        SeatResult& own = result.seats[seat];
        own.by_source.push_back(state.table.won[seat]);
        own.by_source.push_back(state.table.replies[seat]);
        own.total = state.table.won[seat] + state.table.replies[seat];
    }
    rank_seats(result, {});
    return result;
}

}  // namespace motherlode::nuggets

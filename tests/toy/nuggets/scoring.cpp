#include "kernel/ranking.h"
#include "toy/nuggets/game.h"

namespace motherlode::nuggets {

// NU-3b, NU-4a: the nuggets won, and the points from replies.
Result Game::result(State const& state) const {
    Result result;
    result.finished = state.table.progress.current() == step<GameOver>;
    result.players = players();
    for (int seat = 0; seat < players(); ++seat) {
        SeatResult& seat_result = result.seats[seat];
        seat_result.by_source.push_back(state.table.won[seat]);
        seat_result.by_source.push_back(state.table.replies[seat]);
        seat_result.total = state.table.won[seat] + state.table.replies[seat];
    }
    rank_seats(result, {});
    return result;
}

}  // namespace motherlode::nuggets

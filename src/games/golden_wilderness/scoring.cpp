// Rulebook p.7, "End of the game": points.

#include <bit>
#include <numeric>

#include "games/golden_wilderness/game.h"
#include "kernel/ranking.h"

namespace motherlode::golden_wilderness {

Result Game::result(Table const& table) const {
    Result result;
    result.players = players();
    result.finished = table.progress.current() == step<GameOver>;
    TieBreak money{&say.most_money};
    for (int seat = 0; seat < players(); ++seat) {
        PlayerBoard const& board = table.players[seat];
        int const people = std::accumulate(board.hand.begin(), board.hand.end(), 0);
        int const settlements = std::popcount(std::uint64_t{table.settlements[seat]});
        // WI-2.9c: bought points, settlements, and people still in hand.
        for (int const points : {int{board.points}, settlements * edition().settlement_points,
                                 people * edition().person_points}) {
            result.seats[seat].by_source.push_back(static_cast<std::int16_t>(points));
            result.seats[seat].total += points;
        }
        money.value[seat] = board.pesos;
    }
    // WI-2.9d, RULING wi-13: money breaks ties in points; players tied in both share the place.
    rank_seats(result, {&money, 1});
    return result;
}

}  // namespace motherlode::golden_wilderness

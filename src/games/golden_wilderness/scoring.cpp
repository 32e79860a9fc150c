// Rulebook p.7, "End of the game": points.

#include <bit>

#include "games/golden_wilderness/game.h"

namespace motherlode::golden_wilderness {

Result Game::result(Table const& table) const {
    Result result;
    result.players = players();
    result.finished = table.progress.current() == step<GameOver>;
    for (int seat = 0; seat < players(); ++seat) {
        PlayerBoard const& board = table.players[seat];
        // WI-2.9c: what was written down, settlements, and people still in hand.
        int people = 0;
        for (int const count : board.hand) people += count;
        int const written = board.points;
        int const settled =
            std::popcount(std::uint64_t{table.settlements[seat]}) * edition().settlement_points;
        int const kept = people * edition().person_points;
        SeatResult& own = result.seats[seat];
        for (int const points : {written, settled, kept})
            own.by_source.push_back(static_cast<std::int16_t>(points));
        own.total = written + settled + kept;
    }

    // WI-2.9d, RULING wi-13: most points, then most money, then shared.
    auto const beats = [&](int one, int other) {
        if (result.seats[one].total != result.seats[other].total)
            return result.seats[one].total > result.seats[other].total;
        return std::uint16_t{table.players[one].pesos} > std::uint16_t{table.players[other].pesos};
    };
    for (int seat = 0; seat < players(); ++seat) {
        result.seats[seat].rank = 1;
        for (int other = 0; other < players(); ++other)
            if (beats(other, seat)) ++result.seats[seat].rank;
    }
    for (int seat = 0; seat < players(); ++seat)
        for (int other = 0; other < players(); ++other)
            if (result.finished && result.seats[seat].rank == 1 && result.seats[other].rank > 1 &&
                result.seats[seat].total == result.seats[other].total)
                result.tie_break = &say.most_money;
    return result;
}

}  // namespace motherlode::golden_wilderness

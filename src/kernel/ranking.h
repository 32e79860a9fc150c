#pragma once

#include <array>
#include <span>

#include "kernel/contract.h"

namespace motherlode {

// One criterion to separate seats with the same score; more is better.
struct TieBreak {
    MessageSpec const* name;
    std::array<int, max_seats> value{};
};

// Ranks the seats by total, then by the tie-breaks in order; seats that are still equal share a rank. In a finished
// game `result.tie_break` names the last tie-break that was needed to separate the winner from a seat with the same
// score.
inline void rank_seats(Result& result, std::span<TieBreak const> tie_breaks) {
    // The number of tie-breaks needed until seat a is ahead of seat b; `not_ahead` if it never is.
    constexpr int not_ahead = -1;
    auto const ahead_after = [&](int a, int b) {
        int difference = result.seats[a].total - result.seats[b].total;
        int used = 0;
        for (; difference == 0 && used < static_cast<int>(tie_breaks.size()); ++used)
            difference = tie_breaks[used].value[a] - tie_breaks[used].value[b];
        return difference > 0 ? used : not_ahead;
    };
    int first = 0;
    for (int seat = 0; seat < result.players; ++seat) {
        result.seats[seat].rank = 1;
        for (int opponent = 0; opponent < result.players; ++opponent)
            if (ahead_after(opponent, seat) != not_ahead) ++result.seats[seat].rank;
        if (result.seats[seat].rank == 1) first = seat;
    }
    if (!result.finished) return;
    int most_used = 0;
    for (int seat = 0; seat < result.players; ++seat) {
        int const used = ahead_after(first, seat);
        if (used > most_used) most_used = used;
    }
    if (most_used > 0) result.tie_break = tie_breaks[most_used - 1].name;
}

}  // namespace motherlode

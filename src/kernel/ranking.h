#pragma once

#include <array>
#include <span>

#include "kernel/contract.h"

namespace motherlode {

// One way to part seats with the same score; more is better.
struct TieBreak {
    MessageSpec const* name;
    std::array<int, max_seats> value{};
};

// Ranks the seats by total, then by the tie-breaks in order; seats that none of them parts share a rank. In a finished
// game `result.tie_break` names the last one that was needed to part the first from a seat with the same score.
inline void rank_seats(Result& result, std::span<TieBreak const> tie_breaks) {
    // How many tie-breaks it takes until one seat is ahead of the other; none where it is not.
    constexpr int not_ahead = -1;
    auto const ahead_after = [&](int one, int other) {
        int difference = result.seats[one].total - result.seats[other].total;
        int used = 0;
        for (; difference == 0 && used < static_cast<int>(tie_breaks.size()); ++used)
            difference = tie_breaks[used].value[one] - tie_breaks[used].value[other];
        return difference > 0 ? used : not_ahead;
    };
    int first = 0;
    for (int seat = 0; seat < result.players; ++seat) {
        result.seats[seat].rank = 1;
        for (int other = 0; other < result.players; ++other)
            if (ahead_after(other, seat) != not_ahead) ++result.seats[seat].rank;
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

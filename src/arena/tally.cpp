#include "arena/tally.h"

#include <algorithm>
#include <cmath>

#include "kernel/win_share.h"

namespace motherlode::arena {

void Tally::add(Played::AtSeat const& at, double win) {
    ++games;
    win_parts += std::lround(parts * win);
    score += at.score;
    score_squared += std::int64_t{at.score} * at.score;
    rank += at.rank;
    decisions += at.decisions;
    forfeits += at.forfeit.empty() ? 0 : 1;
}

double Tally::score_margin() const {
    if (games < 2) return 0;
    auto const count = static_cast<double>(games);
    double const variance =
        (static_cast<double>(score_squared) - mean(score) * static_cast<double>(score)) / (count - 1);
    return z95 * std::sqrt(std::max(0.0, variance) / count);
}

void Tallies::add(Played const& played) {
    for (int seat = 0; seat < played.players; ++seat) {
        auto const place = static_cast<std::size_t>(seat);
        Played::AtSeat const& at = played.seats[place];
        double const win = win_share(played, seat);
        by_bot[static_cast<std::size_t>(at.bot)].add(at, win);
        by_seat[place].add(at, win);
        ++scores[static_cast<std::size_t>(at.bot)][at.score];
        for (CardUse const& use : played.card_usage)
            if ((use.seats >> seat & 1) != 0) by_card_use[use.name].add(at, win);
    }
    if (played.rival.empty()) return;
    rival_name = played.rival;
    rival.add(played.rival_at, played.rival_at.rank == 1 ? 1.0 : 0.0);
}

}  // namespace motherlode::arena

#include "arena/tally.h"

#include <algorithm>
#include <cmath>

namespace motherlode::arena {

void Tally::add(Played const& played, int seat) {
    add(played.seats[static_cast<std::size_t>(seat)], played.win(seat));
    even += 1.0 / played.players;
}

void Tally::add(Played::AtSeat const& at, double win) {
    ++games;
    wins += win;
    score += at.score;
    score_squared += static_cast<double>(at.score) * at.score;
    rank += at.rank;
    decisions += at.decisions;
}

double Tally::score_margin() const {
    if (games < 2) return 0;
    double const variance = (score_squared - score * score / games) / (games - 1);
    return z95 * std::sqrt(std::max(0.0, variance) / games);
}

Tallies count(std::vector<Played> const& games, std::size_t bots) {
    Tallies tallies{std::vector<Tally>(bots), {}, {}, {}};
    for (Played const& game : games) {
        tallies.by_seat.resize(static_cast<std::size_t>(game.players));
        for (int seat = 0; seat < game.players; ++seat) {
            auto const place = static_cast<std::size_t>(seat);
            tallies.by_bot[static_cast<std::size_t>(game.seats[place].bot)].add(game, seat);
            tallies.by_seat[place].add(game, seat);
        }
        if (!game.rival.empty()) tallies.rival.add(game.rival_at, game.rival_at.rank == 1 ? 1.0 : 0.0);
        for (Deed const& deed : game.deeds)
            for (int seat = 0; seat < game.players; ++seat)
                if ((deed.seats >> seat & 1) != 0) tallies.by_deed[deed.what].add(game, seat);
    }
    return tallies;
}

}  // namespace motherlode::arena

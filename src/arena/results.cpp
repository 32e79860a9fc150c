#include "arena/results.h"

#include <new>
#include <utility>

#include <fmt/format.h>

namespace motherlode::arena {

Outcome<Results> Results::make(Schedule schedule) {
    std::size_t const size = schedule.size();
    try {
        return Results{std::move(schedule)};
    } catch (std::bad_alloc const&) {
        return Error{fmt::format("There is not enough memory for {} games. Use fewer games.", size)};
    }
}

Results::Results(Schedule schedule)
    : schedule_{std::move(schedule)},
      tallies_{schedule_.bots(), schedule_.players()},
      missing_{schedule_.size()},
      scores_(place(schedule_.size(), 0)),
      ranks_(place(schedule_.size(), 0)) {}

void Results::add(std::size_t number, Played const& played) {
    if (has(number)) return;
    --missing_;
    tallies_.add(played);
    for (int seat = 0; seat < played.players; ++seat) {
        Played::AtSeat const& at = played.seats[static_cast<std::size_t>(seat)];
        scores_[place(number, seat)] = at.score;
        ranks_[place(number, seat)] = static_cast<std::uint8_t>(at.rank);
    }
    if (played.rival.empty()) return;
    rival_scores_.resize(schedule_.size());
    rival_ranks_.resize(schedule_.size());
    rival_scores_[number] = played.rival_at.score;
    rival_ranks_[number] = static_cast<std::uint8_t>(played.rival_at.rank);
}

Results::Place Results::at(std::size_t number, int seat) const {
    return {scores_[place(number, seat)], ranks_[place(number, seat)]};
}

std::optional<Results::Place> Results::rival_at(std::size_t number) const {
    if (rival_ranks_.empty() || rival_ranks_[number] == 0) return {};
    return Place{rival_scores_[number], rival_ranks_[number]};
}

}  // namespace motherlode::arena

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
      ranks_(place(schedule_.size(), 0)),
      first_forfeits_(static_cast<std::size_t>(schedule_.bots())) {}

void Results::add(std::size_t number, Played const& played) {
    if (has(number)) return;
    --missing_;
    if (keeps_games_) {
        Played& kept = games_[number] = played;
        kept.record.clear();
    }
    tallies_.add(played);
    for (int seat = 0; seat < played.players; ++seat) {
        Played::AtSeat const& at = played.seats[static_cast<std::size_t>(seat)];
        scores_[place(number, seat)] = at.score;
        ranks_[place(number, seat)] = static_cast<std::uint8_t>(at.rank);
        if (!at.forfeit.empty()) add_forfeit(number, seat, at);
    }
    if (played.rival.empty()) return;
    rival_scores_.resize(schedule_.size());
    rival_ranks_.resize(schedule_.size());
    rival_scores_[number] = played.rival_at.score;
    rival_ranks_[number] = static_cast<std::uint8_t>(played.rival_at.rank);
}

void Results::add_forfeit(std::size_t number, int seat, Played::AtSeat const& at) {
    forfeits_.resize(schedule_.size());
    forfeits_[number] = static_cast<std::uint8_t>(forfeits_[number] | 1U << static_cast<unsigned>(seat));
    std::optional<Forfeit>& first = first_forfeits_[static_cast<std::size_t>(at.bot)];
    if (!first || number < first->number) first = Forfeit{number, at.forfeit};
}

Results Results::with_deals(std::size_t deals) const {
    Results results{schedule_.with_deals(deals)};
    for (std::size_t number = 0; number < results.schedule().size(); ++number)
        results.add(number, games_.at(number));
    return results;
}

Results::Place Results::at(std::size_t number, int seat) const {
    return {scores_[place(number, seat)], ranks_[place(number, seat)]};
}

std::optional<Results::Place> Results::rival_at(std::size_t number) const {
    if (rival_ranks_.empty() || rival_ranks_[number] == 0) return {};
    return Place{rival_scores_[number], rival_ranks_[number]};
}

}  // namespace motherlode::arena

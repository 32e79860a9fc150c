#include "arena/schedule.h"

#include <fmt/format.h>

#include "kernel/rng.h"

namespace motherlode::arena {
namespace {

// All combinations of `players` bots, starting with bot `first`, each in order.
void choose(int first, int bots, int players, std::vector<int>& chosen,
            std::vector<std::vector<int>>& tables) {
    if (static_cast<int>(chosen.size()) == players) {
        tables.push_back(chosen);
        return;
    }
    for (int bot = first; bot < bots; ++bot) {
        chosen.push_back(bot);
        choose(bot + 1, bots, players, chosen, tables);
        chosen.pop_back();
    }
}

// The number of combinations, or infinity.
double count_tables(int bots, int players) {
    double tables = 1;
    for (int i = 0; i < players; ++i) tables = tables * (bots - i) / (i + 1);
    return tables;
}

}  // namespace

Outcome<Schedule> Schedule::make(int bots, int players, int games, std::uint64_t seed) {
    auto const seats = static_cast<std::size_t>(players);
    std::size_t const at_a_table = (static_cast<std::size_t>(games) + seats - 1) / seats * seats;
    double const tables = count_tables(bots, players);
    double const total_games = tables * static_cast<double>(at_a_table);
    if (total_games > most_games)
        return Error{fmt::format("{:.0f} combinations with {} games each make {:.0f} games; the maximum is "
                                 "{}. Use fewer games or bots.",
                                 tables, at_a_table, total_games, most_games)};
    return Schedule{bots, players, at_a_table, seed};
}

Schedule::Schedule(int bots, int players, std::size_t games, std::uint64_t seed)
    : bots_{bots}, players_{players}, games_{games}, seed_{seed} {
    std::vector<int> chosen;
    choose(0, bots, players, chosen, tables_);
}

Schedule::Fixture Schedule::fixture(std::size_t number) const {
    std::vector<int> const& table = tables_[number / games_];
    std::size_t const at_table = number % games_;
    std::size_t const rotation = at_table % table.size();
    std::size_t const deal = at_table / table.size();
    Fixture fixture{Rng::stream(seed_, deal).next(), {}, deal};
    for (std::size_t seat = 0; seat < table.size(); ++seat)
        fixture.bots.push_back(table[(seat + rotation) % table.size()]);
    return fixture;
}

Schedule Schedule::with_deals(std::size_t deals) const {
    Schedule schedule = *this;
    schedule.games_ = deals * static_cast<std::size_t>(players_);
    return schedule;
}

std::vector<std::size_t> Schedule::games_of_seed(std::size_t seed) const {
    auto const rotations = static_cast<std::size_t>(players_);
    std::vector<std::size_t> numbers;
    for (std::size_t table = 0; table < tables_.size(); ++table)
        for (std::size_t rotation = 0; rotation < rotations; ++rotation)
            numbers.push_back(table * games_ + seed * rotations + rotation);
    return numbers;
}

}  // namespace motherlode::arena

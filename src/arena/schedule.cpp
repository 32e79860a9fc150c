#include "arena/schedule.h"

#include "kernel/rng.h"

namespace motherlode::arena {
namespace {

// All ways to take `players` of the bots from `first` on, each in order.
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

}  // namespace

Schedule::Schedule(int bots, int players, int games, std::uint64_t seed) : seed_{seed} {
    std::vector<int> chosen;
    choose(0, bots, players, chosen, tables_);
    auto const seats = static_cast<std::size_t>(players);
    games_ = (static_cast<std::size_t>(games) + seats - 1) / seats * seats;
}

Schedule::Fixture Schedule::fixture(std::size_t number) const {
    std::vector<int> const& table = tables_[number / games_];
    std::size_t const at_table = number % games_;
    std::size_t const rotation = at_table % table.size();
    Fixture fixture{Rng::stream(seed_, at_table / table.size()).next(), {}};
    for (std::size_t seat = 0; seat < table.size(); ++seat)
        fixture.bots.push_back(table[(seat + rotation) % table.size()]);
    return fixture;
}

}  // namespace motherlode::arena

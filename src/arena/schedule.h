#pragma once

#include <cstdint>
#include <vector>

#include "kernel/outcome.h"

namespace motherlode::arena {

// Which bots meet in which games. Every combination of `players` bots plays the same seeds, and each seed once for
// every rotation of the bots around the table, so that no bot has better cards or seats than another.
class Schedule {
public:
    static constexpr int most_games = 100'000'000;

    // At least `games` games per combination, rounded up to whole rotations. Refused if the total exceeds most_games.
    static Outcome<Schedule> make(int bots, int players, int games, std::uint64_t seed);

    struct Fixture {
        std::uint64_t seed;
        std::vector<int> bots;  // by seat
        std::size_t deal;       // games with the same number have the same seed
    };
    Fixture fixture(std::size_t number) const;

    int bots() const { return bots_; }
    int players() const { return players_; }
    std::size_t size() const { return tables_.size() * games_; }
    std::size_t tables() const { return tables_.size(); }
    std::size_t games_at_a_table() const { return games_; }
    std::size_t seeds() const { return games_ / static_cast<std::size_t>(players_); }
    // The schedule of the first deals only. With one combination of bots, its games keep their numbers.
    Schedule with_deals(std::size_t deals) const;
    // The numbers of the games with this seed.
    std::vector<std::size_t> games_of_seed(std::size_t seed) const;

private:
    Schedule(int bots, int players, std::size_t games, std::uint64_t seed);

    int bots_;
    int players_;
    std::size_t games_;  // per combination
    std::uint64_t seed_;
    std::vector<std::vector<int>> tables_;
};

}  // namespace motherlode::arena

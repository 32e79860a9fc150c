#pragma once

#include <cstdint>
#include <vector>

#include "kernel/outcome.h"

namespace motherlode::arena {

// Who meets whom. Every table of `players` among the bots plays the same seeds, and each seed once for every rotation
// of the bots around the table, so that no bot has better cards or seats than another.
class Schedule {
public:
    static constexpr int most_games = 100'000'000;

    // `games` at each table at least: rounded up to whole rotations. Refused where that is more than most_games in all.
    static Outcome<Schedule> make(int bots, int players, int games, std::uint64_t seed);

    struct Fixture {
        std::uint64_t seed;
        std::vector<int> bots;  // by seat
    };
    Fixture fixture(std::size_t number) const;

    int bots() const { return bots_; }
    int players() const { return players_; }
    std::size_t size() const { return tables_.size() * games_; }
    std::size_t tables() const { return tables_.size(); }
    std::size_t games_at_a_table() const { return games_; }
    std::size_t seeds() const { return games_ / static_cast<std::size_t>(players_); }
    // The numbers of the games that are played with one of the seeds.
    std::vector<std::size_t> games_of_seed(std::size_t seed) const;

private:
    Schedule(int bots, int players, std::size_t games, std::uint64_t seed);

    int bots_;
    int players_;
    std::size_t games_;  // at a table
    std::uint64_t seed_;
    std::vector<std::vector<int>> tables_;
};

}  // namespace motherlode::arena

#pragma once

#include <cstdint>
#include <vector>

namespace motherlode::arena {

// Who meets whom. Every table of `players` among the bots plays the same seeds, and each seed once for every rotation
// of the bots around the table, so that no bot has better cards or seats than another.
class Schedule {
public:
    // `games` at each table at least: rounded up to whole rotations.
    Schedule(int bots, int players, int games, std::uint64_t seed);

    struct Fixture {
        std::uint64_t seed;
        std::vector<int> bots;  // by seat
    };
    Fixture fixture(std::size_t number) const;

    std::size_t size() const { return tables_.size() * games_; }
    std::size_t tables() const { return tables_.size(); }
    std::size_t games_at_a_table() const { return games_; }

private:
    std::vector<std::vector<int>> tables_;
    std::size_t games_;
    std::uint64_t seed_;
};

}  // namespace motherlode::arena

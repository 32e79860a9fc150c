#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "arena/played.h"
#include "kernel/wilson.h"

// Integer sums over games, so that the order in which threads and machines finish does not matter.
namespace motherlode::arena {

// Over the games of one bot, of one seat, or of the seats that used an item.
struct Tally {
    static constexpr int parts = 60;  // of a first place; divisible by any number of winners from one to six

    std::int64_t games = 0;
    std::int64_t win_parts = 0;
    std::int64_t score = 0;
    std::int64_t score_squared = 0;
    std::int64_t rank = 0;
    std::int64_t decisions = 0;
    std::int64_t forfeits = 0;

    void add(Played::AtSeat const& at, double win);
    double win_share() const { return mean(win_parts) / parts; }
    // Ignores that games with the same seed are not quite independent.
    Interval win_interval() const { return wilson_interval(win_share(), static_cast<double>(games)); }
    double mean(std::int64_t sum) const { return static_cast<double>(sum) / static_cast<double>(games); }
    // Half the width of the mean score's 95 % interval.
    double score_margin() const;
};

struct Tallies {
    Tallies(int bots, int players)
        : by_bot(static_cast<std::size_t>(bots)),
          by_seat(static_cast<std::size_t>(players)),
          scores(static_cast<std::size_t>(bots)) {}
    void add(Played const& played);
    // The win rate of each bot if all were equally strong.
    double even_share() const { return 1.0 / static_cast<double>(by_seat.size()); }

    std::vector<Tally> by_bot;
    std::vector<Tally> by_seat;
    std::string rival_name;  // its key; empty without a rival
    Tally rival;
    std::map<std::string, Tally> by_card_use;         // the seats that used an item at least once
    std::vector<std::map<int, std::int64_t>> scores;  // by bot: the number of times it got each score
};

}  // namespace motherlode::arena

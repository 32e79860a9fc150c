#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "arena/played.h"
#include "kernel/wilson.h"

// Sums over games, in whole numbers: they come to the same in whatever order the threads and machines end their games.
namespace motherlode::arena {

// Over the games of one bot, or of one seat, or of those who did something.
struct Tally {
    static constexpr int parts = 60;  // of a first place; as many as one to six can share

    std::int64_t games = 0;
    std::int64_t win_parts = 0;
    std::int64_t score = 0;
    std::int64_t score_squared = 0;
    std::int64_t rank = 0;
    std::int64_t decisions = 0;

    void add(Played::AtSeat const& at, double win);
    double win_share() const { return mean(win_parts) / parts; }
    // That the games of one seed are not quite independent is left out.
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
    // What everybody would win if all were alike.
    double even_share() const { return 1.0 / static_cast<double>(by_seat.size()); }

    std::vector<Tally> by_bot;
    std::vector<Tally> by_seat;
    std::string rival_name;  // its key; empty where the rules play nobody
    Tally rival;
    std::map<std::string, Tally> by_deed;             // those who did it at least once
    std::vector<std::map<int, std::int64_t>> scores;  // by bot: how often it got each
};

}  // namespace motherlode::arena

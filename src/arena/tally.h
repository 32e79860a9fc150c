#pragma once

#include <map>
#include <string>
#include <vector>

#include "arena/played.h"
#include "kernel/wilson.h"

// Sums over games. Everything is counted in the order of the games, so that it does not depend on which thread or
// machine played which.
namespace motherlode::arena {

// Over the games of one bot, or of one seat, or of those who did something.
struct Tally {
    double games = 0;
    double wins = 0;  // a shared first place counts in parts
    double even = 0;  // what they would be if all were alike: one of the players each
    double score = 0;
    double score_squared = 0;
    double rank = 0;
    double decisions = 0;

    void add(Played const& played, int seat);
    void add(Played::AtSeat const& at, double win);
    double win_share() const { return wins / games; }
    // That the games of one seed are not quite independent is left out.
    Interval win_interval() const { return wilson_interval(win_share(), games); }
    double mean_score() const { return score / games; }
    // Half the width of the mean's 95 % interval.
    double score_margin() const;
};

struct Tallies {
    std::vector<Tally> by_bot;
    std::vector<Tally> by_seat;
    Tally rival;
    std::map<std::string, Tally> by_deed;  // those who did it at least once
};
Tallies count(std::vector<Played> const& games, std::size_t bots);

}  // namespace motherlode::arena

#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "kernel/seat.h"
#include "kernel/style.h"

// What came out of an arena, and how it is shown. Everything is counted in the order of the games, so
// that it does not depend on which thread played which.
namespace motherlode::cli {

struct ArenaGame {
    struct AtSeat {
        int bot = 0;  // index into the list of bots
        int score = 0;
        int rank = 0;
        int decisions = 0;
    };

    std::uint64_t seed = 0;
    std::array<AtSeat, max_seats> seats{};
    // Whom the rules play; `rival_name` is the key of its name, empty where there is none.
    std::string_view rival_name{};
    AtSeat rival{};
};

// Names that tell the bots apart: of two greedy ones the second is greedy#2.
std::vector<std::string> bot_labels(std::vector<std::string> const& bots);

std::string arena_table(std::vector<ArenaGame> const& games, std::vector<std::string> const& labels,
                        Style style);
std::string arena_csv(std::vector<ArenaGame> const& games, std::vector<std::string> const& labels);

// 95 % Wilson interval of a share seen in `games` games.
struct Interval {
    double low;
    double high;
};
Interval wilson_interval(double share, double games);

}  // namespace motherlode::cli

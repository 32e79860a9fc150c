#pragma once

#include <algorithm>
#include <cmath>

namespace motherlode {

// 95 % of a normal distribution is within this many standard deviations of its mean.
inline constexpr double z95 = 1.959963984540054;

struct Interval {
    double low;
    double high;
};

// The 95 % interval of a share measured in `games` games (Wilson 1927). It is always between 0 and 1 and has a positive
// width even if all games were won.
inline Interval wilson_interval(double share, double games) {
    double const z_squared = z95 * z95;
    double const middle = share + z_squared / (2 * games);
    double const spread = z95 * std::sqrt(share * (1 - share) / games + z_squared / (4 * games * games));
    double const scale = 1 + z_squared / games;
    return {std::max(0.0, (middle - spread) / scale), std::min(1.0, (middle + spread) / scale)};
}

}  // namespace motherlode

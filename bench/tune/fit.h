#pragma once

#include <cstddef>
#include <functional>
#include <vector>

// Least squares for functions of whole numbers that need not be linear in them.
namespace motherlode::tune {

using Numbers = std::vector<int>;

struct Data {
    std::vector<double> seen;                                     // what came of each position
    std::function<double(std::size_t, Numbers const&)> expected;  // what these weights say of it
    double alike = 1;  // positions of one game share their result, so this number of them counts as one
};

// The root of the mean square of what the weights are wrong by.
double error_of(Data const& data, Numbers const& weights);

// Levenberg-Marquardt with numeric derivatives. A weight is pulled towards where it starts, as if it were known to
// within half of itself: what the data say nothing of stays as it is.
Numbers fit(Data const& data, Numbers const& start);

}  // namespace motherlode::tune

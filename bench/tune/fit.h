#pragma once

#include <cstddef>
#include <functional>
#include <vector>

// Least squares for functions of integers that need not be linear.
namespace motherlode::tune {

using Numbers = std::vector<int>;

struct Data {
    std::vector<double> seen;                                     // the result of each position
    std::function<double(std::size_t, Numbers const&)> expected;  // the prediction of these weights
    double alike =
        1;  // the number of positions that carry the information of one, because positions of one game share its end
};

// The root mean square error of the weights.
double error_of(Data const& data, Numbers const& weights);

// Levenberg-Marquardt with numeric derivatives. Each weight is pulled towards its starting value, as if that were known
// within half of itself, so a weight without data stays as it is.
Numbers fit(Data const& data, Numbers const& start);

}  // namespace motherlode::tune

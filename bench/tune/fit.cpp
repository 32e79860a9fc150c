#include "fit.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace motherlode::tune {
namespace {

using Row = std::vector<double>;
using Matrix = std::vector<Row>;

// The expected distance of a weight from its right value.
double doubt(int weight) { return std::max(std::abs(weight) / 2.0, 32.0); }

// Several units, because the functions use integers and round.
int step_of(int weight) { return std::max(std::abs(weight) / 8, 3); }

double square(double x) { return x * x; }

double cost_of(Data const& data, Numbers const& weights, Numbers const& start, double variance) {
    double cost = square(error_of(data, weights)) * static_cast<double>(data.seen.size()) / data.alike;
    for (std::size_t i = 0; i < weights.size(); ++i)
        cost += variance * square((weights[i] - start[i]) / doubt(start[i]));
    return cost;
}

// The normal equations around these weights.
struct Normal {
    Matrix curvature;
    Row slope;
};

Normal normal_of(Data const& data, Numbers weights, Numbers const& start, double variance) {
    std::size_t const count = weights.size();
    Normal normal{Matrix(count, Row(count)), Row(count)};
    Row derivative(count);
    for (std::size_t position = 0; position < data.seen.size(); ++position) {
        double const wrong = data.seen[position] - data.expected(position, weights);
        for (std::size_t i = 0; i < count; ++i) {
            int const here = weights[i];
            int const step = step_of(here);
            weights[i] = here + step;
            double const above = data.expected(position, weights);
            weights[i] = here - step;
            double const below = data.expected(position, weights);
            weights[i] = here;
            derivative[i] = (above - below) / (2.0 * step);
        }
        for (std::size_t i = 0; i < count; ++i) {
            if (derivative[i] == 0) continue;
            normal.slope[i] += derivative[i] * wrong / data.alike;
            for (std::size_t k = 0; k <= i; ++k)
                normal.curvature[i][k] += derivative[i] * derivative[k] / data.alike;
        }
    }
    for (std::size_t i = 0; i < count; ++i) {
        double const pull = variance / square(doubt(start[i]));
        normal.curvature[i][i] += pull;
        normal.slope[i] += pull * (start[i] - weights[i]);
        for (std::size_t k = 0; k < i; ++k) normal.curvature[k][i] = normal.curvature[i][k];
    }
    return normal;
}

// By Cholesky decomposition; `damping` makes the step shorter.
Row solve(Normal normal, double damping) {
    Matrix& m = normal.curvature;
    Row x = normal.slope;
    std::size_t const count = x.size();
    for (std::size_t i = 0; i < count; ++i) m[i][i] *= 1 + damping;
    for (std::size_t i = 0; i < count; ++i) {
        for (std::size_t k = 0; k <= i; ++k) {
            double sum = m[i][k];
            for (std::size_t j = 0; j < k; ++j) sum -= m[i][j] * m[k][j];
            m[i][k] = i == k ? std::sqrt(std::max(sum, 1e-12)) : sum / m[k][k];
        }
    }
    for (std::size_t i = 0; i < count; ++i) {
        for (std::size_t j = 0; j < i; ++j) x[i] -= m[i][j] * x[j];
        x[i] /= m[i][i];
    }
    for (std::size_t i = count; i-- > 0;) {
        for (std::size_t j = i + 1; j < count; ++j) x[i] -= m[j][i] * x[j];
        x[i] /= m[i][i];
    }
    return x;
}

}  // namespace

double error_of(Data const& data, Numbers const& weights) {
    double sum = 0;
    for (std::size_t i = 0; i < data.seen.size(); ++i)
        sum += square(data.seen[i] - data.expected(i, weights));
    return std::sqrt(sum / static_cast<double>(std::max<std::size_t>(data.seen.size(), 1)));
}

Numbers fit(Data const& data, Numbers const& start) {
    constexpr int most_rounds = 12;
    constexpr double least_gain = 1e-4;  // of the cost: smaller gains are rounding
    double const variance = square(error_of(data, start));
    Numbers best = start;
    double cost = cost_of(data, best, start, variance);
    double damping = 0.01;
    for (int round = 0; round < most_rounds; ++round) {
        Normal const normal = normal_of(data, best, start, variance);
        double const before = cost;
        for (int tries = 0; tries < 6 && cost == before; ++tries) {
            Row const change = solve(normal, damping);
            Numbers changed = best;
            for (std::size_t i = 0; i < changed.size(); ++i)
                changed[i] += static_cast<int>(std::lround(change[i]));
            double const cost_then = cost_of(data, changed, start, variance);
            if (cost_then < cost) {
                best = changed;
                cost = cost_then;
                damping /= 4;
            } else {
                damping *= 8;
            }
        }
        if (before - cost < least_gain * before) break;
    }
    return best;
}

}  // namespace motherlode::tune

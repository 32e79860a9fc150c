#include "arena/rating.h"

#include <algorithm>
#include <cmath>

#include "kernel/wilson.h"

namespace motherlode::arena {
namespace {

using Vector = std::vector<double>;
using Matrix = std::vector<Vector>;

Matrix square(std::size_t size) { return Matrix(size, Vector(size)); }

// Adds to wins[a][b] how often a finished before b in this game.
void add_wins(Results const& results, std::size_t number, Matrix& wins) {
    std::vector<int> const bots = results.schedule().fixture(number).bots;
    for (std::size_t a = 0; a < bots.size(); ++a) {
        for (std::size_t b = 0; b < bots.size(); ++b) {
            int const rank = results.at(number, static_cast<int>(a)).rank;
            int const other = results.at(number, static_cast<int>(b)).rank;
            if (a == b || rank > other) continue;
            wins[static_cast<std::size_t>(bots[a])][static_cast<std::size_t>(bots[b])] +=
                rank < other ? 1.0 : 0.5;
        }
    }
}

// The chance to finish before another whose log strength is less by so much.
double chance(double ahead) { return 1 / (1 + std::exp(-ahead)); }

// By how much each bot won more than its log strength lets expect.
Vector surplus(Matrix const& wins, Vector const& strength) {
    Vector more(wins.size());
    for (std::size_t a = 0; a < wins.size(); ++a)
        for (std::size_t b = 0; b < wins.size(); ++b)
            more[a] += wins[a][b] - (wins[a][b] + wins[b][a]) * chance(strength[a] - strength[b]);
    return more;
}

// How sharply the games tell the log strengths: Fisher's information, the drawn game against an average bot included.
Matrix information(Matrix const& wins, Vector const& strength) {
    Matrix told = square(wins.size());
    for (std::size_t a = 0; a < wins.size(); ++a) {
        told[a][a] += chance(strength[a]) * chance(-strength[a]);
        for (std::size_t b = 0; b < wins.size(); ++b) {
            double const ahead = strength[a] - strength[b];
            double const met = (wins[a][b] + wins[b][a]) * chance(ahead) * chance(-ahead);
            told[a][a] += met;
            told[a][b] -= met;
        }
    }
    return told;
}

Vector times(Matrix const& matrix, Vector const& vector) {
    Vector product(matrix.size());
    for (std::size_t a = 0; a < matrix.size(); ++a)
        for (std::size_t b = 0; b < vector.size(); ++b) product[a] += matrix[a][b] * vector[b];
    return product;
}

// By Gauss and Jordan; the diagonal of an information is large enough to divide by.
Matrix inverse(Matrix matrix) {
    std::size_t const size = matrix.size();
    Matrix found = square(size);
    for (std::size_t a = 0; a < size; ++a) found[a][a] = 1;
    for (std::size_t pivot = 0; pivot < size; ++pivot) {
        double const scale = 1 / matrix[pivot][pivot];
        for (std::size_t b = 0; b < size; ++b) {
            matrix[pivot][b] *= scale;
            found[pivot][b] *= scale;
        }
        for (std::size_t a = 0; a < size; ++a) {
            if (a == pivot) continue;
            double const part = matrix[a][pivot];
            for (std::size_t b = 0; b < size; ++b) {
                matrix[a][b] -= part * matrix[pivot][b];
                found[a][b] -= part * found[pivot][b];
            }
        }
    }
    return found;
}

// Newton's steps, none longer than one: far from the answer they would go much too far.
Vector log_strengths(Matrix const& wins) {
    constexpr int most_steps = 200;
    constexpr double close = 1e-10;
    Vector strength(wins.size());
    for (int i = 0; i < most_steps; ++i) {
        Vector more = surplus(wins, strength);
        for (std::size_t a = 0; a < more.size(); ++a) more[a] += 0.5 - chance(strength[a]);
        Vector const step = times(inverse(information(wins, strength)), more);
        double longest = 0;
        for (double const part : step) longest = std::max(longest, std::abs(part));
        for (std::size_t a = 0; a < step.size(); ++a) strength[a] += step[a] / std::max(1.0, longest);
        if (longest < close) break;
    }
    return strength;
}

// How much the log strengths less their mean vary, given that `weights` times what varies are the log strengths.
// `varies` is its covariance.
Vector deviations(Matrix weights, Matrix const& varies) {
    std::size_t const bots = weights.size();
    for (std::size_t b = 0; b < bots; ++b) {
        double mean = 0;
        for (std::size_t a = 0; a < bots; ++a) mean += weights[a][b] / static_cast<double>(bots);
        for (std::size_t a = 0; a < bots; ++a) weights[a][b] -= mean;
    }
    Vector found;
    for (Vector const& row : weights) {
        Vector const half = times(varies, row);
        double variance = 0;
        for (std::size_t b = 0; b < bots; ++b) variance += row[b] * half[b];
        found.push_back(std::sqrt(std::max(0.0, variance)));
    }
    return found;
}

// The covariance of what all seeds brought more than was to be expected, each seed a draw of its own: games of one seed
// belong together.
Matrix covariance_by_seeds(Results const& results, Vector const& strength) {
    std::size_t const bots = strength.size();
    Vector sum(bots);
    Matrix found = square(bots);
    for (std::size_t seed = 0; seed < results.schedule().seeds(); ++seed) {
        Matrix wins = square(bots);
        for (std::size_t const number : results.schedule().games_of_seed(seed))
            add_wins(results, number, wins);
        Vector const more = surplus(wins, strength);
        for (std::size_t a = 0; a < bots; ++a) {
            sum[a] += more[a];
            for (std::size_t b = 0; b < bots; ++b) found[a][b] += more[a] * more[b];
        }
    }
    for (std::size_t a = 0; a < bots; ++a)
        for (std::size_t b = 0; b < bots; ++b)
            found[a][b] -= sum[a] * sum[b] / static_cast<double>(results.schedule().seeds());
    return found;
}

}  // namespace

std::vector<Rating> ratings(Results const& results) {
    auto const bots = static_cast<std::size_t>(results.schedule().bots());
    Matrix all = square(bots);
    for (std::size_t number = 0; number < results.schedule().size(); ++number) add_wins(results, number, all);
    Vector const strength = log_strengths(all);

    Matrix const told = information(all, strength);
    Matrix const weights = inverse(told);
    Vector const by_model = deviations(weights, told);
    Vector const by_seeds = deviations(weights, covariance_by_seeds(results, strength));
    double mean = 0;
    for (double const one : strength) mean += one / static_cast<double>(bots);
    double const points = 400 / std::log(10);
    std::vector<Rating> result;
    for (std::size_t bot = 0; bot < bots; ++bot) {
        double const value = 1500 + points * (strength[bot] - mean);
        double const margin = z95 * points * std::max(by_model[bot], by_seeds[bot]);
        result.push_back({value, value - margin, value + margin});
    }
    return result;
}

}  // namespace motherlode::arena

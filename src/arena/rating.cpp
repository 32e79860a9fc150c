#include "arena/rating.h"

#include <algorithm>
#include <cmath>

#include "kernel/wilson.h"

namespace motherlode::arena {
namespace {

using Vector = std::vector<double>;
using Matrix = std::vector<Vector>;

Matrix square(std::size_t size) { return Matrix(size, Vector(size)); }

// Adds to wins[a][b] the number of times that a finished before b in this game.
void add_wins(Results const& results, std::size_t number, Matrix& wins) {
    std::vector<int> const bots = results.schedule().fixture(number).bots;
    for (std::size_t a = 0; a < bots.size(); ++a) {
        for (std::size_t b = 0; b < bots.size(); ++b) {
            int const rank = results.at(number, static_cast<int>(a)).rank;
            int const opponent_rank = results.at(number, static_cast<int>(b)).rank;
            if (a == b || rank > opponent_rank) continue;
            wins[static_cast<std::size_t>(bots[a])][static_cast<std::size_t>(bots[b])] +=
                rank < opponent_rank ? 1.0 : 0.5;
        }
    }
}

// The probability of finishing before a bot whose log strength is smaller by `ahead`.
double chance(double ahead) { return 1 / (1 + std::exp(-ahead)); }

// Each bot's wins minus the wins that its log strength predicts.
Vector surplus(Matrix const& wins, Vector const& strength) {
    Vector excess(wins.size());
    for (std::size_t a = 0; a < wins.size(); ++a)
        for (std::size_t b = 0; b < wins.size(); ++b)
            excess[a] += wins[a][b] - (wins[a][b] + wins[b][a]) * chance(strength[a] - strength[b]);
    return excess;
}

// The Fisher information of the games about the log strengths, including the drawn game against an average bot.
Matrix information(Matrix const& wins, Vector const& strength) {
    Matrix info = square(wins.size());
    for (std::size_t a = 0; a < wins.size(); ++a) {
        info[a][a] += chance(strength[a]) * chance(-strength[a]);
        for (std::size_t b = 0; b < wins.size(); ++b) {
            double const ahead = strength[a] - strength[b];
            double const weight = (wins[a][b] + wins[b][a]) * chance(ahead) * chance(-ahead);
            info[a][a] += weight;
            info[a][b] -= weight;
        }
    }
    return info;
}

Vector times(Matrix const& matrix, Vector const& vector) {
    Vector product(matrix.size());
    for (std::size_t a = 0; a < matrix.size(); ++a)
        for (std::size_t b = 0; b < vector.size(); ++b) product[a] += matrix[a][b] * vector[b];
    return product;
}

// Gauss-Jordan elimination; the diagonal of an information matrix is large enough to divide by.
Matrix inverse(Matrix matrix) {
    std::size_t const size = matrix.size();
    Matrix result = square(size);
    for (std::size_t a = 0; a < size; ++a) result[a][a] = 1;
    for (std::size_t pivot = 0; pivot < size; ++pivot) {
        double const scale = 1 / matrix[pivot][pivot];
        for (std::size_t b = 0; b < size; ++b) {
            matrix[pivot][b] *= scale;
            result[pivot][b] *= scale;
        }
        for (std::size_t a = 0; a < size; ++a) {
            if (a == pivot) continue;
            double const part = matrix[a][pivot];
            for (std::size_t b = 0; b < size; ++b) {
                matrix[a][b] -= part * matrix[pivot][b];
                result[a][b] -= part * result[pivot][b];
            }
        }
    }
    return result;
}

// Newton's method with steps of at most 1, since longer ones would overshoot.
Vector log_strengths(Matrix const& wins) {
    constexpr int most_steps = 200;
    constexpr double tolerance = 1e-10;
    Vector strength(wins.size());
    for (int i = 0; i < most_steps; ++i) {
        Vector excess = surplus(wins, strength);
        for (std::size_t a = 0; a < excess.size(); ++a) excess[a] += 0.5 - chance(strength[a]);
        Vector const step = times(inverse(information(wins, strength)), excess);
        double longest = 0;
        for (double const part : step) longest = std::max(longest, std::abs(part));
        for (std::size_t a = 0; a < step.size(); ++a) strength[a] += step[a] / std::max(1.0, longest);
        if (longest < tolerance) break;
    }
    return strength;
}

// The standard deviations of the log strengths around their mean. The log strengths are `weights` times a random vector
// with covariance `varies`.
Vector deviations(Matrix weights, Matrix const& varies) {
    std::size_t const bots = weights.size();
    for (std::size_t b = 0; b < bots; ++b) {
        double mean = 0;
        for (std::size_t a = 0; a < bots; ++a) mean += weights[a][b] / static_cast<double>(bots);
        for (std::size_t a = 0; a < bots; ++a) weights[a][b] -= mean;
    }
    Vector result;
    for (Vector const& row : weights) {
        Vector const half = times(varies, row);
        double variance = 0;
        for (std::size_t b = 0; b < bots; ++b) variance += row[b] * half[b];
        result.push_back(std::sqrt(std::max(0.0, variance)));
    }
    return result;
}

// The covariance of the surplus, with each seed as one independent draw, because games with the same seed are related.
Matrix covariance_by_seeds(Results const& results, Vector const& strength) {
    std::size_t const bots = strength.size();
    Vector sum(bots);
    Matrix result = square(bots);
    for (std::size_t seed = 0; seed < results.schedule().seeds(); ++seed) {
        Matrix wins = square(bots);
        for (std::size_t const number : results.schedule().games_of_seed(seed))
            add_wins(results, number, wins);
        Vector const excess = surplus(wins, strength);
        for (std::size_t a = 0; a < bots; ++a) {
            sum[a] += excess[a];
            for (std::size_t b = 0; b < bots; ++b) result[a][b] += excess[a] * excess[b];
        }
    }
    for (std::size_t a = 0; a < bots; ++a)
        for (std::size_t b = 0; b < bots; ++b)
            result[a][b] -= sum[a] * sum[b] / static_cast<double>(results.schedule().seeds());
    return result;
}

}  // namespace

std::vector<Rating> ratings(Results const& results) {
    auto const bots = static_cast<std::size_t>(results.schedule().bots());
    Matrix all = square(bots);
    for (std::size_t number = 0; number < results.schedule().size(); ++number) add_wins(results, number, all);
    Vector const strength = log_strengths(all);

    Matrix const info = information(all, strength);
    Matrix const weights = inverse(info);
    Vector const by_model = deviations(weights, info);
    Vector const by_seeds = deviations(weights, covariance_by_seeds(results, strength));
    double mean = 0;
    for (double const value : strength) mean += value / static_cast<double>(bots);
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

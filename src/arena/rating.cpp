#include "arena/rating.h"

#include <algorithm>
#include <cmath>

#include "kernel/wilson.h"

namespace motherlode::arena {
namespace {

using Vector = std::vector<double>;

Matrix square(std::size_t size) { return Matrix(size, Vector(size)); }

// Adds to `wins` who finished before whom in this game.
void add_wins(Results const& results, std::size_t number, std::vector<std::int64_t>& wins) {
    std::vector<int> const bots = results.schedule().fixture(number).bots;
    auto const all_bots = static_cast<std::size_t>(results.schedule().bots());
    for (std::size_t a = 0; a < bots.size(); ++a) {
        for (std::size_t b = 0; b < bots.size(); ++b) {
            int const rank = results.at(number, static_cast<int>(a)).rank;
            int const opponent_rank = results.at(number, static_cast<int>(b)).rank;
            if (a == b || rank > opponent_rank) continue;
            wins[static_cast<std::size_t>(bots[a]) * all_bots + static_cast<std::size_t>(bots[b])] +=
                rank < opponent_rank ? 2 : 1;
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

}  // namespace

std::int64_t PairResults::all_wins(std::size_t a) const {
    std::int64_t sum = 0;
    for (std::size_t b = 0; b < bots; ++b) sum += wins_against(a, b);
    return sum;
}

PairResults pair_results(Results const& results) {
    PairResults pairs{static_cast<std::size_t>(results.schedule().bots())};
    pairs.deals = static_cast<std::int64_t>(results.schedule().seeds());
    for (std::size_t deal = 0; deal < results.schedule().seeds(); ++deal) {
        PairResults in_deal{pairs.bots};
        for (std::size_t const number : results.schedule().games_of_seed(deal))
            add_wins(results, number, in_deal.wins);
        for (std::size_t i = 0; i < pairs.wins.size(); ++i) pairs.wins[i] += in_deal.wins[i];
        for (std::size_t a = 0; a < pairs.bots; ++a)
            for (std::size_t b = 0; b < pairs.bots; ++b)
                pairs.products[a * pairs.bots + b] += in_deal.all_wins(a) * in_deal.all_wins(b);
    }
    return pairs;
}

// Every deal has the same games, so the predicted wins are the same in each and do not change the covariance.
Matrix deal_covariance(PairResults const& results) {
    Matrix covariance = square(results.bots);
    for (std::size_t a = 0; a < results.bots; ++a)
        for (std::size_t b = 0; b < results.bots; ++b)
            covariance[a][b] =
                (static_cast<double>(results.products[a * results.bots + b]) -
                 static_cast<double>(results.all_wins(a)) * static_cast<double>(results.all_wins(b)) /
                     static_cast<double>(results.deals)) /
                4;
    return covariance;
}

std::vector<Rating> ratings(Results const& results) {
    PairResults const pairs = pair_results(results);
    Matrix wins = square(pairs.bots);
    for (std::size_t a = 0; a < pairs.bots; ++a)
        for (std::size_t b = 0; b < pairs.bots; ++b)
            wins[a][b] = static_cast<double>(pairs.wins_against(a, b)) / 2;
    return ratings(wins, deal_covariance(pairs));
}

std::vector<Rating> ratings(Matrix const& wins, Matrix const& covariance) {
    std::size_t const bots = wins.size();
    Vector const strength = log_strengths(wins);

    Matrix const info = information(wins, strength);
    Matrix const weights = inverse(info);
    Vector const by_model = deviations(weights, info);
    Vector const by_seeds = deviations(weights, covariance);
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

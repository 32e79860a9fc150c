#include "arena/rating.h"

#include <algorithm>
#include <cmath>
#include <map>

#include "kernel/rng.h"

namespace motherlode::arena {
namespace {

// wins[a][b]: how often a finished before b.
using Wins = std::vector<std::vector<double>>;

void add(Wins& wins, Played const& game) {
    for (int a = 0; a < game.players; ++a) {
        for (int b = 0; b < game.players; ++b) {
            auto const& one = game.seats[static_cast<std::size_t>(a)];
            auto const& other = game.seats[static_cast<std::size_t>(b)];
            if (a == b || one.rank > other.rank) continue;
            wins[static_cast<std::size_t>(one.bot)][static_cast<std::size_t>(other.bot)] +=
                one.rank < other.rank ? 1.0 : 0.5;
        }
    }
}

// Hunter's iteration (2004) for Bradley and Terry's strengths.
std::vector<double> strengths(Wins const& wins) {
    constexpr int rounds = 500;
    constexpr double average = 1;
    std::size_t const bots = wins.size();
    std::vector<double> strength(bots, average);
    for (int round = 0; round < rounds; ++round) {
        std::vector<double> next(bots);
        for (std::size_t a = 0; a < bots; ++a) {
            double won = 0.5;  // the drawn game against an average bot
            double met = 1 / (strength[a] + average);
            for (std::size_t b = 0; b < bots; ++b) {
                if (a == b) continue;
                won += wins[a][b];
                met += (wins[a][b] + wins[b][a]) / (strength[a] + strength[b]);
            }
            next[a] = won / met;
        }
        strength = next;
    }
    return strength;
}

std::vector<double> values(Wins const& wins) {
    std::vector<double> points = strengths(wins);
    double mean = 0;
    for (double& point : points) mean += point = 400 * std::log10(point);
    mean /= static_cast<double>(points.size());
    for (double& point : points) point += 1500 - mean;
    return points;
}

}  // namespace

std::vector<Rating> ratings(std::vector<Played> const& games, std::size_t bots) {
    Wins const none(bots, std::vector<double>(bots));
    Wins all = none;
    // Games of one seed belong together: they are drawn again as one.
    std::map<std::uint64_t, Wins> by_seed;
    for (Played const& game : games) {
        add(all, game);
        add(by_seed.try_emplace(game.seed, none).first->second, game);
    }
    std::vector<Wins const*> seeds;
    for (auto const& [seed, wins] : by_seed) seeds.push_back(&wins);

    constexpr std::size_t samples = 200;
    std::vector<std::vector<double>> drawn(bots);
    Rng rng{1};
    for (std::size_t sample = 0; sample < samples; ++sample) {
        Wins wins = none;
        for (std::size_t i = 0; i < seeds.size(); ++i) {
            Wins const& again = *seeds[static_cast<std::size_t>(rng.below(static_cast<int>(seeds.size())))];
            for (std::size_t a = 0; a < bots; ++a)
                for (std::size_t b = 0; b < bots; ++b) wins[a][b] += again[a][b];
        }
        std::vector<double> const found = values(wins);
        for (std::size_t bot = 0; bot < bots; ++bot) drawn[bot].push_back(found[bot]);
    }

    std::vector<double> const found = values(all);
    std::vector<Rating> result;
    for (std::size_t bot = 0; bot < bots; ++bot) {
        std::sort(drawn[bot].begin(), drawn[bot].end());
        result.push_back({found[bot], drawn[bot][samples / 40], drawn[bot][samples - 1 - samples / 40]});
    }
    return result;
}

}  // namespace motherlode::arena

#include "cli/arena_report.h"

#include <algorithm>
#include <cmath>
#include <span>

#include <fmt/format.h>

#include "cli/layout.h"
#include "kernel/words.h"

namespace motherlode::cli {
namespace {

constexpr double z95 = 1.959963984540054;  // 95 % of a normal distribution lie within so many deviations

// Sums over the games of one bot, or of one seat.
struct Tally {
    double games = 0;
    double wins = 0;  // a shared first place counts in parts
    double score = 0;
    double score_squared = 0;
    double rank = 0;
    double decisions = 0;

    void add(ArenaGame::AtSeat const& played, double win) {
        ++games;
        wins += win;
        score += played.score;
        score_squared += static_cast<double>(played.score) * played.score;
        rank += played.rank;
        decisions += played.decisions;
    }
    double win_share() const { return wins / games; }
    double mean_score() const { return score / games; }
    // Half the width of the mean's 95 % interval.
    double score_margin() const {
        if (games < 2) return 0;
        double const variance = (score_squared - score * score / games) / (games - 1);
        return z95 * std::sqrt(std::max(0.0, variance) / games);
    }
};

struct Tallies {
    std::vector<Tally> by_bot;
    std::vector<Tally> by_seat;
    Tally rival;
};

std::string rival_label(ArenaGame const& game) { return say(Language::english(), game.rival_name); }

Tallies count(std::vector<ArenaGame> const& games, std::size_t players) {
    Tallies tallies{std::vector<Tally>(players), std::vector<Tally>(players), {}};
    for (ArenaGame const& game : games) {
        std::span const seats{game.seats.data(), players};
        auto const winners =
            std::count_if(seats.begin(), seats.end(), [](auto const& seat) { return seat.rank == 1; });
        for (std::size_t i = 0; i < players; ++i) {
            double const win = seats[i].rank == 1 ? 1.0 / static_cast<double>(winners) : 0.0;
            tallies.by_bot[static_cast<std::size_t>(seats[i].bot)].add(seats[i], win);
            tallies.by_seat[i].add(seats[i], win);
        }
        if (!game.rival_name.empty()) tallies.rival.add(game.rival, game.rival.rank == 1 ? 1.0 : 0.0);
    }
    return tallies;
}

}  // namespace

std::vector<std::string> bot_labels(std::vector<std::string> const& bots) {
    std::vector<std::string> labels;
    for (auto bot = bots.begin(); bot != bots.end(); ++bot) {
        auto const before = std::count(bots.begin(), bot, *bot);
        labels.push_back(before == 0 ? *bot : fmt::format("{}#{}", *bot, before + 1));
    }
    return labels;
}

// Wilson 1927. That the games of one seed are not quite independent is left out.
Interval wilson_interval(double share, double games) {
    double const z_squared = z95 * z95;
    double const middle = share + z_squared / (2 * games);
    double const spread = z95 * std::sqrt(share * (1 - share) / games + z_squared / (4 * games * games));
    double const scale = 1 + z_squared / games;
    return {std::max(0.0, (middle - spread) / scale), std::min(1.0, (middle + spread) / scale)};
}

std::string arena_table(std::vector<ArenaGame> const& games, std::vector<std::string> const& labels,
                        Style style) {
    Tallies const tallies = count(games, labels.size());
    TextTable table{{{"bot"},
                     {"games", Align::right},
                     {"win share", Align::right},
                     {"95 % interval", Align::right},
                     {"mean score", Align::right},
                     {"mean rank", Align::right},
                     {"decisions/game", Align::right}}};
    auto const add = [&](std::string const& label, Tally const& tally) {
        Interval const interval = wilson_interval(tally.win_share(), tally.games);
        table.add({label, fmt::format("{:.0f}", tally.games),
                   fmt::format("{:.1f} %", 100 * tally.win_share()),
                   fmt::format("{:.1f} – {:.1f} %", 100 * interval.low, 100 * interval.high),
                   fmt::format("{:.2f} ± {:.2f}", tally.mean_score(), tally.score_margin()),
                   fmt::format("{:.2f}", tally.rank / tally.games),
                   fmt::format("{:.1f}", tally.decisions / tally.games)});
    };
    for (std::size_t i = 0; i < labels.size(); ++i) add(labels[i], tallies.by_bot[i]);
    if (tallies.rival.games > 0) add(rival_label(games[0]), tallies.rival);
    std::vector<std::string> by_seat;
    for (std::size_t i = 0; i < labels.size(); ++i)
        by_seat.push_back(fmt::format("seat {} {:.1f} %", i + 1, 100 * tallies.by_seat[i].win_share()));
    return table.text(style) + fmt::format("\nWin share by seat: {}\n", fmt::join(by_seat, ", "));
}

std::string arena_csv(std::vector<ArenaGame> const& games, std::vector<std::string> const& labels) {
    std::string csv = "game,seed,seat,bot,score,rank\n";
    for (std::size_t number = 0; number < games.size(); ++number) {
        for (std::size_t seat = 0; seat < labels.size(); ++seat) {
            ArenaGame::AtSeat const& played = games[number].seats[seat];
            csv += fmt::format("{},{},{},{},{},{}\n", number + 1, games[number].seed, seat + 1,
                               labels[static_cast<std::size_t>(played.bot)], played.score, played.rank);
        }
        // A rival has no seat.
        if (!games[number].rival_name.empty())
            csv +=
                fmt::format("{},{},,{},{},{}\n", number + 1, games[number].seed, rival_label(games[number]),
                            games[number].rival.score, games[number].rival.rank);
    }
    return csv;
}

}  // namespace motherlode::cli

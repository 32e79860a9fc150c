#include "tally.h"

#include <algorithm>

#include <fmt/format.h>

namespace motherlode::balance {
namespace {

// Of things that most are like each other: who lies outside this and its own interval is listed.
constexpr double astray_points = 0.06;

bool is_astray(Measured const& share, double mean) {
    return std::abs(share.value - mean) > std::max(astray_points, share.margin);
}

}  // namespace

void Report::add(Report const& other) {
    all.add(other.all);
    lengths.insert(lengths.end(), other.lengths.begin(), other.lengths.end());
    for (std::size_t i = 0; i < seats.size(); ++i) seats[i].add(other.seats[i]);
    for (std::size_t g = 0; g < groups.size(); ++g)
        for (std::size_t i = 0; i < groups[g].tallies.size(); ++i)
            groups[g].tallies[i].add(other.groups[g].tallies[i]);
}

std::string table_of(Group const& group, double players_in_all) {
    Tally sum;
    for (Tally const& tally : group.tallies) sum.add(tally);
    if (sum.count == 0) return {};
    // Who has built much has won more often, whatever it was: things are held against others of their kind.
    double const mean_share = sum.wins / sum.count;
    double const mean_score = sum.score / sum.count;
    std::string text =
        fmt::format("| {} | had by | win share | against {:.1f} % | score against {:.1f} "
                    "|{}\n|---|---:|---:|---:|---:|{}\n",
                    group.title, 100 * mean_share, mean_score, group.tells_points ? " itself brings |" : "",
                    group.tells_points ? "---:|" : "");
    int within = 0;
    for (std::size_t i = 0; i < group.names.size(); ++i) {
        Tally const& tally = group.tallies[i];
        if (tally.count == 0) continue;
        Measured const share = tally.win_share();
        if (group.only_astray && !is_astray(share, mean_share)) {
            ++within;
            continue;
        }
        Measured const score = tally.mean_score();
        text += fmt::format("| {} | {:.1f} % | {:.1f} % | {:+.1f} ± {:.1f} | {:+.1f} ± {:.1f} |",
                            group.names[i], 100 * tally.count / players_in_all, 100 * share.value,
                            100 * (share.value - mean_share), 100 * share.margin, score.value - mean_score,
                            score.margin);
        if (group.tells_points) text += fmt::format(" {:.2f} |", tally.points / tally.count);
        text += "\n";
    }
    if (within > 0)
        text +=
            fmt::format("| {} others | | | not farther than {:.0f} or ± | |\n", within, 100 * astray_points);
    return text;
}

std::string seats_of(Report const& report) {
    std::string text;
    for (std::size_t i = 0; i < report.seats.size(); ++i) {
        Measured const share = report.seats[i].win_share();
        text += fmt::format("{}seat {} {:.1f} ± {:.1f} %", i == 0 ? "" : ", ", i + 1, 100 * share.value,
                            100 * share.margin);
    }
    return text;
}

std::string lengths_of(Report const& report) {
    std::vector<int> sorted = report.lengths;
    std::sort(sorted.begin(), sorted.end());
    auto const part = [&](std::size_t tenths) { return sorted[sorted.size() * tenths / 10]; };
    return fmt::format("{} turns in the median, {} to {} in eight of ten games", part(5), part(1), part(9));
}

}  // namespace motherlode::balance

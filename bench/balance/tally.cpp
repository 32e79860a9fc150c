#include "tally.h"

#include <fmt/format.h>

namespace motherlode::balance {

void Report::add(Report const& other) {
    all.add(other.all);
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
    for (std::size_t i = 0; i < group.names.size(); ++i) {
        Tally const& tally = group.tallies[i];
        if (tally.count == 0) continue;
        Measured const share = tally.win_share();
        Measured const score = tally.mean_score();
        text += fmt::format("| {} | {:.1f} % | {:.1f} % | {:+.1f} ± {:.1f} | {:+.1f} ± {:.1f} |",
                            group.names[i], 100 * tally.count / players_in_all, 100 * share.value,
                            100 * (share.value - mean_share), 100 * share.margin, score.value - mean_score,
                            score.margin);
        if (group.tells_points) text += fmt::format(" {:.2f} |", tally.points / tally.count);
        text += "\n";
    }
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

}  // namespace motherlode::balance

#include "tally.h"

#include <fmt/format.h>

namespace motherlode::balance {

void Group::add(Group const& other) {
    for (std::size_t i = 0; i < tallies.size(); ++i) tallies[i].add(other.tallies[i]);
    if (other.by_number.empty()) return;
    by_number.resize(names.size() + 1);
    had_of_number.resize(names.size(), std::vector<double>(names.size() + 1));
    for (std::size_t number = 0; number < by_number.size(); ++number) {
        by_number[number].add(other.by_number[number]);
        for (std::size_t i = 0; i < names.size(); ++i)
            had_of_number[i][number] += other.had_of_number[i][number];
    }
}

void Group::add_player(std::vector<Had> const& had, double win, double total) {
    by_number.resize(names.size() + 1);
    had_of_number.resize(names.size(), std::vector<double>(names.size() + 1));
    by_number[had.size()].add(win, total);
    for (Had const& one : had) {
        tallies[one.which].add(win, total, one.brought);
        ++had_of_number[one.which][had.size()];
    }
}

Group::Expected Group::expected(std::size_t which) const {
    Tally sum;
    if (by_number.empty()) {
        for (Tally const& tally : tallies) sum.add(tally);
        return {sum.wins / sum.count, sum.score / sum.count};
    }
    Expected expected;
    for (std::size_t number = 0; number < by_number.size(); ++number) {
        double const part = had_of_number[which][number] / tallies[which].count;
        if (part == 0) continue;
        expected.win_share += part * by_number[number].wins / by_number[number].count;
        expected.score += part * by_number[number].score / by_number[number].count;
    }
    return expected;
}

void Report::add(Report const& other) {
    all.add(other.all);
    for (std::size_t i = 0; i < seats.size(); ++i) seats[i].add(other.seats[i]);
    for (std::size_t g = 0; g < groups.size(); ++g) groups[g].add(other.groups[g]);
}

std::string table_of(Group const& group, double players_in_all) {
    std::string const others = group.by_number.empty() ? "all" : "as many";
    std::string text = fmt::format("| {} | had by | win share | against {} | score against {} |{}\n"
                                   "|---|---:|---:|---:|---:|{}\n",
                                   group.title, others, others, group.tells_points ? " itself brings |" : "",
                                   group.tells_points ? "---:|" : "");
    bool any = false;
    for (std::size_t i = 0; i < group.names.size(); ++i) {
        Tally const& tally = group.tallies[i];
        if (tally.count == 0) continue;
        any = true;
        Measured const share = tally.win_share();
        Measured const score = tally.mean_score();
        Group::Expected const expected = group.expected(i);
        text += fmt::format("| {} | {:.1f} % | {:.1f} % | {:+.1f} ± {:.1f} | {:+.1f} ± {:.1f} |",
                            group.names[i], 100 * tally.count / players_in_all, 100 * share.value,
                            100 * (share.value - expected.win_share), 100 * share.margin,
                            score.value - expected.score, score.margin);
        if (group.tells_points) text += fmt::format(" {:.2f} |", tally.points / tally.count);
        text += "\n";
    }
    return any ? text : std::string{};
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

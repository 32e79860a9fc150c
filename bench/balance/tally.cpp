#include "tally.h"

#include <algorithm>

#include <fmt/format.h>

namespace motherlode::balance {
namespace {

// The tolerance for things that should be alike: those outside it and outside their own interval are listed.
constexpr double astray_points = 0.06;

bool is_astray(Measured const& share, double mean) {
    return std::abs(share.value - mean) > std::max(astray_points, share.margin);
}

}  // namespace

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
    for (Had const& item : had) {
        tallies[item.which].add(win, total, item.brought);
        ++had_of_number[item.which][had.size()];
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
    lengths.insert(lengths.end(), other.lengths.begin(), other.lengths.end());
    for (std::size_t i = 0; i < seats.size(); ++i) seats[i].add(other.seats[i]);
    for (std::size_t g = 0; g < groups.size(); ++g) groups[g].add(other.groups[g]);
}

std::string table_of(Group const& group, double players_in_all) {
    Tally sum;
    for (Tally const& tally : group.tallies) sum.add(tally);
    if (sum.count == 0) return {};
    std::string const against = group.by_number.empty()
                                    ? fmt::format("against {:.1f} % | score against {:.1f}",
                                                  100 * sum.wins / sum.count, sum.score / sum.count)
                                    : "against players with as many | score against them";
    std::string text =
        fmt::format("| {} | had by | win rate | {} |{}\n|---|---:|---:|---:|---:|{}\n", group.title, against,
                    group.tells_points ? " itself brings |" : "", group.tells_points ? "---:|" : "");
    int within = 0;
    for (std::size_t i = 0; i < group.names.size(); ++i) {
        Tally const& tally = group.tallies[i];
        if (tally.count == 0) continue;
        Measured const share = tally.win_share();
        Group::Expected const expected = group.expected(i);
        if (group.only_astray && !is_astray(share, expected.win_share)) {
            ++within;
            continue;
        }
        Measured const score = tally.mean_score();
        text += fmt::format("| {} | {:.1f} % | {:.1f} % | {:+.1f} ± {:.1f} | {:+.1f} ± {:.1f} |",
                            group.names[i], 100 * tally.count / players_in_all, 100 * share.value,
                            100 * (share.value - expected.win_share), 100 * share.margin,
                            score.value - expected.score, score.margin);
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
    return fmt::format("The median game has {} turns; eight of ten games have {} to {}", part(5), part(1),
                       part(9));
}

}  // namespace motherlode::balance

#include "arena/report.h"

#include <algorithm>
#include <map>

#include <fmt/format.h>

#include "report/page.h"
#include "report/plot.h"

namespace motherlode::arena {
namespace {

using report::Axis;
using report::distribution_plot;
using report::escaped;
using report::interval_plot;
using report::Mark;
using report::Sample;

double percent(double share) { return 100 * share; }

std::string in_plot(std::string const& svg) { return "<div class=\"plot\">" + svg + "</div>\n"; }

// From the lowest to the highest interval, with a small margin, and including the reference.
Axis axis_around(std::vector<Mark> const& marks, double reference, std::string unit) {
    double low = reference;
    double high = reference;
    for (Mark const& mark : marks) {
        low = std::min(low, mark.low);
        high = std::max(high, mark.high);
    }
    double const margin = std::max(1.0, (high - low) / 20);
    return {low - margin, high + margin, reference, std::move(unit)};
}

Mark win_mark(std::string label, Tally const& tally) {
    Interval const interval = tally.win_interval();
    return {std::move(label), percent(tally.win_share()), percent(interval.low), percent(interval.high),
            fmt::format("{:.1f} % of {}", percent(tally.win_share()), tally.games)};
}

std::string rating_section(std::vector<Rating> const& ratings, std::vector<std::string> const& bots) {
    std::vector<Mark> marks;
    for (std::size_t bot = 0; bot < bots.size(); ++bot)
        marks.push_back({bots[bot], ratings[bot].value, ratings[bot].low, ratings[bot].high,
                         fmt::format("{:.0f} ({:.0f} – {:.0f})", ratings[bot].value, ratings[bot].low,
                                     ratings[bot].high)});
    std::stable_sort(marks.begin(), marks.end(),
                     [](auto const& a, auto const& b) { return a.value > b.value; });
    return "<h2>Rating</h2>\n<p>As in chess: 400 points mean odds of ten to one, and the mean of these bots "
           "is "
           "1500. Lines are 95 % intervals.</p>\n" +
           in_plot(interval_plot(marks, axis_around(marks, 1500, "")));
}

std::string win_section(Tallies const& tallies, std::vector<std::string> const& bots) {
    std::vector<Mark> marks;
    for (std::size_t bot = 0; bot < bots.size(); ++bot)
        marks.push_back(win_mark(bots[bot], tallies.by_bot[bot]));
    double const even = percent(tallies.even_share());
    return "<h2>Win rate</h2>\n<p>A shared first place counts as a fraction of a win. The dashed line is an "
           "even "
           "share.</p>\n" +
           in_plot(interval_plot(marks, {0, 100, even, " %"}));
}

std::string score_section(Tallies const& tallies, std::vector<std::string> const& bots) {
    std::vector<Sample> samples;
    for (std::size_t bot = 0; bot < bots.size(); ++bot) samples.push_back({bots[bot], tallies.scores[bot]});
    return "<h2>Scores</h2>\n" + in_plot(distribution_plot(samples));
}

std::string seat_section(Tallies const& tallies) {
    std::vector<Mark> marks;
    for (std::size_t seat = 0; seat < tallies.by_seat.size(); ++seat)
        marks.push_back(win_mark(fmt::format("seat {}", seat + 1), tallies.by_seat[seat]));
    double const even = percent(tallies.even_share());
    return "<h2>Seats</h2>\n<p>Win rate by seat, over all bots.</p>\n" +
           in_plot(interval_plot(marks, axis_around(marks, even, " %")));
}

std::string with_spaces(std::string text) {
    std::replace(text.begin(), text.end(), '_', ' ');
    return text;
}

// Compares seats that used an item at least once in a game with the even share. Items used by nearly all seats, or by
// very few, are left out.
std::string card_usage_section(Tallies const& tallies) {
    constexpr std::int64_t fewest = 30;
    constexpr double nearly_all = 0.95;
    std::int64_t seats = 0;
    for (Tally const& tally : tallies.by_seat) seats += tally.games;
    std::map<std::string, std::vector<Mark>> groups;
    for (auto const& [name, tally] : tallies.by_card_use) {
        if (tally.games < fewest ||
            static_cast<double>(tally.games) > nearly_all * static_cast<double>(seats))
            continue;
        std::size_t const slash = name.find('/');
        groups[name.substr(0, slash)].push_back(win_mark(with_spaces(name.substr(slash + 1)), tally));
    }
    if (groups.empty()) return {};
    double const even = percent(tallies.even_share());
    std::string html =
        "<h2>Card usage</h2>\n<p>Win rate of the seats that did this at least once in a game, and the "
        "number of those seats. The dashed line is an even share. A high win rate is a "
        "correlation, not a cause.</p>\n";
    for (auto& [verb, marks] : groups) {
        std::stable_sort(marks.begin(), marks.end(),
                         [](auto const& a, auto const& b) { return a.value > b.value; });
        html += "<h3>" + escaped(with_spaces(verb)) + "</h3>\n" +
                in_plot(interval_plot(marks, axis_around(marks, even, " %")));
    }
    return html;
}

}  // namespace

std::string report_page(ReportHeading const& heading, Tallies const& tallies,
                        std::vector<Rating> const& ratings, std::vector<std::string> const& bots) {
    return report::page(
        heading.title,
        "Made by <code>" + escaped(heading.command) + "</code>. " + escaped(heading.provenance),
        rating_section(ratings, bots) + win_section(tallies, bots) + score_section(tallies, bots) +
            seat_section(tallies) + card_usage_section(tallies));
}

}  // namespace motherlode::arena

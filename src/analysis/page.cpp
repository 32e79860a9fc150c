#include "report/page.h"

#include <fmt/format.h>

#include "analysis/words.h"
#include "report/plot.h"

namespace motherlode::analysis {
namespace {

std::string moment_row(History const& history, Moment const& moment) {
    std::string cells =
        fmt::format("<td>{}</td><td>{}</td>", moment.move + 1,
                    report::escaped(names_apart(history)[static_cast<std::size_t>(index(moment.seat))]));
    for (Outlook const& outlook : moment.best().outlook)
        cells += fmt::format("<td title=\"{:.0f} – {:.0f} %, about {:.0f} points\">{:.0f} %</td>",
                             100 * outlook.win.low, 100 * outlook.win.high, outlook.score,
                             100 * outlook.win.value);
    std::string choices;
    auto const mine = static_cast<std::size_t>(index(moment.seat));
    for (std::size_t i = 0; i < moment.choices.size(); ++i) {
        Choice const& choice = moment.choices[i];
        bool const taken = static_cast<int>(i) == moment.played;
        choices += fmt::format("<li{}>{} <span class=\"quiet\">{:.0f} % ({:.0f} – {:.0f} %)</span></li>",
                               taken ? " class=\"taken\"" : "",
                               report::escaped(action_words(history, moment, choice.action)),
                               100 * choice.outlook[mine].win.value, 100 * choice.outlook[mine].win.low,
                               100 * choice.outlook[mine].win.high);
    }
    std::string_view const verdict = moment.verdict == Verdict::fine ? "" : verdict_name(moment.verdict);
    return fmt::format("<tr class=\"{}\">{}<td><ol>{}</ol></td><td>{}</td></tr>\n", verdict, cells, choices,
                       verdict);
}

}  // namespace

std::string review_page(History const& history, Review const& review, std::string const& title) {
    std::vector<report::Line> lines;
    for (std::size_t seat = 0; seat < names_apart(history).size(); ++seat) {
        report::Line line{names_apart(history)[seat], {}, {}};
        for (Moment const& moment : review.moments) {
            line.points.push_back(
                {static_cast<double>(moment.move + 1), 100 * moment.best().outlook[seat].win.value});
            if (moment.verdict >= Verdict::mistake && static_cast<std::size_t>(index(moment.seat)) == seat)
                line.marked.push_back(line.points.size() - 1);
        }
        lines.push_back(std::move(line));
    }
    std::string html =
        "<h2>Win share</h2>\n<p>As a good player in the seat to decide could know it. Rings are mistakes and "
        "blunders. " +
        report::escaped(turning_words(history, review)) + "</p>\n" + report::line_plot(lines, 0, 100, " %");
    html +=
        "<h2>Decisions</h2>\n<p>Every choice between two actions or more: the win share of each player "
        "before it, the "
        "best actions as found with their value for who decides, and the one that was played in bold.</p>\n"
        "<div class=\"plot\"><table><tr><th>move</th><th>player</th>";
    for (std::string const& name : names_apart(history)) html += "<th>" + report::escaped(name) + "</th>";
    html += "<th>choices</th><th></th></tr>\n";
    for (Moment const& moment : review.moments) html += moment_row(history, moment);
    html += "</table></div>\n";
    return report::page(title, "", html);
}

}  // namespace motherlode::analysis

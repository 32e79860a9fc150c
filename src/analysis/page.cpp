#include "report/page.h"

#include <cmath>

#include <fmt/format.h>

#include "analysis/story.h"
#include "analysis/words.h"
#include "report/plot.h"

namespace motherlode::analysis {
namespace {

using report::escaped;

// ---- what decided it ----

// A sentence that begins with its move, which leads to the decision in the table below.
std::string list_item(Moment const& moment, std::string const& sentence) {
    std::size_t const end = sentence.find(',');
    return fmt::format("<li><a href=\"#move-{}\">{}</a>{}</li>\n", moment.move + 1,
                       escaped(sentence.substr(0, end)), escaped(sentence.substr(end)));
}

std::string decided(Teller& teller, History const& history, Review const& review) {
    std::string html = "<h2>What decided it</h2>\n";
    if (std::string const turned = turning_words(history, review); !turned.empty())
        html += "<p>" + escaped(turned) + "</p>\n";
    std::vector<std::size_t> const wrong = mistakes(review.moments);
    html += wrong.empty() ? "<p>No decision gave away more than chance explains.</p>\n"
                          : "<h3>What was given away</h3>\n<ul class=\"told\">\n";
    for (std::size_t const at : wrong) html += list_item(review.moments[at], teller.mistake(at));
    if (!wrong.empty()) html += "</ul>\n";
    std::vector<std::size_t> const right = best_decisions(review.moments);
    if (!right.empty()) html += "<h3>The best decisions</h3>\n<ul class=\"told\">\n";
    for (std::size_t const at : right) html += list_item(review.moments[at], teller.praise(at));
    if (!right.empty()) html += "</ul>\n";
    return html;
}

// ---- play and luck ----

// From the middle to the right what was won, to the left what was lost.
std::string change_cell(double share, double largest) {
    return fmt::format(
        "<td class=\"change\"><span class=\"bar\"><span class=\"{}\" style=\"width: {:.1f}%\"></span></span>"
        "{:+.0f} %</td>",
        share < 0 ? "less" : "more", 50 * std::abs(share) / largest, 100 * share);
}

std::string accounts_table(Teller const& teller, std::vector<Account> const& accounts) {
    if (accounts.empty()) return {};
    double largest = 0.1;
    for (Account const& account : accounts)
        for (double const share : {account.own, account.others, account.luck})
            largest = std::max(largest, std::abs(share));
    std::string html =
        "<h2>Play and luck</h2>\n<p>The way of each player from the win share at the first decision to the "
        "result: what its own mistakes cost, what those of the others brought or took, and luck, which is "
        "all the rest.</p>\n<div class=\"plot\"><table class=\"accounts\"><tr><th>player</th><th>start</th>"
        "<th>own decisions</th><th>others’ decisions</th><th>luck</th><th>end</th></tr>\n";
    for (std::size_t seat = 0; seat < accounts.size(); ++seat) {
        Account const& account = accounts[seat];
        html += fmt::format("<tr><th style=\"color: var(--seat-{})\">{}</th><td>{:.0f} %</td>", seat,
                            escaped(teller.names()[seat]), 100 * account.start);
        for (double const share : {account.own, account.others, account.luck})
            html += change_cell(share, largest);
        html += fmt::format("<td>{:.0f} %</td></tr>\n", 100 * account.end);
    }
    return html + "</table></div>\n";
}

// ---- the win share over the game ----

std::string win_shares(Teller const& teller) {
    std::vector<report::Line> lines;
    for (std::size_t seat = 0; seat < teller.names().size(); ++seat) {
        report::Line line{teller.names()[seat], {}, {}};
        for (Moment const& moment : teller.moments()) {
            line.points.emplace_back(static_cast<double>(moment.move + 1),
                                     100 * moment.best().outlook[seat].win.value);
            if (moment.verdict >= Verdict::mistake && static_cast<std::size_t>(index(moment.seat)) == seat)
                line.marked.push_back(line.points.size() - 1);
        }
        lines.push_back(std::move(line));
    }
    return "<h2>Win share</h2>\n<p>As a good player in the seat to decide could know it. Rings are mistakes "
           "and blunders.</p>\n" +
           report::line_plot(lines, 0, 100, " %");
}

// ---- every decision ----

std::string percents(Estimate const& share) {
    return fmt::format("{:.0f} % <span class=\"quiet\">({:.0f} – {:.0f})</span>", 100 * share.value,
                       100 * share.low, 100 * share.high);
}

std::string moment_row(Teller& teller, Moment const& moment) {
    auto const mine = static_cast<std::size_t>(index(moment.seat));
    std::string cells =
        fmt::format("<td>{}</td><td>{}</td>", moment.move + 1, escaped(teller.name(moment.seat)));
    for (Outlook const& outlook : moment.best().outlook)
        cells += fmt::format("<td class=\"share\">{}<br><span class=\"quiet\">{:.0f} points</span></td>",
                             percents(outlook.win), outlook.score);
    std::string choices;
    for (std::size_t i = 0; i < moment.choices.size(); ++i) {
        Choice const& choice = moment.choices[i];
        Outlook const& own = choice.outlook[mine];
        choices += fmt::format("<li{}>{} <span class=\"share\">{}</span></li>",
                               static_cast<int>(i) == moment.played ? " class=\"taken\"" : "",
                               escaped(teller.action(moment, choice.action)), percents(own.win));
    }
    std::string_view const verdict = moment.verdict == Verdict::fine ? "" : verdict_name(moment.verdict);
    std::string const lost =
        verdict.empty() ? "" : fmt::format("{}<br>−{:.0f} %", verdict, 100 * moment.lost.value);
    return fmt::format(
        "<tr id=\"move-{}\" class=\"{}\">{}<td class=\"choices\"><ol>{}</ol></td><td>{}</td></tr>\n",
        moment.move + 1, verdict, cells, choices, lost);
}

std::string decisions_table(Teller& teller) {
    std::string html =
        "<h2>Decisions</h2>\n<p>Every choice between two actions or more: the win share of each player "
        "before it with its 95 % interval and the points to be expected, the best actions as found with "
        "their "
        "value for who decides, and the one that was played in bold.</p>\n"
        "<div class=\"plot\"><table><tr><th>move</th><th>player</th>";
    for (std::string const& name : teller.names()) html += "<th>" + escaped(name) + "</th>";
    html += "<th>choices</th><th></th></tr>\n";
    for (Moment const& moment : teller.moments()) html += moment_row(teller, moment);
    return html + "</table></div>\n";
}

}  // namespace

std::string review_page(History const& history, Review const& review, std::string const& title) {
    Teller teller{history, review};
    return report::page(title, "",
                        decided(teller, history, review) + accounts_table(teller, review.accounts) +
                            win_shares(teller) + decisions_table(teller));
}

}  // namespace motherlode::analysis

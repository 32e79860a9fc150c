#include "report/page.h"

#include <cmath>

#include <fmt/format.h>

#include "analysis/story.h"
#include "analysis/words.h"
#include "report/plot.h"

namespace motherlode::analysis {
namespace {

using report::escaped;

// ---- What decided the game ----

// A sentence that starts with its move number, which links to the decision in the table below.
std::string list_item(Moment const& moment, std::string const& sentence) {
    std::size_t const end = sentence.find(',');
    return fmt::format("<li><a href=\"#move-{}\">{}</a>{}</li>\n", moment.move + 1,
                       escaped(sentence.substr(0, end)), escaped(sentence.substr(end)));
}

std::string decisive_section(Narrator& narrator, History const& history, Review const& review) {
    std::string html = "<h2>What decided the game</h2>\n";
    if (std::string const turned = turning_words(history, review); !turned.empty())
        html += "<p>" + escaped(turned) + "</p>\n";
    std::vector<std::size_t> const costly_moves = mistakes(review.moments);
    html += costly_moves.empty() ? "<p>No decision lost more than chance explains.</p>\n"
                                 : "<h3>Mistakes</h3>\n<ul class=\"sentences\">\n";
    for (std::size_t const at : costly_moves) html += list_item(review.moments[at], narrator.mistake(at));
    if (!costly_moves.empty()) html += "</ul>\n";
    std::vector<std::size_t> const best_moves = best_decisions(review.moments);
    if (!best_moves.empty()) html += "<h3>Best decisions</h3>\n<ul class=\"sentences\">\n";
    for (std::size_t const at : best_moves) html += list_item(review.moments[at], narrator.praise(at));
    if (!best_moves.empty()) html += "</ul>\n";
    return html;
}

// ---- Play and luck ----

// A bar from the middle: gains to the right, losses to the left.
std::string change_cell(double share, double largest) {
    return fmt::format(
        "<td class=\"change\"><span class=\"bar\"><span class=\"{}\" style=\"width: {:.1f}%\"></span></span>"
        "{:+.0f} %</td>",
        share < 0 ? "less" : "more", 50 * std::abs(share) / largest, 100 * share);
}

std::string accounts_table(Narrator const& narrator, std::vector<Account> const& accounts) {
    if (accounts.empty()) return {};
    double largest = 0.1;
    for (auto const& [account, points] : accounts)
        for (double const share : {account.own, account.others, account.luck})
            largest = std::max(largest, std::abs(share));
    std::string html =
        "<h2>Play and luck</h2>\n<p>Change in each player's win probability from the first decision to the "
        "result, caused by the player's own decisions, by the other players' decisions, and by luck (cards "
        "and "
        "hidden information). A decision counts by its difference to a reference player's.</p>\n<div "
        "class=\"plot\"><table "
        "class=\"accounts\"><tr><th>player</th><th>start</th>"
        "<th>own decisions</th><th>others’ decisions</th><th>luck</th><th>end</th></tr>\n";
    for (std::size_t seat = 0; seat < accounts.size(); ++seat) {
        Balance const& account = accounts[seat].win;
        html += fmt::format("<tr><th style=\"color: var(--seat-{})\">{}</th><td>{:.0f} %</td>", seat,
                            escaped(narrator.names()[seat]), 100 * account.start);
        for (double const share : {account.own, account.others, account.luck})
            html += change_cell(share, largest);
        html += fmt::format("<td>{:.0f} %</td></tr>\n", 100 * account.end);
    }
    return html + "</table></div>\n";
}

// ---- Accuracy ----

std::string accuracy_table(Narrator const& narrator, std::vector<SeatSummary> const& seats) {
    std::string html =
        "<h2>Accuracy</h2>\n<div class=\"plot\"><table><tr><th>player</th><th>accuracy</th><th>points lost "
        "per decision</th><th>decisions</th></tr>\n";
    for (std::size_t seat = 0; seat < seats.size(); ++seat)
        html += fmt::format(
            "<tr><th style=\"color: var(--seat-{})\">{}</th><td>{:.0f}</td><td>{:.1f}</td><td>{}</td></tr>\n",
            seat, escaped(narrator.names()[seat]), seats[seat].accuracy, seats[seat].points_lost,
            seats[seat].decisions);
    return html + "</table></div>\n";
}

// ---- Win probability over the game ----

std::string win_shares(Narrator const& narrator) {
    std::vector<report::Line> lines;
    for (std::size_t seat = 0; seat < narrator.names().size(); ++seat) {
        report::Line line{narrator.names()[seat], {}, {}};
        for (Moment const& moment : narrator.moments()) {
            line.points.emplace_back(static_cast<double>(moment.move + 1),
                                     100 * moment.before[seat].win.value);
            if (moment.verdict >= Verdict::mistake && static_cast<std::size_t>(index(moment.seat)) == seat)
                line.marked.push_back(line.points.size() - 1);
        }
        lines.push_back(std::move(line));
    }
    return "<h2>Win probability</h2>\n<p>Estimated from the view of the player who decides. Rings are "
           "mistakes "
           "and blunders.</p>\n" +
           report::line_plot(lines, 0, 100, " %");
}

// ---- Every decision ----

std::string percents(Estimate const& share) {
    return fmt::format("{:.0f} % <span class=\"quiet\">({:.0f} – {:.0f})</span>", 100 * share.value,
                       100 * share.low, 100 * share.high);
}

std::string moment_row(Narrator& narrator, Moment const& moment) {
    auto const seat_index = static_cast<std::size_t>(index(moment.seat));
    std::string cells =
        fmt::format("<td>{}</td><td>{}</td>", moment.move + 1, escaped(narrator.name(moment.seat)));
    for (Outlook const& outlook : moment.before)
        cells += fmt::format("<td class=\"share\">{}<br><span class=\"quiet\">{:.0f} points</span></td>",
                             percents(outlook.win), outlook.score.value);
    std::string choices;
    for (std::size_t i = 0; i < moment.choices.size(); ++i) {
        Choice const& choice = moment.choices[i];
        Outlook const& own = choice.outlook[seat_index];
        choices += fmt::format("<li{}>{} <span class=\"share\">{}</span></li>",
                               static_cast<int>(i) == moment.played ? " class=\"taken\"" : "",
                               escaped(narrator.action(moment, choice.action)), percents(own.win));
    }
    std::string_view const verdict = moment.verdict == Verdict::fine ? "" : verdict_name(moment.verdict);
    std::string const loss_cell = verdict.empty()
                                      ? ""
                                      : fmt::format("{}<br>−{:.0f} %, −{:.0f} points", verdict,
                                                    100 * moment.loss.win.value, moment.loss.score.value);
    return fmt::format(
        "<tr id=\"move-{}\" class=\"{}\">{}<td class=\"choices\"><ol>{}</ol></td><td>{}</td></tr>\n",
        moment.move + 1, verdict, cells, choices, loss_cell);
}

std::string decisions_table(Narrator& narrator) {
    std::string html =
        "<h2>Decisions</h2>\n<p>Every choice between two or more actions: each player's win probability "
        "before "
        "it, with its 95 % interval and the expected points; the best actions, with the win probability of "
        "the player who decides; and the action that was played, in bold.</p>\n"
        "<div class=\"plot\"><table><tr><th>move</th><th>player</th>";
    for (std::string const& name : narrator.names()) html += "<th>" + escaped(name) + "</th>";
    html += "<th>choices</th><th></th></tr>\n";
    for (Moment const& moment : narrator.moments()) html += moment_row(narrator, moment);
    return html + "</table></div>\n";
}

}  // namespace

std::string review_page(History const& history, Review const& review, std::string const& title) {
    Narrator narrator{history, review};
    return report::page(title, "",
                        decisive_section(narrator, history, review) + accuracy_table(narrator, review.seats) +
                            accounts_table(narrator, review.accounts) + win_shares(narrator) +
                            decisions_table(narrator));
}

}  // namespace motherlode::analysis

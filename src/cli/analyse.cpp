#include <algorithm>
#include <cmath>
#include <thread>

#include <fmt/format.h>

#include "analysis/review.h"
#include "analysis/words.h"
#include "cli/commands.h"
#include "cli/files.h"
#include "cli/layout.h"
#include "cli/narrate.h"
#include "cli/progress.h"
#include "cli/records.h"
#include "cli/terminal.h"

namespace motherlode::cli {
namespace {

using analysis::Moment;
using analysis::names_apart;
using analysis::Review;
using analysis::Verdict;

std::string percent(double share) { return fmt::format("{:.0f} %", 100 * share); }

// Every decision on a line: the win share of all before it, what was played, and what was lost by it.
std::string decisions_table(History const& history, Review const& review, Style style) {
    std::vector<TextTable::Column> columns{{"move", Align::right}, {"player"}};
    for (std::string const& name : names_apart(history)) columns.push_back({name, Align::right});
    columns.push_back({"played"});
    columns.push_back({"lost", Align::right});
    columns.push_back({""});
    TextTable table{columns};
    for (Moment const& moment : review.moments) {
        std::vector<std::string> cells{std::to_string(moment.move + 1),
                                       names_apart(history)[static_cast<std::size_t>(index(moment.seat))]};
        for (analysis::Outlook const& outlook : moment.best().outlook)
            cells.push_back(percent(outlook.win.value));
        cells.push_back(history.now().text(moment.taken().action));
        cells.push_back(moment.played == 0 ? "" : percent(moment.lost.value));
        cells.emplace_back(moment.verdict == Verdict::fine ? "" : analysis::verdict_name(moment.verdict));
        table.add(cells);
    }
    return table.text(style);
}

std::string accounts_table(History const& history, Review const& review, Style style) {
    TextTable table{{{"player"},
                     {"start", Align::right},
                     {"own decisions", Align::right},
                     {"others' decisions", Align::right},
                     {"luck", Align::right},
                     {"end", Align::right}}};
    for (std::size_t seat = 0; seat < review.accounts.size(); ++seat) {
        analysis::Account const& account = review.accounts[seat];
        auto const change = [](double share) { return fmt::format("{:+.0f} %", 100 * share); };
        table.add({names_apart(history)[seat], percent(account.start), change(account.own),
                   change(account.others), change(account.luck), percent(account.end)});
    }
    return table.text(style);
}

void show(History const& history, Review const& review) {
    Style const style = output_style();
    write_out(decisions_table(history, review, style));
    if (std::string const turned = turning_words(history, review); !turned.empty())
        print_out("\n{}\n", turned);
    std::vector<Moment const*> wrong;
    for (Moment const& moment : review.moments)
        if (moment.verdict != Verdict::fine) wrong.push_back(&moment);
    std::stable_sort(wrong.begin(), wrong.end(), [](Moment const* one, Moment const* other) {
        return one->lost.value > other->lost.value;
    });
    print_out("\n{}\n", style.bold(wrong.empty() ? "No decision gave away more than chance explains."
                                                 : "What was given away"));
    for (Moment const* moment : wrong)
        print_out(
            "{}\n",
            wrapped(fmt::format("Move {}, {}, {}: {}", moment->move + 1,
                                names_apart(history)[static_cast<std::size_t>(index(moment->seat))],
                                analysis::verdict_name(moment->verdict), verdict_words(history, *moment)),
                    output_width(), 4));
    if (!review.accounts.empty())
        print_out("\n{}\n{}", style.bold("Play and luck, in win share"),
                  accounts_table(history, review, style));
}

}  // namespace

int run_analyse(AnalyseOptions const& options) {
    Outcome<History> const history = load_record(options.file, options.edition);
    if (!history) return refuse(history.error());
    for (std::string const& file : {options.json, options.report})
        if (!file.empty() && file != "-")
            if (std::optional<Error> const problem = check_writable(file)) return refuse(*problem);

    int const cores = std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
    if (options.from < 1 || options.from > history->size())
        return misuse({fmt::format("The record has moves 1 to {}, not {}.", history->size(), options.from)});
    analysis::Effort const effort{.from = options.from - 1,
                                  .iterations = options.iterations,
                                  .listed = options.choices - 1,
                                  .playouts = options.playouts,
                                  .horizon = {},
                                  .milliseconds = 0,
                                  .seed = options.seed,
                                  .threads = options.threads > 0 ? options.threads : cores};
    Review review;
    {
        Progress progress{history->size() - effort.from, "decisions"};
        std::atomic<bool> const never = false;
        review = analysis::review(
            *history, effort, [&](analysis::Looked const&) { progress.advance(); }, never);
    }
    if (!options.report.empty()) {
        std::string const title = fmt::format("{}: a review", history->type().info().title);
        if (std::optional<Error> const problem =
                write_file(options.report, review_page(*history, review, title)))
            return refuse(*problem);
    }
    if (!options.json.empty()) {
        JsonWriter json;
        analysis::write_json(*history, review, json);
        if (options.json == "-") {
            print_out("{}\n", json.text());
            return exit_fine;
        }
        if (std::optional<Error> const problem = write_file(options.json, json.text() + "\n"))
            return refuse(*problem);
    }
    show(*history, review);
    return exit_fine;
}

}  // namespace motherlode::cli

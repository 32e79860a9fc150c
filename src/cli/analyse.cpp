#include <algorithm>
#include <thread>

#include <fmt/format.h>

#include "analysis/story.h"
#include "analysis/words.h"
#include "cli/commands.h"
#include "cli/files.h"
#include "cli/layout.h"
#include "cli/narrate.h"
#include "cli/progress.h"
#include "cli/records.h"
#include "cli/terminal.h"
#include "cli/version.h"

namespace motherlode::cli {
namespace {

using analysis::Moment;
using analysis::Narrator;
using analysis::Review;
using analysis::Verdict;

std::string percent(double share) { return fmt::format("{:.0f} %", 100 * share); }

std::string percent_change(double share) { return fmt::format("{:+.0f} %", 100 * share); }
std::string points(double number) { return fmt::format("{:.1f}", number); }
std::string points_change(double number) { return fmt::format("{:+.1f}", number); }

std::string with_interval(analysis::Estimate const& share) {
    // With non-breaking spaces.
    return fmt::format("{:.0f}\u00a0% ({:.0f}\u00a0–\u00a0{:.0f}\u00a0%)", 100 * share.value, 100 * share.low,
                       100 * share.high);
}

// One line per decision: the win probability of all players before it, the action played, and the loss.
std::string decisions_table(History const& history, Narrator const& narrator, Style style) {
    std::vector<TextTable::Column> columns{{"move", Align::right}, {"player"}};
    for (std::string const& name : narrator.names()) columns.push_back({name, Align::right});
    columns.push_back({"played"});
    columns.push_back({"lost", Align::right});
    columns.push_back({"points", Align::right});
    columns.push_back({""});
    TextTable table{columns};
    for (Moment const& moment : narrator.moments()) {
        std::vector<std::string> cells{std::to_string(moment.move + 1), narrator.name(moment.seat)};
        for (analysis::Outlook const& outlook : moment.before) cells.push_back(percent(outlook.win.value));
        cells.push_back(history.now().text(moment.taken().action));
        cells.push_back(moment.played == 0 ? "" : percent(moment.loss.win.value));
        cells.push_back(moment.played == 0 ? "" : fmt::format("{:.1f}", moment.loss.score.value));
        cells.emplace_back(moment.verdict == Verdict::fine ? "" : analysis::verdict_name(moment.verdict));
        table.add(cells);
    }
    return table.text(style);
}

std::string indented(std::string const& lines) {
    std::string text = "    ";
    for (char const c : lines) {
        text += c;
        if (c == '\n') text += "    ";
    }
    text.resize(text.size() - 4);  // after the last newline
    return text;
}

// The value of each choice for the player who decides, with the one played marked; then the outlook of all players
// before it.
std::string choices_block(Narrator& narrator, Moment const& moment, Style style) {
    auto const seat_index = static_cast<std::size_t>(index(moment.seat));
    TextTable choices{{{""}, {"to win", Align::right}, {"points", Align::right}, {"choice"}}};
    // The width of all columns before the last one.
    constexpr int before = 4 + 1 + 2 + 18 + 2 + 6 + 2;
    for (std::size_t i = 0; i < moment.choices.size(); ++i) {
        analysis::Choice const& choice = moment.choices[i];
        choices.add(
            {static_cast<int>(i) == moment.played ? "▸" : "", with_interval(choice.outlook[seat_index].win),
             fmt::format("{:.0f}", choice.outlook[seat_index].score.value),
             shortened(narrator.action(moment, choice.action), std::max(20, output_width() - before))});
    }
    std::string all;
    for (std::size_t seat = 0; seat < moment.before.size(); ++seat) {
        analysis::Outlook const& outlook = moment.before[seat];
        all += fmt::format("{}{} {}, {:.0f} points", seat == 0 ? "Before it: " : "; ", narrator.names()[seat],
                           with_interval(outlook.win), outlook.score.value);
    }
    return indented(choices.text(style)) + "    " + style.dim(wrapped(all + ".", output_width() - 4, 4)) +
           "\n";
}

std::string summary_table(Narrator const& narrator, Review const& review, Style style) {
    TextTable table{{{"player"},
                     {"accuracy", Align::right},
                     {"points lost per decision", Align::right},
                     {"decisions", Align::right}}};
    for (std::size_t seat = 0; seat < review.seats.size(); ++seat)
        table.add({narrator.names()[seat], fmt::format("{:.0f}", review.seats[seat].accuracy),
                   fmt::format("{:.1f}", review.seats[seat].points_lost),
                   std::to_string(review.seats[seat].decisions)});
    return table.text(style);
}

// `change` writes one of the three parts, `value` the start and the end.
std::string accounts_table(Narrator const& narrator, Review const& review,
                           analysis::Balance analysis::Account::*unit, std::string (*value)(double),
                           std::string (*change)(double), Style style) {
    TextTable table{{{"player"},
                     {"start", Align::right},
                     {"own decisions", Align::right},
                     {"others' decisions", Align::right},
                     {"luck", Align::right},
                     {"end", Align::right}}};
    for (std::size_t seat = 0; seat < review.accounts.size(); ++seat) {
        analysis::Balance const& balance = review.accounts[seat].*unit;
        table.add({narrator.names()[seat], value(balance.start), change(balance.own), change(balance.others),
                   change(balance.luck), value(balance.end)});
    }
    return table.text(style);
}

// The decisive moments as sentences, each with its choices.
void show_decisive_moments(History const& history, Review const& review, Narrator& narrator, Style style) {
    if (std::string const turned = turning_words(history, review); !turned.empty())
        print_out("\n{}\n", wrapped(turned, output_width()));
    std::vector<std::size_t> const wrong = analysis::mistakes(review.moments);
    print_out("\n{}\n", style.bold(wrong.empty() ? "No clear mistakes." : "Mistakes"));
    for (std::size_t const at : wrong)
        print_out("{}\n{}", wrapped(narrator.mistake(at), output_width(), 4),
                  choices_block(narrator, review.moments[at], style));
    std::vector<std::size_t> const best_moves = analysis::best_decisions(review.moments);
    if (!best_moves.empty()) print_out("\n{}\n", style.bold("Best decisions"));
    for (std::size_t const at : best_moves)
        print_out("{}\n", wrapped(narrator.praise(at), output_width(), 4));
}

void show_moves(Narrator& narrator, Style style) {
    for (Moment const& moment : narrator.moments()) {
        print_out("{}\n{}",
                  style.bold(fmt::format("Move {}, {}", moment.move + 1, narrator.name(moment.seat))),
                  choices_block(narrator, moment, style));
    }
}

void show(History const& history, Review const& review, bool every_choice) {
    Style const style = output_style();
    Narrator narrator{history, review};
    if (every_choice)
        show_moves(narrator, style);
    else
        write_out(decisions_table(history, narrator, style));
    show_decisive_moments(history, review, narrator, style);
    print_out("\n{}\n{}", style.bold("Accuracy, from 0 to 100"), summary_table(narrator, review, style));
    if (review.accounts.empty()) return;
    print_out("\n{}\n{}", style.bold("Play and luck, in win probability"),
              accounts_table(narrator, review, &analysis::Account::win, percent, percent_change, style));
    print_out("\n{}\n{}", style.bold("Play and luck, in points"),
              accounts_table(narrator, review, &analysis::Account::points, points, points_change, style));
}

// An effort that suits the length of the game, except for values given on the command line. Without a time limit, so
// that the review is always the same.
analysis::Effort effort_of(AnalyseOptions const& options, int decisions) {
    int const cores = std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
    analysis::Effort effort = analysis::effort_of_review(decisions);
    effort.from = options.from - 1;
    effort.to = options.to.value_or(decisions);
    effort.iterations = options.iterations.value_or(effort.iterations);
    effort.listed = options.choices ? *options.choices - 1 : effort.listed;
    effort.playouts = options.playouts.value_or(effort.playouts);
    effort.milliseconds = 0;
    effort.seed = options.seed;
    effort.threads = options.threads > 0 ? options.threads : cores;
    return effort;
}

// To the file, or to stdout if it is “-”.
std::optional<Error> write_to(std::string const& file, std::string const& text) {
    if (file != "-") return write_file(file, text);
    write_out(text);
    return {};
}

}  // namespace

int run_analyse(AnalyseOptions const& options) {
    if (!options.position.empty()) return run_analyse_position(options);
    if (options.file.empty()) return misuse({"A record or --position is required."});
    Outcome<History> const history = load_record(options.file, options.edition);
    if (!history) return refuse(history.error());
    for (std::string const& file : {options.json, options.report})
        if (!file.empty() && file != "-")
            if (std::optional<Error> const problem = check_writable(file)) return refuse(*problem);

    bool const json_on_stdout = options.json == "-";
    bool const page_on_stdout = options.report == "-";
    if (json_on_stdout && page_on_stdout)
        return misuse({"Only one of --json and --report can go to stdout."});
    if (options.from < 1 || options.from > history->size())
        return misuse({fmt::format("The record has moves 1 to {}, not {}.", history->size(), options.from)});
    if (options.to && (*options.to < options.from || *options.to > history->size()))
        return misuse({fmt::format("--to must be a move from {} to {}, not {}.", options.from,
                                   history->size(), *options.to)});
    analysis::Effort const effort = effort_of(options, history->size());
    Review review;
    {
        std::optional<Progress> progress;
        std::atomic<bool> const never = false;
        review = history->type().review(
            *history, effort,
            [&](analysis::ReviewProgress const& at) {
                if (!progress) progress.emplace(at.total, "decisions");
                progress->advance();
            },
            never);
    }
    if (!options.report.empty()) {
        std::string const title = fmt::format("{}: a review", history->type().info().title);
        if (std::optional<Error> const problem =
                write_to(options.report, review_page(*history, review, title)))
            return refuse(*problem);
    }
    if (!options.json.empty()) {
        JsonWriter json;
        analysis::write_json(*history, review, effort, version_number, json);
        if (std::optional<Error> const problem = write_to(options.json, json.text() + "\n"))
            return refuse(*problem);
    }
    if (!json_on_stdout && !page_on_stdout) show(*history, review, options.choices_shown);
    return exit_fine;
}

}  // namespace motherlode::cli

#include "cli/arena_output.h"

#include <fmt/format.h>

#include "arena/report.h"
#include "cli/arena_json.h"
#include "cli/arena_ratings.h"
#include "cli/arena_table.h"
#include "cli/files.h"
#include "cli/terminal.h"

namespace motherlode::cli {
namespace {

using RatedBots = std::vector<arena::RatingsFile::RatedBot>;

// Searches that a time limit ended differ from machine to machine.
std::string time_limit_lines(std::vector<TimeLimit> const& time_limits,
                             std::vector<std::string> const& labels) {
    std::string text;
    for (std::size_t bot = 0; bot < time_limits.size(); ++bot)
        if (time_limits[bot].searches > 0)
            text += fmt::format("{}: the time limit ended {} of {} searches.\n", labels[bot],
                                time_limits[bot].ended, time_limits[bot].searches);
    return text.empty() ? text : "\n" + text;
}

std::string forfeit_lines(arena::Results const& results, std::vector<std::string> const& labels) {
    std::string text;
    for (std::size_t bot = 0; bot < labels.size(); ++bot)
        if (auto const& first = results.first_forfeit(static_cast<int>(bot)))
            text += fmt::format("{} forfeited {} of {} games. Game {}: {}\n", labels[bot],
                                results.tallies().by_bot[bot].forfeits, results.tallies().by_bot[bot].games,
                                first->number + 1, first->reason);
    return text.empty() ? text : "\n" + text;
}

std::string sprt_lines(arena::Sprt const& sprt, std::vector<std::string> const& labels,
                       std::size_t all_games) {
    using Decision = arena::Sprt::Verdict;
    arena::SprtSettings const& settings = sprt.settings();
    Decision const verdict = sprt.verdict();
    std::string text =
        fmt::format("\nSequential test of {} against {} (elo0 {}, elo1 {}, alpha {}, beta {}):\n", labels[0],
                    labels[1], settings.elo0, settings.elo1, settings.alpha, settings.beta);
    text += verdict == Decision::undecided
                ? fmt::format("Not decided after all {} games", all_games)
                : fmt::format("Stopped after {} of {} games", 2 * sprt.deals(), all_games);
    text += fmt::format(", log-likelihood ratio {:.2f} (bounds {:.2f} and {:.2f}).", sprt.ratio(),
                        sprt.lower_bound(), sprt.upper_bound());
    if (verdict == Decision::h0)
        text += fmt::format(" H0 accepted: {} is not {} points stronger.", labels[0], settings.elo1);
    if (verdict == Decision::h1)
        text += fmt::format(" H1 accepted: {} is more than {} points stronger.", labels[0], settings.elo0);
    return text + "\n";
}

Outcome<RatedBots> rated_bots(ArenaPlan const& plan, ArenaOutcome const& outcome) {
    if (plan.options.ratings.empty()) return RatedBots{};
    std::string const setup = setup_text(plan, outcome.edition);
    Outcome<arena::RatingsFile> const ratings = update_ratings(
        plan.options.ratings, {setup, plan.options.players, plan.options.seed, bot_labels(plan.options.bots),
                               arena::pair_results(outcome.results)});
    if (!ratings) return ratings.error();
    return ratings->ratings(setup);
}

std::string text_report(ArenaPlan const& plan, ArenaOutcome const& outcome, ArenaFigures const& figures,
                        RatedBots const& rated, Style style) {
    std::vector<std::string> const labels = bot_labels(plan.options.bots);
    std::string text = headline(plan) + "\n\n" +
                       arena_table(outcome.results.tallies(), figures, labels, style) +
                       forfeit_lines(outcome.results, labels) + time_limit_lines(outcome.time_limits, labels);
    if (outcome.sprt) text += sprt_lines(*outcome.sprt, labels, plan.schedule.size());
    if (!rated.empty())
        text += fmt::format("\nRatings over all runs in {}:\n{}", plan.options.ratings,
                            ratings_table(rated, style));
    return text;
}

}  // namespace

int report_arena(ArenaPlan const& plan, ArenaOutcome const& outcome) {
    ArenaOptions const& options = plan.options;
    std::vector<std::string> const labels = bot_labels(options.bots);
    ArenaFigures const figures{outcome.results};
    Outcome<RatedBots> const rated = rated_bots(plan, outcome);
    if (!rated) return refuse(rated.error());
    bool const csv_on_stdout = options.csv == to_stdout;
    bool const json_on_stdout = options.json == to_stdout;
    if (!json_on_stdout) {
        std::string const text =
            text_report(plan, outcome, figures, *rated, csv_on_stdout ? Style{} : output_style());
        std::fputs(text.c_str(), csv_on_stdout ? stderr : stdout);
    }
    auto const csv = [&](Piece const& write) { write_arena_csv(outcome.results, labels, write); };
    if (csv_on_stdout)
        csv(write_out);
    else if (!options.csv.empty())
        if (std::optional<Error> const problem = write_file(options.csv, csv)) return refuse(*problem);
    if (!options.json.empty()) {
        std::string const json = arena_json(plan, outcome, figures, *rated) + "\n";
        if (json_on_stdout)
            write_out(json);
        else if (std::optional<Error> const problem = write_file(options.json, json))
            return refuse(*problem);
    }
    if (options.report.empty()) return exit_fine;
    std::string const page =
        arena::report_page({headline(plan), command_of(plan), outcome.edition.provenance},
                           outcome.results.tallies(), figures.ratings, labels);
    if (std::optional<Error> const problem = write_file(options.report, page)) return refuse(*problem);
    return exit_fine;
}

}  // namespace motherlode::cli

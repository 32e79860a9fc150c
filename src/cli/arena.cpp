#include <algorithm>
#include <thread>

#include <fmt/format.h>

#include "arena/journal.h"
#include "arena/report.h"
#include "arena/together.h"
#include "cli/arena_table.h"
#include "cli/commands.h"
#include "cli/files.h"
#include "cli/progress.h"
#include "cli/terminal.h"
#include "registry/games.h"

namespace motherlode::cli {
namespace {

using arena::Played;
using arena::Schedule;

constexpr std::string_view to_stdout = "-";

std::string headline(GameInfo const& info, ArenaOptions const& options, Schedule const& schedule) {
    std::vector<std::string> parts{std::string{info.title}};
    parts.insert(parts.end(), options.choice.options.begin(), options.choice.options.end());
    parts.push_back(fmt::format("{} players", options.players));
    std::size_t const games = schedule.games_at_a_table();
    parts.push_back(fmt::format("{} games", games));
    if (schedule.tables() > 1) parts.back() += fmt::format(" at each of {} tables", schedule.tables());
    if (games != static_cast<std::size_t>(options.games))
        parts.back() +=
            fmt::format(" ({} rounded up so that every bot plays each seat equally often)", options.games);
    parts.push_back(fmt::format("seed {}", options.seed));
    return listed(parts);
}

// The command that plays the same games again.
std::string command(ArenaOptions const& options) {
    std::string text = "motherlode arena " + options.choice.game;
    for (std::string const& option : options.choice.options) text += " --option " + option;
    if (!options.choice.edition.empty()) text += " --edition " + options.choice.edition;
    return text + fmt::format(" --bots \"{}\" --players {} --games {} --seed {}",
                              fmt::join(options.bots, ","), options.players, options.games, options.seed);
}

// At the first process: all games, both from the journal and newly played.
template <GameContract Game>
Outcome<arena::Results> play(Game const& game, Schedule const& schedule, ArenaOptions const& options,
                             arena::Work const& work, arena::Ranks const& ranks) {
    auto const give_up = [&](Error const& error) {
        ranks.share("");
        return error;
    };
    for (std::string const& file : {options.csv, options.report})
        if (!file.empty() && file != to_stdout)
            if (std::optional<Error> const problem = check_writable(file)) return give_up(*problem);
    Outcome<arena::Results> results = arena::Results::make(schedule);
    if (!results) return give_up(results.error());
    std::optional<arena::Journal> journal;
    if (!options.journal.empty()) {
        Outcome<arena::Journal> opened =
            arena::Journal::open(options.journal,
                                 fmt::format("{}, edition {:x}{}", command(options), game.edition().hash,
                                             options.report.empty() ? "" : ", with a report"),
                                 *results);
        if (!opened) return give_up(opened.error());
        journal = std::move(*opened);
    }
    Progress progress{static_cast<long>(results->missing()), "games"};
    std::optional<Error> const problem = arena::play_as_first(
        game, work, ranks, *results, [&](std::size_t number, Played const& played) -> std::optional<Error> {
            progress.advance();
            if (journal) return journal->add(number, played);
            return {};
        });
    if (problem) return *problem;
    return results;
}

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

int report(arena::Results const& results, std::vector<TimeLimit> const& time_limits, std::string const& title,
           ArenaOptions const& options, EditionInfo const& edition) {
    std::vector<std::string> const labels = bot_labels(options.bots);
    std::vector<arena::Rating> const ratings = arena::ratings(results);
    bool const csv_on_stdout = options.csv == to_stdout;
    std::string const table = fmt::format(
        "{}\n\n{}", title,
        arena_table(results.tallies(), ratings, labels, csv_on_stdout ? Style{} : output_style()) +
            time_limit_lines(time_limits, labels));
    auto const csv = [&](Piece const& write) { write_arena_csv(results, labels, write); };
    if (csv_on_stdout) {
        std::fputs(table.c_str(), stderr);
        csv(write_out);
    } else {
        write_out(table);
        if (!options.csv.empty())
            if (std::optional<Error> const problem = write_file(options.csv, csv)) return refuse(*problem);
    }
    if (options.report.empty()) return exit_fine;
    std::string const page =
        arena::report_page({title, command(options), edition.provenance}, results.tallies(), ratings, labels);
    if (std::optional<Error> const problem = write_file(options.report, page)) return refuse(*problem);
    return exit_fine;
}

// An error in the command line, if there is one.
std::optional<Error> check(ArenaOptions const& options) {
    std::vector<std::string> built_in_bots = options.bots;
    std::erase_if(built_in_bots, [](std::string const& name) {
        return name.starts_with(arena::program_prefix) ||
               arena::perfect_information_settings(name, BotProfile{});
    });
    if (std::optional<Error> unknown = check_bots(built_in_bots)) return unknown;
    if (options.players > static_cast<int>(options.bots.size()))
        return Error{fmt::format("A game of {} players needs at least as many bots; --bots names {}.",
                                 options.players, options.bots.size())};
    if (options.report == to_stdout) return Error{"--report needs the name of a file; only --csv can be -."};
    return {};
}

// Ends a process that cannot start. The first process prints the error and releases the others; another process sends
// it to the first, unless it has already been dismissed.
int give_up(arena::Ranks& ranks, Error const& error, int (*say)(Error const&)) {
    bool const played_elsewhere = !ranks.share("").empty();
    if (ranks.first()) return say(error);
    if (played_elsewhere) ranks.leave(error.sentence);
    return exit_fine;
}

}  // namespace

int run_arena(ArenaOptions const& requested) {
    // Joins before any error can occur, so that only the first process prints errors.
    Outcome<arena::Ranks> ranks = arena::Ranks::join();
    if (!ranks) return refuse(ranks.error());
    ArenaOptions options = requested;
    if (options.players == 0) options.players = static_cast<int>(options.bots.size());
    Outcome<GameType const*> const game = chosen_game(options.choice.game);
    if (!game) return give_up(*ranks, game.error(), misuse);
    GameInfo const& info = (*game)->info();
    if (std::optional<Error> const wrong = check(options)) return give_up(*ranks, *wrong, misuse);
    Outcome<GameSetup> setup = chosen_setup(info, options.choice, options.players, options.seed);
    if (!setup) return give_up(*ranks, setup.error(), misuse);
    Outcome<Schedule> const schedule =
        Schedule::make(static_cast<int>(options.bots.size()), options.players, options.games, options.seed);
    if (!schedule) return give_up(*ranks, schedule.error(), misuse);
    Outcome<EditionSource> edition = chosen_edition(info, options.choice.edition);
    if (!edition) return give_up(*ranks, edition.error(), refuse);
    setup->edition = std::move(*edition);

    int const cores = std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
    std::vector<TimeLimit> time_limits;
    arena::Work const work{options.bots, !options.report.empty(),
                           options.threads > 0 ? options.threads : cores, &time_limits};
    return visit_game(**game, [&]<class Game>() {
        auto const typed_game = make_game<Game>(*setup);
        if (!typed_game) return give_up(*ranks, typed_game.error(), refuse);
        if (!ranks->first()) {
            std::string finished = ranks->share("");
            if (!finished.empty())
                arena::play_for_first(**typed_game, *schedule, work, *ranks, std::move(finished));
            return exit_fine;
        }
        Outcome<arena::Results> const results = play(**typed_game, *schedule, options, work, *ranks);
        if (!results) return refuse(results.error());
        return report(*results, time_limits, headline(info, options, *schedule), options,
                      (*typed_game)->edition());
    });
}

}  // namespace motherlode::cli

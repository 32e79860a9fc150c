#include "arena/arena.h"

#include <algorithm>
#include <thread>

#include <fmt/format.h>

#include "arena/journal.h"
#include "arena/ranks.h"
#include "arena/report.h"
#include "cli/arena_table.h"
#include "cli/commands.h"
#include "cli/files.h"
#include "cli/progress.h"
#include "cli/terminal.h"
#include "games/registry.h"

namespace motherlode::cli {
namespace {

using arena::Played;
using arena::Schedule;

std::string headline(GameInfo const& info, ArenaOptions const& options, Schedule const& schedule) {
    std::vector<std::string> parts{std::string{info.title}};
    parts.insert(parts.end(), options.choice.options.begin(), options.choice.options.end());
    parts.push_back(fmt::format("{} players", options.players));
    std::size_t const games = schedule.games_at_a_table();
    parts.push_back(fmt::format("{} games", games));
    if (schedule.tables() > 1) parts.back() += fmt::format(" at each of {} tables", schedule.tables());
    if (games != static_cast<std::size_t>(options.games))
        parts.back() +=
            fmt::format(" ({} rounded up so that every bot sits everywhere equally often)", options.games);
    parts.push_back(fmt::format("seed {}", options.seed));
    return listed(parts);
}

// How to have the same games again.
std::string command(ArenaOptions const& options) {
    std::string text = "motherlode arena " + options.choice.game;
    for (std::string const& option : options.choice.options) text += " --option " + option;
    if (!options.choice.edition.empty()) text += " --edition " + options.choice.edition;
    return text + fmt::format(" --bots \"{}\" --players {} --games {} --seed {}",
                              fmt::join(options.bots, ","), options.players, options.games, options.seed);
}

// What the games of these numbers came to, by number: those of the journal, those played here, those told by others.
using Games = std::vector<std::optional<Played>>;

std::string lines_of(Games const& games) {
    std::string lines;
    for (std::size_t number = 0; number < games.size(); ++number)
        if (games[number]) lines += arena::to_line(number, *games[number]) + "\n";
    return lines;
}

std::optional<Error> add_lines(std::string_view lines, Games& games) {
    for (std::size_t end = lines.find('\n'); end != std::string_view::npos; end = lines.find('\n')) {
        Outcome<arena::NumberedGame> game = arena::from_line(lines.substr(0, end));
        if (!game) return game.error();  // another process tells what went wrong there in this way
        games[game->number] = std::move(game->played);
        lines.remove_prefix(end + 1);
    }
    return {};
}

// This process' share of what is still to be played.
template <GameContract Game>
std::optional<Error> play_share(Game const& game, Schedule const& schedule, ArenaOptions const& options,
                                arena::Ranks const& ranks, Games& games) {
    std::optional<arena::Journal> journal;
    if (!options.journal.empty()) {
        std::string const file =
            ranks.first() ? options.journal : fmt::format("{}.{}", options.journal, ranks.rank());
        Outcome<arena::Journal> opened = arena::Journal::open(
            file, fmt::format("{}, edition {:x}{}", command(options), game.edition().hash,
                              options.report.empty() ? "" : ", with a report"));
        if (!opened) return opened.error();
        journal = std::move(*opened);
        for (arena::NumberedGame const& kept : journal->games())
            if (kept.number < games.size()) games[kept.number] = kept.played;
    }
    std::vector<std::size_t> numbers;
    for (std::size_t number = 0; number < games.size(); ++number)
        if (!games[number] &&
            static_cast<int>(number % static_cast<std::size_t>(ranks.size())) == ranks.rank())
            numbers.push_back(number);

    int const cores = std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
    std::optional<Progress> progress;
    if (ranks.first()) progress.emplace(static_cast<long>(numbers.size()), "games");
    std::optional<Error> const problem = arena::play_all(
        game, schedule, numbers,
        {options.bots, !options.report.empty(), options.threads > 0 ? options.threads : cores},
        [&](std::size_t number, Played played) {
            if (journal) journal->add(number, played);
            games[number] = std::move(played);
            if (progress) progress->advance();
        });
    if (problem) return problem;
    if (journal && !journal->good()) return Error{options.journal + " could not be written."};
    return {};
}

// All games, at the first process; none at the others.
template <GameContract Game>
Outcome<std::vector<Played>> play_together(Game const& game, Schedule const& schedule,
                                           ArenaOptions const& options, arena::Ranks const& ranks) {
    Games games(schedule.size());
    std::optional<Error> const problem = play_share(game, schedule, options, ranks, games);
    if (problem && (ranks.size() == 1 || !ranks.first())) {
        ranks.gather("");
        return *problem;
    }
    for (std::string const& lines : ranks.gather(ranks.first() ? "" : lines_of(games)))
        if (std::optional<Error> const wrong = add_lines(lines, games)) return *wrong;
    if (problem) return *problem;
    std::vector<Played> all;
    if (!ranks.first()) return all;
    for (std::optional<Played>& played : games) {
        if (!played) return Error{"Another process has not played its games."};
        all.push_back(std::move(*played));
    }
    return all;
}

int report(std::vector<Played> const& games, std::string const& title, ArenaOptions const& options,
           EditionInfo const& edition) {
    std::vector<std::string> const labels = bot_labels(options.bots);
    bool const csv_on_stdout = options.csv == "-";
    std::string const table =
        fmt::format("{}\n\n{}", title, arena_table(games, labels, csv_on_stdout ? Style{} : output_style()));
    if (csv_on_stdout) {
        std::fputs(table.c_str(), stderr);
        write_out(arena_csv(games, labels));
    } else {
        write_out(table);
        if (!options.csv.empty())
            if (std::optional<Error> const problem = write_file(options.csv, arena_csv(games, labels)))
                return refuse(*problem);
    }
    if (options.report.empty()) return exit_fine;
    std::string const page = arena::report_page({title, command(options), edition.provenance}, games, labels);
    if (std::optional<Error> const problem = write_file(options.report, page)) return refuse(*problem);
    return exit_fine;
}

// The sentence about what in the command line cannot be, if something cannot.
std::optional<Error> check(ArenaOptions const& options) {
    std::vector<std::string> ours = options.bots;
    std::erase_if(ours, [](std::string const& name) {
        return name.starts_with(arena::program_prefix) || arena::seer_settings(name, "");
    });
    if (std::optional<Error> unknown = check_bots(ours)) return unknown;
    if (options.players > static_cast<int>(options.bots.size()))
        return Error{fmt::format("A table of {} players needs as many bots, not {}.", options.players,
                                 options.bots.size())};
    return {};
}

}  // namespace

int run_arena(ArenaOptions const& asked) {
    ArenaOptions options = asked;
    if (options.players == 0) options.players = static_cast<int>(options.bots.size());
    Outcome<GameType const*> const game = chosen_game(options.choice.game);
    if (!game) return misuse(game.error());
    GameInfo const& info = (*game)->info();
    if (std::optional<Error> const wrong = check(options)) return misuse(*wrong);
    Outcome<GameSetup> setup = chosen_setup(info, options.choice, options.players, options.seed);
    if (!setup) return misuse(setup.error());
    Outcome<EditionSource> edition = chosen_edition(info, options.choice.edition);
    if (!edition) return refuse(edition.error());
    setup->edition = std::move(*edition);
    for (std::string const& file : {options.csv, options.report})
        if (!file.empty() && file != "-")
            if (std::optional<Error> const problem = check_writable(file)) return refuse(*problem);
    Outcome<arena::Ranks> const ranks = arena::Ranks::join();
    if (!ranks) return refuse(ranks.error());

    return visit_game(**game, [&]<class Game>() {
        auto const made = make_game<Game>(*setup);
        if (!made) return refuse(made.error());
        Schedule const schedule{static_cast<int>(options.bots.size()), options.players, options.games,
                                options.seed};
        Outcome<std::vector<Played>> const games = play_together(**made, schedule, options, *ranks);
        if (!games) return refuse(games.error());
        if (!ranks->first()) return exit_fine;
        return report(*games, headline(info, options, schedule), options, (*made)->edition());
    });
}

}  // namespace motherlode::cli

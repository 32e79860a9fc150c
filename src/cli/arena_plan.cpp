#include "cli/arena_plan.h"

#include <algorithm>
#include <thread>

#include <fmt/format.h>

#include "arena/perfect_information.h"
#include "cli/position.h"
#include "cli/terminal.h"
#include "kernel/hash.h"

namespace motherlode::cli {
namespace {

using arena::Schedule;

// An error in the command line, if there is one.
std::optional<Error> check(ArenaOptions const& options) {
    std::vector<std::string> other_bots = options.bots;
    std::erase_if(other_bots, [](std::string const& name) {
        return arena::perfect_information_settings(name, BotProfile{}).has_value();
    });
    if (std::optional<Error> unknown = check_bots(other_bots)) return unknown;
    if (options.players > static_cast<int>(options.bots.size()))
        return Error{fmt::format("A game of {} players needs at least as many bots; --bots names {}.",
                                 options.players, options.bots.size())};
    if (!options.sprt.empty() && (options.players != 2 || options.bots.size() != 2))
        return Error{"--sprt compares exactly two bots in games of two."};
    if (options.report == to_stdout)
        return Error{"--report needs the name of a file; only --csv and --json can be -."};
    if (options.csv == to_stdout && options.json == to_stdout)
        return Error{"Only one of --csv and --json can go to stdout."};
    return {};
}

// How all games of an arena start.
struct Start {
    GameType const* type = nullptr;
    GameSetup setup;
    std::vector<SharedText> positions;
};

// All positions must belong to the same game with the same set-up.
Outcome<Start, Failure> from_positions(ArenaOptions const& options) {
    Start start;
    for (std::string const& file : options.positions) {
        Outcome<PositionStart> position = load_position(file, options.choice.edition, options.seed);
        if (!position) return Failure{position.error(), refuse};
        if (position->match->over())
            return Failure{{fmt::format("{}: the game is over in this position.", file)}, refuse};
        start.positions.push_back(position->setup.position);
        GameSetup setup = position->setup;
        setup.position = {};
        setup.options = option_choices(position->type->info(), position->match->options());
        if (start.type == nullptr) {
            start.type = position->type;
            start.setup = setup;
        }
        if (start.type != position->type || start.setup.players != setup.players ||
            start.setup.options != setup.options || !(start.setup.edition.text == setup.edition.text))
            return Failure{{fmt::format("{} has another game, edition, options or number of players than {}.",
                                        file, options.positions.front())},
                           refuse};
    }
    return start;
}

Outcome<Start, Failure> from_choice(ArenaOptions const& options) {
    Outcome<GameType const*> const type = chosen_game(options.choice.game);
    if (!type) return Failure{type.error(), misuse};
    if (std::optional<Error> const wrong = check(options)) return Failure{*wrong, misuse};
    Outcome<GameSetup> setup = chosen_setup((*type)->info(), options.choice, options.players, options.seed);
    if (!setup) return Failure{setup.error(), misuse};
    Outcome<EditionSource> edition = chosen_edition((*type)->info(), options.choice.edition);
    if (!edition) return Failure{edition.error(), refuse};
    setup->edition = std::move(*edition);
    return Start{*type, std::move(*setup), {}};
}

// The position texts, so that neither a journal nor ratings mix the games of different ones.
std::string positions_text(std::vector<SharedText> const& positions) {
    if (positions.empty()) return {};
    Hasher hasher;
    for (SharedText const& position : positions) hasher.add(position);
    return fmt::format(", positions {:x}", hasher.value());
}

}  // namespace

Outcome<ArenaPlan, Failure> plan_arena(ArenaOptions options) {
    if (options.players == 0) options.players = static_cast<int>(options.bots.size());
    Outcome<Start, Failure> start =
        options.positions.empty() ? from_choice(options) : from_positions(options);
    if (!start) return start.error();
    options.players = start->setup.players;
    if (std::optional<Error> const wrong = check(options)) return Failure{*wrong, misuse};
    Outcome<Schedule> schedule =
        Schedule::make(static_cast<int>(options.bots.size()), options.players, options.games, options.seed);
    if (!schedule) return Failure{schedule.error(), misuse};
    std::optional<arena::SprtSettings> sprt;
    if (!options.sprt.empty()) {
        Outcome<arena::SprtSettings> const settings = arena::parse_sprt(options.sprt);
        if (!settings) return Failure{settings.error(), misuse};
        sprt = *settings;
    }
    return ArenaPlan{std::move(options),          start->type,          std::move(start->setup),
                     std::move(start->positions), std::move(*schedule), sprt};
}

arena::Work work_of(ArenaPlan const& plan, std::vector<TimeLimit>& time_limits) {
    int const cores = std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
    std::chrono::duration<double> const seconds{plan.options.exec_timeout};
    return {.bots = plan.options.bots,
            .with_card_usage = !plan.options.report.empty(),
            .threads = plan.options.threads > 0 ? plan.options.threads : cores,
            .time_limits = &time_limits,
            .patience = {.longest = std::chrono::ceil<std::chrono::milliseconds>(seconds)},
            .type = plan.type,
            .setup = plan.setup,
            .positions = plan.positions,
            .with_records = !plan.options.records.empty()};
}

std::string headline(ArenaPlan const& plan) {
    ArenaOptions const& options = plan.options;
    std::vector<std::string> parts{std::string{plan.type->info().title}};
    if (std::size_t const positions = options.positions.size(); positions > 0)
        parts.push_back(positions == 1 ? "from a position" : fmt::format("from {} positions", positions));
    parts.insert(parts.end(), options.choice.options.begin(), options.choice.options.end());
    parts.push_back(fmt::format("{} players", options.players));
    std::size_t const games = plan.schedule.games_at_a_table();
    parts.push_back(fmt::format("{} games", games));
    if (plan.schedule.tables() > 1)
        parts.back() += fmt::format(" at each of {} tables", plan.schedule.tables());
    if (games != static_cast<std::size_t>(options.games))
        parts.back() +=
            fmt::format(" ({} rounded up so that every bot plays each seat equally often)", options.games);
    parts.push_back(fmt::format("seed {}", options.seed));
    return listed(parts);
}

std::string command_of(ArenaPlan const& plan) {
    ArenaOptions const& options = plan.options;
    std::string text = "motherlode arena";
    if (options.positions.empty()) text += " " + options.choice.game;
    for (std::string const& file : options.positions) text += " --position " + file;
    for (std::string const& option : options.choice.options) text += " --option " + option;
    if (!options.choice.edition.empty()) text += " --edition " + options.choice.edition;
    text += fmt::format(" --bots \"{}\"", fmt::join(options.bots, ","));
    if (options.positions.empty()) text += fmt::format(" --players {}", options.players);
    text += fmt::format(" --games {} --seed {}", options.games, options.seed);
    if (options.exec_timeout != ArenaOptions{}.exec_timeout)
        text += fmt::format(" --exec-timeout {}", options.exec_timeout);
    if (!options.sprt.empty()) text += " --sprt=" + options.sprt;
    return text;
}

std::string setup_text(ArenaPlan const& plan, EditionInfo const& edition) {
    std::string text{plan.type->info().name};
    // With defaults, so that it does not matter which options the command line names.
    for (auto const& [name, value] :
         option_choices(plan.type->info(), *parse_options(plan.type->info(), plan.setup.options)))
        text += fmt::format(", {}={}", name, value);
    return text + fmt::format(", {} players, edition {:x}", plan.setup.players, edition.hash) +
           positions_text(plan.positions);
}

}  // namespace motherlode::cli

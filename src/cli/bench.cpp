#include <algorithm>
#include <array>
#include <ctime>

#include <fmt/format.h>

#include "bots/random_playout.h"
#include "bots/search/worker.h"
#include "cli/commands.h"
#include "cli/layout.h"
#include "cli/progress.h"
#include "cli/terminal.h"
#include "registry/games.h"

namespace motherlode::cli {
namespace {

constexpr int measurements = 3;  // the best one counts, because other load only slows it down

// Processor seconds of this thread; other processes do not count.
double cpu_seconds() {
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) * 1e-9;
}

// Makes the compiler assume that the memory behind the pointer is read and changed.
void keep_in_memory(void* memory) { asm volatile("" : : "r"(memory) : "memory"); }

struct Measured {
    double decisions_per_second = 0;
    double copies_per_second = 0;
    double searches_per_second = 0;
    double decisions_per_game = 0;
    double legal_actions = 0;  // per decision
    std::size_t state_bytes = 0;
};

template <GameContract Game>
Playout play_random_game(Game const& game, std::uint64_t seed) {
    Rng rng{seed};
    typename Game::State state = game.setup(seed);
    return random_playout(game, state, rng);
}

template <GameContract Game>
void measure_playouts(Game const& game, double seconds, Measured& best) {
    Playout sum;
    std::uint64_t games = 0;
    double const start = cpu_seconds();
    double elapsed = 0;
    do {
        Playout const playout = play_random_game(game, ++games);
        sum.decisions += playout.decisions;
        sum.legal_actions += playout.legal_actions;
        elapsed = cpu_seconds() - start;
    } while (elapsed < seconds);

    auto const decisions = static_cast<double>(sum.decisions);
    best.decisions_per_second = std::max(best.decisions_per_second, decisions / elapsed);
    best.decisions_per_game = decisions / static_cast<double>(games);
    best.legal_actions = static_cast<double>(sum.legal_actions) / decisions;
}

template <GameContract Game>
void measure_copies(Game const& game, double seconds, Measured& best) {
    constexpr std::size_t state_count = 64;  // fits into the nearest caches, like the states of a search
    constexpr int round = 1000;
    std::vector<typename Game::State> states(state_count, game.setup(1));
    long copies = 0;
    double const start = cpu_seconds();
    double elapsed = 0;
    do {
        for (std::size_t i = 0; i < round; ++i) {
            states[(i + 1) % state_count] = states[i % state_count];
            keep_in_memory(states.data());
        }
        copies += round;
        elapsed = cpu_seconds() - start;
    } while (elapsed < seconds);
    best.copies_per_second = std::max(best.copies_per_second, static_cast<double>(copies) / elapsed);
}

// Iterations of a search, each with a playout to the end of the game, at positions spread evenly over random games. As
// with bots, the memory for the tree is allocated once.
template <GameContract Game>
void measure_search(Game const& game, search::Worker<Game>& worker, double seconds, Measured& best) {
    constexpr int positions_per_game = 12;
    constexpr int iterations_per_position = 200;
    int const stride = std::max(1, static_cast<int>(best.decisions_per_game) / positions_per_game);
    long iterations = 0;
    double elapsed = 0;
    std::uint64_t seed = 0;
    while (elapsed < seconds) {
        ++seed;
        int decision = 0;
        Rng rng{seed};
        typename Game::State state = game.setup(seed);
        random_playout(game, state, rng, [&](Seat seat) {
            if (decision++ % stride != 0 || elapsed >= seconds) return;
            auto const view = game.view(state, seat);  // the worker keeps a reference to it
            worker.begin(view, Rng{seed});
            double const start = cpu_seconds();
            for (int i = 0; i < iterations_per_position; ++i) worker.iterate();
            elapsed += cpu_seconds() - start;
            iterations += iterations_per_position;
        });
    }
    best.searches_per_second = std::max(best.searches_per_second, static_cast<double>(iterations) / elapsed);
}

template <GameContract Game>
Measured measure(Game const& game, double seconds, Progress& progress) {
    Measured best{.state_bytes = sizeof(typename Game::State)};
    search::Worker<Game> worker{
        game, *search::parse_settings("search:1:full:flat:random", Game::bot_hooks.profile(game).search)};
    for (int i = 0; i < measurements; ++i) {
        measure_playouts(game, seconds, best);
        measure_copies(game, seconds / 4, best);
        measure_search(game, worker, seconds, best);
        progress.advance();
    }
    return best;
}

// A set-up to measure.
struct Job {
    GameType const* game;
    GameSetup setup;
};

// The last value of each option, except for those that conflict with the others or with the number of players.
OptionChoices last_values(GameType const& game, GameSetup setup) {
    for (OptionSpec const& spec : game.info().options) {
        setup.options.emplace_back(spec.name, spec.values.back());
        if (!game.start(setup)) setup.options.pop_back();
    }
    return setup.options;
}

// Every number of players, with the default options and with the last values; for counting decisions, the default
// options are enough.
void add_jobs(GameType const& game, EditionSource const& edition, BenchOptions const& options,
              std::vector<Job>& jobs) {
    GameInfo const& info = game.info();
    for (int players = options.players.value_or(info.min_players);
         players <= options.players.value_or(info.max_players); ++players) {
        GameSetup setup{.players = players, .options = {}, .edition = edition, .seed = 0};
        jobs.push_back({&game, setup});
        setup.options = last_values(game, setup);
        if (!setup.options.empty() && options.playouts == 0) jobs.push_back({&game, setup});
    }
}

// Calls `use(game)` with the job's game in its own type, if its set-up is valid.
template <class Use>
std::optional<Error> with_game(Job const& job, Use&& use) {
    return visit_game(*job.game, [&]<class Game>() -> std::optional<Error> {
        auto const game = make_game<Game>(job.setup);
        if (!game) return game.error();
        use(**game);
        return {};
    });
}

std::string options_text(GameSetup const& setup) {
    std::vector<std::string> words;
    for (auto const& [name, value] : setup.options) words.push_back(fmt::format("{}={}", name, value));
    return words.empty() ? "default" : fmt::format("{}", fmt::join(words, " "));
}

std::vector<std::string> row_of(GameInfo const& info, GameSetup const& setup, Measured const& measured) {
    return {std::string{info.name},
            std::to_string(setup.players),
            options_text(setup),
            fmt::format("{:.2f} M", measured.decisions_per_second / 1e6),
            fmt::format("{:.0f}", 1e9 / measured.decisions_per_second),
            fmt::format("{:.1f}", measured.decisions_per_game),
            fmt::format("{:.1f}", measured.legal_actions),
            std::to_string(measured.state_bytes),
            fmt::format("{:.1f} M", measured.copies_per_second / 1e6),
            fmt::format("{:.0f}", measured.searches_per_second)};
}

void write_json(JsonWriter& json, GameInfo const& info, GameSetup const& setup, Measured const& measured) {
    auto const write = [&](std::string_view name, double number) {
        json.key(name).json(fmt::format("{:.6g}", number));
    };
    json.begin_object()
        .field("game", info.name)
        .field("players", setup.players)
        .key("options")
        .begin_object();
    for (auto const& [name, value] : setup.options) json.field(name, value);
    json.end_object();
    write("decisions_per_second", measured.decisions_per_second);
    write("decisions_per_game", measured.decisions_per_game);
    write("legal_actions_per_decision", measured.legal_actions);
    json.field("state_bytes", measured.state_bytes);
    write("copies_per_second", measured.copies_per_second);
    write("searches_per_second", measured.searches_per_second);
    json.end_object();
}

int measure_all(std::vector<Job> const& jobs, BenchOptions const& options) {
    JsonWriter json;
    json.begin_array();
    TextTable table{{{"game"},
                     {"players", Align::right},
                     {"options"},
                     {"decisions/s", Align::right},
                     {"ns each", Align::right},
                     {"per game", Align::right},
                     {"choices", Align::right},
                     {"bytes", Align::right},
                     {"copies/s", Align::right},
                     {"searches/s", Align::right}}};
    {
        Progress progress{static_cast<long>(jobs.size()) * measurements, "measurements"};
        for (Job const& job : jobs) {
            std::optional<Error> const problem = with_game(job, [&](auto const& game) {
                Measured const measured = measure(game, options.seconds, progress);
                table.add(row_of(game.info, job.setup, measured));
                write_json(json, game.info, job.setup, measured);
            });
            if (problem) return refuse(*problem);
        }
    }
    if (options.json)
        print_out("{}\n", json.end_array().text());
    else
        write_out(options.markdown ? table.markdown() : table.text(output_style()));
    return exit_fine;
}

// For a profiler that counts instructions: plays the same games in every run.
int count_decisions(std::vector<Job> const& jobs, int playouts, bool json) {
    long decisions = 0;
    for (Job const& job : jobs) {
        std::optional<Error> const problem = with_game(job, [&](auto const& game) {
            for (int seed = 1; seed <= playouts; ++seed)
                decisions += play_random_game(game, static_cast<std::uint64_t>(seed)).decisions;
        });
        if (problem) return refuse(*problem);
    }
    if (json)
        print_out("{{\"decisions\":{}}}\n", decisions);
    else
        print_out("{}\n", decisions);
    return exit_fine;
}

}  // namespace

int run_bench(BenchOptions const& options) {
    Outcome<std::vector<GameType const*>> const games = chosen_games(options.game);
    if (!games) return misuse(games.error());
    std::vector<Job> jobs;
    for (GameType const* game : *games) {
        if (options.players)
            if (std::optional<Error> const wrong = check_players(game->info(), *options.players))
                return misuse(*wrong);
        Outcome<EditionSource> const edition = chosen_edition(game->info(), "");
        if (!edition) return refuse(edition.error());
        add_jobs(*game, *edition, options, jobs);
    }
    return options.playouts > 0 ? count_decisions(jobs, options.playouts, options.json)
                                : measure_all(jobs, options);
}

}  // namespace motherlode::cli

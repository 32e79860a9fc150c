#include <algorithm>
#include <atomic>
#include <memory>
#include <thread>

#include <fmt/format.h>

#include "bots/make_bot.h"
#include "cli/arena_report.h"
#include "cli/commands.h"
#include "cli/files.h"
#include "cli/playout.h"
#include "cli/progress.h"
#include "cli/terminal.h"
#include "games/registry.h"

namespace motherlode::cli {
namespace {

// The streams of a game's seed that the bots draw from begin here. They go by bot, not by seat: two bots of
// a kind would otherwise play the very same game in every rotation.
constexpr std::uint64_t bots_stream = 100;

template <GameContract Game>
using Bots = std::vector<std::unique_ptr<Bot<Game>>>;

// The n-th game: a seed is played once for each rotation of the bots around the table, so that no bot
// has better cards or seats than another.
template <GameContract Game>
ArenaGame play_game(Game const& game, Bots<Game> const& bots, std::uint64_t arena_seed, std::size_t number) {
    std::size_t const players = bots.size();
    std::size_t const rotation = number % players;
    ArenaGame played{.seed = Rng::stream(arena_seed, number / players).next()};
    std::array<Rng, max_seats> rngs;
    for (std::size_t seat = 0; seat < players; ++seat) {
        played.seats[seat].bot = static_cast<int>((seat + rotation) % players);
        rngs[seat] =
            Rng::stream(played.seed, bots_stream + static_cast<std::uint64_t>(played.seats[seat].bot));
    }

    typename Game::State state = game.setup(played.seed);
    auto const choose = [&](auto const& now, Seat seat, ActionList const& legal) {
        auto const place = static_cast<std::size_t>(index(seat));
        auto const bot = static_cast<std::size_t>(played.seats[place].bot);
        ++played.seats[place].decisions;
        return bots[bot]->choose(game, game.view(now, seat), legal, rngs[place]);
    };
    auto const wish = [&](auto const& now, Seat seat) {
        auto const place = static_cast<std::size_t>(index(seat));
        ActionList legal;
        game.legal_actions(now.table, now.hands[place], seat, legal);
        return bots[static_cast<std::size_t>(played.seats[place].bot)]->volunteer(game, game.view(now, seat),
                                                                                  legal);
    };
    play_out(game, state, choose, wish);

    Result const result = game.result(state);
    for (std::size_t seat = 0; seat < players; ++seat) {
        played.seats[seat].score = result.seats[seat].total;
        played.seats[seat].rank = result.seats[seat].rank;
    }
    return played;
}

// Every thread takes the next game that nobody has; each result goes to its own place, so that the number
// of threads changes nothing.
template <GameContract Game>
std::vector<ArenaGame> play_all(Game const& game, ArenaOptions const& options, std::size_t count) {
    std::vector<ArenaGame> games(count);
    Progress progress{static_cast<long>(count), "games"};
    std::atomic<std::size_t> next = 0;
    auto const work = [&] {
        Bots<Game> bots;
        for (std::string const& name : options.bots) bots.push_back(make_bot<Game>(name));
        for (std::size_t number = next++; number < count; number = next++) {
            games[number] = play_game(game, bots, options.seed, number);
            progress.advance();
        }
    };
    int const cores = std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
    std::vector<std::thread> threads(static_cast<std::size_t>(options.threads > 0 ? options.threads : cores));
    for (std::thread& thread : threads) thread = std::thread{work};
    for (std::thread& thread : threads) thread.join();
    return games;
}

std::string headline(GameInfo const& info, ArenaOptions const& options, std::size_t games) {
    std::vector<std::string> parts{std::string{info.title}};
    parts.insert(parts.end(), options.choice.options.begin(), options.choice.options.end());
    parts.push_back(fmt::format("{} players", options.bots.size()));
    parts.push_back(fmt::format("{} games", games));
    if (games != static_cast<std::size_t>(options.games))
        parts.back() +=
            fmt::format(" ({} rounded up so that every bot sits everywhere equally often)", options.games);
    parts.push_back(fmt::format("seed {}", options.seed));
    return listed(parts);
}

int report(std::vector<ArenaGame> const& games, ArenaOptions const& options, GameInfo const& info) {
    std::vector<std::string> const labels = bot_labels(options.bots);
    bool const csv_on_stdout = options.csv == "-";
    std::string const table =
        fmt::format("{}\n\n{}", headline(info, options, games.size()),
                    arena_table(games, labels, csv_on_stdout ? Style{} : output_style()));
    if (csv_on_stdout) {
        std::fputs(table.c_str(), stderr);
        write_out(arena_csv(games, labels));
        return exit_fine;
    }
    write_out(table);
    if (options.csv.empty()) return exit_fine;
    if (std::optional<Error> const problem = write_file(options.csv, arena_csv(games, labels)))
        return refuse(*problem);
    return exit_fine;
}

}  // namespace

int run_arena(ArenaOptions const& options) {
    Outcome<GameType const*> const game = chosen_game(options.choice.game);
    if (!game) return misuse(game.error());
    GameInfo const& info = (*game)->info();
    if (std::optional<Error> const unknown = check_bots(options.bots)) return misuse(*unknown);
    std::size_t const players = options.bots.size();
    Outcome<GameSetup> setup = chosen_setup(info, options.choice, static_cast<int>(players), options.seed);
    if (!setup) return misuse(setup.error());
    Outcome<EditionSource> edition = chosen_edition(info, options.choice.edition);
    if (!edition) return refuse(edition.error());
    setup->edition = std::move(*edition);
    if (!options.csv.empty() && options.csv != "-")
        if (std::optional<Error> const problem = check_writable(options.csv)) return refuse(*problem);

    return visit_game(**game, [&]<class Game>() {
        auto const made = make_game<Game>(*setup);
        if (!made) return refuse(made.error());
        std::size_t const count = (static_cast<std::size_t>(options.games) + players - 1) / players * players;
        return report(play_all(**made, options, count), options, info);
    });
}

}  // namespace motherlode::cli

#pragma once

#include <array>
#include <atomic>
#include <span>
#include <thread>

#include "bots/make_bot.h"
#include "bots/next_move.h"
#include "cli/progress.h"
#include "kernel/match.h"
#include "tally.h"

namespace motherlode::balance {

struct Task {
    EditionSource edition;
    int games = 0;            // for each number of players
    std::string_view part{};  // of a game that is reported in parts, such as a level
    int threads = 0;
};

// The statistics of a game: `begin` names the groups, `count` adds the cards of a finished game. Each game has its own
// object, which may also `watch` every action before it is applied, and `count_start` the first deal.
template <class Count>
concept Counts = requires(Count count, typename Count::Game const& game,
                          typename Count::Game::State const& state, Result const& result, Report& report) {
    { Count::begin(game) } -> std::same_as<Report>;
    {count.count(game, state.table, result, report)};
};

inline double win_of(Result const& result, int seat) {
    int winners = result.rival.rank == 1 ? 1 : 0;
    for (int i = 0; i < result.players; ++i) winners += result.seats[i].rank == 1 ? 1 : 0;
    return result.seats[seat].rank == 1 ? 1.0 / winners : 0.0;
}

template <class Count>
void play_one(typename Count::Game const& game, std::uint64_t seed, Report& report) {
    using Game = typename Count::Game;
    std::unique_ptr<Bot<Game>> const bot = make_bot(game, "greedy");
    Rng rng = Rng::stream(seed, 100);
    typename Game::State const start = game.setup(seed);
    typename Game::State state = start;
    Count counted;
    NoEvents none;
    auto const optional_move = [&](Seat, typename Game::View const& view, ActionList const& legal) {
        return bot->optional_move(game, view, legal);
    };
    auto const choose = [&](Seat, typename Game::View const& view, ActionList const& legal) {
        return bot->choose(game, view, legal, rng);
    };
    while (std::optional<BotMove> const move = next_move(game, state, optional_move, choose)) {
        if constexpr (requires { counted.watch(state.table, move->seat, move->action); })
            counted.watch(state.table, move->seat, move->action);
        game.apply(state, move->seat, move->action, none);
    }
    Result const result = game.result(state);
    for (int seat = 0; seat < result.players; ++seat) {
        report.all.add(win_of(result, seat), result.seats[seat].total);
        report.seats[static_cast<std::size_t>(seat)].add(win_of(result, seat), result.seats[seat].total);
    }
    counted.count(game, state.table, result, report);
    if constexpr (requires { counted.count_start(game, start, result, report); })
        counted.count_start(game, start, result, report);
}

// All games with one number of players, divided between the ways to play.
template <class Count>
requires Counts<Count> Outcome<Report> play_all(Task const& task, int players,
                                                std::vector<OptionChoices> const& ways) {
    using Game = typename Count::Game;
    Report all;
    for (OptionChoices const& way : ways) {
        auto const game = make_game<Game>({players, way, task.edition, 0});
        if (!game) return game.error();
        int const games = task.games / static_cast<int>(ways.size());
        cli::Progress progress{games, "games"};
        std::vector<Report> parts(static_cast<std::size_t>(task.threads), Count::begin(**game));
        std::atomic<int> next = 0;
        std::vector<std::thread> workers;
        for (Report& part : parts)
            workers.emplace_back([&] {
                for (int seed = next++; seed < games; seed = next++) {
                    play_one<Count>(**game, static_cast<std::uint64_t>(seed), part);
                    progress.advance();
                }
            });
        for (std::thread& worker : workers) worker.join();
        if (all.groups.empty()) all = Count::begin(**game);
        for (Report const& part : parts) all.add(part);
    }
    return all;
}

// A game whose balance is measured. The source file named after it here has one of these, which registers it in
// main.cpp.
struct Balanced {
    using Play = Outcome<Report> (*)(Task const& task, int players);
    static constexpr std::array<std::string_view, 1> whole{""};

    Balanced(GameInfo const& of, Play how, std::span<std::string_view const> in = whole);

    GameInfo const* info;
    Play play;
    std::span<std::string_view const> parts;
};

}  // namespace motherlode::balance

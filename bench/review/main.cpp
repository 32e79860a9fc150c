// bench/review/run builds and runs it.

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "fit.h"
#include "trial.h"

namespace motherlode::review_bench {

struct Task {
    std::string what;
    std::string game;
    int players = 2;
    std::vector<std::string> options;
    std::vector<std::string> bots;
    int games = 60;
    int positions = 9;
    int playouts = 16;
    std::uint64_t seed = 1;
};

int refuse(std::string const& sentence) {
    fmt::print(stderr, "motherlode_review: {}\n", sentence);
    return 1;
}

struct Samples {
    std::vector<Sample> all;
    double length = 0;
};
Samples samples_for(Setup const& setup, Task const& task) {
    Samples samples;
    for (int game = 0; game < task.games; ++game) {
        History const history = played(setup, task.bots, task.seed + static_cast<std::uint64_t>(game));
        samples.length += static_cast<double>(history.size()) / task.games;
        for (Sample& sample : samples_of(history, task.positions, task.playouts))
            samples.all.push_back(std::move(sample));
    }
    return samples;
}

void check(Setup const& setup, Task const& task) {
    analysis::Calibration const calibration =
        analysis::calibration_of(task.game, task.players, setup.decisive_lead);
    Agreement const found = agreement(samples_for(setup, task).all, calibration);
    fmt::print(
        "{}, {} players, {}, {} games: calibration error {:.1f} % ({:.1f} – {:.1f}); of {} at 90 % or more, "
        "said {:.1f} %, won {:.1f} %\n",
        task.game, task.players, fmt::join(task.bots, ","), task.games, 100 * found.error, 100 * found.low,
        100 * found.high, found.most, 100 * found.said_most, 100 * found.won_most);
}

void random_seat(Setup const& setup, Task const& task) {
    int lowest = 0;
    int mostly_own = 0;
    double deficit = 0;
    double own = 0;
    for (int game = 0; game < task.games; ++game) {
        RandomSeat const trial =
            random_seat_trial(setup, task.bots.front(), task.seed + static_cast<std::uint64_t>(game));
        lowest += trial.lowest_accuracy ? 1 : 0;
        mostly_own += trial.own_deficit >= trial.deficit / 2 ? 1 : 0;
        deficit += trial.deficit / task.games;
        own += trial.own_deficit / task.games;
    }
    fmt::print(
        "{}, {} players, one random seat among {}: lowest accuracy in {} of {} games; at least half of its "
        "deficit is its own in {}; mean deficit {:.1f} points, its own {:.1f}\n",
        task.game, task.players, task.bots.front(), lowest, task.games, mostly_own, deficit, own);
}

void blunders(Setup const& setup, Task const& task) {
    int injected = 0;
    int noticed = 0;
    double seconds = 0;
    int decisions = 0;
    for (int game = 0; game < task.games; ++game) {
        constexpr double points = 10;
        Blunder const trial = blunder_trial(setup, task.bots.front(), points, 4 * task.playouts,
                                            task.seed + static_cast<std::uint64_t>(game));
        injected += trial.injected ? 1 : 0;
        noticed += trial.injected && trial.among_three_worst ? 1 : 0;
        seconds += trial.seconds;
        decisions += trial.decisions;
    }
    fmt::print(
        "{}, {} players, {}: {} of {} injected blunders are among the three worst moves; {:.2f} s a review, "
        "{} decisions each\n",
        task.game, task.players, task.bots.front(), noticed, injected, injected == 0 ? 0 : seconds / injected,
        injected == 0 ? 0 : decisions / injected);
}

int run(Task const& task) {
    Outcome<Setup> const setup = make_setup(task.game, task.players, task.options);
    if (!setup) return refuse(setup.error().sentence);
    if (task.what == "fit") {
        Samples const samples = samples_for(*setup, task);
        fmt::print("    {}\n", row_of(*setup, fit(samples.all, *setup, samples.length)));
    } else if (task.what == "check") {
        check(*setup, task);
    } else if (task.what == "random") {
        random_seat(*setup, task);
    } else {
        blunders(*setup, task);
    }
    return 0;
}

}  // namespace motherlode::review_bench

int main(int count, char** arguments) {
    using namespace motherlode::review_bench;
    CLI::App app{"Fits and measures the review with games between bots."};
    Task task;
    app.add_option("what", task.what,
                   "fit: print a row of the calibration; check: measure it; random, blunder: trials")
        ->required()
        ->check(CLI::IsMember({"fit", "check", "random", "blunder"}));
    app.add_option("game", task.game, "The game")->required();
    app.add_option("--players", task.players, "Players (default: 2)");
    app.add_option("--option", task.options, "A choice before the game, such as level=easy (repeatable)");
    app.add_option("--bots", task.bots, "Bots, who take turns at the seats")->required()->delimiter(',');
    app.add_option("--games", task.games, "Games to play (default: 60)");
    app.add_option("--positions", task.positions, "Positions of each game (default: 9)");
    app.add_option("--playouts", task.playouts, "Playouts from each position (default: 16)");
    app.add_option("--seed", task.seed, "Seed of the first game (default: 1)");
    CLI11_PARSE(app, count, arguments);
    return run(task);
}

// bench/tune/run builds and runs it.

#include <iterator>

#include <CLI/CLI.hpp>

#include "tune.h"

namespace motherlode::tune {

int refuse(std::string const& sentence) {
    fmt::print(stderr, "motherlode_tune: {}\n", sentence);
    return 1;
}

Outcome<std::string> read(std::string const& file) {
    std::ifstream stream{file};
    if (!stream) return Error{"Cannot read " + file + "."};
    return std::string{std::istreambuf_iterator<char>{stream}, {}};
}

int decisive_lead(std::vector<Lead> const& leads, double from, double to) {
    int best = 1;
    double least = 0;
    for (int points = 1; points <= 200; ++points) {
        double wrong = 0;
        for (Lead const& lead : leads)
            if (lead.played >= from && lead.played < to) {
                double const off = search::value_of_lead(lead.points, points) - lead.win;
                wrong += off * off;
            }
        if (points > 1 && wrong >= least) continue;
        least = wrong;
        best = points;
    }
    return best;
}

void print(Contest const& contest) {
    fmt::print("{} players, one against the others: {} games, won {:.1f} % ({:.1f} – {:.1f}; even {:.1f}), "
               "{:+.2f} ± {:.2f} points\n",
               contest.players, contest.games, 100 * contest.share(), 100 * contest.interval().low,
               100 * contest.interval().high, 100.0 / contest.players, contest.mean_lead(), contest.margin());
    std::fflush(stdout);
}

std::vector<AnyTunable>& tunables() {
    static std::vector<AnyTunable> all;
    return all;
}

}  // namespace motherlode::tune

int main(int count, char** arguments) {
    using namespace motherlode;
    using namespace motherlode::tune;
    CLI::App app{"Fits the weights of a game's evaluation to the results of games between greedy bots."};
    Task task;
    app.add_option("game", task.game, "The game")->required();
    app.add_option("--file", task.file, "The file with its weights")->required();
    app.add_option("--games", task.games, "Games to play for the fit; 0: none, only the contest")
        ->check(CLI::Range(0, 10000000));
    app.add_option("--contest", task.contest, "Set-ups to play against the old weights, each from every seat")
        ->check(CLI::Range(0, 10000000));
    app.add_option("--against", task.against, "A file with other weights to play against");
    app.add_flag("--write", task.write, "Write the new weights to the file, unless they lose");
    CLI11_PARSE(app, count, arguments);

    for (AnyTunable const& tunable : tunables())
        if (tunable.game == task.game) return tunable.run(task);
    return refuse("There is nothing to tune for “" + task.game + "”.");
}

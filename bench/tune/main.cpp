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
    if (!stream) return Error{file + " cannot be read."};
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
    fmt::print(
        "{} players, one against the others: {} games, {:.1f} % of wins ({:.1f} – {:.1f}; even {:.1f}), "
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
    CLI::App app{"Fits a game's evaluation to how games of greedy bots end."};
    Task task;
    app.add_option("game", task.game, "which game")->required();
    app.add_option("--file", task.file, "its weights")->required();
    app.add_option("--games", task.games, "how many are played to fit them; 0: none, only the contest")
        ->check(CLI::Range(0, 10000000));
    app.add_option("--contest", task.contest, "how many set-ups are played, from every seat, against the old")
        ->check(CLI::Range(0, 10000000));
    app.add_option("--against", task.against, "a file of other weights to play against");
    app.add_flag("--write", task.write, "write the new weights into the file, unless they lose");
    CLI11_PARSE(app, count, arguments);

    for (AnyTunable const& tunable : tunables())
        if (tunable.game == task.game) return tunable.run(task);
    return refuse("no game called “" + task.game + "” can be tuned.");
}

// The value of cards and seats in games of greedy bots, as Markdown: the tables of docs/balance. bench/balance/run
// writes them there.

#include <fstream>
#include <iterator>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "play.h"

namespace motherlode::balance {
namespace {

std::vector<Balanced const*>& all_balanced() {
    static std::vector<Balanced const*> all;
    return all;
}

int refuse(std::string const& sentence) {
    fmt::print(stderr, "motherlode_balance: {}\n", sentence);
    return 1;
}

void print(Report const& report, std::string_view part, int players, int games) {
    Measured const score = report.all.mean_score();
    fmt::print("\n## {}{}{} {}\n\n{} games, mean score {:.1f} ± {:.1f}. ", part, part.empty() ? "" : ", ",
               players, players == 1 ? "player" : "players", games, score.value, score.margin);
    if (!report.lengths.empty()) fmt::print("{}. ", lengths_of(report));
    fmt::print("Win rate by seat: {}.\n", seats_of(report));
    for (Group const& group : report.groups)
        if (std::string const table = table_of(group, report.all.count); !table.empty())
            fmt::print("\n{}", table);
    std::fflush(stdout);
}

int run(Balanced const& game, Task task, std::string_view only_part, int only_players) {
    for (std::string_view const part : game.parts) {
        if (!only_part.empty() && part != only_part) continue;
        task.part = part;
        for (int players = game.info->min_players; players <= game.info->max_players; ++players) {
            if (only_players != 0 && players != only_players) continue;
            Outcome<Report> const report = game.play(task, players);
            if (!report) return refuse(report.error().sentence);
            print(*report, part, players, task.games);
        }
    }
    return 0;
}

}  // namespace

Balanced::Balanced(GameInfo const& of, Play how, std::span<std::string_view const> in)
    : info{&of}, play{how}, parts{in} {
    all_balanced().push_back(this);
}

}  // namespace motherlode::balance

int main(int count, char** arguments) {
    using namespace motherlode;
    using namespace motherlode::balance;
    CLI::App app{"Measures what cards and seats are worth in games between greedy bots."};
    std::string name;
    std::string file;
    std::string part;
    int players = 0;
    Task task{.edition = {}, .games = 10000, .threads = 0};
    app.add_option("game", name, "The game")->required();
    app.add_option("games", task.games, "Games for each number of players (default: 10000)")
        ->check(CLI::Range(2, 10000000));
    app.add_option("--edition", file, "An edition file (default: the game's own edition)");
    app.add_option("--part", part, "Only this part, such as a level");
    app.add_option("--players", players, "Only this number of players");
    app.add_option("--threads", task.threads, "Number of threads; 0: one per core")
        ->check(CLI::Range(0, 256));
    CLI11_PARSE(app, count, arguments);
    if (task.threads == 0) task.threads = std::max(1, static_cast<int>(std::thread::hardware_concurrency()));

    for (Balanced const* const game : all_balanced()) {
        if (game->info->name != name) continue;
        Outcome<EditionSource> source = embedded_edition(*game->info, game->info->default_edition);
        if (!file.empty()) {
            std::ifstream stream{file};
            if (!stream) return refuse("Cannot read " + file + ".");
            source = EditionSource{file, std::string{std::istreambuf_iterator<char>{stream}, {}}};
        }
        task.edition = *source;
        return run(*game, task, part, players);
    }
    return refuse("There is no balance report for “" + name + "”.");
}

// How much each kind of Building of Boomtown Builders brings in games of greedy bots: the table of
// docs/balance/boomtown_builders.md. Usage: motherlode_balance [GAMES PER PLAYER COUNT] [EDITION FILE]

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <string>
#include <thread>
#include <vector>

#include "bots/make_bot.h"
#include "games/registry.h"

namespace motherlode::boomtown_builders {
namespace {

struct Tally {
    long built = 0;
    long scored = 0;
    long points = 0;
    long stakes = 0;

    void add(Tally const& other) {
        built += other.built;
        scored += other.scored;
        points += other.points;
        stakes += other.stakes;
    }
};
using Tallies = std::vector<Tally>;  // by building

void count_board(Game const& game, Table const& table, Tallies& tallies) {
    for (int row = 0; row < game.edition().rows; ++row) {
        for (int column = 0; column < game.edition().columns; ++column) {
            Site const& site = table.sites[row][column];
            if (site.owner == nobody) continue;
            BuildingScore const score =
                score_building(game, table, location_at(row, column), table.track[row]);
            Tally& tally = tallies[game.edition().cards[site.card].building];
            tally.add({1, score.points > 0 ? 1 : 0, score.total(), score.multiplier});
        }
    }
}

void play(Game const& game, std::uint64_t seed, Tallies& tallies) {
    std::unique_ptr<Bot<Game>> const bot = make_bot<Game>("greedy");
    Rng rng = Rng::stream(seed, 100);
    State state = game.setup(seed);
    for (SeatSet due = game.pending(state.table).must; !due.empty(); due = game.pending(state.table).must) {
        Seat const seat = *due.begin();
        ActionList legal;
        game.legal_actions(state.table, state.hands[index(seat)], seat, legal);
        NoEvents none;
        game.apply(state, seat, bot->choose(game, game.view(state, seat), legal, rng), none);
    }
    count_board(game, state.table, tallies);
}

// Half of the games with Terrain, half without.
Outcome<Tallies> play_all(EditionSource const& source, int games) {
    Tallies all;
    for (int players = min_players; players <= max_players; ++players) {
        for (std::string_view const terrain : terrain_values) {
            auto const game = make_game<Game>({players, {{"terrain", std::string{terrain}}}, source, 0});
            if (!game) return game.error();
            unsigned const threads = std::max(1U, std::thread::hardware_concurrency());
            std::vector<Tallies> parts(threads, Tallies((*game)->edition().buildings.size()));
            std::vector<std::thread> workers;
            for (unsigned part = 0; part < threads; ++part)
                workers.emplace_back([&, part] {
                    for (unsigned seed = part; seed < static_cast<unsigned>(games) / 2; seed += threads)
                        play(**game, seed, parts[part]);
                });
            for (std::thread& worker : workers) worker.join();
            all.resize(parts[0].size());
            for (Tallies const& part : parts)
                for (std::size_t building = 0; building < all.size(); ++building)
                    all[building].add(part[building]);
        }
    }
    return all;
}

void print_table(Edition const& edition, Tallies const& tallies) {
    Tally sum;
    for (Tally const& tally : tallies) sum.add(tally);
    double const mean = static_cast<double>(sum.points) / static_cast<double>(sum.built);
    std::printf("| building | built | scores | mean cube | points | against the mean of %.2f |\n", mean);
    std::printf("|---|---|---|---|---|---|\n");
    for (std::size_t i = 0; i < tallies.size(); ++i) {
        Tally const& tally = tallies[i];
        auto const built = static_cast<double>(tally.built);
        double const points = static_cast<double>(tally.points) / built;
        std::printf("| %s | %ld | %.0f %% | ×%.2f | %.2f | %+.0f %% |\n", edition.buildings[i].name.c_str(),
                    tally.built, 100 * static_cast<double>(tally.scored) / built,
                    static_cast<double>(tally.stakes) / built, points, 100 * (points / mean - 1));
    }
}

int run(int games, char const* file) {
    Outcome<EditionSource> source = embedded_edition(Game::info, Game::info.default_edition);
    if (file != nullptr) {
        std::ifstream stream{file};
        source = EditionSource{file, std::string{std::istreambuf_iterator<char>{stream}, {}}};
    }
    Outcome<Tallies> const tallies = play_all(*source, games);
    if (!tallies) {
        std::fprintf(stderr, "%s\n", tallies.error().sentence.c_str());
        return 1;
    }
    print_table(**load_edition(source->text, source->origin), *tallies);
    return 0;
}

}  // namespace
}  // namespace motherlode::boomtown_builders

int main(int count, char** arguments) {
    int const games = count > 1 ? std::atoi(arguments[1]) : 10000;
    return motherlode::boomtown_builders::run(games, count > 2 ? arguments[2] : nullptr);
}

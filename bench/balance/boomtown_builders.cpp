// Boomtown Builders: the kinds of Building, by the players who built them. Half of the games use Terrain.

#include "games/boomtown_builders/game.h"
#include "play.h"

namespace motherlode::balance {
namespace {

struct Count {
    using Game = boomtown_builders::Game;

    static Report begin(Game const& game) {
        Report report;
        report.seats.resize(static_cast<std::size_t>(game.players()));
        Group& buildings = report.groups.emplace_back();
        buildings.title = "Building";
        buildings.tells_points = true;
        for (auto const& building : game.edition().buildings) buildings.add(building.name);
        return report;
    }

    static void count(Game const& game, boomtown_builders::Table const& table, Result const& result,
                      Report& report) {
        for (int row = 0; row < game.edition().rows; ++row) {
            for (int column = 0; column < game.edition().columns; ++column) {
                boomtown_builders::Site const& site = table.sites[row][column];
                if (site.owner == boomtown_builders::nobody) continue;
                boomtown_builders::BuildingScore const score = score_building(
                    game, table, boomtown_builders::location_at(row, column), table.track[row]);
                int const owner = index(site.owner);
                report.groups[0].tallies[game.edition().cards[site.card].building].add(
                    win_of(result, owner), result.seats[owner].total, score.total());
            }
        }
    }
};

Outcome<Report> play(Task const& task, int players) {
    return play_all<Count>(task, players, {{{"terrain", "off"}}, {{"terrain", "on"}}});
}

Balanced const balanced{boomtown_builders::Game::info, play};

}  // namespace

}  // namespace motherlode::balance

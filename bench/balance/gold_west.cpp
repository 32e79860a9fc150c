// Gold West: offices of Boomtown by the players with influence in them. Half of the games use Bandits.

#include "games/gold_west/game.h"
#include "play.h"

namespace motherlode::balance {
namespace {

struct Count {
    using Game = gold_west::Game;

    static Report begin(Game const& game) {
        Report report;
        report.seats.resize(static_cast<std::size_t>(game.players()));
        Group& offices = report.groups.emplace_back();
        offices.title = "Office";
        for (auto const& office : game.edition().offices) offices.add(office.name);
        return report;
    }

    static void count(Game const&, gold_west::Table const& table, Result const& result, Report& report) {
        for (int seat = 0; seat < result.players; ++seat) {
            std::vector<Group::Had> held;
            for (std::size_t space = 0; space < table.offices.size(); ++space)
                if (table.offices[space] != gold_west::none && table.players[seat].boomtown[space] > 0)
                    held.push_back({table.offices[space]});
            report.groups[0].add_player(held, win_of(result, seat), result.seats[seat].total);
        }
    }
};

Outcome<Report> play(Task const& task, int players) {
    return play_all<Count>(task, players, {{}, {{"bandits", "on"}}});
}

Balanced const balanced{gold_west::Game::info, play};

}  // namespace

}  // namespace motherlode::balance

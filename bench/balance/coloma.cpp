// Coloma: Town Buildings and Bridges by the players who built them; Town Buildings also by the players who were dealt
// them; B sides and Pioneers by the players who had them. Half of the games use all modules, which add the last two.

#include "games/coloma/game.h"
#include "games/coloma/rules/measures.h"
#include "play.h"

namespace motherlode::balance {
namespace {

using namespace coloma;

struct Count {
    using Game = coloma::Game;
    enum Groups { buildings, dealt, bridges, boards, pioneers };

    static Group named(std::string title, auto const& list) {
        Group group;
        group.title = std::move(title);
        for (auto const& entry : list) group.add(entry.name);
        return group;
    }

    static Report begin(Game const& game) {
        Edition const& edition = game.edition();
        Report report;
        report.seats.resize(static_cast<std::size_t>(game.players()));
        report.groups = {named("Town Building", edition.buildings),
                         named("In the first cards", edition.buildings), named("Bridge", edition.bridges),
                         named("Board", edition.boards), named("Pioneer", edition.pioneers)};
        report.groups[bridges].tells_points = true;
        return report;
    }

    static void count(Game const& game, Table const& table, Result const& result, Report& report) {
        for (int seat = 0; seat < result.players; ++seat)
            count_player(game, table, table.players[seat], win_of(result, seat), result.seats[seat].total,
                         report);
    }

    // Every player's deck is the same, so the first cards dealt are random, not planned.
    static void count_start(Game const&, State const& start, Result const& result, Report& report) {
        for (int seat = 0; seat < result.players; ++seat)
            for (int const card : start.hands[seat].cards)
                report.groups[dealt].tallies[static_cast<std::size_t>(card)].add(win_of(result, seat),
                                                                                 result.seats[seat].total);
    }

    static void count_player(Game const& game, Table const& table, Player const& own, double win, int total,
                             Report& report) {
        std::vector<Group::Had> built;
        for (int const card : own.tableau) built.push_back({static_cast<std::size_t>(card)});
        report.groups[buildings].add_player(built, win, total);
        built.clear();
        for (int stack = 0; stack < bridge_stacks; ++stack) {
            if ((own.bridges >> stack & 1) == 0) continue;
            Bridge const& bridge = game.edition().bridges[table.bridge_kinds[stack]];
            double const points = std::min(bridge.most, bridge.points * coloma::measure(own, bridge.per));
            built.push_back({table.bridge_kinds[stack], points});
        }
        report.groups[bridges].add_player(built, win, total);
        // All A sides are the same.
        if (game.with_b_boards()) report.groups[boards].tallies[own.board].add(win, total);
        if (game.with_specialties()) report.groups[pioneers].tallies[own.pioneer].add(win, total);
    }
};

Outcome<Report> play(Task const& task, int players) {
    return play_all<Count>(task, players, {{}, {{"hotels", "on"}, {"specialties", "on"}, {"boards", "b"}}});
}

Balanced const balanced{coloma::Game::info, play};

}  // namespace

}  // namespace motherlode::balance

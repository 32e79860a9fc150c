// The Golden Wilderness, level by level: the order of play, each player's first building, the industries held at the
// end, and the people played.

#include "games/golden_wilderness/game.h"
#include "play.h"

namespace motherlode::balance {
namespace {

using namespace golden_wilderness;

struct Count {
    using Game = golden_wilderness::Game;
    enum Groups { order, opening, industries, people };
    enum Opening { first_mission, first_presidio, first_tile, first_road, nothing, first_industry };

    static Report begin(Game const& game) {
        Edition const& edition = game.edition();
        Report report;
        report.seats.resize(static_cast<std::size_t>(game.players()));
        report.groups.resize(people + 1);
        report.groups[order].title = "Order of play";
        for (int place = 1; place <= game.players(); ++place) report.groups[order].add(std::to_string(place));
        report.groups[opening].title = "Built first";
        for (char const* const name : {"mission", "presidio", "explored tile", "road", "nothing"})
            report.groups[opening].add(name);
        report.groups[industries].title = "Industry at the end";
        for (std::size_t i = 0; i < edition.industries.size(); ++i) {
            std::string const name = industry_name(edition, static_cast<int>(i));
            report.groups[opening].add(name);
            report.groups[industries].add(name);
        }
        report.groups[people].title = "Person played";
        report.groups[people].only_astray = true;
        for (Person const& person : edition.people) report.groups[people].add(person.name);
        return report;
    }

    // Before every action.
    void watch(Table const& table, Seat seat, Action action) {
        if (turns == 0) first = table.active_player;
        ActionKind const kind = kind_of(action);
        if (kind == ActionKind::event) ++turns;
        if (kind == ActionKind::icons || kind == ActionKind::use) played[index(seat)].insert(action.arg(0));
        if (kind == ActionKind::border) open(seat, first_road);
        if (kind == ActionKind::place) open(seat, first_tile);
        if (kind == ActionKind::site)
            open(seat, table.building.marker == Marker::mission ? first_mission : first_presidio);
        if (kind == ActionKind::settle) settles[index(seat)] = true;
        // The table shows after the action which industry it was.
        for (int player = 0; player < max_players; ++player) note_settlement(table, player);
    }

    void count(Game const& game, Table const& table, Result const& result, Report& report) {
        report.lengths.push_back(turns);
        for (int seat = 0; seat < result.players; ++seat) {
            note_settlement(table, seat);
            double const win = win_of(result, seat);
            int const total = result.seats[seat].total;
            auto const add = [&](Groups group, int which) {
                report.groups[group].tallies[static_cast<std::size_t>(which)].add(win, total);
            };
            add(order, (seat - index(first) + result.players) % result.players);
            add(opening, opened[seat]);
            for (int const industry : table.players[seat].industry)
                if (industry != no_industry) add(industries, industry);
            if (game.at_least(golden_wilderness::Level::standard))
                played[seat].for_each([&](int card) { add(people, card); });
        }
    }

private:
    void open(Seat seat, int opening_number) {
        if (opened[index(seat)] == nothing) opened[index(seat)] = opening_number;
    }
    void note_settlement(Table const& table, int seat) {
        if (!settles[seat]) return;
        for (int const industry : table.players[seat].industry)
            if (industry != no_industry) open(seat_at(seat), first_industry + industry);
    }

    Seat first{};
    int turns = 0;
    std::array<bool, max_players> settles{};
    std::array<int, max_players> opened{nothing, nothing, nothing, nothing, nothing};
    std::array<CardSet, max_players> played{};
};

Outcome<Report> play(Task const& task, int players) {
    return play_all<Count>(task, players, {{{"level", std::string{task.part}}}});
}

Balanced const balanced{golden_wilderness::Game::info, play, golden_wilderness::level_names};

}  // namespace

}  // namespace motherlode::balance

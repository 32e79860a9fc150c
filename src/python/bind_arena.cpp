#include <pybind11/stl.h>

#include "arena/paired.h"
#include "arena/rating.h"
#include "python/convert.h"
#include "python/module.h"

namespace motherlode::python {
namespace {

// A game as Python passes it on: by seat, its bot, score and rank.
using PlayedSeats = std::vector<std::tuple<int, int, int>>;

arena::Results results_of(int bots, int players, std::vector<PlayedSeats> const& games) {
    auto const incomplete = [] {
        raise_error("The statistics need whole deals, with every rotation of the seats.");
    };
    if (players < 1 || players > max_seats || bots < players) incomplete();
    auto const seats = static_cast<std::size_t>(players);
    std::size_t const tables = checked(arena::Schedule::make(bots, players, 1, 0)).tables();
    if (games.empty() || games.size() % (tables * seats) != 0) incomplete();
    auto const games_at_a_table = static_cast<int>(games.size() / tables);
    arena::Results results =
        checked(arena::Results::make(checked(arena::Schedule::make(bots, players, games_at_a_table, 0))));
    for (std::size_t number = 0; number < games.size(); ++number) {
        if (games[number].size() != seats) incomplete();
        arena::Played played;
        played.players = players;
        for (std::size_t seat = 0; seat < seats; ++seat) {
            auto const& [bot, score, rank] = games[number][seat];
            if (bot != results.schedule().fixture(number).bots[seat]) incomplete();
            played.seats[seat] = {.bot = bot, .score = score, .rank = rank};
        }
        results.add(number, played);
    }
    return results;
}

// For each bot the figures that `motherlode arena` prints.
py::list statistics(int bots, int players, std::vector<PlayedSeats> const& games) {
    arena::Results const results = results_of(bots, players, games);
    std::vector<Interval> const by_deal = arena::win_intervals_by_deal(results);
    std::vector<arena::Rating> const ratings = arena::ratings(results);
    py::list rows;
    for (std::size_t bot = 0; bot < static_cast<std::size_t>(bots); ++bot) {
        arena::Tally const& tally = results.tallies().by_bot[bot];
        py::dict row;
        row["games"] = tally.games;
        row["wins"] = tally.win_share() * static_cast<double>(tally.games);
        row["win_rate"] = tally.win_share();
        row["win_low"] = by_deal[bot].low;
        row["win_high"] = by_deal[bot].high;
        row["rating"] = ratings[bot].value;
        row["rating_low"] = ratings[bot].low;
        row["rating_high"] = ratings[bot].high;
        row["mean_score"] = tally.mean(tally.score);
        row["score_margin"] = tally.score_margin();
        row["mean_rank"] = tally.mean(tally.rank);
        rows.append(row);
    }
    return rows;
}

// By game: the number of its deal, and the bot in each seat.
std::vector<std::pair<std::size_t, std::vector<int>>> schedule(int bots, int players, int games) {
    if (games < 1) raise_error("The arena needs at least one game.");
    arena::Schedule const schedule = checked(arena::Schedule::make(bots, players, games, 0));
    std::vector<std::pair<std::size_t, std::vector<int>>> fixtures;
    for (std::size_t number = 0; number < schedule.size(); ++number) {
        arena::Schedule::Fixture fixture = schedule.fixture(number);
        fixtures.emplace_back(fixture.deal, std::move(fixture.bots));
    }
    return fixtures;
}

}  // namespace

void bind_arena(py::module_& module) {
    module.def("arena_schedule", &schedule, py::arg("bots"), py::arg("players"), py::arg("games"));
    module.def("arena_statistics", &statistics, py::arg("bots"), py::arg("players"), py::arg("games"));
}

}  // namespace motherlode::python

// Rulebook p.20, "End of the game and final scoring".

#include "games/coloma/scoring.h"

#include <algorithm>
#include <numeric>

#include "games/coloma/position.h"

namespace motherlode::coloma {
namespace {

// In the order of score_sources.
enum Source { in_play, buildings, hotels, rivers, bridges, lands, graves };

int land_points(Edition const& edition, Player const& player) {
    int const tents = std::popcount(player.land_tents);
    return tents == 0 ? 0 : edition.land_points[static_cast<std::size_t>(tents - 1)];
}

std::array<int, score_sources.size()> points_of(Game const& game, Table const& table, Player const& player) {
    Edition const& edition = game.edition();
    std::array<int, score_sources.size()> points{};
    points[in_play] = player.points;
    points[buildings] = player.tableau.size() * edition.building_points;
    points[hotels] = player.hotels * edition.hotel_points;
    // CO-15.1c.
    if (player.board != none)
        for (int canyon = 0; canyon < canyons; ++canyon)
            if ((player.rivers >> canyon & 1) != 0)
                points[rivers] += edition.boards[player.board].points[canyon];
    // CO-15.1d.
    for (int stack = 0; stack < bridge_stacks; ++stack) {
        if ((player.bridges >> stack & 1) == 0) continue;
        Bridge const& bridge = edition.bridges[table.bridge_kinds[stack]];
        points[bridges] += std::min(bridge.most, bridge.points * measure(table, player, bridge.per));
    }
    points[lands] = land_points(edition, player);
    for (int grave = 0; grave < player.graves; ++grave)
        points[graves] -= edition.graves[static_cast<std::size_t>(grave)];
    return points;
}

struct Standing {
    int total = 0;
    int gold = 0;
    int holdings = 0;

    // CO-15.2b.
    bool beats(Standing const& other) const {
        if (total != other.total) return total > other.total;
        return gold != other.gold ? gold > other.gold : holdings > other.holdings;
    }
};

// What decided between the first and the best of those with as many points.
MessageSpec const* tie_break_of(std::array<Standing, max_players> const& standings, int players, int first) {
    MessageSpec const* decided = nullptr;
    for (int seat = 0; seat < players; ++seat) {
        Standing const& other = standings[seat];
        if (seat == first || other.total != standings[first].total || !standings[first].beats(other))
            continue;
        if (other.gold == standings[first].gold) return &say::most_holdings;
        decided = &say::most_gold;
    }
    return decided;
}

// CO-19.6b: a tie is Shade's.
void rank_shade(Game const& game, Table const& table, Result& result) {
    int const score = game.shades_score(table);
    bool const beaten = result.seats[0].total > score;
    result.rival = {&say::shade, score, beaten ? 2 : 1};
    result.seats[0].rank = beaten ? 1 : 2;
}

}  // namespace

// CO-15.2c, RULING co-19: at any time, as if the game ended now.
Result Game::result(Table const& table) const {
    Result result;
    result.players = players_;
    result.finished = table.progress.current() == Step::game_over;
    std::array<Standing, max_players> standings{};
    for (int seat = 0; seat < players_; ++seat) {
        Player const& player = table.players[seat];
        SeatResult& own = result.seats[seat];
        for (int const points : points_of(*this, table, player)) {
            own.by_source.push_back(static_cast<std::int16_t>(points));
            own.total += points;
        }
        standings[seat] = {own.total, player.gold,
                           player.bucks + player.lodge_dudes + player.lodge_tents + player.horses};
    }
    int first = 0;
    for (int seat = 0; seat < players_; ++seat) {
        int rank = 1;
        for (int other = 0; other < players_; ++other)
            if (standings[other].beats(standings[seat])) ++rank;
        result.seats[seat].rank = rank;
        if (rank == 1) first = seat;
    }
    if (solo()) rank_shade(*this, table, result);
    if (!result.finished) return result;
    result.tie_break = tie_break_of(standings, players_, first);
    if (solo() && result.rival.total == result.seats[0].total) result.tie_break = &say::shade_wins_ties;
    return result;
}

int score_of(Game const& game, Table const& table, int seat) {
    auto const points = points_of(game, table, table.players[seat]);
    return std::accumulate(points.begin(), points.end(), 0);
}

// CO-19.6a.
int Game::shades_score(Table const& table) const {
    Player const& player = table.at(shade);
    ShadeNumbers const& numbers = edition_->shade;
    return player.points + player.river_count() * numbers.river_value +
           total(player.barrels) * numbers.barrel_value + player.gold * numbers.gold_value +
           player.horses * numbers.horse_value + player.hotels * edition_->hotel_points +
           land_points(*edition_, player);
}

}  // namespace motherlode::coloma

// Rulebook p.20, "End of the game and final scoring".

#include <numeric>

#include "games/coloma/rules/measures.h"
#include "kernel/ranking.h"

namespace motherlode::coloma {
namespace {

// CO-15.1e.
int land_points(Edition const& edition, Player const& player) {
    int const tents = std::popcount(player.land_tents);
    return tents == 0 ? 0 : edition.land_points[tents - 1];
}

// CO-15.1c: the points printed below each surveyed Canyon.
int river_points(Edition const& edition, Player const& player) {
    int points = 0;
    if (player.board == none) return points;
    for (int const canyon : Bits{player.rivers}) points += edition.boards[player.board].points[canyon];
    return points;
}

int bridges_points(Edition const& edition, Table const& table, Player const& player) {
    int points = 0;
    for (int const stack : Bits{player.bridges})
        points += bridge_points(edition.bridges[table.bridge_kinds[stack]], player);
    return points;
}

// In the order of score_sources: CO-15.1a, CO-15.1b, CO-16.4a, CO-15.1c, CO-15.1d, CO-15.1e, CO-15.1f.
std::array<int, score_sources.size()> points_of(Game const& game, Table const& table, Player const& player) {
    Edition const& edition = game.edition();
    return {player.points,
            player.tableau.size() * edition.building_points,
            player.hotels * edition.hotel_points,
            river_points(edition, player),
            bridges_points(edition, table, player),
            land_points(edition, player),
            -grave_points(edition, player)};
}

// CO-19.6b: Shade wins ties.
void rank_shade(Game const& game, Table const& table, Result& result) {
    int const score = game.shades_score(table);
    bool const beaten = result.seats[0].total > score;
    result.rival = {&say.shade, score, beaten ? 2 : 1};
    result.seats[0].rank = beaten ? 1 : 2;
    if (result.finished && result.seats[0].total == score) result.tie_break = &say.shade_wins_ties;
}

}  // namespace

// CO-15.2a: the player with the most points wins.
// CO-15.2c, RULING co-19: before the end, the scores are those of a game that ends now.
Result Game::result(Table const& table) const {
    Result result;
    result.players = players();
    result.finished = table.progress.current() == step<GameOver>;
    // CO-15.2b.
    std::array tie_breaks{TieBreak{&say.most_gold}, TieBreak{&say.most_holdings}};
    for (int seat = 0; seat < players(); ++seat) {
        Player const& player = table.players[seat];
        SeatResult& seat_result = result.seats[seat];
        for (int const points : points_of(*this, table, player)) {
            seat_result.by_source.push_back(static_cast<std::int16_t>(points));
            seat_result.total += points;
        }
        tie_breaks[0].value[seat] = player.gold;
        tie_breaks[1].value[seat] = player.bucks + player.lodge_dudes + player.lodge_tents + player.horses;
    }
    rank_seats(result, tie_breaks);
    if (solo()) rank_shade(*this, table, result);
    return result;
}

int score_of(Game const& game, Table const& table, int seat) {
    auto const points = points_of(game, table, table.players[seat]);
    return std::accumulate(points.begin(), points.end(), 0);
}

// CO-19.6a.
int Game::shades_score(Table const& table) const {
    Player const& player = table.at(shade);
    ShadeNumbers const& numbers = edition().shade;
    return player.points + player.river_count() * numbers.river_value +
           total(player.barrels) * numbers.barrel_value + player.gold * numbers.gold_value +
           player.horses * numbers.horse_value + player.hotels * edition().hotel_points +
           land_points(edition(), player);
}

}  // namespace motherlode::coloma

// Rulebook p.7, "Scoring", and the Goldmine of p.8.

#include <algorithm>
#include <bit>
#include <cstdlib>

#include "games/boomtown_builders/game.h"
#include "kernel/ranking.h"

namespace motherlode::boomtown_builders {
namespace {

// BB-6.4f, RULING bb-9: orthogonally adjacent; with the option also diagonally.
bool beside_goldmine(Game const& game, Table const& table, Location place) {
    for (int row = place.row - 1; row <= place.row + 1; ++row) {
        for (int column = place.column - 1; column <= place.column + 1; ++column) {
            if (row < 0 || row >= game.edition().rows || column < 0 || column >= game.edition().columns)
                continue;
            if (row != place.row && column != place.column && !game.goldmine_reaches_corners()) continue;
            if (table.sites[row][column].terrain == Terrain::goldmine) return true;
        }
    }
    return false;
}

}  // namespace

BuildingScore score_building(Game const& game, Table const& table, Location place, int column) {
    Site const& site = table.at(place);
    BuildingScore score;
    // BB-5.2b, BB-5.2c: the card's points for the distance to the Track Token of its row.
    score.points = game.edition()
                       .buildings[game.edition().cards[site.card].building]
                       .points[std::abs(place.column - column)];
    // BB-6.4c, BB-6.4d, BB-6.4e: adjacent Goldmines add a bonus once, before multiplying, if the card scores at all.
    if (score.points > 0 && game.with_terrain() && beside_goldmine(game, table, place))
        score.goldmine = game.edition().goldmine_bonus;
    // BB-3.2c, BB-5.2d: the cube multiplies both.
    score.multiplier = game.edition().multiplier[index(site.cube)];
    return score;
}

// BB-5.2h, RULING bb-17: during the game, the score so far counts the rows with a Track Token.
Result Game::result(Table const& table) const {
    constexpr int goldmines = 3;  // index in score_sources, after the three cube sizes
    Result result;
    result.players = players();
    result.finished = table.progress.current() == step<GameOver>;
    std::array tie_breaks{TieBreak{&say.most_cubes}};  // counts cubes on the Scoring Track

    for (int seat = 0; seat < players(); ++seat)
        for (std::size_t source = 0; source < score_sources.size(); ++source)
            result.seats[seat].by_source.push_back(0);

    // BB-5.2a: row by row, starting with row 1.
    unsigned const all_columns = (1U << static_cast<unsigned>(edition().columns)) - 1;
    for (int row = 0; row < table.tokens_placed; ++row) {
        for (unsigned columns = all_columns & ~table.empty[row]; columns != 0; columns &= columns - 1) {
            Location const place = location_at(row, std::countr_zero(columns));
            Site const& site = table.at(place);
            if (site.owner == nobody) continue;
            BuildingScore const score = score_building(*this, table, place, table.track[place.row]);
            int const owner = index(site.owner);
            SeatResult& seat = result.seats[owner];
            seat.by_source.items[index(site.cube)] +=
                static_cast<std::int16_t>(score.points * score.multiplier);
            seat.by_source.items[goldmines] += static_cast<std::int16_t>(score.goldmine * score.multiplier);
            seat.total += score.total();                              // BB-5.2g
            tie_breaks[0].value[owner] += score.total() > 0 ? 1 : 0;  // BB-5.2f: other cubes are returned
        }
    }

    // BB-5.3a: the most points win. BB-5.3b: on a tie, the most cubes on the Scoring Track. BB-5.3c, RULING bb-12: if they
    // are equal too, the players share the win.
    rank_seats(result, tie_breaks);
    int winners = 0;
    for (int seat = 0; seat < players(); ++seat) winners += result.seats[seat].rank == 1 ? 1 : 0;
    if (result.finished && winners > 1) result.tie_break = &say.shared_win;
    return result;
}

}  // namespace motherlode::boomtown_builders

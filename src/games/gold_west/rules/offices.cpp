// The scoring of the Office Tokens: GW-6.3 and, for Bandits, GW-8.1.

#include <algorithm>

#include "games/gold_west/game.h"

namespace motherlode::gold_west {
namespace {

// GW-6.3e: the terrain with the most influence; among tied terrains, the one with the most Mining Tokens.
int tokens_in_strongest(Table const& table, Player const& player) {
    int const strongest = *std::max_element(player.influence.begin(), player.influence.end());
    int tokens = 0;
    for (int terrain = 0; terrain < terrains; ++terrain)
        if (player.influence[terrain] == strongest)
            tokens = std::max(tokens, (player.buildings & table.terrain[terrain]).count());
    return tokens;
}

HexSet buildings_of_opponents(Game const& game, Table const& table, Seat seat) {
    HexSet buildings;
    for (int opponent = 0; opponent < game.players(); ++opponent)
        if (opponent != index(seat)) buildings = buildings | table.players[opponent].buildings;
    return buildings;
}

int longest_line(Board const& board, HexSet buildings) {
    int longest = 0;
    for (HexSet const line : board.lines) longest = std::max(longest, (buildings & line).count());
    return longest;
}

int investments_of(Table const& table, Seat seat) {
    return static_cast<int>(std::count(table.investors.begin(), table.investors.end(), seat));
}

int tokens_in_boomtown(Player const& player) {
    int tokens = 0;
    for (int const number : player.boomtown) tokens += number;
    return tokens;
}

int wanted_of_all(Game const& game, Table const& table) {
    int camps = 0;
    for (int seat = 0; seat < game.players(); ++seat) camps += table.players[seat].wanted;
    return camps;
}

int counted(Game const& game, Table const& table, Seat seat, FinalScore const& score, Counted item) {
    Player const& player = table.players[index(seat)];
    Board const& board = game.board();
    HexSet const buildings = player.buildings;
    switch (item) {
        // GW-6.3b, Docks: a settlement counts twice.
        case each("influence_at_water"):
            return (buildings & board.at_water).count() + (player.settlements & board.at_water).count();
        // GW-6.3c, Frontier Office.
        case each("building_on_edge"): return (buildings & board.on_edge).count();
        // GW-6.3d, Homestead Office.
        case each("influence_in_weakest_terrain"):
            return *std::min_element(player.influence.begin(), player.influence.end());
        // GW-6.3e, Courthouse.
        case each("token_in_strongest_terrain"): return tokens_in_strongest(table, player);
        // GW-6.3f, Deeds Office.
        case each("terrain_bonus"):
            return terrains - static_cast<int>(std::count(score.place.begin(), score.place.end(), 0));
        // GW-6.3g, Depot.
        case each("building_in_second_group"): return score.second_group_buildings;
        // GW-6.3h, Mayor's Office: worth_of_token divides and rounds down.
        case each("token_in_boomtown"): return tokens_in_boomtown(player);
        // GW-6.3i, Saloon.
        case each("investment"): return investments_of(table, seat);
        // GW-6.3j, Sheriff's Office.
        case each("building_beside_opponent"):
            return (buildings & board.around(buildings_of_opponents(game, table, seat))).count();
        // GW-6.3k, Shipping Office.
        case each("shipping_bonus_tile"): return player.shipping_tiles;
        // GW-6.3l, Surveyor's Office.
        case each("building_in_line"): return longest_line(board, buildings);
        // GW-6.3m, Town Hall.
        case each("settlement"): return player.settlements.count();
        // GW-8.1b, Insurance Office.
        case each("building_beside_looted"): return (buildings & board.around(table.looted)).count();
        // GW-8.1c, Hoosegow.
        case each("camp_in_wanted"): return wanted_of_all(game, table);
    }
    return 0;
}

}  // namespace

int worth_of_token(Game const& game, Table const& table, Seat seat, FinalScore const& score, int number) {
    Office const& office = game.edition().offices[number];
    return office.points * (counted(game, table, seat, score, office.per) / office.every);
}

}  // namespace motherlode::gold_west

#pragma once

#include <array>

#include "games/golden_wilderness/game.h"

// The weights of the evaluation. They are plain ints, so that bench/tune can fit them to finished games.
namespace motherlode::golden_wilderness {

// In 16ths of a point, unless noted otherwise.
struct Weights {
    int peso;           // unspent pesos may be lost when the game ends
    int coast_markets;  // number of future markets that a seat can expect to choose
    int city_markets;
    int whole_coast;  // if one seat has settled the whole coast, every coast market pays it
    int mission;
    int presidio;
    std::array<int, roles> role;

    int to_settle;  // a population icon, if there are tiles to settle
    int to_found;   // a population icon, if it can only help to found a city
    int cross_icon;
    int sword_icon;
    int ability;
    int ability_in_elections;
    std::array<int, decks> back_of_card;  // a card that nobody has seen, by deck

    int other_event;      // an event other than Taxes, a coast market or a city market
    int tile_to_explore;  // a tile still to place
    int scarce_room;  // each of the first two tiles that can be settled; room_to_settle is for further ones
    int room_to_settle;
    int end_nearer;  // per tenth of the game played: the leader gains it, the others lose a third of it
};

inline constexpr Weights tuned_weights{
#include "games/golden_wilderness/weights.inc"
};

// Game::evaluate with given weights.
int evaluate_by(Game const& game, View const& view, Weights const& weights);

// In evaluate.cpp, used by bots.cpp.

inline constexpr int point = 16;  // all worths are in 16ths of a point

// The worth of the public assets of each seat: points, pesos, settlements, markets in reach, buildings,
// roles.
using Worths = std::array<int, max_players>;
Worths open_worths(Game const& game, Table const& table, Weights const& weights);

// The worth of a population icon, which is higher while there are free tiles to settle.
int worth_of_population(Game const& game, Table const& table, std::uint64_t free_tiles,
                        Weights const& weights);
int worth_of_card(Game const& game, int card, int population, Weights const& weights);

}  // namespace motherlode::golden_wilderness

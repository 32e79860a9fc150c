#pragma once

#include <array>

#include "games/golden_wilderness/game.h"

// The numbers that the evaluation goes by: plain ints, so that bench/tune can fit them to finished games.
namespace motherlode::golden_wilderness {

// In 16ths of a point where nothing else is said.
struct Weights {
    int peso;           // it may be lost when the game ends
    int coast_markets;  // to come, that a seat can hope to choose
    int city_markets;
    int whole_coast;  // settled by one seat alone: every coast market has to pay it
    int mission;
    int presidio;
    std::array<int, roles> role;

    int to_settle;  // a population icon, where it can be used
    int to_found;   // and where there is only a city to found
    int cross_icon;
    int sword_icon;
    int ability;
    int ability_in_elections;
    std::array<int, decks> back_of_card;  // of a card nobody has seen, by deck

    int other_event;      // neither taxes nor a market that is looked at here
    int tile_to_explore;  // not yet placed
    int scarce_room;      // the first tiles that can be settled
    int room_to_settle;
    int end_nearer;  // by a tenth, for who leads; who does not would rather play on
};

inline constexpr Weights tuned_weights{
#include "games/golden_wilderness/weights.inc"
};

// Game::evaluate by other weights.
int evaluate_by(Game const& game, View const& view, Weights const& weights);

// What bots.cpp takes from evaluate.cpp.

inline constexpr int point = 16;  // all worths are in 16ths of a point

// The open assets of each seat: points, pesos, settlements, markets in reach, buildings, roles.
using Worths = std::array<int, max_players>;
Worths open_worths(Game const& game, Table const& table, Weights const& weights);

// A population icon: more where there are tiles to settle.
int worth_of_population(Game const& game, Table const& table, std::uint64_t rooms, Weights const& weights);
int worth_of_card(Game const& game, int card, int population, Weights const& weights);

}  // namespace motherlode::golden_wilderness

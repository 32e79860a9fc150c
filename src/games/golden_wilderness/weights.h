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

    int to_settle;  // a population icon, where there is room
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

}  // namespace motherlode::golden_wilderness

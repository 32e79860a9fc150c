#pragma once

#include <array>

#include "games/gold_west/game.h"

// The weights of the evaluation. They are plain ints, so that bench/tune can fit them to finished games.
namespace motherlode::gold_west {

inline constexpr int point = 64;  // the value of one point of the score in the evaluation
inline constexpr int shipping_steps = 8;

// Weights of the Supply Track and of steps towards the next reward, for one phase of the game.
struct Stock {
    std::array<int, bins> reached_in_bin;  // part of the resources in a bin that will be used, in 64ths
    std::array<int, shipping_steps> steps_shipped;  // by steps shipped
};

// In 64ths of a point unless a comment says otherwise. `growth` is the further value that a piece brings over
// a whole game.
struct Weights {
    int building_material;  // wood or stone for a camp
    int second_material;    // for a settlement
    std::array<int, metals> metal;
    int last_metal;  // a metal that reaches the Usage Area in the final turn
    Stock early;
    Stock late;  // for the last few turns

    int usable_material;  // in the Usage Area
    int usable_second_material;
    int usable_metal;

    int terrain_now;  // for a point of terrain bonus at the start of the game; rises to a full point
    std::array<int, terrains> influence_growth;
    int edge_growth;    // for a lead of one influence, per point of the terrain's bonus; in 256ths of a point
    int token_growth;   // for each influence token in Boomtown
    int office_growth;  // for each point that the offices would score now
    int group_growth;   // for each point of the largest group
    int wanted_growth;
    int settlement_growth;
};

inline constexpr Weights tuned_weights{
#include "games/gold_west/weights.inc"
};

// Game::evaluate with the given weights.
int evaluate_by(Game const& game, View const& view, Weights const& weights);

}  // namespace motherlode::gold_west

#pragma once

#include <array>

#include "games/gold_west/game.h"

// The numbers that the evaluation goes by: plain ints, so that bench/tune can fit them to finished games.
namespace motherlode::gold_west {

inline constexpr int point = 64;  // of the score, in the evaluation
inline constexpr int shipping_steps = 8;

// The value of the Supply Track and of steps towards the next reward, by the remaining length of the game.
struct Stock {
    std::array<int, bins> reached_in_bin;           // in 64ths: how much of it is used in the end
    std::array<int, shipping_steps> steps_shipped;  // 64ths of a point, for the way beyond the last reward
};

// In 64ths of a point where nothing else is said; `growth` is what comes on top over a whole game.
struct Weights {
    int building_material;  // wood or stone for a camp
    int second_material;    // for a settlement
    std::array<int, metals> metal;
    int last_metal;  // that arrives in the final turn
    Stock early;
    Stock late;  // the last turns

    int usable_material;  // in the Usage Area
    int usable_second_material;
    int usable_metal;

    int terrain_now;  // of a terrain's bonus, what it counts for at the start; at the end all of it
    std::array<int, terrains> influence_growth;
    int edge_growth;    // ahead in a terrain by one influence, for each point of its bonus; in 256ths
    int token_growth;   // in Boomtown
    int office_growth;  // for each point the offices bring now
    int group_growth;   // for each point of the largest group
    int wanted_growth;
    int settlement_growth;
};

inline constexpr Weights tuned_weights{
#include "games/gold_west/weights.inc"
};

// Game::evaluate by other weights.
int evaluate_by(Game const& game, View const& view, Weights const& weights);

}  // namespace motherlode::gold_west

#pragma once

#include <array>

#include "games/boomtown_builders/game.h"

// The numbers that the evaluation goes by: plain ints, so that bench/tune can fit them to finished games.
namespace motherlode::boomtown_builders {

// How the vote of a row may still end, in 64ths.
struct Outlook {
    int tie_if_level;
    std::array<int, 3> lead_wins;  // of the side with 1, 2, 3 or more votes more than the other
    std::array<int, 3> lead_ties;
    int further;  // of the wins, those with a + that has not been played yet
};

// How unsettled the vote of a row is.
enum class Unsettled : std::uint8_t {
    a_little,  // one turn, or a Hideout
    this_round,
    next_round,
    later,
    no,
};
inline constexpr int unsettled_kinds = 4;

struct Weights {
    std::array<Outlook, unsettled_kinds> outlook;
    std::array<int, cube_sizes> turn_with;  // 64ths of a point that a turn brings with a cube of this size
};

inline constexpr Weights tuned_weights{
#include "games/boomtown_builders/weights.inc"
};

// Game::evaluate by other weights.
int evaluate_by(Game const& game, View const& view, Weights const& weights);

}  // namespace motherlode::boomtown_builders

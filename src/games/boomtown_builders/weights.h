#pragma once

#include <array>

#include "games/boomtown_builders/game.h"

// Weights of the evaluation. They are plain ints so that bench/tune can fit them to finished games.
namespace motherlode::boomtown_builders {

// Probabilities of how a row's vote will end, in 64ths.
struct Outlook {
    int tie_if_level;
    std::array<int, 3> lead_wins;  // the leading side wins; by lead: 1, 2, 3 or more votes
    std::array<int, 3> lead_ties;
    int further;  // a win comes with a + that has not been played yet
};

// When a row's vote can still change. `decided` has no Outlook.
enum class VoteStatus : std::uint8_t {
    one_change,  // this round, by one turn or one Hideout
    this_round,
    next_round,
    later,
    decided,
};
inline constexpr int outlooks = 4;

struct Weights {
    std::array<Outlook, outlooks> outlook;  // by VoteStatus
    std::array<int, cube_sizes> turn_with;  // expected points of a turn with a cube of this size, in 64ths
};

inline constexpr Weights tuned_weights{
#include "games/boomtown_builders/weights.inc"
};

// Game::evaluate with the given weights.
int evaluate_by(Game const& game, View const& view, Weights const& weights);

}  // namespace motherlode::boomtown_builders

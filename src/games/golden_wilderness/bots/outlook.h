#pragma once

#include <optional>

#include "games/golden_wilderness/rules/board.h"
#include "games/golden_wilderness/weights.h"

// What bots think of a position; nothing of it is a rule. evaluate.cpp weighs, bargain.cpp trades by it, canvass.cpp
// counts votes.
namespace motherlode::golden_wilderness {

inline constexpr int point = 16;  // all worths are in 16ths of a point

// What lies open before each seat: points, pesos, settlements, markets in reach, buildings, roles.
using Worths = std::array<int, max_players>;
Worths open_worths(Game const& game, Table const& table, Weights const& weights);

// A population icon: more where there are tiles to settle.
int worth_of_population(Game const& game, Table const& table, std::uint64_t rooms, Weights const& weights);
int worth_of_card(Game const& game, int card, int population, Weights const& weights);

// An election or a revolution called for nothing is only a way to put off the event.
inline constexpr int idle_call = 64;
// What the election under way promises the seat, if being Governor is worth so much.
int worth_of_election(Game const& game, View const& view, int governor);

}  // namespace motherlode::golden_wilderness

// What the numbers of actions and messages mean.

#include <array>

#include "toy/nuggets/game.h"

namespace motherlode::nuggets {
namespace {

constexpr std::array<KindInfo<Game>, 2> all_kinds{{
    {.name = "nugget", .count = [](Game const&) { return values + 1; }, .first = 0},  // by its value
    // Of the hand; also one beyond, to be refused.
    {.name = "slot", .count = [](Game const&) { return hand_size + 1; }},
}};

}  // namespace

std::span<KindInfo<Game> const> Game::kinds() { return all_kinds; }

}  // namespace motherlode::nuggets

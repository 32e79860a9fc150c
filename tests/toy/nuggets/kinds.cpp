// The meaning of the numbers in actions and messages.

#include <array>

#include "toy/nuggets/game.h"

namespace motherlode::nuggets {
namespace {

constexpr std::array<KindInfo<Game>, 2> all_kinds{{
    {.name = "nugget", .count = [](Game const&) { return values + 1; }, .first = 0},  // by its value
    // A slot of the hand, and one more, so that the tests can try a slot that does not exist.
    {.name = "slot", .count = [](Game const&) { return hand_size + 1; }},
}};

}  // namespace

std::span<KindInfo<Game> const> Game::kinds() { return all_kinds; }

}  // namespace motherlode::nuggets

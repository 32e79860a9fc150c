#pragma once

#include <string_view>
#include <vector>

#include "kernel/match.h"
#include "kernel/rulebook.h"
#include "kernel/words.h"
#include "toy/nuggets/game.h"

// Nuggets, the toy game of the tests. These functions replace the registry, messages, rulebook and editions
// of real games.
namespace motherlode::nuggets {

GameType const& type();
GameType const* find(std::string_view name);
Language const& words();
std::vector<RuleText> rulebook();
EditionSource placer();

constexpr Action stake_action(int slot) { return make_action(ActionKind::stake, slot); }
inline constexpr Action peek_action = make_action(ActionKind::peek);
inline constexpr Action praise_action = make_action(ActionKind::praise);
inline constexpr Action grumble_action = make_action(ActionKind::grumble);

}  // namespace motherlode::nuggets

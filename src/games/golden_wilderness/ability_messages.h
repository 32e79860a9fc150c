#pragma once

#include <array>

#include "games/golden_wilderness/arguments.h"

// What people can do, as sentences: the cost of an ability, then its effect.
namespace motherlode::golden_wilderness::say {

inline constexpr MessageSpec ability_show{"golden_wilderness.ability.show", {{"effect", effect_arg}}};
inline constexpr MessageSpec ability_discard{"golden_wilderness.ability.discard", {{"effect", effect_arg}}};
inline constexpr MessageSpec ability_trash{"golden_wilderness.ability.trash", {{"effect", effect_arg}}};
inline constexpr MessageSpec ability_pesos{"golden_wilderness.ability.pesos",
                                           {{"pesos", number_arg}, {"effect", effect_arg}}};
inline constexpr MessageSpec ability_explore_coastal{"golden_wilderness.ability.explore_coastal",
                                                     {{"tiles", number_arg}}};
inline constexpr MessageSpec ability_explore_inland{"golden_wilderness.ability.explore_inland",
                                                    {{"tiles", number_arg}}};
inline constexpr MessageSpec ability_attack_settlement{"golden_wilderness.ability.attack_settlement", {}};
inline constexpr MessageSpec ability_attack_mission{"golden_wilderness.ability.attack_mission", {}};
inline constexpr MessageSpec ability_attack_presidio{"golden_wilderness.ability.attack_presidio", {}};
inline constexpr MessageSpec ability_attack_any{"golden_wilderness.ability.attack_any", {}};
inline constexpr MessageSpec ability_take_pioneer{"golden_wilderness.ability.take_pioneer", {}};
inline constexpr MessageSpec ability_take_soldier{"golden_wilderness.ability.take_soldier", {}};
inline constexpr MessageSpec ability_take_priest{"golden_wilderness.ability.take_priest", {}};
inline constexpr MessageSpec ability_take_indian{"golden_wilderness.ability.take_indian", {}};
inline constexpr MessageSpec ability_draw_pioneer{"golden_wilderness.ability.draw_pioneer",
                                                  {{"cards", number_arg}}};
inline constexpr MessageSpec ability_draw_soldier{"golden_wilderness.ability.draw_soldier",
                                                  {{"cards", number_arg}}};
inline constexpr MessageSpec ability_draw_priest{"golden_wilderness.ability.draw_priest",
                                                 {{"cards", number_arg}}};
inline constexpr MessageSpec ability_draw_indian{"golden_wilderness.ability.draw_indian",
                                                 {{"cards", number_arg}}};
inline constexpr MessageSpec ability_build_mission{"golden_wilderness.ability.build_mission", {}};
inline constexpr MessageSpec ability_build_presidio{"golden_wilderness.ability.build_presidio", {}};
inline constexpr MessageSpec ability_gain{"golden_wilderness.ability.gain", {{"pesos", number_arg}}};
inline constexpr MessageSpec ability_population{"golden_wilderness.ability.population",
                                                {{"icons", number_arg}}};
inline constexpr MessageSpec ability_crosses{"golden_wilderness.ability.crosses", {{"icons", number_arg}}};
inline constexpr MessageSpec ability_swords{"golden_wilderness.ability.swords", {{"icons", number_arg}}};
inline constexpr MessageSpec ability_votes{"golden_wilderness.ability.votes", {{"votes", number_arg}}};
inline constexpr MessageSpec ability_support{"golden_wilderness.ability.support",
                                             {{"support", number_arg}, {"country", country_arg}}};

// clang-format off
inline constexpr std::array abilities{
    &ability_show, &ability_discard, &ability_trash, &ability_pesos, &ability_explore_coastal,
    &ability_explore_inland, &ability_attack_settlement, &ability_attack_mission, &ability_attack_presidio,
    &ability_attack_any, &ability_take_pioneer, &ability_take_soldier, &ability_take_priest,
    &ability_take_indian, &ability_draw_pioneer, &ability_draw_soldier, &ability_draw_priest,
    &ability_draw_indian, &ability_build_mission, &ability_build_presidio, &ability_gain,
    &ability_population, &ability_crosses, &ability_swords, &ability_votes, &ability_support,
};
// clang-format on

}  // namespace motherlode::golden_wilderness::say

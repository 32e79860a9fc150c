#pragma once

#include <array>

#include "games/coloma/arguments.h"

// Why something is not possible, and what decided a tie.
namespace motherlode::coloma::say {

inline constexpr MessageSpec unknown_action{"coloma.refusal.unknown_action", {}};
inline constexpr MessageSpec game_over{"coloma.refusal.game_over", {}};
inline constexpr MessageSpec not_your_turn{"coloma.refusal.not_your_turn", {{"seat", seat}}};
inline constexpr MessageSpec already_set{"coloma.refusal.already_set", {}};
inline constexpr MessageSpec no_more_take_backs{"coloma.refusal.no_more_take_backs", {{"count", number}}};
inline constexpr MessageSpec nothing_to_take_back{"coloma.refusal.nothing_to_take_back", {}};
inline constexpr MessageSpec nothing_to_discard{"coloma.refusal.nothing_to_discard", {}};
inline constexpr MessageSpec no_such_site{"coloma.refusal.no_such_site", {}};
inline constexpr MessageSpec no_mule{"coloma.refusal.no_mule", {}};
inline constexpr MessageSpec mule_needed{"coloma.refusal.mule_needed", {}};
inline constexpr MessageSpec not_now{"coloma.refusal.not_now", {}};
inline constexpr MessageSpec board_taken{"coloma.refusal.board_taken", {}};
inline constexpr MessageSpec not_in_hand{"coloma.refusal.not_in_hand", {}};
inline constexpr MessageSpec not_here{"coloma.refusal.not_here", {{"site", site}}};
inline constexpr MessageSpec section_finished{"coloma.refusal.section_finished", {}};
inline constexpr MessageSpec done_already{"coloma.refusal.done_already", {}};
inline constexpr MessageSpec cannot_pay{"coloma.refusal.cannot_pay", {}};
inline constexpr MessageSpec canyon_surveyed{"coloma.refusal.canyon_surveyed", {{"canyon", number}}};
inline constexpr MessageSpec no_river_for_bridge{"coloma.refusal.no_river_for_bridge", {}};
inline constexpr MessageSpec bridge_gone{"coloma.refusal.bridge_gone", {}};
inline constexpr MessageSpec bridge_twice{"coloma.refusal.bridge_twice", {}};
inline constexpr MessageSpec no_hotel{"coloma.refusal.no_hotel", {}};
inline constexpr MessageSpec no_tents_left{"coloma.refusal.no_tents_left", {{"count", number}}};
inline constexpr MessageSpec horse_limit{"coloma.refusal.horse_limit", {{"count", number}}};
inline constexpr MessageSpec no_such_barrel{"coloma.refusal.no_such_barrel", {}};
inline constexpr MessageSpec row_taken{"coloma.refusal.row_taken", {{"row", number}}};
inline constexpr MessageSpec one_row_a_turn{"coloma.refusal.one_row_a_turn", {}};
inline constexpr MessageSpec too_few_dudes{"coloma.refusal.too_few_dudes", {{"count", number}}};
inline constexpr MessageSpec no_tent{"coloma.refusal.no_tent", {}};
inline constexpr MessageSpec tent_there{"coloma.refusal.tent_there", {}};
inline constexpr MessageSpec land_far{"coloma.refusal.land_far", {{"land", land}}};
inline constexpr MessageSpec hotel_full{"coloma.refusal.hotel_full", {}};
inline constexpr MessageSpec not_built{"coloma.refusal.not_built", {{"building", building}}};
inline constexpr MessageSpec built_this_turn{"coloma.refusal.built_this_turn", {{"building", building}}};
inline constexpr MessageSpec used_already{"coloma.refusal.used_already", {{"building", building}}};
inline constexpr MessageSpec ability_elsewhere{"coloma.refusal.ability_elsewhere", {{"building", building}}};
inline constexpr MessageSpec changes_nothing{"coloma.refusal.changes_nothing", {{"effect", effect}}};
inline constexpr MessageSpec no_unused_barrel{"coloma.refusal.no_unused_barrel", {{"barrel", barrel}}};
inline constexpr MessageSpec no_barrel{"coloma.refusal.no_barrel", {{"barrel", barrel}}};
inline constexpr MessageSpec no_specialty{"coloma.refusal.no_specialty", {}};
inline constexpr MessageSpec wrong_payment{"coloma.refusal.wrong_payment",
                                           {{"bucks", number}, {"value", number}}};
inline constexpr MessageSpec no_way_there{"coloma.refusal.no_way_there", {{"space", space}}};
inline constexpr MessageSpec cannot_stop_so{"coloma.refusal.cannot_stop_so", {}};

inline constexpr MessageSpec most_gold{"coloma.tie_break.most_gold", {}};
inline constexpr MessageSpec most_holdings{"coloma.tie_break.most_holdings", {}};
inline constexpr MessageSpec beat_shade{"coloma.tie_break.beat_shade", {}};
inline constexpr MessageSpec lost_to_shade{"coloma.tie_break.lost_to_shade", {}};

inline constexpr std::array refusals{
    &unknown_action,
    &game_over,
    &not_your_turn,
    &already_set,
    &no_more_take_backs,
    &nothing_to_take_back,
    &nothing_to_discard,
    &no_such_site,
    &no_mule,
    &mule_needed,
    &not_now,
    &board_taken,
    &not_in_hand,
    &not_here,
    &section_finished,
    &done_already,
    &cannot_pay,
    &canyon_surveyed,
    &no_river_for_bridge,
    &bridge_gone,
    &bridge_twice,
    &no_hotel,
    &no_tents_left,
    &horse_limit,
    &no_such_barrel,
    &row_taken,
    &one_row_a_turn,
    &too_few_dudes,
    &no_tent,
    &tent_there,
    &land_far,
    &hotel_full,
    &not_built,
    &built_this_turn,
    &used_already,
    &ability_elsewhere,
    &changes_nothing,
    &no_unused_barrel,
    &no_barrel,
    &no_specialty,
    &wrong_payment,
    &no_way_there,
    &cannot_stop_so,
    &most_gold,
    &most_holdings,
    &beat_shade,
    &lost_to_shade,
};

}  // namespace motherlode::coloma::say

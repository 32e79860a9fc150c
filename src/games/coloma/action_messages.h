#pragma once

#include <array>

#include "games/coloma/arguments.h"

// What can be done, and what is asked.
namespace motherlode::coloma::say {

inline constexpr MessageSpec action_board{"coloma.action.board", {{"board", board}}};
inline constexpr MessageSpec action_discard{"coloma.action.discard",
                                            {{"building", building}, {"where", where}}};
inline constexpr MessageSpec action_select{"coloma.action.select", {{"site", site}}};
inline constexpr MessageSpec action_select_mule{"coloma.action.select_mule",
                                                {{"site", site}, {"mule", site}}};
inline constexpr MessageSpec action_take_back{"coloma.action.take_back", {}};
inline constexpr MessageSpec action_river_hammer{"coloma.action.river_hammer",
                                                 {{"canyon", number}, {"bucks", number}, {"dudes", number}}};
inline constexpr MessageSpec action_river_saw{"coloma.action.river_saw",
                                              {{"canyon", number}, {"gold", number}, {"dudes", number}}};
inline constexpr MessageSpec action_bridge_hammer{"coloma.action.bridge_hammer",
                                                  {{"bridge", bridge}, {"bucks", number}, {"dudes", number}}};
inline constexpr MessageSpec action_bridge_saw{"coloma.action.bridge_saw",
                                               {{"bridge", bridge}, {"gold", number}, {"dudes", number}}};
inline constexpr MessageSpec action_building_hammer{
    "coloma.action.building_hammer", {{"building", building}, {"bucks", number}, {"dudes", number}}};
inline constexpr MessageSpec action_building_saw{
    "coloma.action.building_saw", {{"building", building}, {"gold", number}, {"dudes", number}}};
inline constexpr MessageSpec action_hotel_hammer{"coloma.action.hotel_hammer",
                                                 {{"horses", number}, {"bucks", number}}};
inline constexpr MessageSpec action_hotel_saw{"coloma.action.hotel_saw",
                                              {{"horses", number}, {"gold", number}}};
inline constexpr MessageSpec action_mill{"coloma.action.mill", {{"effect", effect}}};
inline constexpr MessageSpec action_wagon_common{"coloma.action.wagon_common", {}};
inline constexpr MessageSpec action_wagon_boom{"coloma.action.wagon_boom", {}};
inline constexpr MessageSpec action_buy_tents{"coloma.action.buy_tents",
                                              {{"count", number}, {"bucks", number}}};
inline constexpr MessageSpec action_buy_horses{"coloma.action.buy_horses",
                                               {{"count", number}, {"gold", number}}};
inline constexpr MessageSpec action_take_barrel{"coloma.action.take_barrel",
                                                {{"barrel", barrel}, {"outlaws", number}}};
inline constexpr MessageSpec action_take_from_stack{"coloma.action.take_from_stack", {{"outlaws", number}}};
inline constexpr MessageSpec action_gain_tent{"coloma.action.gain_tent", {}};
inline constexpr MessageSpec action_fill_row{"coloma.action.fill_row", {{"row", number}, {"count", number}}};
inline constexpr MessageSpec action_pitch_event{"coloma.action.pitch_event", {{"site", site}}};
inline constexpr MessageSpec action_pitch_land{"coloma.action.pitch_land", {{"land", land}}};
inline constexpr MessageSpec action_house_dude{"coloma.action.house_dude", {{"points", number}}};
inline constexpr MessageSpec action_use{"coloma.action.use", {{"building", building}, {"effect", effect}}};
inline constexpr MessageSpec action_use_barrel{"coloma.action.use_barrel",
                                               {{"barrel", barrel}, {"effect", effect}}};
inline constexpr MessageSpec action_use_specialty{"coloma.action.use_specialty",
                                                  {{"pioneer", pioneer}, {"effect", effect}}};
inline constexpr MessageSpec action_pay{"coloma.action.pay", {{"bucks", number}, {"gold", number}}};
inline constexpr MessageSpec action_discard_barrel{"coloma.action.discard_barrel", {{"barrel", barrel}}};
inline constexpr MessageSpec action_discard_used_barrel{"coloma.action.discard_used_barrel",
                                                        {{"barrel", barrel}}};
inline constexpr MessageSpec action_move{"coloma.action.move", {{"space", space}}};
inline constexpr MessageSpec action_stop{"coloma.action.stop", {}};
inline constexpr MessageSpec action_stop_pass{"coloma.action.stop_pass", {{"effect", effect}}};
inline constexpr MessageSpec action_stop_off{"coloma.action.stop_off", {{"effect", effect}}};
inline constexpr MessageSpec action_stop_both{"coloma.action.stop_both",
                                              {{"effect", effect}, {"other", effect}}};
inline constexpr MessageSpec action_forgo{"coloma.action.forgo", {{"effect", effect}}};
inline constexpr MessageSpec action_bury_gunman{"coloma.action.bury_gunman", {}};
inline constexpr MessageSpec action_bury_guest{"coloma.action.bury_guest", {}};
inline constexpr MessageSpec action_accept{"coloma.action.accept", {{"effect", effect}}};
inline constexpr MessageSpec action_decline{"coloma.action.decline", {}};
inline constexpr MessageSpec action_done{"coloma.action.done", {}};
inline constexpr MessageSpec action_end_turn{"coloma.action.end_turn", {}};
inline constexpr MessageSpec action_unknown{"coloma.action.unknown", {}};

inline constexpr MessageSpec prompt_board{"coloma.prompt.board", {{"seat", seat}}};
inline constexpr MessageSpec prompt_starting_cards{"coloma.prompt.starting_cards",
                                                   {{"seat", seat}, {"count", number}}};
inline constexpr MessageSpec prompt_select{"coloma.prompt.select", {{"seat", seat}}};
inline constexpr MessageSpec prompt_waiting{"coloma.prompt.waiting", {{"seat", seat}}};
inline constexpr MessageSpec prompt_turn{"coloma.prompt.turn", {{"seat", seat}, {"site", site}}};
inline constexpr MessageSpec prompt_accept{"coloma.prompt.accept", {{"seat", seat}, {"effect", effect}}};
inline constexpr MessageSpec prompt_pay{"coloma.prompt.pay", {{"seat", seat}, {"bucks", number}}};
inline constexpr MessageSpec prompt_discard{"coloma.prompt.discard", {{"seat", seat}, {"count", number}}};
inline constexpr MessageSpec prompt_discard_for_each{"coloma.prompt.discard_for_each",
                                                     {{"seat", seat}, {"count", number}, {"effect", effect}}};
inline constexpr MessageSpec prompt_discard_barrel{"coloma.prompt.discard_barrel", {{"seat", seat}}};
inline constexpr MessageSpec prompt_take_barrel{"coloma.prompt.take_barrel", {{"seat", seat}}};
inline constexpr MessageSpec prompt_structure{"coloma.prompt.structure", {{"seat", seat}}};
inline constexpr MessageSpec prompt_wagon{"coloma.prompt.wagon", {{"seat", seat}, {"count", number}}};
inline constexpr MessageSpec prompt_pitch{"coloma.prompt.pitch", {{"seat", seat}}};
inline constexpr MessageSpec prompt_row{"coloma.prompt.row", {{"seat", seat}}};
inline constexpr MessageSpec prompt_bury{"coloma.prompt.bury", {{"seat", seat}}};
inline constexpr MessageSpec prompt_game_over{"coloma.prompt.game_over", {}};

inline constexpr std::array actions{
    &action_board,
    &action_discard,
    &action_select,
    &action_select_mule,
    &action_take_back,
    &action_river_hammer,
    &action_river_saw,
    &action_bridge_hammer,
    &action_bridge_saw,
    &action_building_hammer,
    &action_building_saw,
    &action_hotel_hammer,
    &action_hotel_saw,
    &action_mill,
    &action_wagon_common,
    &action_wagon_boom,
    &action_buy_tents,
    &action_buy_horses,
    &action_take_barrel,
    &action_take_from_stack,
    &action_gain_tent,
    &action_fill_row,
    &action_pitch_event,
    &action_pitch_land,
    &action_house_dude,
    &action_use,
    &action_use_barrel,
    &action_use_specialty,
    &action_pay,
    &action_discard_barrel,
    &action_discard_used_barrel,
    &action_move,
    &action_stop,
    &action_stop_pass,
    &action_stop_off,
    &action_stop_both,
    &action_forgo,
    &action_bury_gunman,
    &action_bury_guest,
    &action_accept,
    &action_decline,
    &action_done,
    &action_end_turn,
    &action_unknown,
    &prompt_board,
    &prompt_starting_cards,
    &prompt_select,
    &prompt_waiting,
    &prompt_turn,
    &prompt_accept,
    &prompt_pay,
    &prompt_discard,
    &prompt_discard_for_each,
    &prompt_discard_barrel,
    &prompt_take_barrel,
    &prompt_structure,
    &prompt_wagon,
    &prompt_pitch,
    &prompt_row,
    &prompt_bury,
    &prompt_game_over,
};

}  // namespace motherlode::coloma::say

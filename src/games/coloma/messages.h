#pragma once

#include <array>

#include "kernel/message.h"

// Everything Coloma can say. The sentences are in messages/<language>.toml.
namespace motherlode::coloma::say {

inline constexpr ArgKind number = ArgKind::number;
inline constexpr ArgKind seat = ArgKind::seat;
inline constexpr ArgKind building = game_arg(0);
inline constexpr ArgKind effect = game_arg(1);  // an EffectId
inline constexpr ArgKind barrel = game_arg(2);
inline constexpr ArgKind bridge = game_arg(3);
inline constexpr ArgKind board = game_arg(4);
inline constexpr ArgKind pioneer = game_arg(5);
inline constexpr ArgKind space = game_arg(6);
inline constexpr ArgKind land = game_arg(7);
inline constexpr ArgKind thing = game_arg(8);  // a Thing
inline constexpr ArgKind site = game_arg(9);   // from 0, shown from 1
inline constexpr ArgKind where = game_arg(10);

inline constexpr MessageSpec first_sheriff{"coloma.event.first_sheriff", {{"seat", seat}}};
inline constexpr MessageSpec board_chosen{"coloma.event.board_chosen", {{"seat", seat}, {"board", board}}};
inline constexpr MessageSpec discarded{"coloma.event.discarded", {{"seat", seat}, {"where", where}}};
inline constexpr MessageSpec discarded_card{"coloma.event.discarded_card",
                                            {{"seat", seat}, {"building", building}, {"where", where}}};
inline constexpr MessageSpec drew{"coloma.event.drew", {{"seat", seat}, {"count", number}}};
inline constexpr MessageSpec drew_card{"coloma.event.drew_card", {{"seat", seat}, {"building", building}}};
inline constexpr MessageSpec deck_empty{"coloma.event.deck_empty", {{"seat", seat}, {"count", number}}};
inline constexpr MessageSpec round_begins{
    "coloma.event.round_begins", {{"year", number}, {"round", number}, {"site", site}, {"signpost", site}}};
inline constexpr MessageSpec event_triggered{"coloma.event.event_triggered",
                                             {{"site", site}, {"effect", effect}}};
inline constexpr MessageSpec gained{"coloma.event.gained",
                                    {{"seat", seat}, {"count", number}, {"thing", thing}}};
inline constexpr MessageSpec gained_nothing{"coloma.event.gained_nothing",
                                            {{"seat", seat}, {"thing", thing}}};
inline constexpr MessageSpec gold_as_bucks{"coloma.event.gold_as_bucks", {{"seat", seat}, {"count", number}}};
inline constexpr MessageSpec gold_from_cart{"coloma.event.gold_from_cart",
                                            {{"seat", seat}, {"count", number}}};
inline constexpr MessageSpec spent{"coloma.event.spent",
                                   {{"seat", seat}, {"count", number}, {"thing", thing}}};
inline constexpr MessageSpec paid{"coloma.event.paid", {{"seat", seat}, {"bucks", number}, {"gold", number}}};
inline constexpr MessageSpec buster_stays_away{"coloma.event.buster_stays_away",
                                               {{"one", site}, {"other", site}}};
inline constexpr MessageSpec buster_placed{"coloma.event.buster_placed", {{"site", site}}};
inline constexpr MessageSpec dial_set{"coloma.event.dial_set", {{"seat", seat}}};
inline constexpr MessageSpec dial_taken_back{"coloma.event.dial_taken_back", {{"seat", seat}}};
inline constexpr MessageSpec pioneer_placed{"coloma.event.pioneer_placed", {{"seat", seat}, {"site", site}}};
inline constexpr MessageSpec mule_placed{"coloma.event.mule_placed", {{"seat", seat}, {"site", site}}};
inline constexpr MessageSpec carrot_eaten{"coloma.event.carrot_eaten", {{"seat", seat}, {"site", site}}};
inline constexpr MessageSpec bust{"coloma.event.bust", {{"site", site}}};
inline constexpr MessageSpec bust_stays{"coloma.event.bust_stays", {{"site", site}}};
inline constexpr MessageSpec turn_begins{"coloma.event.turn_begins", {{"seat", seat}, {"site", site}}};
inline constexpr MessageSpec turn_ended{"coloma.event.turn_ended", {{"seat", seat}}};
inline constexpr MessageSpec used_building{"coloma.event.used_building",
                                           {{"seat", seat}, {"building", building}, {"effect", effect}}};
inline constexpr MessageSpec used_barrel{"coloma.event.used_barrel",
                                         {{"seat", seat}, {"barrel", barrel}, {"effect", effect}}};
inline constexpr MessageSpec used_specialty{"coloma.event.used_specialty",
                                            {{"seat", seat}, {"pioneer", pioneer}, {"effect", effect}}};
inline constexpr MessageSpec took_barrel{"coloma.event.took_barrel",
                                         {{"seat", seat}, {"barrel", barrel}, {"outlaws", number}}};
inline constexpr MessageSpec barrel_revealed{"coloma.event.barrel_revealed",
                                             {{"barrel", barrel}, {"space", number}}};
inline constexpr MessageSpec barrels_mixed{"coloma.event.barrels_mixed", {}};
inline constexpr MessageSpec discarded_barrel{"coloma.event.discarded_barrel",
                                              {{"seat", seat}, {"barrel", barrel}}};
inline constexpr MessageSpec surveyed{"coloma.event.surveyed",
                                      {{"seat", seat}, {"canyon", number}, {"effect", effect}}};
inline constexpr MessageSpec built_bridge{"coloma.event.built_bridge", {{"seat", seat}, {"bridge", bridge}}};
inline constexpr MessageSpec built{"coloma.event.built", {{"seat", seat}, {"building", building}}};
inline constexpr MessageSpec built_hotel{"coloma.event.built_hotel", {{"seat", seat}}};
inline constexpr MessageSpec wagon_moved{"coloma.event.wagon_moved", {{"seat", seat}, {"space", space}}};
inline constexpr MessageSpec wagon_stopped{"coloma.event.wagon_stopped", {{"seat", seat}, {"space", space}}};
inline constexpr MessageSpec wagon_forgone{"coloma.event.wagon_forgone", {{"seat", seat}}};
inline constexpr MessageSpec pitched_event{"coloma.event.pitched_event", {{"seat", seat}, {"site", site}}};
inline constexpr MessageSpec pitched_land{"coloma.event.pitched_land", {{"seat", seat}, {"land", land}}};
inline constexpr MessageSpec row_filled{"coloma.event.row_filled",
                                        {{"seat", seat}, {"row", number}, {"count", number}}};
inline constexpr MessageSpec housed{"coloma.event.housed", {{"seat", seat}, {"points", number}}};
inline constexpr MessageSpec pioneers_returned{"coloma.event.pioneers_returned", {}};
inline constexpr MessageSpec shootout_won{"coloma.event.shootout_won",
                                          {{"gunmen", number}, {"outlaws", number}}};
inline constexpr MessageSpec shootout_lost{"coloma.event.shootout_lost",
                                           {{"gunmen", number}, {"outlaws", number}}};
inline constexpr MessageSpec tier{"coloma.event.tier",
                                  {{"seat", seat}, {"place", number}, {"effect", effect}}};
inline constexpr MessageSpec tier_none{"coloma.event.tier_none", {{"seat", seat}, {"effect", effect}}};
inline constexpr MessageSpec sheriff_passed{"coloma.event.sheriff_passed", {{"seat", seat}}};
inline constexpr MessageSpec buried{"coloma.event.buried", {{"seat", seat}, {"graves", number}}};
inline constexpr MessageSpec gold_returned{"coloma.event.gold_returned", {{"count", number}}};
inline constexpr MessageSpec final_score{"coloma.event.final_score",
                                         {{"seat", seat}, {"points", number}, {"rank", number}}};
inline constexpr MessageSpec shade_placed{"coloma.event.shade_placed", {{"site", site}}};
inline constexpr MessageSpec shade_turn{"coloma.event.shade_turn", {{"site", site}}};
inline constexpr MessageSpec shade_gained{"coloma.event.shade_gained", {{"count", number}, {"thing", thing}}};
inline constexpr MessageSpec shade_spent{"coloma.event.shade_spent", {{"count", number}}};
inline constexpr MessageSpec shade_barrel{"coloma.event.shade_barrel",
                                          {{"barrel", barrel}, {"outlaws", number}}};
inline constexpr MessageSpec shade_river{"coloma.event.shade_river", {}};
inline constexpr MessageSpec shade_bridge{"coloma.event.shade_bridge", {{"bridge", bridge}}};
inline constexpr MessageSpec shade_hotel{"coloma.event.shade_hotel", {}};
inline constexpr MessageSpec shade_wagon{"coloma.event.shade_wagon", {{"space", space}}};
inline constexpr MessageSpec shade_row{"coloma.event.shade_row", {{"row", number}, {"count", number}}};
inline constexpr MessageSpec shade_pitched{"coloma.event.shade_pitched", {{"land", land}}};
inline constexpr MessageSpec shade_tier{"coloma.event.shade_tier", {{"place", number}}};
inline constexpr MessageSpec shade_sheriff{"coloma.event.shade_sheriff", {}};
inline constexpr MessageSpec shade_score{"coloma.event.shade_score", {{"points", number}}};

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

inline constexpr std::array all{
    &first_sheriff,
    &board_chosen,
    &discarded,
    &discarded_card,
    &drew,
    &drew_card,
    &deck_empty,
    &round_begins,
    &event_triggered,
    &gained,
    &gained_nothing,
    &gold_as_bucks,
    &gold_from_cart,
    &spent,
    &paid,
    &buster_stays_away,
    &buster_placed,
    &dial_set,
    &dial_taken_back,
    &pioneer_placed,
    &mule_placed,
    &carrot_eaten,
    &bust,
    &bust_stays,
    &turn_begins,
    &turn_ended,
    &used_building,
    &used_barrel,
    &used_specialty,
    &took_barrel,
    &barrel_revealed,
    &barrels_mixed,
    &discarded_barrel,
    &surveyed,
    &built_bridge,
    &built,
    &built_hotel,
    &wagon_moved,
    &wagon_stopped,
    &wagon_forgone,
    &pitched_event,
    &pitched_land,
    &row_filled,
    &housed,
    &pioneers_returned,
    &shootout_won,
    &shootout_lost,
    &tier,
    &tier_none,
    &sheriff_passed,
    &buried,
    &gold_returned,
    &final_score,
    &shade_placed,
    &shade_turn,
    &shade_gained,
    &shade_spent,
    &shade_barrel,
    &shade_river,
    &shade_bridge,
    &shade_hotel,
    &shade_wagon,
    &shade_row,
    &shade_pitched,
    &shade_tier,
    &shade_sheriff,
    &shade_score,
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

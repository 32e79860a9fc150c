#pragma once

#include <array>

#include "games/coloma/arguments.h"

// What happens.
namespace motherlode::coloma::say {

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

inline constexpr std::array events{
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
};

}  // namespace motherlode::coloma::say

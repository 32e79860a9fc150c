#pragma once

#include <array>

#include "games/golden_wilderness/arguments.h"

// Why something is not possible, and what decided a tie.
namespace motherlode::golden_wilderness::say {

inline constexpr MessageSpec cannot_unknown_action{"golden_wilderness.refusal.unknown_action", {}};
inline constexpr MessageSpec cannot_over{"golden_wilderness.refusal.over", {}};
inline constexpr MessageSpec cannot_not_your_turn{"golden_wilderness.refusal.not_your_turn",
                                                  {{"seat", seat_arg}}};
inline constexpr MessageSpec cannot_not_at_this_level{"golden_wilderness.refusal.not_at_this_level", {}};
inline constexpr MessageSpec cannot_not_now{"golden_wilderness.refusal.not_now", {}};
inline constexpr MessageSpec cannot_finish_offer{"golden_wilderness.refusal.finish_offer", {}};
inline constexpr MessageSpec cannot_off_board{"golden_wilderness.refusal.off_board", {{"tile", tile_arg}}};
inline constexpr MessageSpec cannot_tile_taken{"golden_wilderness.refusal.tile_taken", {{"tile", tile_arg}}};
inline constexpr MessageSpec cannot_desert{"golden_wilderness.refusal.desert", {{"tile", tile_arg}}};
inline constexpr MessageSpec cannot_out_of_reach{"golden_wilderness.refusal.out_of_reach",
                                                 {{"tile", tile_arg}}};
inline constexpr MessageSpec cannot_too_little_population{"golden_wilderness.refusal.too_little_population",
                                                          {{"needed", number_arg}, {"have", number_arg}}};
inline constexpr MessageSpec cannot_too_few_pesos{"golden_wilderness.refusal.too_few_pesos",
                                                  {{"needed", number_arg}}};
inline constexpr MessageSpec cannot_wrong_industry{"golden_wilderness.refusal.wrong_industry",
                                                   {{"industry", industry_arg}}};
inline constexpr MessageSpec cannot_only_up{"golden_wilderness.refusal.only_up",
                                            {{"industry", industry_arg}}};
inline constexpr MessageSpec cannot_no_settlement_there{"golden_wilderness.refusal.no_settlement_there", {}};
inline constexpr MessageSpec cannot_no_city_left{"golden_wilderness.refusal.no_city_left", {}};
inline constexpr MessageSpec cannot_no_such_sum{"golden_wilderness.refusal.no_such_sum", {}};
inline constexpr MessageSpec cannot_event_not_drawn{"golden_wilderness.refusal.event_not_drawn",
                                                    {{"event", event_arg}}};
inline constexpr MessageSpec cannot_must_play_event{"golden_wilderness.refusal.must_play_event",
                                                    {{"event", event_arg}}};
inline constexpr MessageSpec cannot_market_must_pay{"golden_wilderness.refusal.market_must_pay", {}};
inline constexpr MessageSpec cannot_no_such_slot{"golden_wilderness.refusal.no_such_slot", {}};
inline constexpr MessageSpec cannot_not_in_hand{"golden_wilderness.refusal.not_in_hand",
                                                {{"person", person_arg}}};
inline constexpr MessageSpec cannot_already_used{"golden_wilderness.refusal.already_used",
                                                 {{"person", person_arg}}};
inline constexpr MessageSpec cannot_no_icons{"golden_wilderness.refusal.no_icons", {{"person", person_arg}}};
inline constexpr MessageSpec cannot_no_effect{"golden_wilderness.refusal.no_effect",
                                              {{"person", person_arg}}};
inline constexpr MessageSpec cannot_tile_does_not_fit{"golden_wilderness.refusal.tile_does_not_fit", {}};
inline constexpr MessageSpec cannot_called_already{"golden_wilderness.refusal.called_already", {}};
inline constexpr MessageSpec cannot_role_not_for_sale{"golden_wilderness.refusal.role_not_for_sale", {}};
inline constexpr MessageSpec cannot_no_offer_left{"golden_wilderness.refusal.no_offer_left", {}};
inline constexpr MessageSpec cannot_not_governor{"golden_wilderness.refusal.not_governor", {}};
inline constexpr MessageSpec most_money{"golden_wilderness.tie_break.most_money", {}};
inline constexpr MessageSpec cannot_no_tile_beside{"golden_wilderness.refusal.no_tile_beside",
                                                   {{"tile", tile_arg}, {"edge", edge_arg}}};
inline constexpr MessageSpec cannot_road_there{"golden_wilderness.refusal.road_there",
                                               {{"tile", tile_arg}, {"edge", edge_arg}}};
inline constexpr MessageSpec cannot_no_road_from{"golden_wilderness.refusal.no_road_from",
                                                 {{"tile", tile_arg}}};
inline constexpr MessageSpec cannot_no_market_there{"golden_wilderness.refusal.no_market_there",
                                                    {{"tile", tile_arg}}};
inline constexpr MessageSpec cannot_too_few_crosses{"golden_wilderness.refusal.too_few_crosses",
                                                    {{"needed", number_arg}}};
inline constexpr MessageSpec cannot_too_few_swords{"golden_wilderness.refusal.too_few_swords",
                                                   {{"needed", number_arg}}};
inline constexpr MessageSpec cannot_no_mission_left{"golden_wilderness.refusal.no_mission_left", {}};
inline constexpr MessageSpec cannot_no_presidio_left{"golden_wilderness.refusal.no_presidio_left", {}};
inline constexpr MessageSpec cannot_no_site_left{"golden_wilderness.refusal.no_site_left", {}};
inline constexpr MessageSpec cannot_site_city{"golden_wilderness.refusal.site_city", {{"tile", tile_arg}}};
inline constexpr MessageSpec cannot_site_marked{"golden_wilderness.refusal.site_marked",
                                                {{"tile", tile_arg}}};
inline constexpr MessageSpec cannot_site_refused{"golden_wilderness.refusal.site_refused",
                                                 {{"tile", tile_arg}}};
inline constexpr MessageSpec cannot_nothing_to_attack{"golden_wilderness.refusal.nothing_to_attack",
                                                      {{"tile", tile_arg}}};
inline constexpr MessageSpec cannot_own_piece{"golden_wilderness.refusal.own_piece", {}};
inline constexpr MessageSpec cannot_protected{"golden_wilderness.refusal.protected", {{"tile", tile_arg}}};
inline constexpr MessageSpec cannot_not_its_target{"golden_wilderness.refusal.not_its_target", {}};
inline constexpr MessageSpec cannot_only_in_elections{"golden_wilderness.refusal.only_in_elections",
                                                      {{"person", person_arg}}};
inline constexpr MessageSpec cannot_not_here{"golden_wilderness.refusal.not_here", {{"person", person_arg}}};
inline constexpr MessageSpec cannot_cannot_govern{"golden_wilderness.refusal.cannot_govern",
                                                  {{"country", country_arg}}};
inline constexpr MessageSpec cannot_about_governor{"golden_wilderness.refusal.about_governor", {}};
inline constexpr MessageSpec cannot_about_country{"golden_wilderness.refusal.about_country", {}};
inline constexpr MessageSpec cannot_not_magnate{"golden_wilderness.refusal.not_magnate", {}};
inline constexpr MessageSpec cannot_bid_too_low{"golden_wilderness.refusal.bid_too_low",
                                                {{"pesos", number_arg}}};
inline constexpr MessageSpec cannot_bid_too_high{"golden_wilderness.refusal.bid_too_high",
                                                 {{"pesos", number_arg}}};
inline constexpr MessageSpec cannot_offer_open{"golden_wilderness.refusal.offer_open", {}};
inline constexpr MessageSpec cannot_to_yourself{"golden_wilderness.refusal.to_yourself", {}};
inline constexpr MessageSpec cannot_no_offer_to_you{"golden_wilderness.refusal.no_offer_to_you",
                                                    {{"seat", seat_arg}}};
inline constexpr MessageSpec cannot_not_what_is_asked{"golden_wilderness.refusal.not_what_is_asked",
                                                      {{"seat", seat_arg}}};
inline constexpr MessageSpec cannot_nothing_to_withdraw{"golden_wilderness.refusal.nothing_to_withdraw", {}};
inline constexpr MessageSpec cannot_no_offer_begun{"golden_wilderness.refusal.no_offer_begun", {}};
inline constexpr MessageSpec cannot_offer_empty{"golden_wilderness.refusal.offer_empty", {}};
inline constexpr MessageSpec cannot_offer_gone{"golden_wilderness.refusal.offer_gone", {}};
inline constexpr MessageSpec cannot_pesos_named{"golden_wilderness.refusal.pesos_named", {}};
inline constexpr MessageSpec cannot_no_such_offer_sum{"golden_wilderness.refusal.no_such_offer_sum", {}};
inline constexpr MessageSpec cannot_purse_too_small{"golden_wilderness.refusal.purse_too_small",
                                                    {{"seat", seat_arg}}};
inline constexpr MessageSpec cannot_too_many_goods{"golden_wilderness.refusal.too_many_goods",
                                                   {{"count", number_arg}}};
inline constexpr MessageSpec cannot_in_offer_already{"golden_wilderness.refusal.in_offer_already", {}};
inline constexpr MessageSpec cannot_not_theirs{"golden_wilderness.refusal.not_theirs", {{"seat", seat_arg}}};
inline constexpr MessageSpec cannot_other_industry{"golden_wilderness.refusal.other_industry",
                                                   {{"tile", tile_arg}}};
inline constexpr MessageSpec cannot_by_name{"golden_wilderness.refusal.by_name", {}};
inline constexpr MessageSpec cannot_not_by_name{"golden_wilderness.refusal.not_by_name", {}};
inline constexpr MessageSpec cannot_too_few_pioneers{"golden_wilderness.refusal.too_few_pioneers",
                                                     {{"seat", seat_arg}}};
inline constexpr MessageSpec cannot_not_held_there{"golden_wilderness.refusal.not_held_there",
                                                   {{"seat", seat_arg}, {"person", person_arg}}};
inline constexpr MessageSpec cannot_shown_already{"golden_wilderness.refusal.shown_already", {}};

// clang-format off
inline constexpr std::array refusals{
    &cannot_unknown_action, &cannot_over, &cannot_not_your_turn, &cannot_not_at_this_level,
    &cannot_not_now, &cannot_finish_offer, &cannot_off_board, &cannot_tile_taken, &cannot_desert,
    &cannot_out_of_reach, &cannot_too_little_population, &cannot_too_few_pesos, &cannot_wrong_industry,
    &cannot_only_up, &cannot_no_settlement_there, &cannot_no_city_left, &cannot_no_such_sum,
    &cannot_event_not_drawn, &cannot_must_play_event, &cannot_market_must_pay, &cannot_no_such_slot,
    &cannot_not_in_hand, &cannot_already_used, &cannot_no_icons, &cannot_no_effect,
    &cannot_tile_does_not_fit, &cannot_called_already, &cannot_role_not_for_sale, &cannot_no_offer_left,
    &cannot_not_governor, &most_money, &cannot_no_tile_beside, &cannot_road_there, &cannot_no_road_from,
    &cannot_no_market_there, &cannot_too_few_crosses, &cannot_too_few_swords, &cannot_no_mission_left,
    &cannot_no_presidio_left, &cannot_no_site_left, &cannot_site_city, &cannot_site_marked,
    &cannot_site_refused, &cannot_nothing_to_attack, &cannot_own_piece, &cannot_protected,
    &cannot_not_its_target, &cannot_only_in_elections, &cannot_not_here, &cannot_cannot_govern,
    &cannot_about_governor, &cannot_about_country, &cannot_not_magnate, &cannot_bid_too_low,
    &cannot_bid_too_high, &cannot_offer_open, &cannot_to_yourself, &cannot_no_offer_to_you,
    &cannot_not_what_is_asked, &cannot_nothing_to_withdraw, &cannot_no_offer_begun, &cannot_offer_empty,
    &cannot_offer_gone, &cannot_pesos_named, &cannot_no_such_offer_sum, &cannot_purse_too_small,
    &cannot_too_many_goods, &cannot_in_offer_already, &cannot_not_theirs, &cannot_other_industry,
    &cannot_by_name, &cannot_not_by_name, &cannot_too_few_pioneers, &cannot_not_held_there,
    &cannot_shown_already,
};
// clang-format on

}  // namespace motherlode::golden_wilderness::say

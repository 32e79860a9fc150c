#pragma once

#include <array>

#include "games/golden_wilderness/arguments.h"

// What can be done, and what is asked.
namespace motherlode::golden_wilderness::say {

inline constexpr MessageSpec action_settle{"golden_wilderness.action.settle", {{"tile", tile_arg}}};
inline constexpr MessageSpec action_industry{"golden_wilderness.action.industry",
                                             {{"industry", industry_arg}}};
inline constexpr MessageSpec action_change{"golden_wilderness.action.change", {{"industry", industry_arg}}};
inline constexpr MessageSpec action_city{"golden_wilderness.action.city", {{"tile", tile_arg}}};
inline constexpr MessageSpec action_road{"golden_wilderness.action.road", {{"tile", tile_arg}}};
inline constexpr MessageSpec action_border{"golden_wilderness.action.border",
                                           {{"edge", edge_arg}, {"tile", tile_arg}, {"pesos", number_arg}}};
inline constexpr MessageSpec action_border_alone{"golden_wilderness.action.border_alone",
                                                 {{"edge", edge_arg}}};
inline constexpr MessageSpec action_buy{"golden_wilderness.action.buy", {{"points", number_arg}}};
inline constexpr MessageSpec action_event{"golden_wilderness.action.event", {}};
inline constexpr MessageSpec action_play{"golden_wilderness.action.play", {{"event", event_arg}}};
inline constexpr MessageSpec action_market{"golden_wilderness.action.market", {{"tile", tile_arg}}};
inline constexpr MessageSpec action_product{"golden_wilderness.action.product", {{"product", product_arg}}};
inline constexpr MessageSpec action_take{"golden_wilderness.action.take", {{"slot", number_arg}}};
inline constexpr MessageSpec action_icons{"golden_wilderness.action.icons", {{"person", person_arg}}};
inline constexpr MessageSpec action_use{"golden_wilderness.action.use",
                                        {{"person", person_arg}, {"ability", ability_arg}}};
inline constexpr MessageSpec action_mission{"golden_wilderness.action.mission", {}};
inline constexpr MessageSpec action_presidio{"golden_wilderness.action.presidio", {}};
inline constexpr MessageSpec action_site{"golden_wilderness.action.site", {{"tile", tile_arg}}};
inline constexpr MessageSpec action_allow{"golden_wilderness.action.allow", {}};
inline constexpr MessageSpec action_refuse{"golden_wilderness.action.refuse", {}};
inline constexpr MessageSpec action_place{"golden_wilderness.action.place", {{"place", place_arg}}};
inline constexpr MessageSpec action_turn{"golden_wilderness.action.turn", {{"steps", number_arg}}};
inline constexpr MessageSpec action_under{"golden_wilderness.action.under", {}};
inline constexpr MessageSpec action_attack{"golden_wilderness.action.attack",
                                           {{"tile", tile_arg}, {"piece", piece_arg}}};
inline constexpr MessageSpec action_sword{"golden_wilderness.action.sword", {{"person", person_arg}}};
inline constexpr MessageSpec action_stop{"golden_wilderness.action.stop", {}};
inline constexpr MessageSpec action_election{"golden_wilderness.action.election", {}};
inline constexpr MessageSpec action_revolution{"golden_wilderness.action.revolution", {}};
inline constexpr MessageSpec action_vote{"golden_wilderness.action.vote", {{"seat", seat_arg}}};
inline constexpr MessageSpec action_support{"golden_wilderness.action.support", {{"country", country_arg}}};
inline constexpr MessageSpec action_abstain{"golden_wilderness.action.abstain", {}};
inline constexpr MessageSpec action_card{"golden_wilderness.action.card",
                                         {{"person", person_arg}, {"ability", ability_arg}}};
inline constexpr MessageSpec action_bribe{"golden_wilderness.action.bribe", {}};
inline constexpr MessageSpec action_done{"golden_wilderness.action.done", {}};
inline constexpr MessageSpec action_fight_for{"golden_wilderness.action.fight_for", {{"person", person_arg}}};
inline constexpr MessageSpec action_fight_against{"golden_wilderness.action.fight_against",
                                                  {{"person", person_arg}}};
inline constexpr MessageSpec action_pass{"golden_wilderness.action.pass", {}};
inline constexpr MessageSpec action_auction{"golden_wilderness.action.auction", {{"role", role_arg}}};
inline constexpr MessageSpec action_bid{"golden_wilderness.action.bid", {{"pesos", number_arg}}};
inline constexpr MessageSpec action_show{"golden_wilderness.action.show",
                                         {{"slot", number_arg}, {"seat", seat_arg}}};
inline constexpr MessageSpec action_offer{"golden_wilderness.action.offer", {{"seat", seat_arg}}};
inline constexpr MessageSpec action_give_pesos{"golden_wilderness.action.give_pesos",
                                               {{"pesos", number_arg}}};
inline constexpr MessageSpec action_ask_pesos{"golden_wilderness.action.ask_pesos", {{"pesos", number_arg}}};
inline constexpr MessageSpec action_give_settlement{"golden_wilderness.action.give_settlement",
                                                    {{"tile", tile_arg}}};
inline constexpr MessageSpec action_ask_settlement{"golden_wilderness.action.ask_settlement",
                                                   {{"tile", tile_arg}}};
inline constexpr MessageSpec action_give_person{"golden_wilderness.action.give_person",
                                                {{"person", person_arg}}};
inline constexpr MessageSpec action_ask_person{"golden_wilderness.action.ask_person",
                                               {{"person", person_arg}}};
inline constexpr MessageSpec action_give_role{"golden_wilderness.action.give_role", {{"role", role_arg}}};
inline constexpr MessageSpec action_ask_role{"golden_wilderness.action.ask_role", {{"role", role_arg}}};
inline constexpr MessageSpec action_give_pioneer{"golden_wilderness.action.give_pioneer", {}};
inline constexpr MessageSpec action_ask_pioneer{"golden_wilderness.action.ask_pioneer", {}};
inline constexpr MessageSpec action_propose{"golden_wilderness.action.propose", {}};
inline constexpr MessageSpec action_drop{"golden_wilderness.action.drop", {}};
inline constexpr MessageSpec action_accept{"golden_wilderness.action.accept", {{"seat", seat_arg}}};
inline constexpr MessageSpec action_decline{"golden_wilderness.action.decline", {{"seat", seat_arg}}};
inline constexpr MessageSpec action_withdraw{"golden_wilderness.action.withdraw", {}};
inline constexpr MessageSpec action_unknown{"golden_wilderness.action.unknown", {}};
inline constexpr MessageSpec prompt_act{"golden_wilderness.prompt.act", {{"seat", seat_arg}}};
inline constexpr MessageSpec prompt_trade{"golden_wilderness.prompt.trade", {{"seat", seat_arg}}};
inline constexpr MessageSpec prompt_compose{"golden_wilderness.prompt.compose", {{"seat", seat_arg}}};
inline constexpr MessageSpec prompt_event{"golden_wilderness.prompt.event", {{"seat", seat_arg}}};
inline constexpr MessageSpec prompt_industry{"golden_wilderness.prompt.industry",
                                             {{"seat", seat_arg}, {"tile", tile_arg}}};
inline constexpr MessageSpec prompt_border{"golden_wilderness.prompt.border",
                                           {{"seat", seat_arg}, {"tile", tile_arg}}};
inline constexpr MessageSpec prompt_site{"golden_wilderness.prompt.site", {{"seat", seat_arg}}};
inline constexpr MessageSpec prompt_permission{
    "golden_wilderness.prompt.permission",
    {{"seat", seat_arg}, {"by", seat_arg}, {"tile", tile_arg}, {"piece", piece_arg}}};
inline constexpr MessageSpec prompt_approval{
    "golden_wilderness.prompt.approval",
    {{"seat", seat_arg}, {"by", seat_arg}, {"tile", tile_arg}, {"piece", piece_arg}, {"role", role_arg}}};
inline constexpr MessageSpec prompt_explore{"golden_wilderness.prompt.explore",
                                            {{"seat", seat_arg}, {"tile", tile_arg}}};
inline constexpr MessageSpec prompt_turn{"golden_wilderness.prompt.turn",
                                         {{"seat", seat_arg}, {"tile", tile_arg}}};
inline constexpr MessageSpec prompt_target{"golden_wilderness.prompt.target", {{"seat", seat_arg}}};
inline constexpr MessageSpec prompt_contest{
    "golden_wilderness.prompt.contest",
    {{"seat", seat_arg}, {"tile", tile_arg}, {"strength", number_arg}, {"defence", number_arg}}};
inline constexpr MessageSpec prompt_market{"golden_wilderness.prompt.market", {{"seat", seat_arg}}};
inline constexpr MessageSpec prompt_product{"golden_wilderness.prompt.product",
                                            {{"seat", seat_arg}, {"tile", tile_arg}}};
inline constexpr MessageSpec prompt_immigrant{"golden_wilderness.prompt.immigrant", {{"seat", seat_arg}}};
inline constexpr MessageSpec prompt_show{"golden_wilderness.prompt.show", {{"seat", seat_arg}}};
inline constexpr MessageSpec prompt_vote{"golden_wilderness.prompt.vote", {{"seat", seat_arg}}};
inline constexpr MessageSpec prompt_support{"golden_wilderness.prompt.support", {{"seat", seat_arg}}};
inline constexpr MessageSpec prompt_more_votes{"golden_wilderness.prompt.more_votes", {{"seat", seat_arg}}};
inline constexpr MessageSpec prompt_fight{"golden_wilderness.prompt.fight",
                                          {{"seat", seat_arg}, {"for", number_arg}, {"against", number_arg}}};
inline constexpr MessageSpec prompt_auction{"golden_wilderness.prompt.auction", {{"seat", seat_arg}}};
inline constexpr MessageSpec prompt_bid{"golden_wilderness.prompt.bid",
                                        {{"seat", seat_arg}, {"role", role_arg}}};
inline constexpr MessageSpec prompt_game_over{"golden_wilderness.prompt.game_over", {}};

// clang-format off
inline constexpr std::array actions{
    &action_settle, &action_industry, &action_change, &action_city, &action_road, &action_border, &action_border_alone,
    &action_buy, &action_event, &action_play, &action_market, &action_product, &action_take, &action_icons,
    &action_use, &action_mission, &action_presidio, &action_site, &action_allow, &action_refuse,
    &action_place, &action_turn, &action_under, &action_attack, &action_sword, &action_stop,
    &action_election, &action_revolution, &action_vote, &action_support, &action_abstain, &action_card,
    &action_bribe, &action_done, &action_fight_for, &action_fight_against, &action_pass, &action_auction,
    &action_bid, &action_show, &action_offer, &action_give_pesos, &action_ask_pesos,
    &action_give_settlement, &action_ask_settlement, &action_give_person, &action_ask_person,
    &action_give_role, &action_ask_role, &action_give_pioneer, &action_ask_pioneer, &action_propose,
    &action_drop, &action_accept, &action_decline, &action_withdraw, &action_unknown, &prompt_act,
    &prompt_trade, &prompt_compose, &prompt_event, &prompt_industry, &prompt_border, &prompt_site,
    &prompt_permission, &prompt_approval, &prompt_explore, &prompt_turn, &prompt_target, &prompt_contest,
    &prompt_market, &prompt_product, &prompt_immigrant, &prompt_show, &prompt_vote, &prompt_support, &prompt_more_votes,
    &prompt_fight, &prompt_auction, &prompt_bid, &prompt_game_over,
};
// clang-format on

}  // namespace motherlode::golden_wilderness::say

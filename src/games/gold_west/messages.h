#pragma once

#include <array>

#include "kernel/message.h"

// Everything Gold West can say. The sentences are in messages/<language>.toml.
namespace motherlode::gold_west::say {

inline constexpr ArgKind number = ArgKind::number;
inline constexpr ArgKind seat = ArgKind::seat;
inline constexpr ArgKind resource = game_arg(0);  // a Resource
inline constexpr ArgKind terrain = game_arg(1);   // a Terrain
inline constexpr ArgKind hex = game_arg(2);       // a HexId
inline constexpr ArgKind card = game_arg(3);      // a card's number
inline constexpr ArgKind cost = game_arg(4);      // what that card costs
inline constexpr ArgKind place = game_arg(5);     // see place_number
inline constexpr ArgKind price = game_arg(6);     // what a space of Boomtown costs
inline constexpr ArgKind goods = game_arg(7);     // what a TokenId shows

// An office by its number, or a token on the single space by its number from here on.
inline constexpr int first_single = 100;

inline constexpr MessageSpec activated{"gold_west.event.activated", {{"seat", seat}, {"bin", number}}};
inline constexpr MessageSpec left_behind{"gold_west.event.left_behind",
                                         {{"seat", seat}, {"resource", resource}, {"bin", number}}};
inline constexpr MessageSpec nothing_arrived{"gold_west.event.nothing_arrived", {{"seat", seat}}};
inline constexpr MessageSpec invested{"gold_west.event.invested",
                                      {{"seat", seat}, {"card", card}, {"cost", cost}, {"points", number}}};
inline constexpr MessageSpec bonus_taken{"gold_west.event.bonus_taken", {{"seat", seat}, {"points", number}}};
inline constexpr MessageSpec influence_gained{"gold_west.event.influence_gained",
                                              {{"seat", seat}, {"terrain", terrain}, {"influence", number}}};
inline constexpr MessageSpec no_target{"gold_west.event.no_target", {{"seat", seat}, {"card", card}}};
inline constexpr MessageSpec token_placed{"gold_west.event.token_placed",
                                          {{"seat", seat}, {"place", place}, {"space", number}}};
inline constexpr MessageSpec single_scored{"gold_west.event.single_scored",
                                           {{"seat", seat}, {"place", place}, {"points", number}}};
inline constexpr MessageSpec kept{"gold_west.event.kept", {{"seat", seat}, {"resource", resource}}};
inline constexpr MessageSpec stored{
    "gold_west.event.stored", {{"seat", seat}, {"resource", resource}, {"bin", number}, {"points", number}}};
inline constexpr MessageSpec shipped{"gold_west.event.shipped",
                                     {{"seat", seat}, {"metal", resource}, {"step", number}}};
inline constexpr MessageSpec threshold_reached{"gold_west.event.threshold_reached",
                                               {{"seat", seat}, {"metal", resource}, {"points", number}}};
inline constexpr MessageSpec tile_taken{"gold_west.event.tile_taken",
                                        {{"seat", seat}, {"metal", resource}, {"points", number}}};
inline constexpr MessageSpec camp_built{
    "gold_west.event.camp_built",
    {{"seat", seat}, {"hex", hex}, {"terrain", terrain}, {"resource", resource}}};
inline constexpr MessageSpec settlement_built{"gold_west.event.settlement_built",
                                              {{"seat", seat}, {"hex", hex}, {"terrain", terrain}}};
inline constexpr MessageSpec looted{"gold_west.event.looted",
                                    {{"seat", seat}, {"hex", hex}, {"terrain", terrain}, {"points", number}}};
inline constexpr MessageSpec revealed{"gold_west.event.revealed", {{"hex", hex}, {"goods", goods}}};
inline constexpr MessageSpec resources_placed{
    "gold_west.event.resources_placed",
    {{"seat", seat}, {"goods", goods}, {"bin", number}, {"points", number}}};
inline constexpr MessageSpec upgraded{"gold_west.event.upgraded", {{"seat", seat}, {"hex", hex}}};
inline constexpr MessageSpec looked{"gold_west.event.looked", {{"seat", seat}, {"hex", hex}}};
inline constexpr MessageSpec seen{"gold_west.event.seen", {{"seat", seat}, {"hex", hex}, {"goods", goods}}};
inline constexpr MessageSpec discarded{"gold_west.event.discarded", {{"seat", seat}, {"count", number}}};
inline constexpr MessageSpec final_turn{"gold_west.event.final_turn", {}};
inline constexpr MessageSpec group_scored{"gold_west.event.group_scored",
                                          {{"seat", seat}, {"buildings", number}, {"points", number}}};
inline constexpr MessageSpec office_scored{
    "gold_west.event.office_scored",
    {{"seat", seat}, {"place", place}, {"tokens", number}, {"points", number}}};
inline constexpr MessageSpec most_wanted{"gold_west.event.most_wanted",
                                         {{"seat", seat}, {"camps", number}, {"points", number}}};
inline constexpr MessageSpec second_wanted{"gold_west.event.second_wanted",
                                           {{"seat", seat}, {"camps", number}, {"points", number}}};
inline constexpr MessageSpec terrain_scored{"gold_west.event.terrain_scored",
                                            {{"seat", seat}, {"terrain", terrain}, {"points", number}}};
inline constexpr MessageSpec final_score{"gold_west.event.final_score",
                                         {{"seat", seat}, {"points", number}, {"rank", number}}};
inline constexpr MessageSpec action_activate{"gold_west.action.activate", {{"bin", number}}};
inline constexpr MessageSpec action_leave{"gold_west.action.leave",
                                          {{"resource", resource}, {"bin", number}}};
inline constexpr MessageSpec action_invest{"gold_west.action.invest",
                                           {{"card", card}, {"cost", cost}, {"points", number}}};
inline constexpr MessageSpec action_boomtown{"gold_west.action.boomtown",
                                             {{"place", place}, {"space", number}, {"price", price}}};
inline constexpr MessageSpec action_boomtown_free{"gold_west.action.boomtown_free",
                                                  {{"place", place}, {"space", number}}};
inline constexpr MessageSpec action_ship{"gold_west.action.ship", {{"metal", resource}, {"step", number}}};
inline constexpr MessageSpec action_advance{"gold_west.action.advance",
                                            {{"metal", resource}, {"step", number}}};
inline constexpr MessageSpec action_done{"gold_west.action.done", {}};
inline constexpr MessageSpec action_token{"gold_west.action.token",
                                          {{"hex", hex}, {"terrain", terrain}, {"goods", goods}}};
inline constexpr MessageSpec action_loot_token{
    "gold_west.action.loot_token",
    {{"hex", hex}, {"terrain", terrain}, {"goods", goods}, {"points", number}}};
inline constexpr MessageSpec action_camp{"gold_west.action.camp", {{"hex", hex}, {"resource", resource}}};
inline constexpr MessageSpec action_settlement{"gold_west.action.settlement", {{"hex", hex}}};
inline constexpr MessageSpec action_loot{"gold_west.action.loot", {{"hex", hex}, {"points", number}}};
inline constexpr MessageSpec action_bin{"gold_west.action.bin",
                                        {{"goods", goods}, {"bin", number}, {"points", number}}};
inline constexpr MessageSpec action_look{"gold_west.action.look", {{"hex", hex}, {"terrain", terrain}}};
inline constexpr MessageSpec action_upgrade{"gold_west.action.upgrade", {{"hex", hex}, {"terrain", terrain}}};
inline constexpr MessageSpec action_store{"gold_west.action.store",
                                          {{"resource", resource}, {"bin", number}, {"points", number}}};
inline constexpr MessageSpec action_keep{"gold_west.action.keep", {{"resource", resource}}};
inline constexpr MessageSpec action_unknown{"gold_west.action.unknown", {}};
inline constexpr MessageSpec prompt_activate{"gold_west.prompt.activate", {{"seat", seat}}};
inline constexpr MessageSpec prompt_leave{"gold_west.prompt.leave", {{"seat", seat}, {"bin", number}}};
inline constexpr MessageSpec prompt_use_metals{"gold_west.prompt.use_metals", {{"seat", seat}}};
inline constexpr MessageSpec prompt_choose_token{"gold_west.prompt.choose_token", {{"seat", seat}}};
inline constexpr MessageSpec prompt_choose_loot{"gold_west.prompt.choose_loot", {{"seat", seat}}};
inline constexpr MessageSpec prompt_build_or_loot{"gold_west.prompt.build_or_loot",
                                                  {{"seat", seat}, {"hex", hex}}};
inline constexpr MessageSpec prompt_place_resources{"gold_west.prompt.place_resources",
                                                    {{"seat", seat}, {"goods", goods}}};
inline constexpr MessageSpec prompt_token_on_unoccupied{"gold_west.prompt.token_on_unoccupied",
                                                        {{"seat", seat}}};
inline constexpr MessageSpec prompt_token_on_occupied{"gold_west.prompt.token_on_occupied", {{"seat", seat}}};
inline constexpr MessageSpec prompt_look{"gold_west.prompt.look", {{"seat", seat}, {"left", number}}};
inline constexpr MessageSpec prompt_advance{"gold_west.prompt.advance", {{"seat", seat}, {"left", number}}};
inline constexpr MessageSpec prompt_upgrade{"gold_west.prompt.upgrade", {{"seat", seat}}};
inline constexpr MessageSpec prompt_gain{"gold_west.prompt.gain", {{"seat", seat}, {"left", number}}};
inline constexpr MessageSpec prompt_trading_post{"gold_west.prompt.trading_post",
                                                 {{"seat", seat}, {"place", place}}};
inline constexpr MessageSpec prompt_game_over{"gold_west.prompt.game_over", {}};
inline constexpr MessageSpec unknown_action{"gold_west.refusal.unknown_action", {}};
inline constexpr MessageSpec game_over{"gold_west.refusal.game_over", {}};
inline constexpr MessageSpec not_your_turn{"gold_west.refusal.not_your_turn", {{"seat", seat}}};
inline constexpr MessageSpec activate_first{"gold_west.refusal.activate_first", {}};
inline constexpr MessageSpec leave_first{"gold_west.refusal.leave_first", {{"bin", number}}};
inline constexpr MessageSpec metals_first{"gold_west.refusal.metals_first", {}};
inline constexpr MessageSpec metals_over{"gold_west.refusal.metals_over", {}};
inline constexpr MessageSpec no_building{"gold_west.refusal.no_building", {}};
inline constexpr MessageSpec token_first{"gold_west.refusal.token_first", {}};
inline constexpr MessageSpec way_first{"gold_west.refusal.way_first", {{"hex", hex}}};
inline constexpr MessageSpec bin_first{"gold_west.refusal.bin_first", {}};
inline constexpr MessageSpec influence_first{"gold_west.refusal.influence_first", {}};
inline constexpr MessageSpec look_first{"gold_west.refusal.look_first", {}};
inline constexpr MessageSpec advance_first{"gold_west.refusal.advance_first", {}};
inline constexpr MessageSpec upgrade_first{"gold_west.refusal.upgrade_first", {}};
inline constexpr MessageSpec gain_first{"gold_west.refusal.gain_first", {}};
inline constexpr MessageSpec trading_post_first{"gold_west.refusal.trading_post_first", {{"place", place}}};
inline constexpr MessageSpec no_such_bin{"gold_west.refusal.no_such_bin", {{"bins", number}}};
inline constexpr MessageSpec bin_empty{"gold_west.refusal.bin_empty", {{"bin", number}}};
inline constexpr MessageSpec not_on_the_way{"gold_west.refusal.not_on_the_way", {{"resource", resource}}};
inline constexpr MessageSpec no_such_card{"gold_west.refusal.no_such_card", {{"cards", number}}};
inline constexpr MessageSpec card_taken{"gold_west.refusal.card_taken", {{"card", card}, {"seat", seat}}};
inline constexpr MessageSpec invested_already{"gold_west.refusal.invested_already", {}};
inline constexpr MessageSpec card_too_dear{"gold_west.refusal.card_too_dear",
                                           {{"card", card}, {"cost", cost}}};
inline constexpr MessageSpec no_such_space{"gold_west.refusal.no_such_space", {{"spaces", number}}};
inline constexpr MessageSpec influenced_already{"gold_west.refusal.influenced_already", {}};
inline constexpr MessageSpec space_taken{"gold_west.refusal.space_taken",
                                         {{"space", number}, {"place", place}}};
inline constexpr MessageSpec space_not_occupied{"gold_west.refusal.space_not_occupied",
                                                {{"space", number}, {"place", place}}};
inline constexpr MessageSpec space_too_dear{"gold_west.refusal.space_too_dear",
                                            {{"space", number}, {"price", price}}};
inline constexpr MessageSpec not_a_metal{"gold_west.refusal.not_a_metal", {}};
inline constexpr MessageSpec no_metal{"gold_west.refusal.no_metal", {{"metal", resource}}};
inline constexpr MessageSpec track_finished{"gold_west.refusal.track_finished", {{"metal", resource}}};
inline constexpr MessageSpec no_such_hex{"gold_west.refusal.no_such_hex", {}};
inline constexpr MessageSpec hex_unused{"gold_west.refusal.hex_unused", {{"hex", hex}}};
inline constexpr MessageSpec hex_face_down{"gold_west.refusal.hex_face_down", {{"hex", hex}}};
inline constexpr MessageSpec hex_built{"gold_west.refusal.hex_built", {{"hex", hex}, {"seat", seat}}};
inline constexpr MessageSpec hex_looted{"gold_west.refusal.hex_looted", {{"hex", hex}}};
inline constexpr MessageSpec camp_price{"gold_west.refusal.camp_price", {}};
inline constexpr MessageSpec no_resource{"gold_west.refusal.no_resource", {{"resource", resource}}};
inline constexpr MessageSpec settlement_price{"gold_west.refusal.settlement_price", {}};
inline constexpr MessageSpec not_face_down{"gold_west.refusal.not_face_down", {{"hex", hex}}};
inline constexpr MessageSpec looked_already{"gold_west.refusal.looked_already", {{"hex", hex}}};
inline constexpr MessageSpec not_your_camp{"gold_west.refusal.not_your_camp", {{"hex", hex}}};
inline constexpr MessageSpec no_such_resource{"gold_west.refusal.no_such_resource", {}};
inline constexpr MessageSpec not_offered{"gold_west.refusal.not_offered",
                                         {{"resource", resource}, {"place", place}}};
inline constexpr MessageSpec fewest_wanted{"gold_west.tie_break.fewest_wanted", {}};
inline constexpr MessageSpec most_resources{"gold_west.tie_break.most_resources", {}};

inline constexpr std::array all{
    &activated,
    &left_behind,
    &nothing_arrived,
    &invested,
    &bonus_taken,
    &influence_gained,
    &no_target,
    &token_placed,
    &single_scored,
    &kept,
    &stored,
    &shipped,
    &threshold_reached,
    &tile_taken,
    &camp_built,
    &settlement_built,
    &looted,
    &revealed,
    &resources_placed,
    &upgraded,
    &looked,
    &seen,
    &discarded,
    &final_turn,
    &group_scored,
    &office_scored,
    &most_wanted,
    &second_wanted,
    &terrain_scored,
    &final_score,
    &action_activate,
    &action_leave,
    &action_invest,
    &action_boomtown,
    &action_boomtown_free,
    &action_ship,
    &action_advance,
    &action_done,
    &action_token,
    &action_loot_token,
    &action_camp,
    &action_settlement,
    &action_loot,
    &action_bin,
    &action_look,
    &action_upgrade,
    &action_store,
    &action_keep,
    &action_unknown,
    &prompt_activate,
    &prompt_leave,
    &prompt_use_metals,
    &prompt_choose_token,
    &prompt_choose_loot,
    &prompt_build_or_loot,
    &prompt_place_resources,
    &prompt_token_on_unoccupied,
    &prompt_token_on_occupied,
    &prompt_look,
    &prompt_advance,
    &prompt_upgrade,
    &prompt_gain,
    &prompt_trading_post,
    &prompt_game_over,
    &unknown_action,
    &game_over,
    &not_your_turn,
    &activate_first,
    &leave_first,
    &metals_first,
    &metals_over,
    &no_building,
    &token_first,
    &way_first,
    &bin_first,
    &influence_first,
    &look_first,
    &advance_first,
    &upgrade_first,
    &gain_first,
    &trading_post_first,
    &no_such_bin,
    &bin_empty,
    &not_on_the_way,
    &no_such_card,
    &card_taken,
    &invested_already,
    &card_too_dear,
    &no_such_space,
    &influenced_already,
    &space_taken,
    &space_not_occupied,
    &space_too_dear,
    &not_a_metal,
    &no_metal,
    &track_finished,
    &no_such_hex,
    &hex_unused,
    &hex_face_down,
    &hex_built,
    &hex_looted,
    &camp_price,
    &no_resource,
    &settlement_price,
    &not_face_down,
    &looked_already,
    &not_your_camp,
    &no_such_resource,
    &not_offered,
    &fewest_wanted,
    &most_resources,
};

}  // namespace motherlode::gold_west::say

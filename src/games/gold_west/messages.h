#pragma once

#include "games/gold_west/kinds.h"
#include "kernel/message.h"

namespace motherlode::gold_west {

// Everything Gold West can say. The sentences are in messages/<language>.toml.
struct Messages {
    static constexpr ArgSpec resource_arg{"resource", Kind::resource};
    static constexpr ArgSpec card_arg{"card", Kind::card};
    static constexpr ArgSpec cost_arg{"cost", Kind::cost};
    static constexpr ArgSpec terrain_arg{"terrain", Kind::terrain};
    static constexpr ArgSpec place_arg{"place", Kind::place};
    static constexpr ArgSpec metal_arg{"metal", Kind::resource};
    static constexpr ArgSpec hex_arg{"hex", Kind::hex};
    static constexpr ArgSpec goods_arg{"goods", Kind::goods};
    static constexpr ArgSpec price_arg{"price", Kind::price};

    MessageSpec activated{"gold_west.event.activated", {seat_arg, "bin"_number}};
    MessageSpec left_behind{"gold_west.event.left_behind", {seat_arg, resource_arg, "bin"_number}};
    MessageSpec nothing_arrived{"gold_west.event.nothing_arrived", {seat_arg}};
    MessageSpec invested{"gold_west.event.invested", {seat_arg, card_arg, cost_arg, "points"_number}};
    MessageSpec bonus_taken{"gold_west.event.bonus_taken", {seat_arg, "points"_number}};
    MessageSpec influence_gained{"gold_west.event.influence_gained",
                                 {seat_arg, terrain_arg, "influence"_number}};
    MessageSpec no_target{"gold_west.event.no_target", {seat_arg, card_arg}};
    MessageSpec token_placed{"gold_west.event.token_placed", {seat_arg, place_arg, "space"_number}};
    MessageSpec single_scored{"gold_west.event.single_scored", {seat_arg, place_arg, "points"_number}};
    MessageSpec kept{"gold_west.event.kept", {seat_arg, resource_arg}};
    MessageSpec stored{"gold_west.event.stored", {seat_arg, resource_arg, "bin"_number, "points"_number}};
    MessageSpec shipped{"gold_west.event.shipped", {seat_arg, metal_arg, "step"_number}};
    MessageSpec threshold_reached{"gold_west.event.threshold_reached",
                                  {seat_arg, metal_arg, "points"_number}};
    MessageSpec tile_taken{"gold_west.event.tile_taken", {seat_arg, metal_arg, "points"_number}};
    MessageSpec camp_built{"gold_west.event.camp_built", {seat_arg, hex_arg, terrain_arg, resource_arg}};
    MessageSpec settlement_built{"gold_west.event.settlement_built", {seat_arg, hex_arg, terrain_arg}};
    MessageSpec looted{"gold_west.event.looted", {seat_arg, hex_arg, terrain_arg, "points"_number}};
    MessageSpec revealed{"gold_west.event.revealed", {hex_arg, goods_arg}};
    MessageSpec resources_placed{"gold_west.event.resources_placed",
                                 {seat_arg, goods_arg, "bin"_number, "points"_number}};
    MessageSpec upgraded{"gold_west.event.upgraded", {seat_arg, hex_arg}};
    MessageSpec looked{"gold_west.event.looked", {seat_arg, hex_arg}};
    MessageSpec seen{"gold_west.event.seen", {seat_arg, hex_arg, goods_arg}};
    MessageSpec discarded{"gold_west.event.discarded", {seat_arg, "count"_number}};
    MessageSpec final_turn{"gold_west.event.final_turn", {}};
    MessageSpec group_scored{"gold_west.event.group_scored", {seat_arg, "buildings"_number, "points"_number}};
    MessageSpec office_scored{"gold_west.event.office_scored",
                              {seat_arg, place_arg, "tokens"_number, "points"_number}};
    MessageSpec most_wanted{"gold_west.event.most_wanted", {seat_arg, "camps"_number, "points"_number}};
    MessageSpec second_wanted{"gold_west.event.second_wanted", {seat_arg, "camps"_number, "points"_number}};
    MessageSpec terrain_scored{"gold_west.event.terrain_scored", {seat_arg, terrain_arg, "points"_number}};
    MessageSpec final_score{"gold_west.event.final_score", {seat_arg, "points"_number, "rank"_number}};

    MessageSpec action_activate{"gold_west.action.activate", {"bin"_number}};
    MessageSpec action_leave{"gold_west.action.leave", {resource_arg, "bin"_number}};
    MessageSpec action_invest{"gold_west.action.invest", {card_arg, cost_arg, "points"_number}};
    MessageSpec action_boomtown{"gold_west.action.boomtown", {place_arg, "space"_number, price_arg}};
    MessageSpec action_boomtown_free{"gold_west.action.boomtown_free", {place_arg, "space"_number}};
    MessageSpec action_ship{"gold_west.action.ship", {metal_arg, "step"_number}};
    MessageSpec action_advance{"gold_west.action.advance", {metal_arg, "step"_number}};
    MessageSpec action_done{"gold_west.action.done", {}};
    MessageSpec action_token{"gold_west.action.token", {hex_arg, terrain_arg, goods_arg}};
    MessageSpec action_loot_token{"gold_west.action.loot_token",
                                  {hex_arg, terrain_arg, goods_arg, "points"_number}};
    MessageSpec action_camp{"gold_west.action.camp", {hex_arg, resource_arg}};
    MessageSpec action_settlement{"gold_west.action.settlement", {hex_arg}};
    MessageSpec action_loot{"gold_west.action.loot", {hex_arg, "points"_number}};
    MessageSpec action_bin{"gold_west.action.bin", {goods_arg, "bin"_number, "points"_number}};
    MessageSpec action_look{"gold_west.action.look", {hex_arg, terrain_arg}};
    MessageSpec action_upgrade{"gold_west.action.upgrade", {hex_arg, terrain_arg}};
    MessageSpec action_store{"gold_west.action.store", {resource_arg, "bin"_number, "points"_number}};
    MessageSpec action_keep{"gold_west.action.keep", {resource_arg}};
    MessageSpec action_unknown{"gold_west.action.unknown", {}};

    MessageSpec prompt_activate{"gold_west.prompt.activate", {seat_arg}};
    MessageSpec prompt_leave{"gold_west.prompt.leave", {seat_arg, "bin"_number}};
    MessageSpec prompt_use_metals{"gold_west.prompt.use_metals", {seat_arg}};
    MessageSpec prompt_choose_token{"gold_west.prompt.choose_token", {seat_arg}};
    MessageSpec prompt_choose_loot{"gold_west.prompt.choose_loot", {seat_arg}};
    MessageSpec prompt_build_or_loot{"gold_west.prompt.build_or_loot", {seat_arg, hex_arg}};
    MessageSpec prompt_place_resources{"gold_west.prompt.place_resources", {seat_arg, goods_arg}};
    MessageSpec prompt_token_on_unoccupied{"gold_west.prompt.token_on_unoccupied", {seat_arg}};
    MessageSpec prompt_token_on_occupied{"gold_west.prompt.token_on_occupied", {seat_arg}};
    MessageSpec prompt_look{"gold_west.prompt.look", {seat_arg, "left"_number}};
    MessageSpec prompt_advance{"gold_west.prompt.advance", {seat_arg, "left"_number}};
    MessageSpec prompt_upgrade{"gold_west.prompt.upgrade", {seat_arg}};
    MessageSpec prompt_gain{"gold_west.prompt.gain", {seat_arg, "left"_number}};
    MessageSpec prompt_trading_post{"gold_west.prompt.trading_post", {seat_arg, place_arg}};
    MessageSpec prompt_game_over{"gold_west.prompt.game_over", {}};

    MessageSpec unknown_action{"gold_west.refusal.unknown_action", {}};
    MessageSpec game_over{"gold_west.refusal.game_over", {}};
    MessageSpec not_your_turn{"gold_west.refusal.not_your_turn", {seat_arg}};
    MessageSpec activate_first{"gold_west.refusal.activate_first", {}};
    MessageSpec leave_first{"gold_west.refusal.leave_first", {"bin"_number}};
    MessageSpec metals_first{"gold_west.refusal.metals_first", {}};
    MessageSpec metals_over{"gold_west.refusal.metals_over", {}};
    MessageSpec no_building{"gold_west.refusal.no_building", {}};
    MessageSpec activated_already{"gold_west.refusal.activated_already", {}};
    MessageSpec nothing_gives_that{"gold_west.refusal.nothing_gives_that", {}};
    MessageSpec nothing_to_build_with{"gold_west.refusal.nothing_to_build_with", {}};
    MessageSpec token_first{"gold_west.refusal.token_first", {}};
    MessageSpec way_first{"gold_west.refusal.way_first", {hex_arg}};
    MessageSpec bin_first{"gold_west.refusal.bin_first", {}};
    MessageSpec influence_first{"gold_west.refusal.influence_first", {}};
    MessageSpec look_first{"gold_west.refusal.look_first", {}};
    MessageSpec advance_first{"gold_west.refusal.advance_first", {}};
    MessageSpec upgrade_first{"gold_west.refusal.upgrade_first", {}};
    MessageSpec gain_first{"gold_west.refusal.gain_first", {}};
    MessageSpec trading_post_first{"gold_west.refusal.trading_post_first", {place_arg}};
    MessageSpec bin_empty{"gold_west.refusal.bin_empty", {"bin"_number}};
    MessageSpec not_on_the_way{"gold_west.refusal.not_on_the_way", {resource_arg}};
    MessageSpec no_such_card{"gold_west.refusal.no_such_card", {"cards"_number}};
    MessageSpec card_taken{"gold_west.refusal.card_taken", {card_arg, seat_arg}};
    MessageSpec invested_already{"gold_west.refusal.invested_already", {}};
    MessageSpec card_too_dear{"gold_west.refusal.card_too_dear", {card_arg, cost_arg}};
    MessageSpec influenced_already{"gold_west.refusal.influenced_already", {}};
    MessageSpec space_taken{"gold_west.refusal.space_taken", {"space"_number, place_arg}};
    MessageSpec space_not_occupied{"gold_west.refusal.space_not_occupied", {"space"_number, place_arg}};
    MessageSpec space_too_dear{"gold_west.refusal.space_too_dear", {"space"_number, price_arg}};
    MessageSpec not_a_metal{"gold_west.refusal.not_a_metal", {}};
    MessageSpec no_metal{"gold_west.refusal.no_metal", {metal_arg}};
    MessageSpec track_finished{"gold_west.refusal.track_finished", {metal_arg}};
    MessageSpec hex_unused{"gold_west.refusal.hex_unused", {hex_arg}};
    MessageSpec hex_face_down{"gold_west.refusal.hex_face_down", {hex_arg}};
    MessageSpec hex_built{"gold_west.refusal.hex_built", {hex_arg, seat_arg}};
    MessageSpec hex_looted{"gold_west.refusal.hex_looted", {hex_arg}};
    MessageSpec camp_price{"gold_west.refusal.camp_price", {}};
    MessageSpec no_resource{"gold_west.refusal.no_resource", {resource_arg}};
    MessageSpec settlement_price{"gold_west.refusal.settlement_price", {}};
    MessageSpec not_face_down{"gold_west.refusal.not_face_down", {hex_arg}};
    MessageSpec looked_already{"gold_west.refusal.looked_already", {hex_arg}};
    MessageSpec not_your_camp{"gold_west.refusal.not_your_camp", {hex_arg}};
    MessageSpec not_offered{"gold_west.refusal.not_offered", {resource_arg, place_arg}};

    MessageSpec fewest_wanted{"gold_west.tie_break.fewest_wanted", {}};
    MessageSpec most_resources{"gold_west.tie_break.most_resources", {}};
};
inline constexpr Messages say{};

}  // namespace motherlode::gold_west

#pragma once

#include "games/gold_west/kinds.h"
#include "kernel/message.h"

namespace motherlode::gold_west {

// All messages of Gold West. Their sentences are in messages/<language>.toml.
struct Messages {
    static constexpr ArgSpec seat = seat_arg;
    static constexpr ArgSpec resource{"resource", Kind::resource};
    static constexpr ArgSpec metal{"metal", Kind::resource};
    static constexpr ArgSpec card{"card", Kind::card};
    static constexpr ArgSpec cost{"cost", Kind::cost};
    static constexpr ArgSpec terrain{"terrain", Kind::terrain};
    static constexpr ArgSpec place{"place", Kind::place};
    static constexpr ArgSpec hex{"hex", Kind::hex};
    static constexpr ArgSpec goods{"goods", Kind::goods};
    static constexpr ArgSpec price{"price", Kind::price};
    static constexpr ArgSpec points = "points"_number;
    static constexpr ArgSpec bin = "bin"_number;
    static constexpr ArgSpec space = "space"_number;
    static constexpr ArgSpec step_number = "step"_number;
    static constexpr ArgSpec camps = "camps"_number;
    static constexpr ArgSpec left = "left"_number;

    MessageSpec activated{"gold_west.event.activated", {seat, bin}};
    MessageSpec left_behind{"gold_west.event.left_behind", {seat, resource, bin}};
    MessageSpec nothing_arrived{"gold_west.event.nothing_arrived", {seat}};
    MessageSpec invested{"gold_west.event.invested", {seat, card, cost, points}};
    MessageSpec bonus_taken{"gold_west.event.bonus_taken", {seat, points}};
    MessageSpec influence_gained{"gold_west.event.influence_gained", {seat, terrain, "influence"_number}};
    MessageSpec no_target{"gold_west.event.no_target", {seat, card}};
    MessageSpec token_placed{"gold_west.event.token_placed", {seat, place, space}};
    MessageSpec single_scored{"gold_west.event.single_scored", {seat, place, points}};
    MessageSpec kept{"gold_west.event.kept", {seat, resource}};
    MessageSpec stored{"gold_west.event.stored", {seat, resource, bin, points}};
    MessageSpec shipped{"gold_west.event.shipped", {seat, metal, step_number}};
    MessageSpec threshold_reached{"gold_west.event.threshold_reached", {seat, metal, points}};
    MessageSpec tile_taken{"gold_west.event.tile_taken", {seat, metal, points}};
    MessageSpec camp_built{"gold_west.event.camp_built", {seat, hex, terrain, resource}};
    MessageSpec settlement_built{"gold_west.event.settlement_built", {seat, hex, terrain}};
    MessageSpec looted{"gold_west.event.looted", {seat, hex, terrain, points}};
    MessageSpec revealed{"gold_west.event.revealed", {hex, goods}};
    MessageSpec resources_placed{"gold_west.event.resources_placed", {seat, goods, bin, points}};
    MessageSpec upgraded{"gold_west.event.upgraded", {seat, hex}};
    MessageSpec looked{"gold_west.event.looked", {seat, hex}};
    MessageSpec seen{"gold_west.event.seen", {seat, hex, goods}};
    MessageSpec discarded{"gold_west.event.discarded", {seat, "count"_number}};
    MessageSpec final_turn{"gold_west.event.final_turn", {}};
    MessageSpec group_scored{"gold_west.event.group_scored", {seat, "buildings"_number, points}};
    MessageSpec office_scored{"gold_west.event.office_scored", {seat, place, "tokens"_number, points}};
    MessageSpec most_wanted{"gold_west.event.most_wanted", {seat, camps, points}};
    MessageSpec second_wanted{"gold_west.event.second_wanted", {seat, camps, points}};
    MessageSpec terrain_scored{"gold_west.event.terrain_scored", {seat, terrain, points}};
    MessageSpec final_score{"gold_west.event.final_score", {seat, points, "rank"_number}};

    MessageSpec action_activate{"gold_west.action.activate", {bin}};
    MessageSpec action_leave{"gold_west.action.leave", {resource, bin}};
    MessageSpec action_invest{"gold_west.action.invest", {card, cost, points}};
    MessageSpec action_boomtown{"gold_west.action.boomtown", {place, space, price}};
    MessageSpec action_ship{"gold_west.action.ship", {metal, step_number}};
    MessageSpec action_done{"gold_west.action.done", {}};
    MessageSpec action_token{"gold_west.action.token", {hex, terrain, goods}};
    MessageSpec action_camp{"gold_west.action.camp", {hex, resource}};
    MessageSpec action_settlement{"gold_west.action.settlement", {hex}};
    MessageSpec action_loot{"gold_west.action.loot", {hex, points}};
    MessageSpec action_bin{"gold_west.action.bin", {goods, bin, points}};
    MessageSpec action_look{"gold_west.action.look", {hex, terrain}};
    MessageSpec action_upgrade{"gold_west.action.upgrade", {hex, terrain}};
    MessageSpec action_store{"gold_west.action.store", {resource, bin, points}};
    MessageSpec action_keep{"gold_west.action.keep", {resource}};
    MessageSpec action_boomtown_free{"gold_west.action.boomtown_free", {place, space}};
    MessageSpec action_advance{"gold_west.action.advance", {metal, step_number}};
    MessageSpec action_loot_token{"gold_west.action.loot_token", {hex, terrain, goods, points}};
    MessageSpec action_unknown{"gold_west.action.unknown", {}};

    MessageSpec prompt_activate{"gold_west.prompt.activate", {seat}};
    MessageSpec prompt_leave{"gold_west.prompt.leave", {seat, bin}};
    MessageSpec prompt_use_metals{"gold_west.prompt.use_metals", {seat}};
    MessageSpec prompt_choose_token{"gold_west.prompt.choose_token", {seat}};
    MessageSpec prompt_choose_loot{"gold_west.prompt.choose_loot", {seat}};
    MessageSpec prompt_build_or_loot{"gold_west.prompt.build_or_loot", {seat, hex}};
    MessageSpec prompt_place_resources{"gold_west.prompt.place_resources", {seat, goods}};
    MessageSpec prompt_token_on_unoccupied{"gold_west.prompt.token_on_unoccupied", {seat}};
    MessageSpec prompt_token_on_occupied{"gold_west.prompt.token_on_occupied", {seat}};
    MessageSpec prompt_look{"gold_west.prompt.look", {seat, left}};
    MessageSpec prompt_advance{"gold_west.prompt.advance", {seat, left}};
    MessageSpec prompt_upgrade{"gold_west.prompt.upgrade", {seat}};
    MessageSpec prompt_gain{"gold_west.prompt.gain", {seat, left}};
    MessageSpec prompt_trading_post{"gold_west.prompt.trading_post", {seat, place}};
    MessageSpec prompt_game_over{"gold_west.prompt.game_over", {}};

    MessageSpec unknown_action{"gold_west.refusal.unknown_action", {}};
    MessageSpec game_over{"gold_west.refusal.game_over", {}};
    MessageSpec not_your_turn{"gold_west.refusal.not_your_turn", {seat}};
    MessageSpec activate_first{"gold_west.refusal.activate_first", {}};
    MessageSpec leave_first{"gold_west.refusal.leave_first", {bin}};
    MessageSpec metals_first{"gold_west.refusal.metals_first", {}};
    MessageSpec metals_over{"gold_west.refusal.metals_over", {}};
    MessageSpec no_building{"gold_west.refusal.no_building", {}};
    MessageSpec activated_already{"gold_west.refusal.activated_already", {}};
    MessageSpec nothing_gives_that{"gold_west.refusal.nothing_gives_that", {}};
    MessageSpec nothing_to_build_with{"gold_west.refusal.nothing_to_build_with", {}};
    MessageSpec token_first{"gold_west.refusal.token_first", {}};
    MessageSpec way_first{"gold_west.refusal.way_first", {hex}};
    MessageSpec bin_first{"gold_west.refusal.bin_first", {}};
    MessageSpec ability_first{"gold_west.refusal.ability_first", {}};
    MessageSpec trading_post_first{"gold_west.refusal.trading_post_first", {place}};
    MessageSpec bin_empty{"gold_west.refusal.bin_empty", {bin}};
    MessageSpec not_on_the_way{"gold_west.refusal.not_on_the_way", {resource}};
    MessageSpec no_such_card{"gold_west.refusal.no_such_card", {"cards"_number}};
    MessageSpec card_taken{"gold_west.refusal.card_taken", {card, seat}};
    MessageSpec invested_already{"gold_west.refusal.invested_already", {}};
    MessageSpec card_too_dear{"gold_west.refusal.card_too_dear", {card, cost}};
    MessageSpec influenced_already{"gold_west.refusal.influenced_already", {}};
    MessageSpec space_taken{"gold_west.refusal.space_taken", {space, place}};
    MessageSpec space_not_occupied{"gold_west.refusal.space_not_occupied", {space, place}};
    MessageSpec space_too_dear{"gold_west.refusal.space_too_dear", {space, price}};
    MessageSpec not_a_metal{"gold_west.refusal.not_a_metal", {}};
    MessageSpec no_metal{"gold_west.refusal.no_metal", {metal}};
    MessageSpec track_finished{"gold_west.refusal.track_finished", {metal}};
    MessageSpec hex_unused{"gold_west.refusal.hex_unused", {hex}};
    MessageSpec hex_face_down{"gold_west.refusal.hex_face_down", {hex}};
    MessageSpec hex_built{"gold_west.refusal.hex_built", {hex, seat}};
    MessageSpec hex_looted{"gold_west.refusal.hex_looted", {hex}};
    MessageSpec camp_price{"gold_west.refusal.camp_price", {}};
    MessageSpec no_resource{"gold_west.refusal.no_resource", {resource}};
    MessageSpec settlement_price{"gold_west.refusal.settlement_price", {}};
    MessageSpec not_face_down{"gold_west.refusal.not_face_down", {hex}};
    MessageSpec looked_already{"gold_west.refusal.looked_already", {hex}};
    MessageSpec not_your_camp{"gold_west.refusal.not_your_camp", {hex}};
    MessageSpec not_offered{"gold_west.refusal.not_offered", {resource, place}};

    MessageSpec fewest_wanted{"gold_west.tie_break.fewest_wanted", {}};
    MessageSpec most_resources{"gold_west.tie_break.most_resources", {}};
};
inline constexpr Messages say{};

}  // namespace motherlode::gold_west

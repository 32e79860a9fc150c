#pragma once

#include <array>

#include "games/coloma/kinds.h"
#include "games/coloma/rules/vocabulary.h"
#include "kernel/message.h"

namespace motherlode::coloma {

// All messages of Coloma. Their sentences are in messages/<language>.toml.
struct Messages {
    static constexpr ArgSpec building_arg{"building", Kind::building};
    static constexpr ArgSpec effect_arg{"effect", Kind::effect};
    static constexpr ArgSpec barrel_arg{"barrel", Kind::barrel};
    static constexpr ArgSpec bridge_arg{"bridge", Kind::bridge};
    static constexpr ArgSpec board_arg{"board", Kind::board};
    static constexpr ArgSpec pioneer_arg{"pioneer", Kind::pioneer};
    static constexpr ArgSpec chart_arg{"chart", Kind::chart};
    static constexpr ArgSpec space_arg{"space", Kind::space};
    static constexpr ArgSpec land_arg{"land", Kind::land};
    static constexpr ArgSpec thing_arg{"thing", Kind::thing};
    static constexpr ArgSpec site_arg{"site", Kind::site};
    static constexpr ArgSpec where_arg{"where", Kind::where};
    static constexpr ArgSpec measure_arg{"measure", Kind::measure};
    static constexpr ArgSpec measures_arg{"measures", Kind::measure_plural};
    static constexpr ArgSpec amount_arg{"amount", Kind::amount};
    static constexpr ArgSpec acts_arg{"acts", Kind::acts};

    MessageSpec board_chosen{"coloma.event.board_chosen", {seat_arg, board_arg}};
    MessageSpec pioneer_chosen{"coloma.event.pioneer_chosen", {seat_arg, pioneer_arg}};
    MessageSpec chart_uncovered{"coloma.event.chart_uncovered", {chart_arg}};
    MessageSpec discarded{"coloma.event.discarded", {seat_arg, where_arg}};
    MessageSpec discarded_card{"coloma.event.discarded_card", {seat_arg, building_arg, where_arg}};
    MessageSpec drew{"coloma.event.drew", {seat_arg, "count"_number}};
    MessageSpec drew_card{"coloma.event.drew_card", {seat_arg, building_arg}};
    MessageSpec deck_empty{"coloma.event.deck_empty", {seat_arg, "count"_number}};
    MessageSpec round_begins{"coloma.event.round_begins",
                             {"year"_number, "round"_number, site_arg, {"signpost", Kind::site}}};
    MessageSpec event_triggered{"coloma.event.event_triggered", {site_arg, effect_arg}};
    MessageSpec gained{"coloma.event.gained", {seat_arg, "count"_number, thing_arg}};
    MessageSpec gained_nothing{"coloma.event.gained_nothing", {seat_arg, thing_arg}};
    MessageSpec gold_as_bucks{"coloma.event.gold_as_bucks", {seat_arg, "count"_number}};
    MessageSpec gold_from_cart{"coloma.event.gold_from_cart", {seat_arg, "count"_number}};
    MessageSpec spent{"coloma.event.spent", {seat_arg, "count"_number, thing_arg}};
    MessageSpec paid{"coloma.event.paid", {seat_arg, "bucks"_number, "gold"_number}};
    MessageSpec buster_stays_away{"coloma.event.buster_stays_away",
                                  {{"one", Kind::site}, {"other", Kind::site}}};
    MessageSpec buster_placed{"coloma.event.buster_placed", {site_arg}};
    MessageSpec dial_set{"coloma.event.dial_set", {seat_arg}};
    MessageSpec dial_taken_back{"coloma.event.dial_taken_back", {seat_arg}};
    MessageSpec pioneer_placed{"coloma.event.pioneer_placed", {seat_arg, site_arg}};
    MessageSpec mule_placed{"coloma.event.mule_placed", {seat_arg, site_arg}};
    MessageSpec carrot_eaten{"coloma.event.carrot_eaten", {seat_arg, site_arg}};
    MessageSpec bust{"coloma.event.bust", {site_arg}};
    MessageSpec bust_stays{"coloma.event.bust_stays", {site_arg}};
    MessageSpec turn_begins{"coloma.event.turn_begins", {seat_arg, site_arg}};
    MessageSpec turn_ended{"coloma.event.turn_ended", {seat_arg}};
    MessageSpec used_building{"coloma.event.used_building", {seat_arg, building_arg, effect_arg}};
    MessageSpec used_barrel{"coloma.event.used_barrel", {seat_arg, barrel_arg, effect_arg}};
    MessageSpec used_specialty{"coloma.event.used_specialty", {seat_arg, pioneer_arg, effect_arg}};
    MessageSpec took_barrel{"coloma.event.took_barrel", {seat_arg, barrel_arg, "outlaws"_number}};
    MessageSpec barrel_revealed{"coloma.event.barrel_revealed", {barrel_arg, "space"_number}};
    MessageSpec barrels_mixed{"coloma.event.barrels_mixed", {}};
    MessageSpec discarded_barrel{"coloma.event.discarded_barrel", {seat_arg, barrel_arg}};
    MessageSpec surveyed{"coloma.event.surveyed", {seat_arg, "canyon"_number, effect_arg}};
    MessageSpec built_bridge{"coloma.event.built_bridge", {seat_arg, bridge_arg}};
    MessageSpec built{"coloma.event.built", {seat_arg, building_arg}};
    MessageSpec built_hotel{"coloma.event.built_hotel", {seat_arg}};
    MessageSpec wagon_moved{"coloma.event.wagon_moved", {seat_arg, space_arg}};
    MessageSpec wagon_stopped{"coloma.event.wagon_stopped", {seat_arg, space_arg}};
    MessageSpec wagon_forgone{"coloma.event.wagon_forgone", {seat_arg}};
    MessageSpec pitched_event{"coloma.event.pitched_event", {seat_arg, site_arg}};
    MessageSpec pitched_land{"coloma.event.pitched_land", {seat_arg, land_arg}};
    MessageSpec row_filled{"coloma.event.row_filled", {seat_arg, "row"_number, "count"_number}};
    MessageSpec housed{"coloma.event.housed", {seat_arg, "points"_number}};
    MessageSpec pioneers_returned{"coloma.event.pioneers_returned", {}};
    MessageSpec shootout_won{"coloma.event.shootout_won", {"gunmen"_number, "outlaws"_number}};
    MessageSpec shootout_lost{"coloma.event.shootout_lost", {"gunmen"_number, "outlaws"_number}};
    MessageSpec tier{"coloma.event.tier", {seat_arg, "place"_number, effect_arg}};
    MessageSpec tier_none{"coloma.event.tier_none", {seat_arg, effect_arg}};
    MessageSpec sheriff_passed{"coloma.event.sheriff_passed", {seat_arg}};
    MessageSpec buried{"coloma.event.buried", {seat_arg, "graves"_number}};
    MessageSpec gold_returned{"coloma.event.gold_returned", {"count"_number}};
    MessageSpec final_score{"coloma.event.final_score", {seat_arg, "points"_number, "rank"_number}};
    MessageSpec shade_placed{"coloma.event.shade_placed", {site_arg}};
    MessageSpec shade_turn{"coloma.event.shade_turn", {site_arg}};
    MessageSpec shade_gained{"coloma.event.shade_gained", {"count"_number, thing_arg}};
    MessageSpec shade_spent{"coloma.event.shade_spent", {"count"_number}};
    MessageSpec shade_barrel{"coloma.event.shade_barrel", {barrel_arg, "outlaws"_number}};
    MessageSpec shade_river{"coloma.event.shade_river", {}};
    MessageSpec shade_bridge{"coloma.event.shade_bridge", {bridge_arg}};
    MessageSpec shade_hotel{"coloma.event.shade_hotel", {}};
    MessageSpec shade_wagon{"coloma.event.shade_wagon", {space_arg}};
    MessageSpec shade_row{"coloma.event.shade_row", {"row"_number, "count"_number}};
    MessageSpec shade_pitched{"coloma.event.shade_pitched", {land_arg}};
    MessageSpec shade_tier{"coloma.event.shade_tier", {"place"_number}};
    MessageSpec shade_sheriff{"coloma.event.shade_sheriff", {}};
    MessageSpec shade_score{"coloma.event.shade_score", {"points"_number}};

    MessageSpec action_pioneer{"coloma.action.pioneer", {pioneer_arg}};
    MessageSpec action_board{"coloma.action.board", {board_arg}};
    MessageSpec action_discard{"coloma.action.discard", {building_arg, where_arg}};
    MessageSpec action_select{"coloma.action.select", {site_arg}};
    MessageSpec action_select_mule{"coloma.action.select_mule", {site_arg, {"mule", Kind::site}}};
    MessageSpec action_take_back{"coloma.action.take_back", {}};
    MessageSpec action_river_hammer{"coloma.action.river_hammer",
                                    {"canyon"_number, "bucks"_number, "dudes"_number}};
    MessageSpec action_river_saw{"coloma.action.river_saw", {"canyon"_number, "gold"_number, "dudes"_number}};
    MessageSpec action_bridge_hammer{"coloma.action.bridge_hammer",
                                     {bridge_arg, "bucks"_number, "dudes"_number}};
    MessageSpec action_bridge_saw{"coloma.action.bridge_saw", {bridge_arg, "gold"_number, "dudes"_number}};
    MessageSpec action_building_hammer{"coloma.action.building_hammer",
                                       {building_arg, "bucks"_number, "dudes"_number}};
    MessageSpec action_building_saw{"coloma.action.building_saw",
                                    {building_arg, "gold"_number, "dudes"_number}};
    MessageSpec action_hotel_hammer{"coloma.action.hotel_hammer", {"horses"_number, "bucks"_number}};
    MessageSpec action_hotel_saw{"coloma.action.hotel_saw", {"horses"_number, "gold"_number}};
    MessageSpec action_mill{"coloma.action.mill", {effect_arg}};
    MessageSpec action_wagon_common{"coloma.action.wagon_common", {}};
    MessageSpec action_wagon_boom{"coloma.action.wagon_boom", {}};
    MessageSpec action_buy_tents{"coloma.action.buy_tents", {"count"_number, "bucks"_number}};
    MessageSpec action_buy_horses{"coloma.action.buy_horses", {"count"_number, "gold"_number}};
    MessageSpec action_take_barrel{"coloma.action.take_barrel", {barrel_arg, "outlaws"_number}};
    MessageSpec action_take_from_stack{"coloma.action.take_from_stack", {"outlaws"_number}};
    MessageSpec action_gain_tent{"coloma.action.gain_tent", {}};
    MessageSpec action_fill_row{"coloma.action.fill_row", {"row"_number, "count"_number}};
    MessageSpec action_pitch_event{"coloma.action.pitch_event", {site_arg}};
    MessageSpec action_pitch_land{"coloma.action.pitch_land", {land_arg}};
    MessageSpec action_house_dude{"coloma.action.house_dude", {"points"_number}};
    MessageSpec action_use{"coloma.action.use", {building_arg, effect_arg}};
    MessageSpec action_use_barrel{"coloma.action.use_barrel", {barrel_arg, effect_arg}};
    MessageSpec action_use_specialty{"coloma.action.use_specialty", {pioneer_arg, effect_arg}};
    MessageSpec action_pay{"coloma.action.pay", {"bucks"_number, "gold"_number}};
    MessageSpec action_discard_barrel{"coloma.action.discard_barrel", {barrel_arg}};
    MessageSpec action_discard_used_barrel{"coloma.action.discard_used_barrel", {barrel_arg}};
    MessageSpec action_move{"coloma.action.move", {space_arg}};
    MessageSpec action_stop{"coloma.action.stop", {}};
    MessageSpec action_stop_pass{"coloma.action.stop_pass", {effect_arg}};
    MessageSpec action_stop_off{"coloma.action.stop_off", {effect_arg}};
    MessageSpec action_stop_both{"coloma.action.stop_both", {effect_arg, {"other", Kind::effect}}};
    MessageSpec action_forgo{"coloma.action.forgo", {effect_arg}};
    MessageSpec action_bury_gunman{"coloma.action.bury_gunman", {}};
    MessageSpec action_bury_guest{"coloma.action.bury_guest", {}};
    MessageSpec action_accept{"coloma.action.accept", {effect_arg}};
    MessageSpec action_decline{"coloma.action.decline", {}};
    MessageSpec action_done{"coloma.action.done", {}};
    MessageSpec action_end_turn{"coloma.action.end_turn", {}};
    MessageSpec action_unknown{"coloma.action.unknown", {}};

    MessageSpec prompt_pioneer{"coloma.prompt.pioneer", {seat_arg}};
    MessageSpec prompt_signpost_boom{"coloma.prompt.signpost_boom", {seat_arg}};
    MessageSpec prompt_board{"coloma.prompt.board", {seat_arg}};
    MessageSpec prompt_starting_cards{"coloma.prompt.starting_cards", {seat_arg, "count"_number}};
    MessageSpec prompt_select{"coloma.prompt.select", {seat_arg}};
    MessageSpec prompt_waiting{"coloma.prompt.waiting", {seat_arg}};
    MessageSpec prompt_turn{"coloma.prompt.turn", {seat_arg, site_arg}};
    MessageSpec prompt_accept{"coloma.prompt.accept", {seat_arg, effect_arg}};
    MessageSpec prompt_pay{"coloma.prompt.pay", {seat_arg, "bucks"_number}};
    MessageSpec prompt_discard{"coloma.prompt.discard", {seat_arg, "count"_number}};
    MessageSpec prompt_discard_for_each{"coloma.prompt.discard_for_each",
                                        {seat_arg, "count"_number, effect_arg}};
    MessageSpec prompt_discard_barrel{"coloma.prompt.discard_barrel", {seat_arg}};
    MessageSpec prompt_take_barrel{"coloma.prompt.take_barrel", {seat_arg}};
    MessageSpec prompt_structure{"coloma.prompt.structure", {seat_arg}};
    MessageSpec prompt_wagon{"coloma.prompt.wagon", {seat_arg, "count"_number}};
    MessageSpec prompt_pitch{"coloma.prompt.pitch", {seat_arg}};
    MessageSpec prompt_row{"coloma.prompt.row", {seat_arg}};
    MessageSpec prompt_bury{"coloma.prompt.bury", {seat_arg}};
    MessageSpec prompt_game_over{"coloma.prompt.game_over", {}};

    MessageSpec unknown_action{"coloma.refusal.unknown_action", {}};
    MessageSpec game_over{"coloma.refusal.game_over", {}};
    MessageSpec not_your_turn{"coloma.refusal.not_your_turn", {seat_arg}};
    MessageSpec already_set{"coloma.refusal.already_set", {}};
    MessageSpec no_more_take_backs{"coloma.refusal.no_more_take_backs", {"count"_number}};
    MessageSpec nothing_to_take_back{"coloma.refusal.nothing_to_take_back", {}};
    MessageSpec nothing_to_discard{"coloma.refusal.nothing_to_discard", {}};
    MessageSpec no_mule{"coloma.refusal.no_mule", {}};
    MessageSpec mule_needed{"coloma.refusal.mule_needed", {}};
    MessageSpec not_now{"coloma.refusal.not_now", {}};
    MessageSpec board_taken{"coloma.refusal.board_taken", {}};
    MessageSpec pioneer_taken{"coloma.refusal.pioneer_taken", {pioneer_arg}};
    MessageSpec pioneer_not_in_play{"coloma.refusal.pioneer_not_in_play", {pioneer_arg}};
    MessageSpec dials_committed{"coloma.refusal.dials_committed", {}};
    MessageSpec not_in_hand{"coloma.refusal.not_in_hand", {}};
    MessageSpec not_here{"coloma.refusal.not_here", {site_arg}};
    MessageSpec section_finished{"coloma.refusal.section_finished", {}};
    MessageSpec done_already{"coloma.refusal.done_already", {}};
    MessageSpec cannot_pay{"coloma.refusal.cannot_pay", {}};
    MessageSpec canyon_surveyed{"coloma.refusal.canyon_surveyed", {"canyon"_number}};
    MessageSpec no_river_for_bridge{"coloma.refusal.no_river_for_bridge", {}};
    MessageSpec bridge_gone{"coloma.refusal.bridge_gone", {}};
    MessageSpec bridge_twice{"coloma.refusal.bridge_twice", {}};
    MessageSpec no_hotel{"coloma.refusal.no_hotel", {}};
    MessageSpec no_tents_left{"coloma.refusal.no_tents_left", {"count"_number}};
    MessageSpec horse_limit{"coloma.refusal.horse_limit", {"count"_number}};
    MessageSpec no_such_barrel{"coloma.refusal.no_such_barrel", {}};
    MessageSpec row_taken{"coloma.refusal.row_taken", {"row"_number}};
    MessageSpec one_row_a_turn{"coloma.refusal.one_row_a_turn", {}};
    MessageSpec too_few_dudes{"coloma.refusal.too_few_dudes", {"count"_number}};
    MessageSpec no_tent{"coloma.refusal.no_tent", {}};
    MessageSpec tent_there{"coloma.refusal.tent_there", {}};
    MessageSpec land_far{"coloma.refusal.land_far", {land_arg}};
    MessageSpec hotel_full{"coloma.refusal.hotel_full", {}};
    MessageSpec not_built{"coloma.refusal.not_built", {building_arg}};
    MessageSpec built_this_turn{"coloma.refusal.built_this_turn", {building_arg}};
    MessageSpec used_already{"coloma.refusal.used_already", {building_arg}};
    MessageSpec ability_elsewhere{"coloma.refusal.ability_elsewhere", {building_arg}};
    MessageSpec changes_nothing{"coloma.refusal.changes_nothing", {effect_arg}};
    MessageSpec no_unused_barrel{"coloma.refusal.no_unused_barrel", {barrel_arg}};
    MessageSpec no_barrel{"coloma.refusal.no_barrel", {barrel_arg}};
    MessageSpec no_specialty{"coloma.refusal.no_specialty", {}};
    MessageSpec wrong_payment{"coloma.refusal.wrong_payment", {"bucks"_number, "value"_number}};
    MessageSpec no_way_there{"coloma.refusal.no_way_there", {space_arg}};
    MessageSpec cannot_stop_so{"coloma.refusal.cannot_stop_so", {}};

    MessageSpec most_gold{"coloma.tie_break.most_gold", {}};
    MessageSpec most_holdings{"coloma.tie_break.most_holdings", {}};
    MessageSpec shade_wins_ties{"coloma.tie_break.shade_wins_ties", {}};

    MessageSpec shade{"coloma.rival.shade", {}};

    // The vocabulary of docs/editions.md in words: amounts by Thing, then acts, then conditions.
    std::array<MessageSpec, things> amounts{{
        {"coloma.amount.dude", {"count"_number}},
        {"coloma.amount.tent", {"count"_number}},
        {"coloma.amount.horse", {"count"_number}},
        {"coloma.amount.buck", {"count"_number}},
        {"coloma.amount.gold", {"count"_number}},
        {"coloma.amount.card", {"count"_number}},
        {"coloma.amount.barrel", {"count"_number}},
        {"coloma.amount.vp", {"count"_number}},
        {"coloma.amount.grave", {"count"_number}},
    }};
    MessageSpec nothing{"coloma.effect.nothing", {}};
    MessageSpec gain_each{"coloma.effect.gain_each", {amount_arg, measure_arg}};
    MessageSpec gain_each_most{"coloma.effect.gain_each_most", {amount_arg, measure_arg, "most"_number}};
    MessageSpec gain_every{"coloma.effect.gain_every", {amount_arg, "each"_number, measures_arg}};
    MessageSpec gain_every_most{"coloma.effect.gain_every_most",
                                {amount_arg, "each"_number, measures_arg, "most"_number}};
    MessageSpec cart{"coloma.effect.cart", {"count"_number}};
    MessageSpec stack_barrel{"coloma.effect.stack_barrel", {}};
    MessageSpec river_hammer{"coloma.effect.river_hammer", {}};
    MessageSpec river_saw{"coloma.effect.river_saw", {}};
    MessageSpec crossing_hammer{"coloma.effect.crossing_hammer", {}};
    MessageSpec crossing_saw{"coloma.effect.crossing_saw", {}};
    MessageSpec building_hammer{"coloma.effect.building_hammer", {}};
    MessageSpec building_saw{"coloma.effect.building_saw", {}};
    MessageSpec wagon{"coloma.effect.wagon", {}};
    MessageSpec pitch{"coloma.effect.pitch", {}};
    MessageSpec row{"coloma.effect.row", {}};
    MessageSpec signpost{"coloma.effect.signpost", {}};
    MessageSpec less{"coloma.effect.less", {amount_arg}};
    MessageSpec more_spaces{"coloma.effect.more_spaces", {"count"_number}};
    MessageSpec per_boomtown{"coloma.effect.per_boomtown", {amount_arg}};
    MessageSpec both_benefits{"coloma.effect.both_benefits", {}};
    MessageSpec tents_cost{"coloma.effect.tents_cost", {"bucks"_number}};
    MessageSpec spend{"coloma.effect.spend", {amount_arg, acts_arg}};
    MessageSpec spend_up_to{"coloma.effect.spend_up_to", {amount_arg, acts_arg}};
    MessageSpec after_river{"coloma.effect.after_river", {acts_arg}};
    MessageSpec after_bridge{"coloma.effect.after_bridge", {acts_arg}};
    MessageSpec after_building{"coloma.effect.after_building", {acts_arg}};
    MessageSpec forgo_wagon{"coloma.effect.forgo_wagon", {acts_arg}};
    MessageSpec each_grave{"coloma.effect.each_grave", {acts_arg}};
    MessageSpec each_horseshoe{"coloma.effect.each_horseshoe", {acts_arg}};
};
inline constexpr Messages say{};

}  // namespace motherlode::coloma

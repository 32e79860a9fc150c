#pragma once

#include "games/golden_wilderness/kinds.h"
#include "kernel/message.h"

namespace motherlode::golden_wilderness {

// Everything The Golden Wilderness can say. The sentences are in messages/<language>.toml.
struct Messages {
    static constexpr ArgSpec tile_arg{"tile", Kind::tile};
    static constexpr ArgSpec other_arg{"other", Kind::tile};
    static constexpr ArgSpec person_arg{"person", Kind::person};
    static constexpr ArgSpec deck_arg{"deck", Kind::deck};
    static constexpr ArgSpec industry_arg{"industry", Kind::industry};
    static constexpr ArgSpec product_arg{"product", Kind::product};
    static constexpr ArgSpec event_arg{"event", Kind::event};
    static constexpr ArgSpec one_arg{"one", Kind::event};
    static constexpr ArgSpec other_event_arg{"other", Kind::event};
    static constexpr ArgSpec edge_arg{"edge", Kind::edge};
    static constexpr ArgSpec piece_arg{"piece", Kind::piece};
    static constexpr ArgSpec role_arg{"role", Kind::role};
    static constexpr ArgSpec country_arg{"country", Kind::country};
    static constexpr ArgSpec ability_arg{"ability", Kind::ability};
    static constexpr ArgSpec effect_arg{"effect", Kind::effect};
    static constexpr ArgSpec place_arg{"place", Kind::hex};
    static constexpr ArgSpec to_arg{"to", ArgKind::seat};
    static constexpr ArgSpec by_arg{"by", ArgKind::seat};
    static constexpr ArgSpec defender_arg{"defender", ArgKind::seat};
    static constexpr ArgSpec holder_arg{"holder", ArgKind::seat};
    static constexpr ArgSpec maker_arg{"maker", ArgKind::seat};
    static constexpr ArgSpec owner_arg{"owner", ArgKind::seat};

    MessageSpec deck_shuffled{"golden_wilderness.event.deck_shuffled", {deck_arg}};
    MessageSpec person_drawn{"golden_wilderness.event.person_drawn", {seat_arg, deck_arg}};
    MessageSpec person_seen{"golden_wilderness.event.person_seen", {person_arg}};
    MessageSpec immigrant_came{"golden_wilderness.event.immigrant_came", {deck_arg}};
    MessageSpec pool_seen{"golden_wilderness.event.pool_seen", {"slot"_number, person_arg}};
    MessageSpec pool_shown{"golden_wilderness.event.pool_shown", {seat_arg, to_arg, "slot"_number}};
    MessageSpec immigrant_taken{"golden_wilderness.event.immigrant_taken", {seat_arg, deck_arg}};
    MessageSpec person_discarded{"golden_wilderness.event.person_discarded", {seat_arg, person_arg}};
    MessageSpec person_trashed{"golden_wilderness.event.person_trashed", {seat_arg, person_arg}};
    MessageSpec person_shown{"golden_wilderness.event.person_shown", {seat_arg, person_arg}};
    MessageSpec discard_taken{"golden_wilderness.event.discard_taken", {seat_arg, person_arg}};
    MessageSpec person_traded{"golden_wilderness.event.person_traded", {seat_arg, to_arg, person_arg}};
    MessageSpec settled{"golden_wilderness.event.settled", {seat_arg, tile_arg, industry_arg}};
    MessageSpec industry_taken{"golden_wilderness.event.industry_taken", {seat_arg, industry_arg}};
    MessageSpec industry_returned{"golden_wilderness.event.industry_returned", {seat_arg, industry_arg}};
    MessageSpec industry_changed{"golden_wilderness.event.industry_changed", {seat_arg, industry_arg}};
    MessageSpec gold_rush_begins{"golden_wilderness.event.gold_rush_begins", {"pioneers"_number}};
    MessageSpec city_founded{"golden_wilderness.event.city_founded", {seat_arg, tile_arg, "pesos"_number}};
    MessageSpec road_built{"golden_wilderness.event.road_built",
                           {seat_arg, tile_arg, other_arg, "pesos"_number}};
    MessageSpec points_bought{"golden_wilderness.event.points_bought", {seat_arg, "points"_number}};
    MessageSpec settlement_traded{"golden_wilderness.event.settlement_traded", {seat_arg, to_arg, tile_arg}};
    MessageSpec events_shuffled{"golden_wilderness.event.events_shuffled", {}};
    MessageSpec neophytes_removed{"golden_wilderness.event.neophytes_removed", {country_arg}};
    MessageSpec events_drawn{"golden_wilderness.event.events_drawn", {seat_arg}};
    MessageSpec events_seen{"golden_wilderness.event.events_seen", {one_arg, other_event_arg}};
    MessageSpec event_played{"golden_wilderness.event.event_played", {seat_arg, event_arg}};
    MessageSpec event_added{"golden_wilderness.event.event_added", {event_arg}};
    MessageSpec taxes_paid{"golden_wilderness.event.taxes_paid", {"pesos"_number, "count"_number}};
    MessageSpec ends_taxes{"golden_wilderness.event.ends_taxes", {"count"_number}};
    MessageSpec ends_missions{"golden_wilderness.event.ends_missions", {}};
    MessageSpec ends_presidios{"golden_wilderness.event.ends_presidios", {}};
    MessageSpec ends_cities{"golden_wilderness.event.ends_cities", {}};
    MessageSpec ends_board{"golden_wilderness.event.ends_board", {}};
    MessageSpec market_pays_nobody{"golden_wilderness.event.market_pays_nobody", {}};
    MessageSpec market_held{"golden_wilderness.event.market_held",
                            {seat_arg, tile_arg, product_arg, "pesos"_number}};
    MessageSpec market_paid{"golden_wilderness.event.market_paid", {seat_arg, "pesos"_number, product_arg}};
    MessageSpec final_score{"golden_wilderness.event.final_score",
                            {seat_arg, "points"_number, "rank"_number}};
    MessageSpec turn_begins{"golden_wilderness.event.turn_begins", {seat_arg}};
    MessageSpec mission_built{"golden_wilderness.event.mission_built", {seat_arg, tile_arg}};
    MessageSpec presidio_built{"golden_wilderness.event.presidio_built", {seat_arg, tile_arg}};
    MessageSpec permission_asked{"golden_wilderness.event.permission_asked",
                                 {seat_arg, owner_arg, tile_arg, piece_arg}};
    MessageSpec approval_asked{"golden_wilderness.event.approval_asked",
                               {seat_arg, holder_arg, role_arg, tile_arg, piece_arg}};
    MessageSpec building_allowed{"golden_wilderness.event.building_allowed", {seat_arg, to_arg}};
    MessageSpec building_refused{"golden_wilderness.event.building_refused", {seat_arg, to_arg, tile_arg}};
    MessageSpec icons_played{"golden_wilderness.event.icons_played",
                             {seat_arg, "population"_number, "crosses"_number, "swords"_number}};
    MessageSpec ability_used{"golden_wilderness.event.ability_used", {seat_arg, person_arg, ability_arg}};
    MessageSpec pesos_gained{"golden_wilderness.event.pesos_gained", {seat_arg, "pesos"_number}};
    MessageSpec tile_drawn{"golden_wilderness.event.tile_drawn", {seat_arg, tile_arg}};
    MessageSpec tile_put_under{"golden_wilderness.event.tile_put_under", {tile_arg}};
    MessageSpec tile_placed{"golden_wilderness.event.tile_placed", {seat_arg, tile_arg, place_arg}};
    MessageSpec attacked{"golden_wilderness.event.attacked", {seat_arg, defender_arg, tile_arg, piece_arg}};
    MessageSpec swords_added{"golden_wilderness.event.swords_added",
                             {seat_arg, "swords"_number, "strength"_number, "defence"_number}};
    MessageSpec attack_succeeded{"golden_wilderness.event.attack_succeeded",
                                 {seat_arg, defender_arg, tile_arg, piece_arg}};
    MessageSpec attack_failed{"golden_wilderness.event.attack_failed",
                              {seat_arg, defender_arg, tile_arg, piece_arg}};
    MessageSpec governor_elected{"golden_wilderness.event.governor_elected", {seat_arg}};
    MessageSpec country_changed{"golden_wilderness.event.country_changed", {country_arg}};
    MessageSpec tie_broken{"golden_wilderness.event.tie_broken", {seat_arg}};
    MessageSpec nothing_changes{"golden_wilderness.event.nothing_changes", {}};
    MessageSpec country_wins{"golden_wilderness.event.country_wins", {country_arg, "votes"_number}};
    MessageSpec governor_wins{"golden_wilderness.event.governor_wins", {seat_arg, "votes"_number}};
    MessageSpec votes_given{"golden_wilderness.event.votes_given", {seat_arg, "votes"_number, to_arg}};
    MessageSpec support_given{"golden_wilderness.event.support_given",
                              {seat_arg, "votes"_number, country_arg}};
    MessageSpec role_taken{"golden_wilderness.event.role_taken", {seat_arg, role_arg}};
    MessageSpec election_called{"golden_wilderness.event.election_called", {seat_arg}};
    MessageSpec revolution_called{"golden_wilderness.event.revolution_called", {seat_arg}};
    MessageSpec governor_needed{"golden_wilderness.event.governor_needed", {}};
    MessageSpec abstained{"golden_wilderness.event.abstained", {seat_arg}};
    MessageSpec swords_in_fight{"golden_wilderness.event.swords_in_fight",
                                {seat_arg, "swords"_number, "for"_number, "against"_number}};
    MessageSpec result_defeated{"golden_wilderness.event.result_defeated", {}};
    MessageSpec role_put_up{"golden_wilderness.event.role_put_up", {seat_arg, role_arg}};
    MessageSpec bid_made{"golden_wilderness.event.bid_made", {seat_arg, "pesos"_number, role_arg}};
    MessageSpec bid_passed{"golden_wilderness.event.bid_passed", {seat_arg, role_arg}};
    MessageSpec role_sold{"golden_wilderness.event.role_sold", {seat_arg, role_arg, "pesos"_number}};
    MessageSpec offer_begun{"golden_wilderness.event.offer_begun", {seat_arg}};
    MessageSpec draft_changed{"golden_wilderness.event.draft_changed", {}};
    MessageSpec offer_made{"golden_wilderness.event.offer_made", {seat_arg, to_arg}};
    MessageSpec offers_pesos{"golden_wilderness.event.offers_pesos", {seat_arg, "pesos"_number}};
    MessageSpec asks_pesos{"golden_wilderness.event.asks_pesos", {seat_arg, "pesos"_number}};
    MessageSpec offers_settlement{"golden_wilderness.event.offers_settlement", {seat_arg, tile_arg}};
    MessageSpec asks_settlement{"golden_wilderness.event.asks_settlement", {seat_arg, tile_arg}};
    MessageSpec offers_person{"golden_wilderness.event.offers_person", {seat_arg, person_arg}};
    MessageSpec asks_person{"golden_wilderness.event.asks_person", {seat_arg, person_arg}};
    MessageSpec offers_role{"golden_wilderness.event.offers_role", {seat_arg, role_arg}};
    MessageSpec asks_role{"golden_wilderness.event.asks_role", {seat_arg, role_arg}};
    MessageSpec offers_pioneer{"golden_wilderness.event.offers_pioneer", {seat_arg}};
    MessageSpec asks_pioneer{"golden_wilderness.event.asks_pioneer", {seat_arg}};
    MessageSpec offer_dropped{"golden_wilderness.event.offer_dropped", {seat_arg}};
    MessageSpec offer_accepted{"golden_wilderness.event.offer_accepted", {seat_arg, maker_arg}};
    MessageSpec offer_declined{"golden_wilderness.event.offer_declined", {seat_arg, maker_arg}};
    MessageSpec offer_withdrawn{"golden_wilderness.event.offer_withdrawn", {seat_arg}};
    MessageSpec offer_lapsed{"golden_wilderness.event.offer_lapsed", {seat_arg}};

    MessageSpec ability_show{"golden_wilderness.ability.show", {effect_arg}};
    MessageSpec ability_discard{"golden_wilderness.ability.discard", {effect_arg}};
    MessageSpec ability_trash{"golden_wilderness.ability.trash", {effect_arg}};
    MessageSpec ability_pesos{"golden_wilderness.ability.pesos", {"pesos"_number, effect_arg}};
    MessageSpec ability_explore_coastal{"golden_wilderness.ability.explore_coastal", {"tiles"_number}};
    MessageSpec ability_explore_inland{"golden_wilderness.ability.explore_inland", {"tiles"_number}};
    MessageSpec ability_attack_settlement{"golden_wilderness.ability.attack_settlement", {}};
    MessageSpec ability_attack_mission{"golden_wilderness.ability.attack_mission", {}};
    MessageSpec ability_attack_presidio{"golden_wilderness.ability.attack_presidio", {}};
    MessageSpec ability_attack_any{"golden_wilderness.ability.attack_any", {}};
    MessageSpec ability_take_pioneer{"golden_wilderness.ability.take_pioneer", {}};
    MessageSpec ability_take_soldier{"golden_wilderness.ability.take_soldier", {}};
    MessageSpec ability_take_priest{"golden_wilderness.ability.take_priest", {}};
    MessageSpec ability_take_indian{"golden_wilderness.ability.take_indian", {}};
    MessageSpec ability_draw_pioneer{"golden_wilderness.ability.draw_pioneer", {"cards"_number}};
    MessageSpec ability_draw_soldier{"golden_wilderness.ability.draw_soldier", {"cards"_number}};
    MessageSpec ability_draw_priest{"golden_wilderness.ability.draw_priest", {"cards"_number}};
    MessageSpec ability_draw_indian{"golden_wilderness.ability.draw_indian", {"cards"_number}};
    MessageSpec ability_build_mission{"golden_wilderness.ability.build_mission", {}};
    MessageSpec ability_build_presidio{"golden_wilderness.ability.build_presidio", {}};
    MessageSpec ability_gain{"golden_wilderness.ability.gain", {"pesos"_number}};
    MessageSpec ability_population{"golden_wilderness.ability.population", {"icons"_number}};
    MessageSpec ability_crosses{"golden_wilderness.ability.crosses", {"icons"_number}};
    MessageSpec ability_swords{"golden_wilderness.ability.swords", {"icons"_number}};
    MessageSpec ability_votes{"golden_wilderness.ability.votes", {"votes"_number}};
    MessageSpec ability_support{"golden_wilderness.ability.support", {"support"_number, country_arg}};

    MessageSpec action_settle{"golden_wilderness.action.settle", {tile_arg}};
    MessageSpec action_industry{"golden_wilderness.action.industry", {industry_arg}};
    MessageSpec action_change{"golden_wilderness.action.change", {industry_arg}};
    MessageSpec action_city{"golden_wilderness.action.city", {tile_arg}};
    MessageSpec action_road{"golden_wilderness.action.road", {tile_arg}};
    MessageSpec action_border{"golden_wilderness.action.border", {edge_arg, tile_arg, "pesos"_number}};
    MessageSpec action_buy{"golden_wilderness.action.buy", {"points"_number}};
    MessageSpec action_event{"golden_wilderness.action.event", {}};
    MessageSpec action_play{"golden_wilderness.action.play", {event_arg}};
    MessageSpec action_market{"golden_wilderness.action.market", {tile_arg}};
    MessageSpec action_product{"golden_wilderness.action.product", {product_arg}};
    MessageSpec action_take{"golden_wilderness.action.take", {"slot"_number}};
    MessageSpec action_icons{"golden_wilderness.action.icons", {person_arg}};
    MessageSpec action_use{"golden_wilderness.action.use", {person_arg, ability_arg}};
    MessageSpec action_mission{"golden_wilderness.action.mission", {}};
    MessageSpec action_presidio{"golden_wilderness.action.presidio", {}};
    MessageSpec action_site{"golden_wilderness.action.site", {tile_arg}};
    MessageSpec action_allow{"golden_wilderness.action.allow", {}};
    MessageSpec action_refuse{"golden_wilderness.action.refuse", {}};
    MessageSpec action_place{"golden_wilderness.action.place", {place_arg}};
    MessageSpec action_turn{"golden_wilderness.action.turn", {"steps"_number}};
    MessageSpec action_under{"golden_wilderness.action.under", {}};
    MessageSpec action_attack{"golden_wilderness.action.attack", {tile_arg, piece_arg}};
    MessageSpec action_sword{"golden_wilderness.action.sword", {person_arg}};
    MessageSpec action_stop{"golden_wilderness.action.stop", {}};
    MessageSpec action_election{"golden_wilderness.action.election", {}};
    MessageSpec action_revolution{"golden_wilderness.action.revolution", {}};
    MessageSpec action_vote{"golden_wilderness.action.vote", {seat_arg}};
    MessageSpec action_support{"golden_wilderness.action.support", {country_arg}};
    MessageSpec action_abstain{"golden_wilderness.action.abstain", {}};
    MessageSpec action_card{"golden_wilderness.action.card", {person_arg, ability_arg}};
    MessageSpec action_bribe{"golden_wilderness.action.bribe", {}};
    MessageSpec action_done{"golden_wilderness.action.done", {}};
    MessageSpec action_fight_for{"golden_wilderness.action.fight_for", {person_arg}};
    MessageSpec action_fight_against{"golden_wilderness.action.fight_against", {person_arg}};
    MessageSpec action_pass{"golden_wilderness.action.pass", {}};
    MessageSpec action_auction{"golden_wilderness.action.auction", {role_arg}};
    MessageSpec action_bid{"golden_wilderness.action.bid", {"pesos"_number}};
    MessageSpec action_show{"golden_wilderness.action.show", {"slot"_number, seat_arg}};
    MessageSpec action_offer{"golden_wilderness.action.offer", {seat_arg}};
    MessageSpec action_give_pesos{"golden_wilderness.action.give_pesos", {"pesos"_number}};
    MessageSpec action_ask_pesos{"golden_wilderness.action.ask_pesos", {"pesos"_number}};
    MessageSpec action_give_settlement{"golden_wilderness.action.give_settlement", {tile_arg}};
    MessageSpec action_ask_settlement{"golden_wilderness.action.ask_settlement", {tile_arg}};
    MessageSpec action_give_person{"golden_wilderness.action.give_person", {person_arg}};
    MessageSpec action_ask_person{"golden_wilderness.action.ask_person", {person_arg}};
    MessageSpec action_give_role{"golden_wilderness.action.give_role", {role_arg}};
    MessageSpec action_ask_role{"golden_wilderness.action.ask_role", {role_arg}};
    MessageSpec action_give_pioneer{"golden_wilderness.action.give_pioneer", {}};
    MessageSpec action_ask_pioneer{"golden_wilderness.action.ask_pioneer", {}};
    MessageSpec action_propose{"golden_wilderness.action.propose", {}};
    MessageSpec action_drop{"golden_wilderness.action.drop", {}};
    MessageSpec action_accept{"golden_wilderness.action.accept", {seat_arg}};
    MessageSpec action_decline{"golden_wilderness.action.decline", {seat_arg}};
    MessageSpec action_withdraw{"golden_wilderness.action.withdraw", {}};
    MessageSpec action_unknown{"golden_wilderness.action.unknown", {}};

    MessageSpec prompt_act{"golden_wilderness.prompt.act", {seat_arg}};
    MessageSpec prompt_trade{"golden_wilderness.prompt.trade", {seat_arg}};
    MessageSpec prompt_compose{"golden_wilderness.prompt.compose", {seat_arg}};
    MessageSpec prompt_event{"golden_wilderness.prompt.event", {seat_arg}};
    MessageSpec prompt_industry{"golden_wilderness.prompt.industry", {seat_arg, tile_arg}};
    MessageSpec prompt_border{"golden_wilderness.prompt.border", {seat_arg, tile_arg}};
    MessageSpec prompt_site{"golden_wilderness.prompt.site", {seat_arg}};
    MessageSpec prompt_permission{"golden_wilderness.prompt.permission",
                                  {seat_arg, by_arg, tile_arg, piece_arg}};
    MessageSpec prompt_approval{"golden_wilderness.prompt.approval",
                                {seat_arg, by_arg, tile_arg, piece_arg, role_arg}};
    MessageSpec prompt_explore{"golden_wilderness.prompt.explore", {seat_arg, tile_arg}};
    MessageSpec prompt_turn{"golden_wilderness.prompt.turn", {seat_arg, tile_arg}};
    MessageSpec prompt_target{"golden_wilderness.prompt.target", {seat_arg}};
    MessageSpec prompt_contest{"golden_wilderness.prompt.contest",
                               {seat_arg, tile_arg, "strength"_number, "defence"_number}};
    MessageSpec prompt_market{"golden_wilderness.prompt.market", {seat_arg}};
    MessageSpec prompt_product{"golden_wilderness.prompt.product", {seat_arg, tile_arg}};
    MessageSpec prompt_immigrant{"golden_wilderness.prompt.immigrant", {seat_arg}};
    MessageSpec prompt_show{"golden_wilderness.prompt.show", {seat_arg}};
    MessageSpec prompt_vote{"golden_wilderness.prompt.vote", {seat_arg}};
    MessageSpec prompt_support{"golden_wilderness.prompt.support", {seat_arg}};
    MessageSpec prompt_more_votes{"golden_wilderness.prompt.more_votes", {seat_arg}};
    MessageSpec prompt_fight{"golden_wilderness.prompt.fight", {seat_arg, "for"_number, "against"_number}};
    MessageSpec prompt_auction{"golden_wilderness.prompt.auction", {seat_arg}};
    MessageSpec prompt_bid{"golden_wilderness.prompt.bid", {seat_arg, role_arg}};
    MessageSpec prompt_game_over{"golden_wilderness.prompt.game_over", {}};

    MessageSpec unknown_action{"golden_wilderness.refusal.unknown_action", {}};
    MessageSpec over{"golden_wilderness.refusal.over", {}};
    MessageSpec not_your_turn{"golden_wilderness.refusal.not_your_turn", {seat_arg}};
    MessageSpec not_at_this_level{"golden_wilderness.refusal.not_at_this_level", {}};
    MessageSpec not_now{"golden_wilderness.refusal.not_now", {}};
    MessageSpec finish_offer{"golden_wilderness.refusal.finish_offer", {}};
    MessageSpec off_board{"golden_wilderness.refusal.off_board", {tile_arg}};
    MessageSpec tile_taken{"golden_wilderness.refusal.tile_taken", {tile_arg}};
    MessageSpec desert{"golden_wilderness.refusal.desert", {tile_arg}};
    MessageSpec out_of_reach{"golden_wilderness.refusal.out_of_reach", {tile_arg}};
    MessageSpec too_little_population{"golden_wilderness.refusal.too_little_population",
                                      {"needed"_number, "have"_number}};
    MessageSpec too_few_pesos{"golden_wilderness.refusal.too_few_pesos", {"needed"_number}};
    MessageSpec wrong_industry{"golden_wilderness.refusal.wrong_industry", {industry_arg}};
    MessageSpec only_up{"golden_wilderness.refusal.only_up", {industry_arg}};
    MessageSpec no_settlement_there{"golden_wilderness.refusal.no_settlement_there", {}};
    MessageSpec no_city_left{"golden_wilderness.refusal.no_city_left", {}};
    MessageSpec no_such_sum{"golden_wilderness.refusal.no_such_sum", {}};
    MessageSpec event_not_drawn{"golden_wilderness.refusal.event_not_drawn", {event_arg}};
    MessageSpec must_play_event{"golden_wilderness.refusal.must_play_event", {event_arg}};
    MessageSpec market_must_pay{"golden_wilderness.refusal.market_must_pay", {}};
    MessageSpec no_such_slot{"golden_wilderness.refusal.no_such_slot", {}};
    MessageSpec not_in_hand{"golden_wilderness.refusal.not_in_hand", {person_arg}};
    MessageSpec already_used{"golden_wilderness.refusal.already_used", {person_arg}};
    MessageSpec no_icons{"golden_wilderness.refusal.no_icons", {person_arg}};
    MessageSpec no_effect{"golden_wilderness.refusal.no_effect", {person_arg}};
    MessageSpec tile_does_not_fit{"golden_wilderness.refusal.tile_does_not_fit", {}};
    MessageSpec called_already{"golden_wilderness.refusal.called_already", {}};
    MessageSpec role_not_for_sale{"golden_wilderness.refusal.role_not_for_sale", {}};
    MessageSpec no_offer_left{"golden_wilderness.refusal.no_offer_left", {}};
    MessageSpec not_governor{"golden_wilderness.refusal.not_governor", {}};
    MessageSpec no_tile_beside{"golden_wilderness.refusal.no_tile_beside", {tile_arg, edge_arg}};
    MessageSpec road_there{"golden_wilderness.refusal.road_there", {tile_arg, edge_arg}};
    MessageSpec no_road_from{"golden_wilderness.refusal.no_road_from", {tile_arg}};
    MessageSpec no_market_there{"golden_wilderness.refusal.no_market_there", {tile_arg}};
    MessageSpec too_few_crosses{"golden_wilderness.refusal.too_few_crosses", {"needed"_number}};
    MessageSpec too_few_swords{"golden_wilderness.refusal.too_few_swords", {"needed"_number}};
    MessageSpec no_mission_left{"golden_wilderness.refusal.no_mission_left", {}};
    MessageSpec no_presidio_left{"golden_wilderness.refusal.no_presidio_left", {}};
    MessageSpec no_site_left{"golden_wilderness.refusal.no_site_left", {}};
    MessageSpec site_city{"golden_wilderness.refusal.site_city", {tile_arg}};
    MessageSpec site_marked{"golden_wilderness.refusal.site_marked", {tile_arg}};
    MessageSpec site_refused{"golden_wilderness.refusal.site_refused", {tile_arg}};
    MessageSpec nothing_to_attack{"golden_wilderness.refusal.nothing_to_attack", {tile_arg}};
    MessageSpec own_piece{"golden_wilderness.refusal.own_piece", {}};
    MessageSpec protected_by_presidio{"golden_wilderness.refusal.protected", {tile_arg}};
    MessageSpec not_its_target{"golden_wilderness.refusal.not_its_target", {}};
    MessageSpec only_in_elections{"golden_wilderness.refusal.only_in_elections", {person_arg}};
    MessageSpec not_here{"golden_wilderness.refusal.not_here", {person_arg}};
    MessageSpec cannot_govern{"golden_wilderness.refusal.cannot_govern", {country_arg}};
    MessageSpec about_governor{"golden_wilderness.refusal.about_governor", {}};
    MessageSpec about_country{"golden_wilderness.refusal.about_country", {}};
    MessageSpec not_magnate{"golden_wilderness.refusal.not_magnate", {}};
    MessageSpec bid_too_low{"golden_wilderness.refusal.bid_too_low", {"pesos"_number}};
    MessageSpec bid_too_high{"golden_wilderness.refusal.bid_too_high", {"pesos"_number}};
    MessageSpec offer_open{"golden_wilderness.refusal.offer_open", {}};
    MessageSpec to_yourself{"golden_wilderness.refusal.to_yourself", {}};
    MessageSpec no_offer_to_you{"golden_wilderness.refusal.no_offer_to_you", {seat_arg}};
    MessageSpec not_what_is_asked{"golden_wilderness.refusal.not_what_is_asked", {seat_arg}};
    MessageSpec nothing_to_withdraw{"golden_wilderness.refusal.nothing_to_withdraw", {}};
    MessageSpec no_offer_begun{"golden_wilderness.refusal.no_offer_begun", {}};
    MessageSpec offer_empty{"golden_wilderness.refusal.offer_empty", {}};
    MessageSpec offer_gone{"golden_wilderness.refusal.offer_gone", {}};
    MessageSpec pesos_named{"golden_wilderness.refusal.pesos_named", {}};
    MessageSpec no_such_offer_sum{"golden_wilderness.refusal.no_such_offer_sum", {}};
    MessageSpec purse_too_small{"golden_wilderness.refusal.purse_too_small", {seat_arg}};
    MessageSpec too_many_goods{"golden_wilderness.refusal.too_many_goods", {"count"_number}};
    MessageSpec in_offer_already{"golden_wilderness.refusal.in_offer_already", {}};
    MessageSpec not_theirs{"golden_wilderness.refusal.not_theirs", {seat_arg}};
    MessageSpec other_industry{"golden_wilderness.refusal.other_industry", {tile_arg}};
    MessageSpec by_name{"golden_wilderness.refusal.by_name", {}};
    MessageSpec not_by_name{"golden_wilderness.refusal.not_by_name", {}};
    MessageSpec too_few_pioneers{"golden_wilderness.refusal.too_few_pioneers", {seat_arg}};
    MessageSpec not_held_there{"golden_wilderness.refusal.not_held_there", {seat_arg, person_arg}};
    MessageSpec shown_already{"golden_wilderness.refusal.shown_already", {}};

    MessageSpec most_money{"golden_wilderness.tie_break.most_money", {}};
};
inline constexpr Messages say{};

}  // namespace motherlode::golden_wilderness

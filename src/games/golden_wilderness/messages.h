#pragma once

#include <array>

#include "games/golden_wilderness/kinds.h"
#include "kernel/message.h"

namespace motherlode::golden_wilderness {

// All messages of The Golden Wilderness. Their sentences are in messages/<language>.toml.
struct Messages {
    static constexpr ArgSpec seat = seat_arg;
    static constexpr ArgSpec tile{"tile", Kind::tile};
    static constexpr ArgSpec other{"other", Kind::tile};
    static constexpr ArgSpec person{"person", Kind::person};
    static constexpr ArgSpec deck{"deck", Kind::deck};
    static constexpr ArgSpec industry{"industry", Kind::industry};
    static constexpr ArgSpec product{"product", Kind::product};
    static constexpr ArgSpec event{"event", Kind::event};
    static constexpr ArgSpec edge{"edge", Kind::edge};
    static constexpr ArgSpec piece{"piece", Kind::piece};
    static constexpr ArgSpec role{"role", Kind::role};
    static constexpr ArgSpec country{"country", Kind::country};
    static constexpr ArgSpec ability{"ability", Kind::ability};
    static constexpr ArgSpec effect{"effect", Kind::effect};
    static constexpr ArgSpec place{"place", Kind::hex};
    static constexpr ArgSpec to{"to", ArgKind::seat};
    static constexpr ArgSpec by{"by", ArgKind::seat};
    static constexpr ArgSpec defender{"defender", ArgKind::seat};
    static constexpr ArgSpec holder{"holder", ArgKind::seat};
    static constexpr ArgSpec maker{"maker", ArgKind::seat};
    static constexpr ArgSpec owner{"owner", ArgKind::seat};
    static constexpr ArgSpec pesos = "pesos"_number;
    static constexpr ArgSpec points = "points"_number;
    static constexpr ArgSpec votes = "votes"_number;
    static constexpr ArgSpec swords = "swords"_number;
    static constexpr ArgSpec slot = "slot"_number;

    MessageSpec deck_shuffled{"golden_wilderness.event.deck_shuffled", {deck}};
    MessageSpec person_drawn{"golden_wilderness.event.person_drawn", {seat, deck}};
    MessageSpec person_seen{"golden_wilderness.event.person_seen", {person}};
    MessageSpec immigrant_came{"golden_wilderness.event.immigrant_came", {deck}};
    MessageSpec pool_seen{"golden_wilderness.event.pool_seen", {slot, person}};
    MessageSpec pool_shown{"golden_wilderness.event.pool_shown", {seat, to, slot}};
    MessageSpec immigrant_taken{"golden_wilderness.event.immigrant_taken", {seat, deck}};
    MessageSpec person_discarded{"golden_wilderness.event.person_discarded", {seat, person}};
    MessageSpec person_trashed{"golden_wilderness.event.person_trashed", {seat, person}};
    MessageSpec person_shown{"golden_wilderness.event.person_shown", {seat, person}};
    MessageSpec discard_taken{"golden_wilderness.event.discard_taken", {seat, person}};
    MessageSpec person_traded{"golden_wilderness.event.person_traded", {seat, to, person}};
    MessageSpec settled{"golden_wilderness.event.settled", {seat, tile, industry}};
    MessageSpec industry_taken{"golden_wilderness.event.industry_taken", {seat, industry}};
    MessageSpec industry_returned{"golden_wilderness.event.industry_returned", {seat, industry}};
    MessageSpec industry_changed{"golden_wilderness.event.industry_changed", {seat, industry}};
    MessageSpec gold_rush_begins{"golden_wilderness.event.gold_rush_begins", {"pioneers"_number}};
    MessageSpec city_founded{"golden_wilderness.event.city_founded", {seat, tile, pesos}};
    MessageSpec road_built{"golden_wilderness.event.road_built", {seat, tile, other, pesos}};
    MessageSpec points_bought{"golden_wilderness.event.points_bought", {seat, points}};
    MessageSpec settlement_traded{"golden_wilderness.event.settlement_traded", {seat, to, tile}};
    MessageSpec events_shuffled{"golden_wilderness.event.events_shuffled", {}};
    MessageSpec neophytes_removed{"golden_wilderness.event.neophytes_removed", {country}};
    MessageSpec events_drawn{"golden_wilderness.event.events_drawn", {seat}};
    MessageSpec events_seen{"golden_wilderness.event.events_seen",
                            {{"one", Kind::event}, {"other", Kind::event}}};
    MessageSpec event_played{"golden_wilderness.event.event_played", {seat, event}};
    MessageSpec event_added{"golden_wilderness.event.event_added", {event}};
    MessageSpec taxes_paid{"golden_wilderness.event.taxes_paid", {pesos, "count"_number}};
    MessageSpec ends_taxes{"golden_wilderness.event.ends_taxes", {"count"_number}};
    MessageSpec ends_missions{"golden_wilderness.event.ends_missions", {}};
    MessageSpec ends_presidios{"golden_wilderness.event.ends_presidios", {}};
    MessageSpec ends_cities{"golden_wilderness.event.ends_cities", {}};
    MessageSpec ends_board{"golden_wilderness.event.ends_board", {}};
    MessageSpec market_pays_nobody{"golden_wilderness.event.market_pays_nobody", {}};
    MessageSpec market_held{"golden_wilderness.event.market_held", {seat, tile, product, pesos}};
    MessageSpec market_paid{"golden_wilderness.event.market_paid", {seat, pesos, product}};
    MessageSpec final_score{"golden_wilderness.event.final_score", {seat, points, "rank"_number}};
    MessageSpec turn_begins{"golden_wilderness.event.turn_begins", {seat}};
    MessageSpec mission_built{"golden_wilderness.event.mission_built", {seat, tile}};
    MessageSpec presidio_built{"golden_wilderness.event.presidio_built", {seat, tile}};
    MessageSpec permission_asked{"golden_wilderness.event.permission_asked", {seat, owner, tile, piece}};
    MessageSpec approval_asked{"golden_wilderness.event.approval_asked", {seat, holder, role, tile, piece}};
    MessageSpec building_allowed{"golden_wilderness.event.building_allowed", {seat, to}};
    MessageSpec building_refused_for_turn{"golden_wilderness.event.building_refused_for_turn", {seat, to}};
    MessageSpec building_refused{"golden_wilderness.event.building_refused", {seat, to, tile}};
    MessageSpec icons_played{"golden_wilderness.event.icons_played",
                             {seat, "population"_number, "crosses"_number, swords}};
    MessageSpec ability_used{"golden_wilderness.event.ability_used", {seat, person, ability}};
    MessageSpec pesos_gained{"golden_wilderness.event.pesos_gained", {seat, pesos}};
    MessageSpec tile_drawn{"golden_wilderness.event.tile_drawn", {seat, tile}};
    MessageSpec tile_put_under{"golden_wilderness.event.tile_put_under", {tile}};
    MessageSpec tile_chosen{"golden_wilderness.event.tile_chosen", {seat, tile}};
    MessageSpec tile_placed{"golden_wilderness.event.tile_placed", {seat, tile, place}};
    MessageSpec attacked{"golden_wilderness.event.attacked", {seat, defender, tile, piece}};
    MessageSpec swords_added{"golden_wilderness.event.swords_added",
                             {seat, swords, "strength"_number, "defence"_number}};
    MessageSpec attack_succeeded{"golden_wilderness.event.attack_succeeded", {seat, defender, tile, piece}};
    MessageSpec attack_failed{"golden_wilderness.event.attack_failed", {seat, defender, tile, piece}};
    MessageSpec governor_elected{"golden_wilderness.event.governor_elected", {seat}};
    MessageSpec country_changed{"golden_wilderness.event.country_changed", {country}};
    MessageSpec tie_broken{"golden_wilderness.event.tie_broken", {seat}};
    MessageSpec nothing_changes{"golden_wilderness.event.nothing_changes", {}};
    MessageSpec country_wins{"golden_wilderness.event.country_wins", {country, votes}};
    MessageSpec governor_wins{"golden_wilderness.event.governor_wins", {seat, votes}};
    MessageSpec votes_given{"golden_wilderness.event.votes_given", {seat, votes, to}};
    MessageSpec support_given{"golden_wilderness.event.support_given", {seat, votes, country}};
    MessageSpec role_taken{"golden_wilderness.event.role_taken", {seat, role}};
    MessageSpec election_called{"golden_wilderness.event.election_called", {seat}};
    MessageSpec revolution_called{"golden_wilderness.event.revolution_called", {seat}};
    MessageSpec governor_needed{"golden_wilderness.event.governor_needed", {}};
    MessageSpec abstained{"golden_wilderness.event.abstained", {seat}};
    MessageSpec swords_in_fight{"golden_wilderness.event.swords_in_fight",
                                {seat, swords, "for"_number, "against"_number}};
    MessageSpec result_defeated{"golden_wilderness.event.result_defeated", {}};
    MessageSpec role_put_up{"golden_wilderness.event.role_put_up", {seat, role}};
    MessageSpec bid_made{"golden_wilderness.event.bid_made", {seat, pesos, role}};
    MessageSpec bid_passed{"golden_wilderness.event.bid_passed", {seat, role}};
    MessageSpec role_sold{"golden_wilderness.event.role_sold", {seat, role, pesos}};
    MessageSpec offer_begun{"golden_wilderness.event.offer_begun", {seat}};
    MessageSpec draft_changed{"golden_wilderness.event.draft_changed", {}};
    MessageSpec offer_made{"golden_wilderness.event.offer_made", {seat, to}};
    MessageSpec offers_pesos{"golden_wilderness.event.offers_pesos", {seat, pesos}};
    MessageSpec asks_pesos{"golden_wilderness.event.asks_pesos", {seat, pesos}};
    MessageSpec offers_settlement{"golden_wilderness.event.offers_settlement", {seat, tile}};
    MessageSpec asks_settlement{"golden_wilderness.event.asks_settlement", {seat, tile}};
    MessageSpec offers_person{"golden_wilderness.event.offers_person", {seat, person}};
    MessageSpec asks_person{"golden_wilderness.event.asks_person", {seat, person}};
    MessageSpec offers_role{"golden_wilderness.event.offers_role", {seat, role}};
    MessageSpec asks_role{"golden_wilderness.event.asks_role", {seat, role}};
    MessageSpec offers_pioneer{"golden_wilderness.event.offers_pioneer", {seat}};
    MessageSpec asks_any{"golden_wilderness.event.asks_any", {seat, deck}};
    MessageSpec asks_pioneer{"golden_wilderness.event.asks_pioneer", {seat}};
    MessageSpec offer_dropped{"golden_wilderness.event.offer_dropped", {seat}};
    MessageSpec offer_accepted{"golden_wilderness.event.offer_accepted", {seat, maker}};
    MessageSpec offer_declined{"golden_wilderness.event.offer_declined", {seat, maker}};
    MessageSpec offer_withdrawn{"golden_wilderness.event.offer_withdrawn", {seat}};
    MessageSpec offer_lapsed{"golden_wilderness.event.offer_lapsed", {seat}};

    MessageSpec ability_show{"golden_wilderness.ability.show", {effect}};
    MessageSpec ability_discard{"golden_wilderness.ability.discard", {effect}};
    MessageSpec ability_trash{"golden_wilderness.ability.trash", {effect}};
    MessageSpec ability_pesos{"golden_wilderness.ability.pesos", {pesos, effect}};
    // The effects of abilities. Their keys end with the names from `effect_name`.
    std::array<MessageSpec, 22> effects{{
        {"golden_wilderness.ability.explore_coastal", {"tiles"_number}},
        {"golden_wilderness.ability.explore_inland", {"tiles"_number}},
        {"golden_wilderness.ability.attack_settlement", {}},
        {"golden_wilderness.ability.attack_mission", {}},
        {"golden_wilderness.ability.attack_presidio", {}},
        {"golden_wilderness.ability.attack_any", {}},
        {"golden_wilderness.ability.take_pioneer", {}},
        {"golden_wilderness.ability.take_soldier", {}},
        {"golden_wilderness.ability.take_priest", {}},
        {"golden_wilderness.ability.take_indian", {}},
        {"golden_wilderness.ability.draw_pioneer", {"cards"_number}},
        {"golden_wilderness.ability.draw_soldier", {"cards"_number}},
        {"golden_wilderness.ability.draw_priest", {"cards"_number}},
        {"golden_wilderness.ability.draw_indian", {"cards"_number}},
        {"golden_wilderness.ability.build_mission", {}},
        {"golden_wilderness.ability.build_presidio", {}},
        {"golden_wilderness.ability.gain", {pesos}},
        {"golden_wilderness.ability.population", {"icons"_number}},
        {"golden_wilderness.ability.crosses", {"icons"_number}},
        {"golden_wilderness.ability.swords", {"icons"_number}},
        {"golden_wilderness.ability.votes", {votes}},
        {"golden_wilderness.ability.support", {"support"_number, country}},
    }};

    MessageSpec action_settle{"golden_wilderness.action.settle", {tile}};
    MessageSpec action_industry{"golden_wilderness.action.industry", {industry}};
    MessageSpec action_change{"golden_wilderness.action.change", {industry}};
    MessageSpec action_city{"golden_wilderness.action.city", {tile}};
    MessageSpec action_road{"golden_wilderness.action.road", {tile}};
    MessageSpec action_border{"golden_wilderness.action.border", {edge, tile, pesos}};
    MessageSpec action_buy{"golden_wilderness.action.buy", {points}};
    MessageSpec action_event{"golden_wilderness.action.event", {}};
    MessageSpec action_play{"golden_wilderness.action.play", {event}};
    MessageSpec action_market{"golden_wilderness.action.market", {tile}};
    MessageSpec action_product{"golden_wilderness.action.product", {product}};
    MessageSpec action_take{"golden_wilderness.action.take", {slot}};
    MessageSpec action_icons{"golden_wilderness.action.icons", {person}};
    MessageSpec action_use{"golden_wilderness.action.use", {person, ability}};
    MessageSpec action_mission{"golden_wilderness.action.mission", {}};
    MessageSpec action_presidio{"golden_wilderness.action.presidio", {}};
    MessageSpec action_site{"golden_wilderness.action.site", {tile}};
    MessageSpec action_allow{"golden_wilderness.action.allow", {}};
    MessageSpec action_refuse{"golden_wilderness.action.refuse", {}};
    MessageSpec action_place{"golden_wilderness.action.place", {place}};
    MessageSpec action_turn{"golden_wilderness.action.turn", {"steps"_number}};
    MessageSpec action_under{"golden_wilderness.action.under", {}};
    MessageSpec action_attack{"golden_wilderness.action.attack", {tile, piece}};
    MessageSpec action_sword{"golden_wilderness.action.sword", {person}};
    MessageSpec action_stop{"golden_wilderness.action.stop", {}};
    MessageSpec action_election{"golden_wilderness.action.election", {}};
    MessageSpec action_revolution{"golden_wilderness.action.revolution", {}};
    MessageSpec action_vote{"golden_wilderness.action.vote", {seat}};
    MessageSpec action_support{"golden_wilderness.action.support", {country}};
    MessageSpec action_abstain{"golden_wilderness.action.abstain", {}};
    MessageSpec action_card{"golden_wilderness.action.card", {person, ability}};
    MessageSpec action_bribe{"golden_wilderness.action.bribe", {}};
    MessageSpec action_done{"golden_wilderness.action.done", {}};
    MessageSpec action_fight_for{"golden_wilderness.action.fight_for", {person}};
    MessageSpec action_fight_against{"golden_wilderness.action.fight_against", {person}};
    MessageSpec action_pass{"golden_wilderness.action.pass", {}};
    MessageSpec action_auction{"golden_wilderness.action.auction", {role}};
    MessageSpec action_bid{"golden_wilderness.action.bid", {pesos}};
    MessageSpec action_show{"golden_wilderness.action.show", {slot, seat}};
    MessageSpec action_offer{"golden_wilderness.action.offer", {seat}};
    MessageSpec action_give_pesos{"golden_wilderness.action.give_pesos", {pesos}};
    MessageSpec action_ask_pesos{"golden_wilderness.action.ask_pesos", {pesos}};
    MessageSpec action_give_settlement{"golden_wilderness.action.give_settlement", {tile}};
    MessageSpec action_ask_settlement{"golden_wilderness.action.ask_settlement", {tile}};
    MessageSpec action_give_person{"golden_wilderness.action.give_person", {person}};
    MessageSpec action_ask_person{"golden_wilderness.action.ask_person", {person}};
    MessageSpec action_give_role{"golden_wilderness.action.give_role", {role}};
    MessageSpec action_ask_role{"golden_wilderness.action.ask_role", {role}};
    MessageSpec action_give_pioneer{"golden_wilderness.action.give_pioneer", {}};
    MessageSpec action_ask_any{"golden_wilderness.action.ask_any", {deck}};
    MessageSpec action_tile{"golden_wilderness.action.tile", {tile}};
    MessageSpec action_refuse_all{"golden_wilderness.action.refuse_all", {}};
    MessageSpec action_hand{"golden_wilderness.action.hand", {person}};
    MessageSpec action_ask_pioneer{"golden_wilderness.action.ask_pioneer", {}};
    MessageSpec action_propose{"golden_wilderness.action.propose", {}};
    MessageSpec action_drop{"golden_wilderness.action.drop", {}};
    MessageSpec action_accept{"golden_wilderness.action.accept", {seat}};
    MessageSpec action_decline{"golden_wilderness.action.decline", {seat}};
    MessageSpec action_withdraw{"golden_wilderness.action.withdraw", {}};
    MessageSpec action_unknown{"golden_wilderness.action.unknown", {}};

    MessageSpec prompt_act{"golden_wilderness.prompt.act", {seat}};
    MessageSpec prompt_trade{"golden_wilderness.prompt.trade", {seat}};
    MessageSpec prompt_compose{"golden_wilderness.prompt.compose", {seat}};
    MessageSpec prompt_event{"golden_wilderness.prompt.event", {seat}};
    MessageSpec prompt_industry{"golden_wilderness.prompt.industry", {seat, tile}};
    MessageSpec prompt_border{"golden_wilderness.prompt.border", {seat, tile}};
    MessageSpec prompt_site{"golden_wilderness.prompt.site", {seat}};
    MessageSpec prompt_permission{"golden_wilderness.prompt.permission", {seat, by, tile, piece}};
    MessageSpec prompt_approval{"golden_wilderness.prompt.approval", {seat, by, tile, piece, role}};
    MessageSpec prompt_choose_tile{"golden_wilderness.prompt.choose_tile", {seat, "tiles"_number}};
    MessageSpec prompt_board_tile{"golden_wilderness.prompt.board_tile", {seat, "tiles"_number}};
    MessageSpec prompt_give_from_deck{"golden_wilderness.prompt.give_from_deck", {seat, to, deck}};
    MessageSpec prompt_explore{"golden_wilderness.prompt.explore", {seat, tile}};
    MessageSpec prompt_turn{"golden_wilderness.prompt.turn", {seat, tile}};
    MessageSpec prompt_target{"golden_wilderness.prompt.target", {seat}};
    MessageSpec prompt_contest{"golden_wilderness.prompt.contest",
                               {seat, tile, "strength"_number, "defence"_number}};
    MessageSpec prompt_market{"golden_wilderness.prompt.market", {seat}};
    MessageSpec prompt_product{"golden_wilderness.prompt.product", {seat, tile}};
    MessageSpec prompt_immigrant{"golden_wilderness.prompt.immigrant", {seat}};
    MessageSpec prompt_show{"golden_wilderness.prompt.show", {seat}};
    MessageSpec prompt_vote{"golden_wilderness.prompt.vote", {seat}};
    MessageSpec prompt_support{"golden_wilderness.prompt.support", {seat}};
    MessageSpec prompt_more_votes{"golden_wilderness.prompt.more_votes", {seat}};
    MessageSpec prompt_fight{"golden_wilderness.prompt.fight", {seat, "for"_number, "against"_number}};
    MessageSpec prompt_auction{"golden_wilderness.prompt.auction", {seat}};
    MessageSpec prompt_bid{"golden_wilderness.prompt.bid", {seat, role}};
    MessageSpec prompt_game_over{"golden_wilderness.prompt.game_over", {}};

    MessageSpec unknown_action{"golden_wilderness.refusal.unknown_action", {}};
    MessageSpec over{"golden_wilderness.refusal.over", {}};
    MessageSpec not_your_turn{"golden_wilderness.refusal.not_your_turn", {seat}};
    MessageSpec not_at_this_level{"golden_wilderness.refusal.not_at_this_level", {}};
    MessageSpec not_now{"golden_wilderness.refusal.not_now", {}};
    MessageSpec finish_offer{"golden_wilderness.refusal.finish_offer", {}};
    MessageSpec off_board{"golden_wilderness.refusal.off_board", {tile}};
    MessageSpec tile_taken{"golden_wilderness.refusal.tile_taken", {tile}};
    MessageSpec desert{"golden_wilderness.refusal.desert", {tile}};
    MessageSpec out_of_reach{"golden_wilderness.refusal.out_of_reach", {tile}};
    MessageSpec too_little_population{"golden_wilderness.refusal.too_little_population",
                                      {"needed"_number, "have"_number}};
    MessageSpec too_few_pesos{"golden_wilderness.refusal.too_few_pesos", {"needed"_number}};
    MessageSpec wrong_industry{"golden_wilderness.refusal.wrong_industry", {industry}};
    MessageSpec only_up{"golden_wilderness.refusal.only_up", {industry}};
    MessageSpec no_settlement_there{"golden_wilderness.refusal.no_settlement_there", {}};
    MessageSpec no_city_left{"golden_wilderness.refusal.no_city_left", {}};
    MessageSpec no_such_sum{"golden_wilderness.refusal.no_such_sum", {}};
    MessageSpec event_not_drawn{"golden_wilderness.refusal.event_not_drawn", {event}};
    MessageSpec must_play_event{"golden_wilderness.refusal.must_play_event", {event}};
    MessageSpec market_must_pay{"golden_wilderness.refusal.market_must_pay", {}};
    MessageSpec no_such_slot{"golden_wilderness.refusal.no_such_slot", {}};
    MessageSpec not_in_hand{"golden_wilderness.refusal.not_in_hand", {person}};
    MessageSpec already_used{"golden_wilderness.refusal.already_used", {person}};
    MessageSpec no_icons{"golden_wilderness.refusal.no_icons", {person}};
    MessageSpec no_effect{"golden_wilderness.refusal.no_effect", {person}};
    MessageSpec tile_not_drawn{"golden_wilderness.refusal.tile_not_drawn", {tile}};
    MessageSpec coast_needed{"golden_wilderness.refusal.coast_needed", {}};
    MessageSpec tile_fits_nowhere{"golden_wilderness.refusal.tile_fits_nowhere", {tile}};
    MessageSpec tile_does_not_fit{"golden_wilderness.refusal.tile_does_not_fit", {}};
    MessageSpec called_already{"golden_wilderness.refusal.called_already", {}};
    MessageSpec role_not_for_sale{"golden_wilderness.refusal.role_not_for_sale", {}};
    MessageSpec no_offer_left{"golden_wilderness.refusal.no_offer_left", {}};
    MessageSpec not_governor{"golden_wilderness.refusal.not_governor", {}};
    MessageSpec no_tile_beside{"golden_wilderness.refusal.no_tile_beside", {tile, edge}};
    MessageSpec road_there{"golden_wilderness.refusal.road_there", {tile, edge}};
    MessageSpec no_road_from{"golden_wilderness.refusal.no_road_from", {tile}};
    MessageSpec no_market_there{"golden_wilderness.refusal.no_market_there", {tile}};
    MessageSpec too_few_crosses{"golden_wilderness.refusal.too_few_crosses", {"needed"_number}};
    MessageSpec too_few_swords{"golden_wilderness.refusal.too_few_swords", {"needed"_number}};
    MessageSpec no_mission_left{"golden_wilderness.refusal.no_mission_left", {}};
    MessageSpec no_presidio_left{"golden_wilderness.refusal.no_presidio_left", {}};
    MessageSpec no_site_left{"golden_wilderness.refusal.no_site_left", {}};
    MessageSpec site_city{"golden_wilderness.refusal.site_city", {tile}};
    MessageSpec site_marked{"golden_wilderness.refusal.site_marked", {tile}};
    MessageSpec site_refused{"golden_wilderness.refusal.site_refused", {tile}};
    MessageSpec nothing_to_attack{"golden_wilderness.refusal.nothing_to_attack", {tile}};
    MessageSpec own_piece{"golden_wilderness.refusal.own_piece", {}};
    MessageSpec protected_by_presidio{"golden_wilderness.refusal.protected", {tile}};
    MessageSpec not_its_target{"golden_wilderness.refusal.not_its_target", {}};
    MessageSpec only_in_elections{"golden_wilderness.refusal.only_in_elections", {person}};
    MessageSpec not_here{"golden_wilderness.refusal.not_here", {person}};
    MessageSpec cannot_govern{"golden_wilderness.refusal.cannot_govern", {country}};
    MessageSpec about_governor{"golden_wilderness.refusal.about_governor", {}};
    MessageSpec about_country{"golden_wilderness.refusal.about_country", {}};
    MessageSpec not_magnate{"golden_wilderness.refusal.not_magnate", {}};
    MessageSpec bid_too_low{"golden_wilderness.refusal.bid_too_low", {pesos}};
    MessageSpec bid_too_high{"golden_wilderness.refusal.bid_too_high", {pesos}};
    MessageSpec offer_open{"golden_wilderness.refusal.offer_open", {}};
    MessageSpec to_yourself{"golden_wilderness.refusal.to_yourself", {}};
    MessageSpec no_offer_to_you{"golden_wilderness.refusal.no_offer_to_you", {seat}};
    MessageSpec not_what_is_asked{"golden_wilderness.refusal.not_what_is_asked", {seat}};
    MessageSpec nothing_to_withdraw{"golden_wilderness.refusal.nothing_to_withdraw", {}};
    MessageSpec no_offer_begun{"golden_wilderness.refusal.no_offer_begun", {}};
    MessageSpec offer_empty{"golden_wilderness.refusal.offer_empty", {}};
    MessageSpec offer_gone{"golden_wilderness.refusal.offer_gone", {}};
    MessageSpec pesos_named{"golden_wilderness.refusal.pesos_named", {}};
    MessageSpec no_such_offer_sum{"golden_wilderness.refusal.no_such_offer_sum", {}};
    MessageSpec purse_too_small{"golden_wilderness.refusal.purse_too_small", {seat}};
    MessageSpec too_many_goods{"golden_wilderness.refusal.too_many_goods", {"count"_number}};
    MessageSpec in_offer_already{"golden_wilderness.refusal.in_offer_already", {}};
    MessageSpec not_theirs{"golden_wilderness.refusal.not_theirs", {seat}};
    MessageSpec other_industry{"golden_wilderness.refusal.other_industry", {tile}};
    MessageSpec by_name{"golden_wilderness.refusal.by_name", {}};
    MessageSpec not_by_name{"golden_wilderness.refusal.not_by_name", {}};
    MessageSpec too_few_of_deck{"golden_wilderness.refusal.too_few_of_deck", {seat, deck}};
    MessageSpec other_deck{"golden_wilderness.refusal.other_deck", {deck}};
    MessageSpec too_few_pioneers{"golden_wilderness.refusal.too_few_pioneers", {seat}};
    MessageSpec not_held_there{"golden_wilderness.refusal.not_held_there", {seat, person}};
    MessageSpec shown_already{"golden_wilderness.refusal.shown_already", {}};

    MessageSpec most_money{"golden_wilderness.tie_break.most_money", {}};
};
inline constexpr Messages say{};

}  // namespace motherlode::golden_wilderness

#pragma once

#include <array>

#include "kernel/message.h"

// Everything The Golden Wilderness can say. The sentences are in messages/<language>.toml.
namespace motherlode::golden_wilderness::say {

inline constexpr ArgKind number_arg = ArgKind::number;
inline constexpr ArgKind seat_arg = ArgKind::seat;
inline constexpr ArgKind tile_arg = game_arg(0);      // a TileId
inline constexpr ArgKind person_arg = game_arg(1);    // a CardId
inline constexpr ArgKind deck_arg = game_arg(2);      // a Deck
inline constexpr ArgKind industry_arg = game_arg(3);  // its number
inline constexpr ArgKind product_arg = game_arg(4);   // its number
inline constexpr ArgKind event_arg = game_arg(5);     // an EventKind
inline constexpr ArgKind edge_arg = game_arg(6);      // an Edge
inline constexpr ArgKind piece_arg = game_arg(7);     // a Piece
inline constexpr ArgKind role_arg = game_arg(8);      // a Role
inline constexpr ArgKind country_arg = game_arg(9);   // its number
inline constexpr ArgKind ability_arg = game_arg(10);  // card * (max_abilities + 1) + which
inline constexpr ArgKind place_arg = game_arg(11);    // place_of a Hex

inline constexpr MessageSpec deck_shuffled{"golden_wilderness.event.deck_shuffled", {{"deck", deck_arg}}};
inline constexpr MessageSpec person_drawn{"golden_wilderness.event.person_drawn",
                                          {{"seat", seat_arg}, {"deck", deck_arg}}};
inline constexpr MessageSpec person_seen{"golden_wilderness.event.person_seen", {{"person", person_arg}}};
inline constexpr MessageSpec immigrant_came{"golden_wilderness.event.immigrant_came", {{"deck", deck_arg}}};
inline constexpr MessageSpec pool_seen{"golden_wilderness.event.pool_seen",
                                       {{"slot", number_arg}, {"person", person_arg}}};
inline constexpr MessageSpec pool_shown{"golden_wilderness.event.pool_shown",
                                        {{"seat", seat_arg}, {"to", seat_arg}, {"slot", number_arg}}};
inline constexpr MessageSpec immigrant_taken{"golden_wilderness.event.immigrant_taken",
                                             {{"seat", seat_arg}, {"deck", deck_arg}}};
inline constexpr MessageSpec person_discarded{"golden_wilderness.event.person_discarded",
                                              {{"seat", seat_arg}, {"person", person_arg}}};
inline constexpr MessageSpec person_trashed{"golden_wilderness.event.person_trashed",
                                            {{"seat", seat_arg}, {"person", person_arg}}};
inline constexpr MessageSpec person_shown{"golden_wilderness.event.person_shown",
                                          {{"seat", seat_arg}, {"person", person_arg}}};
inline constexpr MessageSpec discard_taken{"golden_wilderness.event.discard_taken",
                                           {{"seat", seat_arg}, {"person", person_arg}}};
inline constexpr MessageSpec person_traded{"golden_wilderness.event.person_traded",
                                           {{"seat", seat_arg}, {"to", seat_arg}, {"person", person_arg}}};
inline constexpr MessageSpec settled{"golden_wilderness.event.settled",
                                     {{"seat", seat_arg}, {"tile", tile_arg}, {"industry", industry_arg}}};
inline constexpr MessageSpec industry_taken{"golden_wilderness.event.industry_taken",
                                            {{"seat", seat_arg}, {"industry", industry_arg}}};
inline constexpr MessageSpec industry_returned{"golden_wilderness.event.industry_returned",
                                               {{"seat", seat_arg}, {"industry", industry_arg}}};
inline constexpr MessageSpec industry_changed{"golden_wilderness.event.industry_changed",
                                              {{"seat", seat_arg}, {"industry", industry_arg}}};
inline constexpr MessageSpec gold_rush_begins{"golden_wilderness.event.gold_rush_begins",
                                              {{"pioneers", number_arg}}};
inline constexpr MessageSpec city_founded{"golden_wilderness.event.city_founded",
                                          {{"seat", seat_arg}, {"tile", tile_arg}, {"pesos", number_arg}}};
inline constexpr MessageSpec road_built{
    "golden_wilderness.event.road_built",
    {{"seat", seat_arg}, {"tile", tile_arg}, {"other", tile_arg}, {"pesos", number_arg}}};
inline constexpr MessageSpec points_bought{"golden_wilderness.event.points_bought",
                                           {{"seat", seat_arg}, {"points", number_arg}}};
inline constexpr MessageSpec settlement_traded{"golden_wilderness.event.settlement_traded",
                                               {{"seat", seat_arg}, {"to", seat_arg}, {"tile", tile_arg}}};
inline constexpr MessageSpec events_shuffled{"golden_wilderness.event.events_shuffled", {}};
inline constexpr MessageSpec neophytes_removed{"golden_wilderness.event.neophytes_removed",
                                               {{"country", country_arg}}};
inline constexpr MessageSpec events_drawn{"golden_wilderness.event.events_drawn", {{"seat", seat_arg}}};
inline constexpr MessageSpec events_seen{"golden_wilderness.event.events_seen",
                                         {{"one", event_arg}, {"other", event_arg}}};
inline constexpr MessageSpec event_played{"golden_wilderness.event.event_played",
                                          {{"seat", seat_arg}, {"event", event_arg}}};
inline constexpr MessageSpec event_added{"golden_wilderness.event.event_added", {{"event", event_arg}}};
inline constexpr MessageSpec taxes_paid{"golden_wilderness.event.taxes_paid",
                                        {{"pesos", number_arg}, {"count", number_arg}}};
inline constexpr MessageSpec market_pays_nobody{"golden_wilderness.event.market_pays_nobody", {}};
inline constexpr MessageSpec market_held{
    "golden_wilderness.event.market_held",
    {{"seat", seat_arg}, {"tile", tile_arg}, {"product", product_arg}, {"pesos", number_arg}}};
inline constexpr MessageSpec market_paid{
    "golden_wilderness.event.market_paid",
    {{"seat", seat_arg}, {"pesos", number_arg}, {"product", product_arg}}};
inline constexpr MessageSpec final_score{"golden_wilderness.event.final_score",
                                         {{"seat", seat_arg}, {"points", number_arg}, {"rank", number_arg}}};
inline constexpr MessageSpec turn_begins{"golden_wilderness.event.turn_begins", {{"seat", seat_arg}}};
inline constexpr MessageSpec mission_built{"golden_wilderness.event.mission_built",
                                           {{"seat", seat_arg}, {"tile", tile_arg}}};
inline constexpr MessageSpec presidio_built{"golden_wilderness.event.presidio_built",
                                            {{"seat", seat_arg}, {"tile", tile_arg}}};
inline constexpr MessageSpec permission_asked{"golden_wilderness.event.permission_asked",
                                              {{"seat", seat_arg}, {"owner", seat_arg}, {"tile", tile_arg}}};
inline constexpr MessageSpec building_allowed{"golden_wilderness.event.building_allowed",
                                              {{"seat", seat_arg}, {"to", seat_arg}}};
inline constexpr MessageSpec building_refused{"golden_wilderness.event.building_refused",
                                              {{"seat", seat_arg}, {"to", seat_arg}, {"tile", tile_arg}}};
inline constexpr MessageSpec icons_played{
    "golden_wilderness.event.icons_played",
    {{"seat", seat_arg}, {"population", number_arg}, {"crosses", number_arg}, {"swords", number_arg}}};
inline constexpr MessageSpec ability_used{
    "golden_wilderness.event.ability_used",
    {{"seat", seat_arg}, {"person", person_arg}, {"ability", ability_arg}}};
inline constexpr MessageSpec pesos_gained{"golden_wilderness.event.pesos_gained",
                                          {{"seat", seat_arg}, {"pesos", number_arg}}};
inline constexpr MessageSpec tile_drawn{"golden_wilderness.event.tile_drawn",
                                        {{"seat", seat_arg}, {"tile", tile_arg}}};
inline constexpr MessageSpec tile_put_under{"golden_wilderness.event.tile_put_under", {{"tile", tile_arg}}};
inline constexpr MessageSpec tile_placed{"golden_wilderness.event.tile_placed",
                                         {{"seat", seat_arg}, {"tile", tile_arg}, {"place", place_arg}}};
inline constexpr MessageSpec attacked{
    "golden_wilderness.event.attacked",
    {{"seat", seat_arg}, {"defender", seat_arg}, {"tile", tile_arg}, {"piece", piece_arg}}};
inline constexpr MessageSpec swords_added{
    "golden_wilderness.event.swords_added",
    {{"seat", seat_arg}, {"swords", number_arg}, {"strength", number_arg}, {"defence", number_arg}}};
inline constexpr MessageSpec attack_succeeded{
    "golden_wilderness.event.attack_succeeded",
    {{"seat", seat_arg}, {"defender", seat_arg}, {"tile", tile_arg}, {"piece", piece_arg}}};
inline constexpr MessageSpec attack_failed{
    "golden_wilderness.event.attack_failed",
    {{"seat", seat_arg}, {"defender", seat_arg}, {"tile", tile_arg}, {"piece", piece_arg}}};
inline constexpr MessageSpec governor_elected{"golden_wilderness.event.governor_elected",
                                              {{"seat", seat_arg}}};
inline constexpr MessageSpec country_changed{"golden_wilderness.event.country_changed",
                                             {{"country", country_arg}}};
inline constexpr MessageSpec tie_broken{"golden_wilderness.event.tie_broken", {{"seat", seat_arg}}};
inline constexpr MessageSpec nothing_changes{"golden_wilderness.event.nothing_changes", {}};
inline constexpr MessageSpec country_wins{"golden_wilderness.event.country_wins",
                                          {{"country", country_arg}, {"votes", number_arg}}};
inline constexpr MessageSpec governor_wins{"golden_wilderness.event.governor_wins",
                                           {{"seat", seat_arg}, {"votes", number_arg}}};
inline constexpr MessageSpec votes_given{"golden_wilderness.event.votes_given",
                                         {{"seat", seat_arg}, {"votes", number_arg}, {"to", seat_arg}}};
inline constexpr MessageSpec support_given{
    "golden_wilderness.event.support_given",
    {{"seat", seat_arg}, {"votes", number_arg}, {"country", country_arg}}};
inline constexpr MessageSpec role_taken{"golden_wilderness.event.role_taken",
                                        {{"seat", seat_arg}, {"role", role_arg}}};
inline constexpr MessageSpec election_called{"golden_wilderness.event.election_called", {{"seat", seat_arg}}};
inline constexpr MessageSpec revolution_called{"golden_wilderness.event.revolution_called",
                                               {{"seat", seat_arg}}};
inline constexpr MessageSpec governor_needed{"golden_wilderness.event.governor_needed", {}};
inline constexpr MessageSpec abstained{"golden_wilderness.event.abstained", {{"seat", seat_arg}}};
inline constexpr MessageSpec swords_in_fight{
    "golden_wilderness.event.swords_in_fight",
    {{"seat", seat_arg}, {"swords", number_arg}, {"for", number_arg}, {"against", number_arg}}};
inline constexpr MessageSpec result_defeated{"golden_wilderness.event.result_defeated", {}};
inline constexpr MessageSpec role_put_up{"golden_wilderness.event.role_put_up",
                                         {{"seat", seat_arg}, {"role", role_arg}}};
inline constexpr MessageSpec bid_made{"golden_wilderness.event.bid_made",
                                      {{"seat", seat_arg}, {"pesos", number_arg}, {"role", role_arg}}};
inline constexpr MessageSpec bid_passed{"golden_wilderness.event.bid_passed",
                                        {{"seat", seat_arg}, {"role", role_arg}}};
inline constexpr MessageSpec role_sold{"golden_wilderness.event.role_sold",
                                       {{"seat", seat_arg}, {"role", role_arg}, {"pesos", number_arg}}};
inline constexpr MessageSpec offer_begun{"golden_wilderness.event.offer_begun", {{"seat", seat_arg}}};
inline constexpr MessageSpec draft_changed{"golden_wilderness.event.draft_changed", {}};
inline constexpr MessageSpec offer_made{"golden_wilderness.event.offer_made",
                                        {{"seat", seat_arg}, {"to", seat_arg}}};
inline constexpr MessageSpec offers_pesos{"golden_wilderness.event.offers_pesos",
                                          {{"seat", seat_arg}, {"pesos", number_arg}}};
inline constexpr MessageSpec asks_pesos{"golden_wilderness.event.asks_pesos",
                                        {{"seat", seat_arg}, {"pesos", number_arg}}};
inline constexpr MessageSpec offers_settlement{"golden_wilderness.event.offers_settlement",
                                               {{"seat", seat_arg}, {"tile", tile_arg}}};
inline constexpr MessageSpec asks_settlement{"golden_wilderness.event.asks_settlement",
                                             {{"seat", seat_arg}, {"tile", tile_arg}}};
inline constexpr MessageSpec offers_person{"golden_wilderness.event.offers_person",
                                           {{"seat", seat_arg}, {"person", person_arg}}};
inline constexpr MessageSpec asks_person{"golden_wilderness.event.asks_person",
                                         {{"seat", seat_arg}, {"person", person_arg}}};
inline constexpr MessageSpec offers_role{"golden_wilderness.event.offers_role",
                                         {{"seat", seat_arg}, {"role", role_arg}}};
inline constexpr MessageSpec asks_role{"golden_wilderness.event.asks_role",
                                       {{"seat", seat_arg}, {"role", role_arg}}};
inline constexpr MessageSpec offers_pioneer{"golden_wilderness.event.offers_pioneer", {{"seat", seat_arg}}};
inline constexpr MessageSpec asks_pioneer{"golden_wilderness.event.asks_pioneer", {{"seat", seat_arg}}};
inline constexpr MessageSpec offer_dropped{"golden_wilderness.event.offer_dropped", {{"seat", seat_arg}}};
inline constexpr MessageSpec offer_accepted{"golden_wilderness.event.offer_accepted",
                                            {{"seat", seat_arg}, {"maker", seat_arg}}};
inline constexpr MessageSpec offer_declined{"golden_wilderness.event.offer_declined",
                                            {{"seat", seat_arg}, {"maker", seat_arg}}};
inline constexpr MessageSpec offer_withdrawn{"golden_wilderness.event.offer_withdrawn", {{"seat", seat_arg}}};
inline constexpr MessageSpec offer_lapsed{"golden_wilderness.event.offer_lapsed", {{"seat", seat_arg}}};

inline constexpr MessageSpec action_settle{"golden_wilderness.action.settle", {{"tile", tile_arg}}};
inline constexpr MessageSpec action_industry{"golden_wilderness.action.industry",
                                             {{"industry", industry_arg}}};
inline constexpr MessageSpec action_change{"golden_wilderness.action.change", {{"industry", industry_arg}}};
inline constexpr MessageSpec action_city{"golden_wilderness.action.city", {{"tile", tile_arg}}};
inline constexpr MessageSpec action_road{"golden_wilderness.action.road", {{"tile", tile_arg}}};
inline constexpr MessageSpec action_border{"golden_wilderness.action.border", {{"edge", edge_arg}}};
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
inline constexpr MessageSpec prompt_permission{"golden_wilderness.prompt.permission",
                                               {{"seat", seat_arg}, {"by", seat_arg}, {"tile", tile_arg}}};
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
inline constexpr MessageSpec prompt_vote{"golden_wilderness.prompt.vote", {{"seat", seat_arg}}};
inline constexpr MessageSpec prompt_support{"golden_wilderness.prompt.support", {{"seat", seat_arg}}};
inline constexpr MessageSpec prompt_more_votes{"golden_wilderness.prompt.more_votes", {{"seat", seat_arg}}};
inline constexpr MessageSpec prompt_fight{"golden_wilderness.prompt.fight",
                                          {{"seat", seat_arg}, {"for", number_arg}, {"against", number_arg}}};
inline constexpr MessageSpec prompt_auction{"golden_wilderness.prompt.auction", {{"seat", seat_arg}}};
inline constexpr MessageSpec prompt_bid{"golden_wilderness.prompt.bid",
                                        {{"seat", seat_arg}, {"role", role_arg}}};
inline constexpr MessageSpec prompt_game_over{"golden_wilderness.prompt.game_over", {}};

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
                                                          {}};
inline constexpr MessageSpec cannot_too_few_pesos{"golden_wilderness.refusal.too_few_pesos", {}};
inline constexpr MessageSpec cannot_wrong_industry{"golden_wilderness.refusal.wrong_industry",
                                                   {{"industry", industry_arg}}};
inline constexpr MessageSpec cannot_only_up{"golden_wilderness.refusal.only_up",
                                            {{"industry", industry_arg}}};
inline constexpr MessageSpec cannot_no_settlement_there{"golden_wilderness.refusal.no_settlement_there", {}};
inline constexpr MessageSpec cannot_no_city_left{"golden_wilderness.refusal.no_city_left", {}};
inline constexpr MessageSpec cannot_no_road_there{"golden_wilderness.refusal.no_road_there", {}};
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
inline constexpr MessageSpec cannot_no_site{"golden_wilderness.refusal.no_site", {}};
inline constexpr MessageSpec cannot_tile_does_not_fit{"golden_wilderness.refusal.tile_does_not_fit", {}};
inline constexpr MessageSpec cannot_no_target{"golden_wilderness.refusal.no_target", {}};
inline constexpr MessageSpec cannot_called_already{"golden_wilderness.refusal.called_already", {}};
inline constexpr MessageSpec cannot_no_vote{"golden_wilderness.refusal.no_vote", {}};
inline constexpr MessageSpec cannot_no_bid{"golden_wilderness.refusal.no_bid", {}};
inline constexpr MessageSpec cannot_role_not_for_sale{"golden_wilderness.refusal.role_not_for_sale", {}};
inline constexpr MessageSpec cannot_no_offer_left{"golden_wilderness.refusal.no_offer_left", {}};
inline constexpr MessageSpec cannot_no_such_offer{"golden_wilderness.refusal.no_such_offer", {}};
inline constexpr MessageSpec cannot_cannot_be_offered{"golden_wilderness.refusal.cannot_be_offered", {}};
inline constexpr MessageSpec cannot_not_governor{"golden_wilderness.refusal.not_governor", {}};

inline constexpr MessageSpec most_money{"golden_wilderness.tie_break.most_money", {}};

inline constexpr std::array all{
    &deck_shuffled,
    &person_drawn,
    &person_seen,
    &immigrant_came,
    &pool_seen,
    &pool_shown,
    &immigrant_taken,
    &person_discarded,
    &person_trashed,
    &person_shown,
    &discard_taken,
    &person_traded,
    &settled,
    &industry_taken,
    &industry_returned,
    &industry_changed,
    &gold_rush_begins,
    &city_founded,
    &road_built,
    &points_bought,
    &settlement_traded,
    &events_shuffled,
    &neophytes_removed,
    &events_drawn,
    &events_seen,
    &event_played,
    &event_added,
    &taxes_paid,
    &market_pays_nobody,
    &market_held,
    &market_paid,
    &final_score,
    &turn_begins,
    &mission_built,
    &presidio_built,
    &permission_asked,
    &building_allowed,
    &building_refused,
    &icons_played,
    &ability_used,
    &pesos_gained,
    &tile_drawn,
    &tile_put_under,
    &tile_placed,
    &attacked,
    &swords_added,
    &attack_succeeded,
    &attack_failed,
    &governor_elected,
    &country_changed,
    &tie_broken,
    &nothing_changes,
    &country_wins,
    &governor_wins,
    &votes_given,
    &support_given,
    &role_taken,
    &election_called,
    &revolution_called,
    &governor_needed,
    &abstained,
    &swords_in_fight,
    &result_defeated,
    &role_put_up,
    &bid_made,
    &bid_passed,
    &role_sold,
    &offer_begun,
    &draft_changed,
    &offer_made,
    &offers_pesos,
    &asks_pesos,
    &offers_settlement,
    &asks_settlement,
    &offers_person,
    &asks_person,
    &offers_role,
    &asks_role,
    &offers_pioneer,
    &asks_pioneer,
    &offer_dropped,
    &offer_accepted,
    &offer_declined,
    &offer_withdrawn,
    &offer_lapsed,
    &action_settle,
    &action_industry,
    &action_change,
    &action_city,
    &action_road,
    &action_border,
    &action_buy,
    &action_event,
    &action_play,
    &action_market,
    &action_product,
    &action_take,
    &action_icons,
    &action_use,
    &action_mission,
    &action_presidio,
    &action_site,
    &action_allow,
    &action_refuse,
    &action_place,
    &action_turn,
    &action_under,
    &action_attack,
    &action_sword,
    &action_stop,
    &action_election,
    &action_revolution,
    &action_vote,
    &action_support,
    &action_abstain,
    &action_card,
    &action_bribe,
    &action_done,
    &action_fight_for,
    &action_fight_against,
    &action_pass,
    &action_auction,
    &action_bid,
    &action_show,
    &action_offer,
    &action_give_pesos,
    &action_ask_pesos,
    &action_give_settlement,
    &action_ask_settlement,
    &action_give_person,
    &action_ask_person,
    &action_give_role,
    &action_ask_role,
    &action_give_pioneer,
    &action_ask_pioneer,
    &action_propose,
    &action_drop,
    &action_accept,
    &action_decline,
    &action_withdraw,
    &action_unknown,
    &prompt_act,
    &prompt_trade,
    &prompt_compose,
    &prompt_event,
    &prompt_industry,
    &prompt_border,
    &prompt_site,
    &prompt_permission,
    &prompt_explore,
    &prompt_turn,
    &prompt_target,
    &prompt_contest,
    &prompt_market,
    &prompt_product,
    &prompt_immigrant,
    &prompt_vote,
    &prompt_support,
    &prompt_more_votes,
    &prompt_fight,
    &prompt_auction,
    &prompt_bid,
    &prompt_game_over,
    &cannot_unknown_action,
    &cannot_over,
    &cannot_not_your_turn,
    &cannot_not_at_this_level,
    &cannot_not_now,
    &cannot_finish_offer,
    &cannot_off_board,
    &cannot_tile_taken,
    &cannot_desert,
    &cannot_out_of_reach,
    &cannot_too_little_population,
    &cannot_too_few_pesos,
    &cannot_wrong_industry,
    &cannot_only_up,
    &cannot_no_settlement_there,
    &cannot_no_city_left,
    &cannot_no_road_there,
    &cannot_no_such_sum,
    &cannot_event_not_drawn,
    &cannot_must_play_event,
    &cannot_market_must_pay,
    &cannot_no_such_slot,
    &cannot_not_in_hand,
    &cannot_already_used,
    &cannot_no_icons,
    &cannot_no_effect,
    &cannot_no_site,
    &cannot_tile_does_not_fit,
    &cannot_no_target,
    &cannot_called_already,
    &cannot_no_vote,
    &cannot_no_bid,
    &cannot_role_not_for_sale,
    &cannot_no_offer_left,
    &cannot_no_such_offer,
    &cannot_cannot_be_offered,
    &cannot_not_governor,
    &most_money,
};

}  // namespace motherlode::golden_wilderness::say

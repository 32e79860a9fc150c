#pragma once

#include <array>

#include "games/golden_wilderness/arguments.h"

// What happens.
namespace motherlode::golden_wilderness::say {

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
inline constexpr MessageSpec ends_taxes{"golden_wilderness.event.ends_taxes", {{"count", number_arg}}};
inline constexpr MessageSpec ends_missions{"golden_wilderness.event.ends_missions", {}};
inline constexpr MessageSpec ends_presidios{"golden_wilderness.event.ends_presidios", {}};
inline constexpr MessageSpec ends_cities{"golden_wilderness.event.ends_cities", {}};
inline constexpr MessageSpec ends_board{"golden_wilderness.event.ends_board", {}};
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
inline constexpr MessageSpec permission_asked{
    "golden_wilderness.event.permission_asked",
    {{"seat", seat_arg}, {"owner", seat_arg}, {"tile", tile_arg}, {"piece", piece_arg}}};
inline constexpr MessageSpec approval_asked{
    "golden_wilderness.event.approval_asked",
    {{"seat", seat_arg}, {"holder", seat_arg}, {"role", role_arg}, {"tile", tile_arg}, {"piece", piece_arg}}};
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

// clang-format off
inline constexpr std::array events{
    &deck_shuffled, &person_drawn, &person_seen, &immigrant_came, &pool_seen, &pool_shown,
    &immigrant_taken, &person_discarded, &person_trashed, &person_shown, &discard_taken, &person_traded,
    &settled, &industry_taken, &industry_returned, &industry_changed, &gold_rush_begins, &city_founded,
    &road_built, &points_bought, &settlement_traded, &events_shuffled, &neophytes_removed, &events_drawn,
    &events_seen, &event_played, &event_added, &taxes_paid, &ends_taxes, &ends_missions, &ends_presidios,
    &ends_cities, &ends_board, &market_pays_nobody, &market_held, &market_paid, &final_score, &turn_begins,
    &mission_built, &presidio_built, &permission_asked, &approval_asked, &building_allowed,
    &building_refused, &icons_played, &ability_used, &pesos_gained, &tile_drawn, &tile_put_under,
    &tile_placed, &attacked, &swords_added, &attack_succeeded, &attack_failed, &governor_elected,
    &country_changed, &tie_broken, &nothing_changes, &country_wins, &governor_wins, &votes_given,
    &support_given, &role_taken, &election_called, &revolution_called, &governor_needed, &abstained,
    &swords_in_fight, &result_defeated, &role_put_up, &bid_made, &bid_passed, &role_sold, &offer_begun,
    &draft_changed, &offer_made, &offers_pesos, &asks_pesos, &offers_settlement, &asks_settlement,
    &offers_person, &asks_person, &offers_role, &asks_role, &offers_pioneer, &asks_pioneer, &offer_dropped,
    &offer_accepted, &offer_declined, &offer_withdrawn, &offer_lapsed,
};
// clang-format on

}  // namespace motherlode::golden_wilderness::say

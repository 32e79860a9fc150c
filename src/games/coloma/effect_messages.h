#pragma once

#include <array>

#include "games/coloma/arguments.h"

// The vocabulary of docs/editions.md in words.
namespace motherlode::coloma::say {

// By Thing.
inline constexpr std::array<MessageSpec, things> amounts{{
    {"coloma.amount.dude", {{"count", number}}},
    {"coloma.amount.tent", {{"count", number}}},
    {"coloma.amount.horse", {{"count", number}}},
    {"coloma.amount.buck", {{"count", number}}},
    {"coloma.amount.gold", {{"count", number}}},
    {"coloma.amount.card", {{"count", number}}},
    {"coloma.amount.barrel", {{"count", number}}},
    {"coloma.amount.vp", {{"count", number}}},
    {"coloma.amount.grave", {{"count", number}}},
}};

// Acts.
inline constexpr MessageSpec nothing{"coloma.effect.nothing", {}};
inline constexpr MessageSpec gain_each{"coloma.effect.gain_each", {{"amount", amount}, {"measure", measure}}};
inline constexpr MessageSpec gain_each_most{"coloma.effect.gain_each_most",
                                            {{"amount", amount}, {"measure", measure}, {"most", number}}};
inline constexpr MessageSpec gain_every{"coloma.effect.gain_every",
                                        {{"amount", amount}, {"each", number}, {"measures", measures}}};
inline constexpr MessageSpec gain_every_most{
    "coloma.effect.gain_every_most",
    {{"amount", amount}, {"each", number}, {"measures", measures}, {"most", number}}};
inline constexpr MessageSpec cart{"coloma.effect.cart", {{"count", number}}};
inline constexpr MessageSpec stack_barrel{"coloma.effect.stack_barrel", {}};
inline constexpr MessageSpec river_hammer{"coloma.effect.river_hammer", {}};
inline constexpr MessageSpec river_saw{"coloma.effect.river_saw", {}};
inline constexpr MessageSpec crossing_hammer{"coloma.effect.crossing_hammer", {}};
inline constexpr MessageSpec crossing_saw{"coloma.effect.crossing_saw", {}};
inline constexpr MessageSpec building_hammer{"coloma.effect.building_hammer", {}};
inline constexpr MessageSpec building_saw{"coloma.effect.building_saw", {}};
inline constexpr MessageSpec wagon{"coloma.effect.wagon", {}};
inline constexpr MessageSpec pitch{"coloma.effect.pitch", {}};
inline constexpr MessageSpec row{"coloma.effect.row", {}};
inline constexpr MessageSpec signpost{"coloma.effect.signpost", {}};
inline constexpr MessageSpec less{"coloma.effect.less", {{"amount", amount}}};
inline constexpr MessageSpec more_spaces{"coloma.effect.more_spaces", {{"count", number}}};
inline constexpr MessageSpec per_boomtown{"coloma.effect.per_boomtown", {{"amount", amount}}};
inline constexpr MessageSpec both_benefits{"coloma.effect.both_benefits", {}};
inline constexpr MessageSpec tents_cost{"coloma.effect.tents_cost", {{"bucks", number}}};

// Conditions.
inline constexpr MessageSpec spend{"coloma.effect.spend", {{"amount", amount}, {"acts", acts}}};
inline constexpr MessageSpec spend_up_to{"coloma.effect.spend_up_to", {{"amount", amount}, {"acts", acts}}};
inline constexpr MessageSpec after_river{"coloma.effect.after_river", {{"acts", acts}}};
inline constexpr MessageSpec after_bridge{"coloma.effect.after_bridge", {{"acts", acts}}};
inline constexpr MessageSpec after_building{"coloma.effect.after_building", {{"acts", acts}}};
inline constexpr MessageSpec forgo_wagon{"coloma.effect.forgo_wagon", {{"acts", acts}}};
inline constexpr MessageSpec each_grave{"coloma.effect.each_grave", {{"acts", acts}}};
inline constexpr MessageSpec each_horseshoe{"coloma.effect.each_horseshoe", {{"acts", acts}}};

inline constexpr std::array effects{
    &amounts[0],      &amounts[1],     &amounts[2],  &amounts[3],      &amounts[4],
    &amounts[5],      &amounts[6],     &amounts[7],  &amounts[8],      &nothing,
    &gain_each,       &gain_each_most, &gain_every,  &gain_every_most, &cart,
    &stack_barrel,    &river_hammer,   &river_saw,   &crossing_hammer, &crossing_saw,
    &building_hammer, &building_saw,   &wagon,       &pitch,           &row,
    &signpost,        &less,           &more_spaces, &per_boomtown,    &both_benefits,
    &tents_cost,      &spend,          &spend_up_to, &after_river,     &after_bridge,
    &after_building,  &forgo_wagon,    &each_grave,  &each_horseshoe,
};

}  // namespace motherlode::coloma::say

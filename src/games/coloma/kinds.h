#pragma once

#include <cstdint>

namespace motherlode::coloma {

// Things that actions, messages, positions and views name. kinds.cpp has a row for each kind, in this order.
enum class Kind : std::uint8_t {
    building,
    barrel,  // a kind of Barrel
    bridge,  // a type of Bridge
    board,
    pioneer,
    chart,
    space,  // of the map
    land,

    site,   // a Main Site
    wheel,  // a Main Site, or the Barker
    canyon,
    stack,  // of Bridges
    row,    // of the Shootout
    barrel_space,
    section,
    part,  // of a turn: Common, or Boom
    ability,
    specialty,

    thing,  // see counted
    measure,
    measure_plural,
    amount,  // see amount_number
    effect,  // an EffectId
    acts,    // the acts of an EffectId, without its condition

    where,  // on a deck
    use,    // of a Barrel
    benefit,
    buried,
    count,  // at least 1
    bucks,
    gold,
};

}  // namespace motherlode::coloma

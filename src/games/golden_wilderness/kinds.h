#pragma once

#include <cstdint>

namespace motherlode::golden_wilderness {

// What actions, messages, positions and views name; kinds.cpp has a row for each, in this order.
enum class Kind : std::uint8_t {
    tile,
    person,
    deck,
    industry,
    product,
    event,
    edge,
    piece,
    role,
    country,
    hex,
    ability,  // a person's ability in words: ability_number
    effect,   // the same without its cost
    which,    // ability of the person before it
    way,      // to use the person before it for swords: its icons, or an ability
    slot,     // of the immigrant pool
    steps,    // clockwise
    seat,
    pesos,
    sum,  // of pesos, in two bytes
    bid,
    good,  // of an offer: good_number
};

}  // namespace motherlode::golden_wilderness

#pragma once

#include <cstdint>

namespace motherlode::golden_wilderness {

// Kinds of things that actions, messages, positions and views can name, in the order of kinds.cpp.
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
    effect,   // an ability without its cost
    which,    // number of an ability of the preceding person
    way,      // way to use the preceding person for swords: its icons, or an ability
    slot,     // place in the immigrant pool
    steps,    // clockwise turns of a tile
    seat,
    pesos,
    sum,  // pesos, in two bytes
    bid,
    good,  // part of an offer: good_number
};

}  // namespace motherlode::golden_wilderness

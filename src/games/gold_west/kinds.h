#pragma once

#include <cstdint>

namespace motherlode::gold_west {

// Kinds of things that actions, messages, positions and views name; kinds.cpp lists them in this order.
enum class Kind : std::uint8_t {
    resource,
    terrain,
    hex,
    card,   // an Investment Card
    cost,   // of an Investment Card
    place,  // in Boomtown, see place_number
    price,  // of a space of Boomtown
    goods,  // on a Mining Token
    bin,
    slot,  // of the display
    space,
    office,
    single,
    token,
    metal,
};

// Numbers of Kind::place below this one are offices; from here on they are tokens for the single space.
inline constexpr int first_single = 100;

}  // namespace motherlode::gold_west

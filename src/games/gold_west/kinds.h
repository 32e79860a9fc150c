#pragma once

#include <cstdint>

namespace motherlode::gold_west {

// What actions, messages, positions and views name; kinds.cpp has a row for each, in this order.
enum class Kind : std::uint8_t {
    resource,
    terrain,
    hex,
    card,   // an Investment Card
    cost,   // what that card costs
    place,  // of Boomtown: see place_number
    price,  // what a space of Boomtown costs
    goods,  // what a Mining Token shows
    bin,
    slot,  // of the display
    space,
    office,
    single,
    token,
    metal,
};

// Kind::place: an office by its number, or a token on the single space by its number from here on.
inline constexpr int first_single = 100;

}  // namespace motherlode::gold_west

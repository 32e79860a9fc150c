#pragma once

#include <cstdint>

namespace motherlode::boomtown_builders {

// What actions, messages, positions and views name; kinds.cpp has a row for each, in this order.
enum class Kind : std::uint8_t {
    location,
    column,
    card,
    building,
    cube,
    terrain,
    hideout,
    hideout_space,
    slot,              // of the draft row
    building_of_card,  // in messages: by the number of the card, like the next
    arrows_of_card,
    arrows_of_hideout,
};

}  // namespace motherlode::boomtown_builders

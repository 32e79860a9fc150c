#pragma once

#include <cstdint>

namespace motherlode::boomtown_builders {

// Kinds of things that actions, messages, positions and views name. kinds.cpp lists them in the same order.
enum class Kind : std::uint8_t {
    location,
    column,
    card,
    building,
    cube,
    terrain,
    hideout,
    hideout_space,
    slot,  // of the draft row
    // In messages only: a card's number, shown as its building or its arrows.
    building_of_card,
    arrows_of_card,
    arrows_of_hideout,
};

}  // namespace motherlode::boomtown_builders

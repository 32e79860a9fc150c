#pragma once

#include <cstdint>

namespace motherlode::nuggets {

// The kinds of things that actions and messages name. kinds.cpp has a row for each, in this order.
enum class Kind : std::uint8_t { nugget, slot };

}  // namespace motherlode::nuggets

#pragma once

#include <cstdint>

namespace motherlode::nuggets {

// Kinds of things that actions and messages name; kinds.cpp lists them in this order.
enum class Kind : std::uint8_t { nugget, slot };

}  // namespace motherlode::nuggets

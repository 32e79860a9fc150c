#pragma once

#include <atomic>

namespace motherlode::analysis {

// For analyses that nobody stops.
inline std::atomic<bool> const never = false;

}  // namespace motherlode::analysis

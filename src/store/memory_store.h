#pragma once

#include <memory>

#include "store/store.h"

namespace motherlode {

// A store in memory only: for tests, and for a server with --memory.
std::unique_ptr<Store> make_memory_store();

}  // namespace motherlode

#pragma once

#include <memory>

#include "store/store.h"

namespace motherlode {

// A store that forgets everything with the program: for tests, and for a server that shall keep nothing.
std::unique_ptr<Store> make_memory_store();

}  // namespace motherlode

#pragma once

namespace motherlode {

// The test program's operator new counts its calls, by thread. Under a sanitizer it does not, because the sanitizer has
// its own operator new.
bool allocations_are_counted();
long allocations_so_far();

}  // namespace motherlode

#pragma once

namespace motherlode {

// The test program's operator new counts its calls, by thread. Under a sanitizer it does not: that one has an
// operator new of its own, which knows more of the heap than ours would.
bool allocations_are_counted();
long allocations_so_far();

}  // namespace motherlode

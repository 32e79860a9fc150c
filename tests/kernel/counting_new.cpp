// In its own file, because g++ would report a mismatch of new and free if it were inlined into its callers.

#include "kernel/counting_new.h"

#include <cstddef>
#include <cstdlib>
#include <new>

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define MOTHERLODE_SANITIZED
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer) || __has_feature(memory_sanitizer)
#define MOTHERLODE_SANITIZED
#endif
#endif

#ifdef MOTHERLODE_SANITIZED

namespace motherlode {
bool allocations_are_counted() { return false; }
long allocations_so_far() { return 0; }
}  // namespace motherlode

#else

namespace {

thread_local long allocations = 0;

void* counted(std::size_t size) {
    ++allocations;
    void* const memory = std::malloc(size == 0 ? 1 : size);
    if (memory == nullptr) std::abort();
    return memory;
}

void* counted(std::size_t size, std::align_val_t align) {
    ++allocations;
    // aligned_alloc needs a multiple of the alignment.
    auto const alignment = static_cast<std::size_t>(align);
    void* const memory = std::aligned_alloc(alignment, (size / alignment + 1) * alignment);
    if (memory == nullptr) std::abort();
    return memory;
}

}  // namespace

namespace motherlode {
bool allocations_are_counted() { return true; }
long allocations_so_far() { return allocations; }
}  // namespace motherlode

void* operator new(std::size_t size) { return counted(size); }
void* operator new[](std::size_t size) { return counted(size); }
void* operator new(std::size_t size, std::nothrow_t const&) noexcept { return counted(size); }
void* operator new[](std::size_t size, std::nothrow_t const&) noexcept { return counted(size); }
void* operator new(std::size_t size, std::align_val_t align) { return counted(size, align); }
void* operator new[](std::size_t size, std::align_val_t align) { return counted(size, align); }
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete[](void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete[](void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete(void* memory, std::nothrow_t const&) noexcept { std::free(memory); }
void operator delete[](void* memory, std::nothrow_t const&) noexcept { std::free(memory); }
void operator delete(void* memory, std::align_val_t) noexcept { std::free(memory); }
void operator delete[](void* memory, std::align_val_t) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t, std::align_val_t) noexcept { std::free(memory); }
void operator delete[](void* memory, std::size_t, std::align_val_t) noexcept { std::free(memory); }

#endif

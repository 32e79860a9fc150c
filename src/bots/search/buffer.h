#pragma once

#include <cstdlib>
#include <memory>
#include <new>
#include <type_traits>

#if defined(__linux__)
#include <sys/mman.h>
#endif

namespace motherlode::search {

// An uninitialised buffer for many items. A short search touches only a small part of it.
template <class Item>
requires std::is_trivially_copyable_v<Item>
class Buffer {
public:
    explicit Buffer(std::size_t items) {
        std::size_t const bytes = (items * sizeof(Item) + page - 1) / page * page;
        items_.reset(static_cast<Item*>(std::aligned_alloc(page, bytes)));
        if (items_ == nullptr) throw std::bad_alloc{};
#if defined(__linux__)
        // OPTIMIZATION: a search jumps around its whole tree, and with small pages it spends a tenth of its time on TLB
        // misses. Without huge pages on the system, this does nothing.
        madvise(items_.get(), bytes, MADV_HUGEPAGE);
#endif
    }

    Item& operator[](std::size_t i) { return items_[i]; }

private:
    static constexpr std::size_t page = std::size_t{2} << 20U;

    struct Free {
        void operator()(Item* items) const { std::free(items); }
    };
    std::unique_ptr<Item[], Free> items_;
};

}  // namespace motherlode::search

#pragma once

#include <cstdlib>
#include <memory>
#include <new>
#include <type_traits>

#if defined(__linux__)
#include <sys/mman.h>
#endif

namespace motherlode::search {

// Room for many items. It is not filled before it is used: a short search touches little of it.
template <class Item>
requires std::is_trivially_copyable_v<Item>
class Room {
public:
    explicit Room(std::size_t items) {
        std::size_t const bytes = (items * sizeof(Item) + page - 1) / page * page;
        items_.reset(static_cast<Item*>(std::aligned_alloc(page, bytes)));
        if (items_ == nullptr) throw std::bad_alloc{};
#if defined(__linux__)
        // OPTIMIZATION: a search goes from one end of its tree to the other, so that with small pages it is kept waiting
        // for where they are: a tenth of its time. Where the system has no large ones all stays as it is.
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

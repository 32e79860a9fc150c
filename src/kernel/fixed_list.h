#pragma once

#include <array>
#include <cassert>
#include <cstdint>

namespace motherlode {

// A list with a fixed capacity, for use inside a State: plain data, trivially copyable, no heap.
// Slots past the end are always zero, so that equal lists are equal byte for byte.
template <class T, int Capacity>
struct FixedList {
    static_assert(Capacity > 0 && Capacity <= 255);

    std::array<T, Capacity> items;
    std::uint8_t count;

    static constexpr int capacity() { return Capacity; }
    constexpr int size() const { return count; }
    constexpr bool empty() const { return count == 0; }
    constexpr bool full() const { return count == Capacity; }

    constexpr T& operator[](int i) {
        assert(i >= 0 && i < count);
        return items[i];
    }
    constexpr T const& operator[](int i) const {
        assert(i >= 0 && i < count);
        return items[i];
    }
    constexpr T& back() { return (*this)[count - 1]; }
    constexpr T const& back() const { return (*this)[count - 1]; }

    constexpr void push_back(T const& value) {
        assert(!full());
        items[count] = value;
        ++count;
    }
    constexpr T pop_back() {
        T const last = back();
        --count;
        items[count] = T{};
        return last;
    }
    // Keeps the order of the remaining items.
    constexpr void erase(int i) {
        assert(i >= 0 && i < count);
        for (int k = i; k + 1 < count; ++k) items[k] = items[k + 1];
        pop_back();
    }
    constexpr void clear() { *this = FixedList{}; }

    constexpr T* begin() { return items.data(); }
    constexpr T* end() { return items.data() + count; }
    constexpr T const* begin() const { return items.data(); }
    constexpr T const* end() const { return items.data() + count; }

    friend constexpr bool operator==(FixedList const&, FixedList const&) = default;
};

}  // namespace motherlode

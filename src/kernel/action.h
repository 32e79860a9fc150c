#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cstdint>
#include <type_traits>
#include <utility>

namespace motherlode {

// One decision of one seat, in every game: which kind (the game's own enum) and up to seven small
// arguments. Records, wire and tests use its text; the numbers never leave the program.
struct Action {
    std::uint8_t kind;
    std::array<std::uint8_t, 7> args;

    // OPTIMIZATION: eight bytes at once; the default calls memcmp, which search would spend a tenth of its time in.
    constexpr std::uint64_t bits() const { return std::bit_cast<std::uint64_t>(*this); }
    friend constexpr bool operator==(Action const& one, Action const& other) {
        return one.bits() == other.bits();
    }
};
static_assert(sizeof(Action) == 8 && std::is_trivially_copyable_v<Action>);

template <class Kind, class... Args>
constexpr Action make_action(Kind kind, Args... args) {
    static_assert(sizeof...(Args) <= 7);
    return Action{static_cast<std::uint8_t>(kind), {static_cast<std::uint8_t>(args)...}};
}

// The legal actions of one seat. Not a FixedList: it lives on the stack of hot loops, where zeroing
// its slots would cost more than filling them.
class ActionList {
public:
    static constexpr int capacity = 256;

    ActionList() = default;  // NOLINT: items_ stay uninitialised on purpose

    int size() const { return size_; }
    bool empty() const { return size_ == 0; }
    void clear() { size_ = 0; }
    void push_back(Action action) {
        assert(size_ < capacity);
        items_[size_++] = action;
    }
    Action operator[](int i) const {
        assert(i >= 0 && i < size_);
        return items_[i];
    }
    Action const* begin() const { return items_; }
    Action const* end() const { return items_ + size_; }
    // In their order; all stay if none is wanted.
    void keep_if(auto const& wanted) {
        int kept = 0;
        for (int i = 0; i < size_; ++i)
            if (wanted(items_[i])) std::swap(items_[kept++], items_[i]);
        if (kept > 0) size_ = kept;
    }
    bool contains(Action wanted) const {
        for (Action const& action : *this)
            if (action == wanted) return true;
        return false;
    }

private:
    Action items_[capacity];
    int size_ = 0;
};

}  // namespace motherlode

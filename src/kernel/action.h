#pragma once

#include <cassert>
#include <cstdint>
#include <type_traits>
#include <utility>

namespace motherlode {

// One decision of one seat, in every game: the kind (the game's own enum) and up to seven small arguments. Records,
// wire and tests use its text; the numbers never leave the program.
struct Action {
    // OPTIMIZATION: one number holds the kind in its lowest byte and the arguments above it. Writing eight single bytes
    // and then reading them as one word would stall the processor.
    std::uint64_t bits;

    constexpr std::uint8_t kind() const { return static_cast<std::uint8_t>(bits); }
    constexpr std::uint8_t arg(int i) const { return static_cast<std::uint8_t>(bits >> (8 * (i + 1))); }
    // Whether all arguments after the first `count` are zero.
    constexpr bool ends_after(int count) const { return count == 7 || bits >> (8 * (count + 1)) == 0; }
    friend constexpr bool operator==(Action, Action) = default;
};
static_assert(sizeof(Action) == 8 && std::is_trivially_copyable_v<Action>);

template <class Kind, class... Args>
constexpr Action make_action(Kind kind, Args... args) {
    static_assert(sizeof...(Args) <= 7);
    std::uint64_t bits = static_cast<std::uint8_t>(kind);
    int place = 0;
    ((bits |= std::uint64_t{static_cast<std::uint8_t>(args)} << (8 * ++place)), ...);
    return Action{bits};
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
    // Keeps the order of the wanted actions. If none is wanted, all stay.
    void keep_if(auto const& wanted) {
        int wanted_count = 0;
        for (int i = 0; i < size_; ++i)
            if (wanted(items_[i])) std::swap(items_[wanted_count++], items_[i]);
        if (wanted_count > 0) size_ = wanted_count;
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

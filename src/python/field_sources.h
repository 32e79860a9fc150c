#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>
#include <string_view>
#include <type_traits>
#include <vector>

#include "kernel/fields.h"

// Where the fields of a state are in memory, so that a view can be read without a walk over all its fields.
namespace motherlode::python {

// A view in the form of a state. Other hands and the secret are empty, so that no function can read them.
template <class Game>
class VisibleState {
public:
    using Table = typename Game::Table;
    using Hand = typename Game::Hand;
    using Secret = decltype(Game::State::secret);

    class Hands {
    public:
        Hands(Hand const& own, Seat seat) : own_{own}, seat_{seat} {}
        Hand const& operator[](int seat) const { return seat == index(seat_) ? own_ : empty; }

    private:
        static inline Hand const empty{};
        Hand const& own_;
        Seat seat_;
    };

    VisibleState(Table const& open, Hand const& own, Seat seat) : table{open}, hands{own, seat} {}

    Table const& table;
    Hands hands;
    Secret const& secret = empty;

private:
    static inline Secret const empty{};
};

// The bytes that a seat sees.
struct ViewBytes {
    std::span<std::byte const> table;
    std::span<std::byte const> hand;
};

template <class Game>
ViewBytes view_bytes(typename Game::State const& state, Seat seat) {
    return {std::as_bytes(std::span{&state.table, 1}),
            std::as_bytes(std::span{&state.hands[static_cast<std::size_t>(index(seat))], 1})};
}

// The members of a set from 0 to 127, as bits.
using Members = std::array<std::uint64_t, 2>;

// The bytes of a field in a view. The bytes of the hand follow those of the table.
struct FieldSource {
    static constexpr int nowhere = -1;

    std::int32_t offset =
        nowhere;  // nowhere if the viewer does not see it; in a waiting step, from its start
    std::int32_t size = 0;
    std::int32_t item_size = 0;       // of an array or list; otherwise of the whole field
    std::int32_t count_at = nowhere;  // of a list: where its length is, from the first item
    std::int64_t (*number)(std::byte const*) = nullptr;  // of one item; null if the item is this one byte
    Members (*members)(std::byte const*) = nullptr;
};

template <class Item>
Item read_item(std::byte const* at) {
    Item item;
    std::memcpy(&item, at, sizeof item);
    return item;
}

template <class Item>
std::int64_t read_number(std::byte const* at) {
    return number_of(read_item<Item>(at));
}

template <class Set>
Members read_members(std::byte const* at) {
    Set const set = read_item<Set>(at);
    if constexpr (requires { set.bits(); }) {
        return {set.bits(), 0};
    } else if constexpr (requires { set.low(), set.high(); }) {
        return {set.low(), set.high()};
    } else if constexpr (std::is_convertible_v<Set, std::uint64_t>) {
        return {set, 0};
    } else {
        Members members{};
        for (int value = 0; value < SetAccess<Set>::capacity; ++value)
            if (SetAccess<Set>::contains(set, value)) members[0] |= std::uint64_t{1} << value;
        return members;
    }
}

// Finds the source of each field and of each stack of waiting steps, in the order in which a game declares them.
class SourceFinder {
public:
    explicit SourceFinder(ViewBytes view) : view_{view} {}

    std::vector<FieldSource> fields;
    std::vector<FieldSource> stacks;  // an item is a waiting step

    template <class Member>
    void field(std::string_view, Member const& member, FieldType const&) {
        if constexpr (is_fixed_list<Member>)
            fields.push_back(source_of_list(member));
        else if constexpr (is_array<Member>)
            fields.push_back(source_of(member.data(), member.size()));
        else
            fields.push_back(source_of(&member, 1));
    }
    template <class Progress>
    void progress(Progress const& progress, FieldType step) {
        visit_progress(*this, progress, step);
    }
    template <class Inner>
    void part(std::string_view, Inner inner) {
        inner(*this);
    }
    template <class Each>
    void group(std::string_view, FieldType const&, int count, Each each) {
        for (int i = 0; i < count; ++i) each(i, *this);
    }
    template <class Each>
    void rows(std::string_view, FieldType const&, int count, Each each) {
        for (int i = 0; i < count; ++i) each(i, *this);
    }
    template <class Inner>
    void row(std::string_view, FieldType const&, int, Inner inner) {
        inner(*this);
    }
    template <class List, class Each>
    void list(std::string_view, List const& list, Each each) {
        stacks.push_back(source_of_list(list));
        std::size_t const first = fields.size();
        each(list.items[0], *this);
        for (std::size_t i = first; i < fields.size(); ++i) fields[i].offset -= stacks.back().offset;
    }
    template <class Inner>
    void unhashed(Inner inner) {
        inner(*this);
    }
    void hash_only(std::uint64_t) {}

private:
    template <class Item>
    FieldSource source_of(Item const* items, std::size_t count) const {
        FieldSource source{.offset = offset_of(items),
                           .size = static_cast<int>(count * sizeof(Item)),
                           .item_size = sizeof(Item)};
        using Plain = std::remove_const_t<Item>;
        constexpr bool is_byte = sizeof(Plain) == 1 && (std::is_enum_v<Plain> || std::is_unsigned_v<Plain>);
        if constexpr (IsNumber<Plain> && !is_byte) source.number = read_number<Plain>;
        if constexpr (IsSet<Plain>) source.members = read_members<Plain>;
        return source;
    }
    template <class List>
    FieldSource source_of_list(List const& list) const {
        FieldSource source = source_of(list.items.data(), list.items.size());
        source.size = sizeof list;
        source.count_at = static_cast<int>(reinterpret_cast<std::byte const*>(&list.count) -
                                           reinterpret_cast<std::byte const*>(list.items.data()));
        return source;
    }
    std::int32_t offset_of(void const* member) const {
        auto const* const at = static_cast<std::byte const*>(member);
        if (is_in(view_.table, at)) return static_cast<int>(at - view_.table.data());
        if (is_in(view_.hand, at))
            return static_cast<int>(view_.table.size()) + static_cast<int>(at - view_.hand.data());
        return FieldSource::nowhere;
    }
    static bool is_in(std::span<std::byte const> bytes, std::byte const* at) {
        return at >= bytes.data() && at < bytes.data() + bytes.size();
    }

    ViewBytes view_;
};

// `fields` is the game's function template.
template <class Game>
SourceFinder find_sources(Game const& game, typename Game::State const& state, Seat seat) {
    VisibleState<Game> const visible{state.table, state.hands[static_cast<std::size_t>(index(seat))], seat};
    SourceFinder finder{view_bytes<Game>(state, seat)};
    fields(game, visible, finder);
    return finder;
}

}  // namespace motherlode::python

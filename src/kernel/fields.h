#pragma once

#include <array>
#include <cassert>
#include <cstdint>
#include <span>
#include <string_view>
#include <type_traits>
#include <utility>

#include "kernel/field_type.h"
#include "kernel/fixed_list.h"
#include "kernel/hash.h"
#include "kernel/packed.h"
#include "kernel/seat.h"
#include "kernel/steps.h"

// A game names every stored field of its State once, in one function template in its fields.h:
//
//   template <class State, class Visit>
//   void fields(Game const& game, State& state, Visit& visit) {
//       auto& table = state.table;
//       visit.progress(table.progress, step_type);
//       visit.field("active_player", table.active_player, type::seat);
//       visit.field("round", table.round, type::count(9));
//       visit.field("chosen", table.chosen, type::or_none(Kind::hex));
//       visit.field("deck", state.secret.deck, Kind::card);
//       visit.group("player", type::seat, game.players(), [&](int seat, auto& visit) {
//           visit.field("camps", table.players[seat].camps, type::set_of(Kind::hex));
//           visit.field("coaches", table.players[seat].coaches, type::by(Kind::metal, type::count(12)));
//       });
//   }
//
// The hash, the range checks of `audit` and the position text (kernel/position.h) all come from this function. The
// order of the fields decides the hash, so it must never change. Values stored twice for speed are not fields:
// `Game::restore` computes them again. The place of the member decides who sees a field: in the Table, in a Hand or in
// the Secret.
namespace motherlode {

// How a member is read and written as a number. A game adds overloads of both for its own small structs.
template <class T>
requires(std::is_integral_v<T> || std::is_enum_v<T>) constexpr std::int64_t number_of(T member) {
    return static_cast<std::int64_t>(member);
}
template <class T>
requires(std::is_integral_v<T> || std::is_enum_v<T>) constexpr void set_number(T& member,
                                                                               std::int64_t number) {
    member = static_cast<T>(number);
    assert(number_of(member) == number);
}

template <class Number>
std::int64_t number_of(Packed<Number> const& member) {
    return static_cast<std::int64_t>(Number{member});
}
template <class Number>
void set_number(Packed<Number>& member, std::int64_t number) {
    member = static_cast<Number>(number);
}

// How a member that is a set is read and written: an unsigned number, or a class with `bits` and `from_bits`. A game
// specialises it for other types.
template <class Set>
struct SetAccess;

template <class Set>
requires std::is_unsigned_v<Set>
struct SetAccess<Set> {
    static constexpr int capacity = 8 * sizeof(Set);
    static constexpr bool contains(Set set, int value) { return ((set >> value) & 1U) != 0; }
    static constexpr void insert(Set& set, int value) {
        set = static_cast<Set>(set | std::uint64_t{1} << static_cast<unsigned>(value));
    }
    static constexpr void hash(Set set, Hasher& hasher) { hasher.add(std::uint64_t{set}); }
};

template <class Set>
requires requires(Set const& set) { Set::from_bits(set.bits()); }
struct SetAccess<Set> {
    using Bits = decltype(std::declval<Set const&>().bits());
    static constexpr int capacity = 8 * sizeof(Bits);
    static constexpr bool contains(Set const& set, int value) { return ((set.bits() >> value) & 1U) != 0; }
    static constexpr void insert(Set& set, int value) {
        set = Set::from_bits(static_cast<Bits>(set.bits() | Bits{1} << static_cast<unsigned>(value)));
    }
    static constexpr void hash(Set const& set, Hasher& hasher) { hasher.add(std::uint64_t{set.bits()}); }
};

template <class Number>
requires std::is_unsigned_v<Number>
struct SetAccess<Packed<Number>> {
    static constexpr int capacity = 8 * sizeof(Number);
    static bool contains(Packed<Number> const& set, int value) {
        return SetAccess<Number>::contains(set, value);
    }
    static void insert(Packed<Number>& set, int value) {
        Number bits = set;
        SetAccess<Number>::insert(bits, value);
        set = bits;
    }
};

template <>
struct SetAccess<SeatSet> {
    static constexpr int capacity = max_seats;
    static constexpr bool contains(SeatSet set, int value) { return set.contains(seat_at(value)); }
    static constexpr void insert(SeatSet& set, int value) { set = set.with(seat_at(value)); }
};

template <class T>
concept IsNumber = requires(T const& member) {
    number_of(member);
};
template <class T>
concept IsSet = requires {
    SetAccess<T>::capacity;
};

template <class T>
inline constexpr bool is_fixed_list = false;
template <class T, int Capacity>
inline constexpr bool is_fixed_list<FixedList<T, Capacity>> = true;
template <class T>
inline constexpr bool is_array = false;
template <class T, std::size_t Size>
inline constexpr bool is_array<std::array<T, Size>> = true;
template <class T>
inline constexpr bool is_array<std::span<T>> = true;

// The first places of an array, for games that use only these.
template <class T, std::size_t Size>
constexpr std::span<T> first(std::array<T, Size>& items, int count) {
    return {items.data(), static_cast<std::size_t>(count)};
}
template <class T, std::size_t Size>
constexpr std::span<T const> first(std::array<T, Size> const& items, int count) {
    return {items.data(), static_cast<std::size_t>(count)};
}

// For all visitors: the current step and the steps that wait in front of it.
template <class Visit, class Progress>
void visit_progress(Visit& visit, Progress& progress, FieldType step) {
    visit.field("step", progress.step, step);
    visit.list("waiting", progress.waiting, [&](auto& frame, auto& each) {
        each.field("step", frame.step, step);
        each.field("seat", frame.seat, type::or_none(type::seat).absent_as(0));
        each.field("args", frame.args, type::count(255));
    });
}

// For all visitors: the state of a random number generator. Games with a seed of 64 bits have no key, and hash as they
// did before there were longer seeds.
template <class Visit, class Generator>
void visit_generator(Visit& visit, Generator& generator) {
    visit.field("generator", generator.low, type::word);
    visit.unhashed([&](auto& each) { each.field("generator_key", generator.high, type::word_or_zero); });
    if (std::uint64_t const key = generator.high; key != 0) visit.hash_only(key);
}

// Folds every field into a hash, without allocating.
class HashFields {
public:
    explicit HashFields(int players) : players_{players} {}

    template <class Member>
    void field(std::string_view, Member const& member, FieldType const&) {
        if constexpr (std::is_same_v<Member, SeatSet>) {
            for (int seat = 0; seat < players_; ++seat) hash_only(member.contains(seat_at(seat)) ? 1 : 0);
        } else if constexpr (is_fixed_list<Member>) {
            hash_only(static_cast<std::uint64_t>(member.size()));
            for (auto const& item : member) add(item);
        } else if constexpr (is_array<Member>) {
            for (auto const& item : member) add(item);
        } else {
            add(member);
        }
    }
    template <class Progress>
    void progress(Progress const& progress, FieldType step) {
        visit_progress(*this, progress, step);
    }
    // A structure of its own: [attack].
    template <class Inner>
    void part(std::string_view, Inner inner) {
        inner(*this);
    }
    // One structure for each of a kind: [player.1], [player.2].
    template <class Each>
    void group(std::string_view, FieldType, int count, Each each) {
        for (int i = 0; i < count; ++i) each(i, *this);
    }
    // The same, with one line each: d3 = {card = "bank", owner = 1}.
    template <class Each>
    void rows(std::string_view, FieldType, int count, Each each) {
        for (int i = 0; i < count; ++i) each(i, *this);
    }
    // One such line.
    template <class Inner>
    void row(std::string_view, FieldType, int, Inner inner) {
        inner(*this);
    }
    // A FixedList of structures.
    template <class List, class Each>
    void list(std::string_view, List const& list, Each each) {
        hash_only(static_cast<std::uint64_t>(list.size()));
        for (auto const& item : list) each(item, *this);
    }
    // Stored and written, but never part of the hash.
    template <class Inner>
    void unhashed(Inner) {}
    // Part of the hash here, and declared as `unhashed` elsewhere.
    void hash_only(std::uint64_t number) { hasher_.add(number); }

    std::uint64_t value() const { return hasher_.value(); }

private:
    // A set that is a number hashes as that number.
    template <class Item>
    void add(Item const& item) {
        if constexpr (IsNumber<Item>)
            hash_only(static_cast<std::uint64_t>(number_of(item)));
        else
            SetAccess<Item>::hash(item, hasher_);
    }

    int players_;
    Hasher hasher_;
};

}  // namespace motherlode

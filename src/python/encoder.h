#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <cstring>
#include <string_view>
#include <type_traits>

#include "kernel/fields.h"
#include "python/observation.h"

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

template <class Set, class Visit>
void for_each_member(Set const& set, Visit const& visit) {
    auto const visit_bits = [&](std::uint64_t bits, int first) {
        for (; bits != 0; bits &= bits - 1) visit(first + std::countr_zero(bits));
    };
    if constexpr (requires { set.bits(); }) {
        visit_bits(set.bits(), 0);
    } else if constexpr (requires { set.low(), set.high(); }) {
        visit_bits(set.low(), 0);
        visit_bits(set.high(), 64);
    } else if constexpr (std::is_convertible_v<Set, std::uint64_t>) {
        visit_bits(set, 0);
    } else {
        for (int value = 0; value < SetAccess<Set>::capacity; ++value)
            if (SetAccess<Set>::contains(set, value)) visit(value);
    }
}

// Writes the features of a view. `Out` is float, from 0 to 1, or a byte, from 0 to 255.
template <class Out>
class Encoder {
public:
    // The features must be 0.
    Encoder(SeatLayout const& layout, Out* features) : layout_{layout}, out_{features} {
        out_[layout.viewer] = one;
    }

    // OPTIMIZATION: inlined, so that the compiler removes the type, which is not needed here.
    template <class Member>
    [[gnu::always_inline]] void field(std::string_view, Member const& member, FieldType const&) {
        write_member(member);
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
        StackCode const& stack = layout_.stacks[static_cast<std::size_t>(next_stack_++)];
        Out* const start = out_;
        for (int i = 0; i < StackCode::shown && i < list.size(); ++i) {
            next_ = stack.first_field;
            out_ = start + stack.offset + i * stack.width;
            each(list[list.size() - 1 - i], *this);
        }
        out_ = start;
        next_ = stack.first_field + stack.field_count;
    }
    template <class Inner>
    void unhashed(Inner inner) {
        inner(*this);
    }
    void hash_only(std::uint64_t) {}

private:
    static constexpr Out one = std::is_same_v<Out, float> ? Out{1} : static_cast<Out>(255);

    static Out scaled(float share) {
        if constexpr (std::is_same_v<Out, float>)
            return share;
        else
            return static_cast<Out>(share * 255 + 0.5F);
    }

    template <class Member>
    void write_member(Member const& member) {
        FieldCode const& code = layout_.fields[static_cast<std::size_t>(next_++)];
        if (code.code == Code::hidden) return;
        Out* at = out_ + code.offset;
        if constexpr (is_fixed_list<Member> || is_array<Member>) {
            if (code.code == Code::members) {
                for (auto const& item : member) set(code, number_of(item), at);
                return;
            }
            for (auto const& item : member) {
                write(code, number_of(item), at);
                at += code.width;
            }
        } else {
            if constexpr (IsSet<Member>) {
                if (code.code == Code::members || code.code == Code::seats)
                    return write_set(code, member, at);
            }
            if constexpr (IsNumber<Member>) write(code, number_of(member), at);
        }
    }

    static void set(FieldCode const& code, std::int64_t value, Out* at) {
        if (static_cast<std::uint64_t>(value) < static_cast<std::uint64_t>(code.values)) at[value] = one;
    }

    template <class Set>
    void write_set(FieldCode const& code, Set const& members, Out* at) {
        for_each_member(members, [&](int value) {
            set(code,
                code.code == Code::seats && value < layout_.players ? layout_.from_viewer(value) : value, at);
        });
    }

    void write(FieldCode const& code, std::int64_t number, Out* at) {
        auto const value = static_cast<std::int32_t>(number) - code.least;
        bool const is_usual = static_cast<std::uint32_t>(value) < static_cast<std::uint32_t>(code.values);
        switch (code.code) {
            case Code::one_hot:
                if (is_usual) [[likely]]
                    at[value] = one;
                else
                    write_special(code, value, at);
                return;
            case Code::seat:
                if (is_usual)
                    at[layout_.from_viewer(value)] = one;
                else
                    write_special(code, value, at);
                return;
            case Code::bits:
                if (is_usual)
                    for (auto bits = static_cast<std::uint32_t>(value) + 1; bits != 0; bits &= bits - 1)
                        at[std::countr_zero(bits)] = one;
                return;
            case Code::bytes:
                if (is_usual) {
                    at[0] = scaled(static_cast<float>(value & 255) / 255);
                    at[1] = scaled(static_cast<float>(value >> 8) * code.scale);
                }
                return;
            case Code::linear: *at = scaled(static_cast<float>(limited(code, value)) * code.scale); return;
            default:
                if (value > 0)
                    *at = scaled(log_scaled(static_cast<std::uint32_t>(limited(code, value))) * code.scale);
        }
    }
    static std::int32_t limited(FieldCode const& code, std::int32_t value) {
        return std::clamp(value, 0, code.values - 1);
    }

    void write_special(FieldCode const& code, std::int32_t value, Out* at) const {
        for (int i = 0; i < code.special_count; ++i)
            if (value + code.least == layout_.specials[static_cast<std::size_t>(code.first_special + i)])
                at[code.values + i] = one;
    }

    SeatLayout const& layout_;
    Out* out_;
    int next_ = 0;
    int next_stack_ = 0;
};

// Writes one seat's view; `fields` is the game's function template.
template <class Out, class Game>
void encode(Game const& game, SeatLayout const& layout, typename Game::Table const& table,
            typename Game::Hand const& hand, Out* features) {
    std::memset(features, 0, sizeof(Out) * static_cast<std::size_t>(layout.size));
    VisibleState<Game> const visible{table, hand, seat_at(layout.viewer)};
    Encoder<Out> encoder{layout, features};
    fields(game, visible, encoder);
}

}  // namespace motherlode::python

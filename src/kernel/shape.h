#pragma once

#include <array>
#include <string_view>
#include <type_traits>

#include "kernel/field_type.h"
#include "kernel/kinds.h"
#include "kernel/seat.h"

namespace motherlode {

// The JSON that pages get, described once. A game's view and edition are functions over a Shape:
//
//   void Game::view_shape(View const& view, Shape& shape) const {
//       shape.object("View", [&] {
//           shape.key("round", "From 1.").number(view.table.round);
//           shape.key("active_player").seat(view.table.active_player);
//           shape.key("chosen").id_or_null(Kind::hex, view.table.chosen);
//           shape.key("discarded").list(view.table.discarded, [&](CardId card) { shape.id(Kind::card, card); });
//           shape.key("shipping").by(Kind::metal, [&](int metal) { shape.number(coaches[metal]); });
//           shape.optional(view.table.market != no_tile, [&] { shape.key("market").id(Kind::tile, market); });
//       });
//   }
//
// One kind of Shape writes the JSON. Another one collects the types for the JSON schema and the TypeScript types: it
// calls every function once, even for empty lists and missing values. So a function must not look anything up by a
// number that may be "none"; `id` and `index` skip the lookup in that case.
class Shape {
public:
    virtual ~Shape() = default;

    // The key of the next value, in an object. The note explains it to readers of the types.
    virtual Shape& key(std::string_view name, std::string_view note = {}) = 0;

    virtual void number(int value) = 0;
    virtual void flag(bool value) = 0;
    virtual void text(std::string_view value) = 0;
    virtual void seat(Seat value) = 0;
    // A value of a kind by its id, or by its number in the edition's list, from 0.
    template <class Kind>
    void id(Kind kind, int value) {
        write_id(static_cast<int>(kind), value);
    }
    template <class Kind>
    void index(Kind kind, int value) {
        write_index(static_cast<int>(kind), value);
    }
    // One of the names of a FieldType; `type` is its name in TypeScript.
    virtual void named(std::string_view type, FieldType const& names, int value) = 0;
    // The effects of a card as messages: see docs/protocol.md.
    virtual void phrase(Value const& value, Terms const& terms) = 0;

    // Null if it is missing.
    template <class Inner>
    void or_null(bool present, Inner inner) {
        if (begin_nullable(present)) inner();
        end_nullable();
    }
    template <class Kind>
    void id_or_null(Kind kind, int value) {
        or_null(value != no_value, [&] { id(kind, value); });
    }
    template <class Kind>
    void index_or_null(Kind kind, int value) {
        or_null(value != no_value, [&] { index(kind, value); });
    }
    void seat_or_null(Seat value) {
        or_null(motherlode::index(value) < max_seats, [&] { seat(value); });
    }
    // One of these words, or another value if `which` is out of range.
    template <std::size_t Count, class Inner>
    void word_or(std::array<std::string_view, Count> const& words, int word_number, Inner inner) {
        if (begin_word_or(words.data(), static_cast<int>(Count), word_number)) inner();
        end_word_or();
    }

    // `type` is its name in TypeScript; without one it is anonymous.
    template <class Inner>
    void object(std::string_view type, Inner inner) {
        begin_object(type);
        inner();
        end_object();
    }
    // Keys that may be missing.
    template <class Inner>
    void optional(bool present, Inner inner) {
        if (begin_optional(present)) inner();
        end_optional();
    }

    // For each of the numbers from 0, or for each item.
    template <class Each>
    void list(int count, Each each) {
        list_if(
            count, [](int) { return true; }, each);
    }
    template <class Keep, class Each>
    void list_if(int count, Keep keep, Each each) {
        begin_list(0);
        if (finds_types())
            each(0);
        else
            for (int i = 0; i < count; ++i)
                if (keep(i)) each(i);
        end_list();
    }
    template <class Items, class Each>
    requires requires(Items const& items) { items.begin(); }
    void list(Items const& items, Each each) {
        using Item = std::remove_cvref_t<decltype(*items.begin())>;
        begin_list(0);
        if (finds_types())
            each(Item{});
        else
            for (auto const& item : items) each(item);
        end_list();
    }
    // A list with exactly this many values.
    template <class Each>
    void tuple(int count, Each each) {
        begin_list(count);
        for (int i = 0; i < (finds_types() ? 1 : count); ++i) each(i);
        end_list();
    }
    // An object with a key for each value of a kind, or for some of them.
    template <class Kind, class Each>
    void by(Kind kind, Each each) {
        write_map(
            static_cast<int>(kind), true, [](int) { return true; }, each);
    }
    template <class Kind, class Keep, class Each>
    void by_if(Kind kind, Keep keep, Each each) {
        write_map(static_cast<int>(kind), false, keep, each);
    }

protected:
    // Whether this shape collects the types; it then calls every function once.
    virtual bool finds_types() const = 0;
    virtual void write_id(int kind, int value) = 0;
    virtual void write_index(int kind, int value) = 0;
    // These two return whether to call the function for a value that may be missing.
    virtual bool begin_nullable(bool present) = 0;
    virtual void end_nullable() = 0;
    virtual bool begin_optional(bool present) = 0;
    virtual void end_optional() = 0;
    virtual bool begin_word_or(std::string_view const* words, int count, int word_number) = 0;
    virtual void end_word_or() = 0;
    virtual void begin_object(std::string_view type) = 0;
    virtual void end_object() = 0;
    virtual void begin_list(int exactly) = 0;  // 0: any number
    virtual void end_list() = 0;
    virtual int begin_map(int kind, bool complete) = 0;  // returns the number of values
    virtual void map_key(int kind, int value) = 0;
    virtual void end_map() = 0;

private:
    template <class Keep, class Each>
    void write_map(int kind, bool complete, Keep keep, Each each) {
        int const count = begin_map(kind, complete);
        for (int value = 0; value < count; ++value) {
            if (!finds_types() && !keep(value)) continue;
            map_key(kind, value);
            each(value);
        }
        end_map();
    }
};

}  // namespace motherlode

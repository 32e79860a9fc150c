#pragma once

#include <algorithm>
#include <array>
#include <limits>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "kernel/edition_reader.h"
#include "kernel/fields.h"
#include "kernel/hash.h"
#include "kernel/shape.h"

// A struct of an edition names its fields once, in the order of the hash:
//
//   struct Card {
//       std::string id;
//       std::string name;
//       Goods cost;
//       int points;
//       Effect effect;
//       int amount;
//
//       static void fields(auto& card, auto& visit) {
//           visit.id(card.id, Kind::card);
//           visit.field("name", card.name, {.hashed = false});
//           visit.field("cost", card.cost, metals_notation);
//           visit.field("points", card.points, type::count(20), {.note = "Scored at once."});
//           visit.field("effect", card.effect, type::named(effect_names), {.optional = true, .type = "Effect"});
//           visit.field("amount", card.amount, type::between(1, 4), {.present = takes_amount(card.effect)});
//           visit.check([&](TomlTable const& row) { if (…) row.fail("amount", "why not."); });
//       }
//   };
//
// Three visitors read that list. ReadEdition reads a table of the edition file and fails with file, line and reason.
// HashEdition adds the values to the edition's hash. ShapeEdition describes their JSON. The types are those of
// kernel/field_type.h (a number in bounds, a flag, one of some names); a Notation is for values with a text of their
// own, such as "ggs". Strings need no type, and a list or array of values is read and written as a list. A set of names
// (`type::set_of`) is a text in the file, with spaces between the names, and a list in the JSON.
//
// A value whose text refers to other parts of the edition has a type that the game makes from those. It is an object
// with `read(row, key, text)`, which returns the value or fails at the key; with `hash(visit, value)`, where something
// else than the value is hashed; and with `shape(shape, value)`, where the JSON shows it.
//
//   visit.list("cards", edition.cards)            a struct for each row of a list; no two have the same id, if any
//   visit.list("cards", edition.cards, marks, edition)   the same, by `Card::fields(card, visit, edition)`
//   visit.by_players("players", edition.for_players, 2)  a struct for each number of players, here from 2
//   visit.table("shipping", [&](auto& visit) …)   the fields of a table within
//   visit.check(…)                                only when reading: what no single field can tell
//   visit.read(card, [](auto& file, auto& card) …)  only when reading: what the game reads in its own way, by
//                                                 `file.row()`, or computes
//   visit.hash_only(value)                        only for the hash
//   visit.shape_only([&](Shape& shape) …)         only for the JSON, where it looks different
//
// A whole edition is the same: `Edition::fields`, declared in edition.h and defined in edition.cpp, from which
// `read_edition_file` makes `load_edition`. Its JSON is in json.cpp, where `shape_fields` writes a struct.
namespace motherlode {

namespace type {

// The ids of a kind, where they are the same in every edition.
template <class Kind>
constexpr FieldType named_kind(Kind kind, std::span<std::string_view const> ids) {
    FieldType type = named(ids);
    type.kind = static_cast<int>(kind);
    return type;
}

}  // namespace type

// How one field differs from others.
struct FieldMarks {
    bool read = true;       // false: never in the file, but computed
    bool present = true;    // whether it is in the file here; elsewhere it is `otherwise`
    bool optional = false;  // may be left out of the file
    int otherwise = 0;
    int first = 0;  // what the file calls 0: 1 where it counts from 1
    bool hashed = true;
    bool counted = true;             // the hash of a list begins with its size
    bool shown = true;               // in the JSON
    std::string_view shown_as = {};  // its key there, if it is another one
    bool nullable = false;           // null in the JSON where it is not present
    bool omitted = false;            // not in the JSON where it is not present
    std::string_view type = {};      // what TypeScript calls the names
    std::string_view note = {};      // for readers of the JSON types
    std::size_t fewest = 0;          // the size of a list
    std::size_t most = std::numeric_limits<std::size_t>::max();
    std::string_view wrong_size = {};  // what to say of another size
};

// A value with a text of its own. `parse` returns nothing where the text is wrong, and then `wrong` follows it in the
// error: “ggx” are no resources. `shape` is not needed where the JSON does not show it.
template <class T>
struct Notation {
    std::optional<T> (*parse)(std::string_view text);
    std::string_view wrong;
    void (*shape)(Shape& shape, T const& value) = nullptr;
};

template <class T>
concept IsText = std::is_same_v<std::remove_const_t<T>, std::string>;
template <class T>
concept IsRange = !IsText<T> && requires(T const& items) {
    items.begin();
    items.size();
};
// A type made by a game.
template <class Type>
concept IsOwnType = !std::is_same_v<Type, FieldType> && !std::is_same_v<Type, FieldMarks> &&
                    requires(Type const& type, TomlTable const& row, std::string_view text) {
    type.read(row, text, text);
};

class ReadEdition {
public:
    ReadEdition(TomlFile const& file, TomlTable const& row) : file_{file}, row_{row} {}
    TomlFile const& file() const { return file_; }
    TomlTable const& row() const { return row_; }
    bool has(std::string_view key) const { return row_.has(key); }

    template <class... Kind>
    void id(std::string& id, Kind...) {
        id = row_.string("id");
        check_id(row_, "id", id);
    }
    template <IsText Text>
    void field(std::string_view key, Text& text, FieldMarks const& marks = {}) {
        if (is_there(key, marks)) text = row_.string(key);
    }
    void field(std::string_view key, std::vector<std::string>& texts, FieldMarks const& marks = {}) {
        if (!is_there(key, marks)) return;
        texts = row_.strings(key);
        check_size(key, texts.size(), marks);
    }
    template <class Member>
    void field(std::string_view key, Member& member, FieldType const& type, FieldMarks const& marks = {}) {
        if constexpr (IsRange<Member>) {
            if (is_there(key, marks)) read_all(key, member, type, marks);
        } else if (type.is_set) {
            if constexpr (IsSet<Member>)
                if (is_there(key, marks))
                    for (int const value : read_names(key, type)) SetAccess<Member>::insert(member, value);
        } else {
            if (marks.read)
                set_number(member,
                           is_there(key, marks) ? read_one(key, type) - marks.first : marks.otherwise);
        }
    }
    template <class Member>
    void field(std::string_view key, Member& member, Notation<Member> const& notation,
               FieldMarks const& marks = {}) {
        if (!is_there(key, marks)) return;
        std::string const text = row_.string(key);
        std::optional<Member> const value = notation.parse(text);
        if (!value) row_.fail(key, "“" + text + "” " + std::string{notation.wrong});
        member = value.value_or(Member{});
    }
    template <class Member, IsOwnType Type>
    void field(std::string_view key, Member& member, Type const& type, FieldMarks const& marks = {}) {
        if (!is_there(key, marks)) return;
        if constexpr (IsRange<Member>)
            put(key, member, row_.strings(key), marks,
                [&](std::string const& text) { return type.read(row_, key, text); });
        else
            member = type.read(row_, key, row_.string(key));
    }
    template <class Struct, class... Context>
    void list(std::string_view key, std::vector<Struct>& items, FieldMarks const& marks = {},
              Context&... context) {
        if (!marks.read || !file_.valid()) return;
        list_from(key, Struct{}, items, context...);
        check_size(key, items.size(), marks);
    }
    // Rows that begin as `start`, in addition to those that are there.
    template <class Struct, class... Context>
    void list_from(std::string_view key, Struct const& start, std::vector<Struct>& items,
                   Context&... context) {
        for (TomlTable const& row : row_.tables(key)) {
            Struct item = start;
            ReadEdition visit{file_, row};
            Struct::fields(item, visit, context...);
            if constexpr (requires { item.id; })
                for (Struct const& other : items)
                    if (other.id == item.id) row.fail("id", "“" + item.id + "” is already taken.");
            items.push_back(std::move(item));
        }
    }
    // Each row has the `count` of players, from `least` up to the last of the array.
    template <class Struct, std::size_t Size, class... Context>
    void by_players(std::string_view key, std::array<Struct, Size>& numbers, int least, Context&... context) {
        if (!file_.valid()) return;
        std::array<bool, Size> given{};
        for (TomlTable const& row : row_.tables(key)) {
            auto const count = static_cast<std::size_t>(row.integer("count", least, Size - 1));
            if (given[count])
                row.fail("count", "the numbers for " + std::to_string(count) + " players are given twice.");
            given[count] = true;
            ReadEdition visit{file_, row};
            Struct::fields(numbers[count], visit, context...);
        }
        for (auto count = static_cast<std::size_t>(least); count < Size; ++count)
            if (!given[count])
                row_.fail(key, "the numbers for " + std::to_string(count) + " players are missing.");
    }
    template <class Inner>
    void table(std::string_view key, Inner inner) {
        if (!file_.valid()) return;
        ReadEdition visit{file_, row_.table(key)};
        inner(visit);
    }
    // Only where all is well so far: a check relies on what was read before it.
    template <class Check>
    void check(Check check) {
        if (file_.valid()) check(row_);
    }
    template <class Struct, class Inner>
    void read(Struct& item, Inner inner) {
        if (file_.valid()) inner(*this, item);
    }
    template <class Value>
    void hash_only(Value const&) {}
    template <class Inner>
    void shape_only(Inner) {}
    // Fails where a list has too few or too many.
    bool check_size(std::string_view key, std::size_t size, FieldMarks const& marks) const;

private:
    bool is_there(std::string_view key, FieldMarks const& marks) const {
        return marks.read && marks.present && (!marks.optional || row_.has(key));
    }
    int read_one(std::string_view key, FieldType const& type) const;
    std::vector<int> read_names(std::string_view key, FieldType const& type) const;
    template <class Numbers>
    void read_all(std::string_view key, Numbers& numbers, FieldType const& type, FieldMarks const& marks) {
        using Number = std::remove_cvref_t<decltype(*numbers.begin())>;
        put(key, numbers, row_.integers(key, type.least, type.most), marks,
            [](int number) { return static_cast<Number>(number); });
    }
    // A list of the file as an array of the same size, or as a list of any size.
    template <class Values, class Texts, class Convert>
    void put(std::string_view key, Values& values, Texts const& texts, FieldMarks marks, Convert convert) {
        if constexpr (is_array<Values>) {
            marks.fewest = marks.most = values.size();
            if (!check_size(key, texts.size(), marks)) return;
            std::transform(texts.begin(), texts.end(), values.begin(), convert);
        } else {
            if (!check_size(key, texts.size(), marks)) return;
            values = {};
            for (auto const& text : texts) values.push_back(convert(text));
        }
    }

    TomlFile const& file_;
    TomlTable row_;
};

class HashEdition {
public:
    bool has(std::string_view) const { return false; }
    template <class... Kind>
    void id(std::string const& id, Kind...) {
        hash_only(id);
    }
    template <class Member>
    void field(std::string_view key, Member const& member, FieldMarks const& marks = {}) {
        field(key, member, nullptr, marks);
    }
    template <class Member, class Type>
    requires(!std::is_same_v<Type, FieldMarks>) void field(std::string_view, Member const& member,
                                                           Type const& type, FieldMarks const& marks = {}) {
        if (!marks.hashed) return;
        if constexpr (IsRange<Member>) {
            if (marks.counted) hash_only(member.size());
            for (auto const& value : member) add(value, type);
        } else {
            add(member, type);
        }
    }
    template <class Struct, class... Context>
    void list(std::string_view, std::vector<Struct> const& items, FieldMarks const& marks = {},
              Context&... context) {
        if (marks.counted) hash_only(items.size());
        for (Struct const& item : items) Struct::fields(item, *this, context...);
    }
    template <class Struct, std::size_t Size, class... Context>
    void by_players(std::string_view, std::array<Struct, Size> const& numbers, int, Context&... context) {
        for (Struct const& item : numbers) Struct::fields(item, *this, context...);
    }
    template <class Inner>
    void table(std::string_view, Inner inner) {
        inner(*this);
    }
    template <class Check>
    void check(Check) {}
    template <class Struct, class Inner>
    void read(Struct const&, Inner) {}
    // A number, a text, a struct by its fields, or a list: how many there are, then each.
    template <class Value>
    void hash_only(Value const& value) {
        if constexpr (IsText<Value>) {
            hasher_.add(std::string_view{value});
        } else if constexpr (IsRange<Value>) {
            hasher_.add(static_cast<std::uint64_t>(value.size()));
            for (auto const& item : value) hash_only(item);
        } else if constexpr (IsNumber<Value>) {
            hasher_.add(static_cast<std::uint64_t>(number_of(value)));
        } else {
            Value::fields(value, *this);
        }
    }
    template <class Inner>
    void shape_only(Inner) {}

    std::uint64_t value() const { return hasher_.value(); }

private:
    template <class Value, class Type>
    void add(Value const& value, Type const& type) {
        if constexpr (requires { type.hash(*this, value); })
            type.hash(*this, value);
        else
            hash_only(value);
    }

    Hasher hasher_;
};

class ShapeEdition {
public:
    // `number` is its place in the list it belongs to.
    explicit ShapeEdition(Shape& shape, int number = 0) : shape_{shape}, number_{number} {}
    bool has(std::string_view) const { return false; }

    // With a kind, the ids of that kind are a type of their own.
    void id(std::string const& id) { shape_.key("id").text(id); }
    template <class Kind>
    void id(std::string const&, Kind kind) {
        shape_.key("id").id(kind, number_);
    }
    void field(std::string_view key, std::string const& text, FieldMarks const& marks = {}) {
        write(key, marks, [&] { shape_.text(text); });
    }
    void field(std::string_view key, std::vector<std::string> const& texts, FieldMarks const& marks = {}) {
        write(key, marks, [&] { shape_.list(texts, [&](std::string const& text) { shape_.text(text); }); });
    }
    template <class Member>
    void field(std::string_view key, Member const& member, FieldType const& type,
               FieldMarks const& marks = {}) {
        auto const write_value = [&](auto const& value) {
            write_one(static_cast<int>(number_of(value)), type, marks);
        };
        write(key, marks, [&] {
            if constexpr (IsRange<Member>)
                shape_.list(member, write_value);
            else if (!type.is_set)
                write_value(member);
            else if constexpr (IsSet<Member>)
                shape_.list_if(
                    static_cast<int>(type.names.size()),
                    [&](int value) { return SetAccess<Member>::contains(member, value); }, write_value);
        });
    }
    // A Notation, or a type made by a game.
    template <class Member, class Type>
    requires(!std::is_same_v<Type, FieldMarks> && !std::is_convertible_v<Type, FieldType>) void field(
        std::string_view key, Member const& member, Type const& type, FieldMarks const& marks = {}) {
        write(key, marks, [&] {
            if constexpr (requires { type.shape(shape_, member); })
                type.shape(shape_, member);
            else if constexpr (requires { type.shape(shape_, *member.begin()); })
                shape_.list(member, [&](auto const& value) { type.shape(shape_, value); });
        });
    }
    template <class Check>
    void check(Check) {}
    template <class Struct, class Inner>
    void read(Struct const&, Inner) {}
    template <class Value>
    void hash_only(Value const&) {}
    template <class Inner>
    void shape_only(Inner inner) {
        inner(shape_);
    }

private:
    template <class Inner>
    void write(std::string_view key, FieldMarks const& marks, Inner inner) {
        if (!marks.shown) return;
        auto const write_key = [&] { shape_.key(marks.shown_as.empty() ? key : marks.shown_as, marks.note); };
        if (marks.omitted)
            return shape_.optional(marks.present, [&] {
                write_key();
                inner();
            });
        write_key();
        if (marks.nullable)
            shape_.or_null(marks.present, inner);
        else
            inner();
    }
    void write_one(int value, FieldType const& type, FieldMarks const& marks);

    Shape& shape_;
    int number_;
};

// One struct as an object; `type` is its name in TypeScript.
template <class Struct, class... Context>
void shape_fields(Shape& shape, std::string_view type, Struct const& item, Context&... context) {
    shape.object(type, [&] {
        ShapeEdition visit{shape};
        Struct::fields(item, visit, context...);
    });
}
template <class Struct, class... Context>
void shape_fields(Shape& shape, std::string_view type, std::vector<Struct> const& items,
                  Context&... context) {
    auto const size = static_cast<int>(items.size());
    shape.list(size, [&](int number) {
        shape.object(type, [&] {
            ShapeEdition visit{shape, number};
            Struct::fields(number < size ? items[static_cast<std::size_t>(number)] : Struct{}, visit,
                           context...);
        });
    });
}

// An edition file of this game, read by `Edition::fields`.
template <class Edition>
Outcome<std::shared_ptr<Edition const>> read_edition_file(std::string_view toml, std::string_view origin,
                                                          std::string_view game) {
    TomlFile file{toml, origin};
    auto edition = std::make_shared<Edition>();
    read_head(file, file.root(), game, *edition);
    ReadEdition reader{file, file.root()};
    if (file.valid()) Edition::fields(*edition, reader);
    if (std::optional<Error> error = file.finish()) return *error;

    HashEdition hash;
    hash.hash_only(edition->name);
    Edition::fields(std::as_const(*edition), hash);
    edition->hash = hash.value();
    return std::shared_ptr<Edition const>{std::move(edition)};
}

}  // namespace motherlode

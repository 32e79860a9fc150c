#pragma once

#include <array>
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
//           visit.id(card.id);
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
// own, such as "ggs". Strings need no type, and a list or array of numbers is read and written as a list.
//
//   visit.list("cards", edition.cards)            a struct for each row of a list; no two have the same id
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
    bool present = true;    // whether it is in the file here; elsewhere it is `otherwise`
    bool optional = false;  // may be left out of the file
    int otherwise = 0;
    bool hashed = true;
    bool shown = true;                 // in the JSON
    bool nullable = false;             // null in the JSON where it is not present
    std::string_view type = {};        // what TypeScript calls the names
    std::string_view note = {};        // for readers of the JSON types
    std::string_view wrong_size = {};  // what to say where an array has another number of values
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

class ReadEdition {
public:
    ReadEdition(TomlFile const& file, TomlTable const& row) : file_{file}, row_{row} {}
    TomlFile const& file() const { return file_; }
    TomlTable const& row() const { return row_; }
    bool has(std::string_view key) const { return row_.has(key); }

    void id(std::string& id) {
        id = row_.string("id");
        check_id(row_, "id", id);
    }
    template <IsText Text>
    void field(std::string_view key, Text& text, FieldMarks const& marks = {}) {
        if (is_there(key, marks)) text = row_.string(key);
    }
    template <class Member>
    void field(std::string_view key, Member& member, FieldType const& type, FieldMarks const& marks = {}) {
        if constexpr (IsRange<Member>) {
            if (is_there(key, marks)) read_all(key, member, type, marks);
        } else {
            set_number(member, is_there(key, marks) ? read_one(key, type) : marks.otherwise);
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
    template <class Struct>
    void list(std::string_view key, std::vector<Struct>& items) {
        if (!file_.valid()) return;
        for (TomlTable const& row : row_.tables(key)) {
            Struct item{};
            ReadEdition visit{file_, row};
            Struct::fields(item, visit);
            for (Struct const& other : items)
                if (other.id == item.id) row.fail("id", "“" + item.id + "” is already taken.");
            items.push_back(std::move(item));
        }
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

private:
    bool is_there(std::string_view key, FieldMarks const& marks) const {
        return marks.present && (!marks.optional || row_.has(key));
    }
    int read_one(std::string_view key, FieldType const& type) const;
    template <class Numbers>
    void read_all(std::string_view key, Numbers& numbers, FieldType const& type, FieldMarks const& marks) {
        std::vector<int> const values = row_.integers(key, type.least, type.most);
        if constexpr (is_array<Numbers>) {
            if (values.size() != numbers.size())
                row_.fail(key, marks.wrong_size);
            else
                std::copy(values.begin(), values.end(), numbers.begin());
        } else {
            numbers.assign(values.begin(), values.end());
        }
    }

    TomlFile const& file_;
    TomlTable row_;
};

class HashEdition {
public:
    bool has(std::string_view) const { return false; }
    void id(std::string const& id) { hash_only(id); }
    template <class Member>
    void field(std::string_view, Member const& member, FieldMarks const& marks = {}) {
        if (marks.hashed) hash_only(member);
    }
    template <class Member, class Type>
    requires(!std::is_same_v<Type, FieldMarks>) void field(std::string_view, Member const& member,
                                                           Type const&, FieldMarks const& marks = {}) {
        if (marks.hashed) hash_only(member);
    }
    template <class Struct>
    void list(std::string_view, std::vector<Struct> const& items) {
        hash_only(items);
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
    Hasher hasher_;
};

class ShapeEdition {
public:
    explicit ShapeEdition(Shape& shape) : shape_{shape} {}
    bool has(std::string_view) const { return false; }

    void id(std::string const& id) { shape_.key("id").text(id); }
    void field(std::string_view key, std::string const& text, FieldMarks const& marks = {}) {
        if (marks.shown) shape_.key(key, marks.note).text(text);
    }
    template <class Member>
    void field(std::string_view key, Member const& member, FieldType const& type,
               FieldMarks const& marks = {}) {
        if (!marks.shown) return;
        shape_.key(key, marks.note);
        write(marks, [&] {
            if constexpr (IsRange<Member>)
                shape_.list(member, [&](auto number) { shape_.number(static_cast<int>(number)); });
            else
                write_one(static_cast<int>(number_of(member)), type, marks.type);
        });
    }
    template <class Member>
    void field(std::string_view key, Member const& member, Notation<Member> const& notation,
               FieldMarks const& marks = {}) {
        if (!marks.shown) return;
        shape_.key(key, marks.note);
        write(marks, [&] { notation.shape(shape_, member); });
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
    void write(FieldMarks const& marks, Inner inner) {
        if (marks.nullable)
            shape_.or_null(marks.present, inner);
        else
            inner();
    }
    void write_one(int value, FieldType const& type, std::string_view type_name);

    Shape& shape_;
};

// One struct as an object; `type` is its name in TypeScript.
template <class Struct>
void shape_fields(Shape& shape, std::string_view type, Struct const& item) {
    shape.object(type, [&] {
        ShapeEdition visit{shape};
        Struct::fields(item, visit);
    });
}
template <class Struct>
void shape_fields(Shape& shape, std::string_view type, std::vector<Struct> const& items) {
    shape.list(items, [&](Struct const& item) { shape_fields(shape, type, item); });
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

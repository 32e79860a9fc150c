#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>
#include <type_traits>

namespace motherlode {

// What a stored number means: its bounds, and how a position text writes it. The functions of namespace `type` below
// make one; a game's own `enum class Kind` (kernel/kinds.h) is a FieldType too.
struct FieldType {
    enum class Form : std::uint8_t { number, flag, seat, kind, named, word };

    // A value outside the usual range, such as "none".
    struct Special {
        int value = 0;
        std::string_view name;
    };
    using NameOf = std::string_view (*)(int value);
    static constexpr int no_kind = -1;
    static constexpr int by_seat = -2;

    Form form = Form::number;
    bool is_set = false;
    int kind = no_kind;  // of the values, a number of the game's Kind
    int by = no_kind;    // of an array: the kind that names its places
    int least = 0;
    int most = 0;  // of numbers
    std::span<std::string_view const> names;
    NameOf name_of = nullptr;
    std::array<Special, 3> specials{};
    int special_count = 0;
    int absent = 0;         // the value when the text omits it
    bool required = false;  // never omitted

    constexpr FieldType() = default;
    template <class Kind>
    requires std::is_enum_v<Kind>
    constexpr FieldType(Kind of) : form{Form::kind}, kind{static_cast<int>(of)}, required{true} {}

    // The value that the text may omit.
    constexpr FieldType absent_as(int value) const {
        FieldType changed = *this;
        changed.absent = value;
        changed.required = false;
        return changed;
    }
    constexpr FieldType with(int value, std::string_view name) const {
        FieldType changed = *this;
        changed.specials[changed.special_count++] = {value, name};
        return changed;
    }
    constexpr bool is_special(std::int64_t value) const {
        for (int i = 0; i < special_count; ++i)
            if (specials[i].value == value) return true;
        return false;
    }
};

namespace type {

inline constexpr int none = 255;

constexpr FieldType between(int least, int most) {
    FieldType type;
    type.least = least;
    type.most = most;
    type.absent = least > 0 ? least : 0;
    type.required = least > 0;
    return type;
}
// From 0 up to and including `most`.
constexpr FieldType count(int most) { return between(0, most); }

constexpr FieldType of_form(FieldType::Form form, bool required) {
    FieldType type;
    type.form = form;
    type.required = required;
    return type;
}
inline constexpr FieldType flag = of_form(FieldType::Form::flag, false);
inline constexpr FieldType seat = of_form(FieldType::Form::seat, true);
// Any 64 bits: the state of a random number generator.
inline constexpr FieldType word = of_form(FieldType::Form::word, true);
inline constexpr FieldType word_or_zero = of_form(FieldType::Form::word, false);

// One of a list of names. The text omits the first one.
constexpr FieldType named(std::span<std::string_view const> names) {
    FieldType type = of_form(FieldType::Form::named, false);
    type.names = names;
    type.most = static_cast<int>(names.size()) - 1;
    return type;
}
// The same, with a function for the names; such a value is never omitted.
constexpr FieldType named(int count, FieldType::NameOf name_of) {
    FieldType type = of_form(FieldType::Form::named, true);
    type.name_of = name_of;
    type.most = count - 1;
    return type;
}

// Adds "none", which the text omits.
constexpr FieldType or_none(FieldType type, int value = none) {
    return type.with(value, "none").absent_as(value);
}

// A set of these values, one bit each.
constexpr FieldType set_of(FieldType type) {
    type.is_set = true;
    return type;
}

// An array with a value for each of a kind, or for each seat: {copper = 2, gold = 1}.
constexpr FieldType by(FieldType label, FieldType type) {
    type.by = label.form == FieldType::Form::seat ? FieldType::by_seat : label.kind;
    return type;
}

}  // namespace type

}  // namespace motherlode

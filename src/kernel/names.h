#pragma once

#include <array>
#include <string_view>

namespace motherlode {

// An enum whose values have names in files needs no list of enumerators besides the list of names:
//
//   enum class Effect : std::uint8_t {};
//   inline constexpr std::array<std::string_view, 3> effect_names{"none", "look", "ship"};
//   consteval Effect does(std::string_view name) { return value_named<Effect>(effect_names, name); }
//
// `case does("look"):` is as cheap as an enumerator, and the compiler rejects a misspelt name.
template <class Enum, std::size_t Count>
consteval Enum value_named(std::array<std::string_view, Count> const& names, std::string_view name) {
    for (std::size_t i = 0; i < Count; ++i)
        if (names[i] == name) return static_cast<Enum>(i);
    throw "no value has this name";
}

}  // namespace motherlode

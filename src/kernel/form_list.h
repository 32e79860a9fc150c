#pragma once

#include "kernel/forms.h"

// If every form is a kind of action of its own, the list of forms is also the list of kinds: they are numbered in
// order, and the first word of its form names a kind.
//
//   enum class ActionKind : std::uint8_t {};
//   inline constexpr auto forms = list_forms({{"camp {resource}", say.action_camp}, {"loot", say.action_loot}});
//   consteval ActionKind verb(std::string_view word) { return find_verb<ActionKind>(forms, word); }
//
// `verb("loot")` is as cheap as an enumerator, and the compiler rejects a misspelt word.
namespace motherlode {

struct FormText {
    std::string_view pattern;
    MessageSpec const& description;
};

template <std::size_t... I>
constexpr std::array<Form, sizeof...(I)> number_forms(FormText const* texts, std::index_sequence<I...>) {
    return {Form{I, texts[I].pattern, texts[I].description}...};
}
template <std::size_t Count>
constexpr std::array<Form, Count> list_forms(FormText const (&texts)[Count]) {
    return number_forms(texts, std::make_index_sequence<Count>{});
}

template <class ActionKind, std::size_t Count>
consteval ActionKind find_verb(std::array<Form, Count> const& forms, std::string_view word) {
    for (Form const& form : forms)
        if (form.pattern.substr(0, form.pattern.find(' ')) == word)
            return static_cast<ActionKind>(form.action_kind);
    throw "no form starts with this word";
}

}  // namespace motherlode
